// The page's current language, and the texts of its first screens.
import { type Language, languageFor, type Words } from '@moonshot/i18n';
import { first } from '@moonshot/i18n/english';
import { pageWords } from '@moonshot/i18n/page';
import { LocalizedText } from './localized-text.svelte.ts';

/**
 * The texts of the first screens. Read them as `locale.words`; they are reactive and follow a change of
 * language.
 */
export const locale = new LocalizedText<Words>(first, pageWords);

/** Loads another language and switches to it. Rejects if the language cannot be loaded. */
export const switchLanguage = (language: Language): Promise<void> =>
  locale.switchTo(language, () => {
    // set before the texts change, because code that depends on `locale.words` reads this attribute
    document.documentElement.lang = language;
  });

/** The chosen language. With `auto`, the browser's first language that the page supports, or English. */
export const chosenLanguage = (choice: Language | 'auto'): Language =>
  languageFor(choice === 'auto' ? navigator.languages : [choice]);

/** The page's current language. Only `switchLanguage` changes the attribute that holds it. */
export const currentLanguage = (): Language => document.documentElement.lang as Language;
