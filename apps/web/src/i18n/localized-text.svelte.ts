// Texts in the language that was chosen last.
import type { Language, TextSection } from '@moonshot/i18n';

/** A section of texts. Its `words` are reactive: they follow a change of language. */
export class LocalizedText<Words> {
  words: Words;
  readonly #english: Words;
  readonly #section: TextSection<Words>;
  #wanted: Language = 'en';

  /** It speaks English, which is bundled with the code, until it is told to speak another language. */
  constructor(english: Words, section: TextSection<Words>) {
    this.words = $state.raw(english);
    this.#english = english;
    this.#section = section;
  }

  /**
   * Loads another language, then switches to it. Rejects if it cannot be loaded. False if yet another
   * language was chosen meanwhile.
   */
  async switchTo(language: Language): Promise<boolean> {
    this.#wanted = language;
    const words = language === 'en' ? this.#english : await this.#section(language);
    if (this.#wanted !== language) return false;
    this.words = words;
    return true;
  }
}
