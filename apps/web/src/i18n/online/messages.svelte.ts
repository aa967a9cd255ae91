// The texts of the online feature in the page's current language.
import type { Language } from '@moonshot/protocol';
import { en, type FriendWords } from './en.ts';

/** Every language but English is lazy-loaded. */
const CATALOGUES: Readonly<Record<Language, () => Promise<FriendWords>>> = {
  en: async () => en,
  de: async () => (await import('./de.ts')).de,
  fr: async () => (await import('./fr.ts')).fr,
  es: async () => (await import('./es.ts')).es,
};

class Speech {
  words: FriendWords = $state.raw(en);
}

/** The texts, read as `friendly.words`. Reactive: follows a change of language. */
export const friendly = new Speech();

let wanted: Language = 'en';

/** Loads another language, then switches to it. Rejects if it cannot be loaded. */
export async function speakFriendly(language: Language): Promise<void> {
  wanted = language;
  const words = await CATALOGUES[language]();
  if (wanted === language) friendly.words = words;
}
