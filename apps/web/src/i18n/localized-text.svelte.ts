// A section of texts in the language that was chosen last.
import type { Language, TextSection } from '@moonshot/i18n';

/** A section of texts. Its `words` are reactive: they follow a change of language. */
export class LocalizedText<Words> {
  words: Words;
  readonly #english: Words;
  readonly #section: TextSection<Words>;
  wanted: Language = 'en'; // the language that was chosen last; its texts may still be loading

  /** Starts with the English texts, which are bundled with the code. `switchTo` loads another language. */
  constructor(english: Words, section: TextSection<Words>) {
    this.words = $state.raw(english);
    this.#english = english;
    this.#section = section;
  }

  /**
   * Loads the texts of another language and switches to them, unless a different language was chosen
   * meanwhile. `begins` is called just before the switch. Rejects if the texts cannot be loaded.
   */
  async switchTo(language: Language, begins?: () => void): Promise<void> {
    this.wanted = language;
    const words = language === 'en' ? this.#english : await this.#section(language);
    if (this.wanted !== language) return;
    begins?.();
    this.words = words;
  }
}
