// The page's current language, and the texts of its first screens.
import { type Language, languageFor, type Words } from '@moonshot/i18n';
import { first } from '@moonshot/i18n/english';
import { pageWords } from '@moonshot/i18n/page';
import { LocalizedText } from './localized-text.svelte.ts';

/** The texts, read as `locale.words`. Reactive: follows a change of language. */
export const locale = new LocalizedText<Words>(first, pageWords);

/** Loads another language, then switches to it. Rejects if it cannot be loaded. */
export const switchLanguage = (language: Language): Promise<void> =>
  locale.switchTo(language, () => {
    document.documentElement.lang = language; // first, because what follows `locale.words` reads it
  });

/** The chosen language. With `auto`, the first of the browser's languages that the page supports. */
export const chosenLanguage = (choice: Language | 'auto'): Language =>
  languageFor(choice === 'auto' ? navigator.languages : [choice]);

/** The page's current language. */
export const currentLanguage = (): Language => document.documentElement.lang as Language; // set above only
