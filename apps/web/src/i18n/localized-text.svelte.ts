// Texts in the most recently chosen language.
import type { Language, TextSection } from '@moonshot/i18n';

/** A section of texts. Its `words` are reactive: they follow a change of language. */
export class LocalizedText<Words> {
  words: Words;
  readonly #english: Words;
  readonly #section: TextSection<Words>;
  #wanted: Language = 'en';

  /** Starts with English, which is bundled with the code. `switchTo` loads another language. */
  constructor(english: Words, section: TextSection<Words>) {
    this.words = $state.raw(english);
    this.#english = english;
    this.#section = section;
  }

  /**
   * Loads another language, then switches to it. Rejects if it cannot be loaded. Resolves to false if a
   * different language was chosen meanwhile.
   */
  async switchTo(language: Language): Promise<boolean> {
    this.#wanted = language;
    const words = language === 'en' ? this.#english : await this.#section(language);
    if (this.#wanted !== language) return false;
    this.words = words;
    return true;
  }
}
