// What the page says of friends, in the language that it speaks at present.
import type { Language } from '@moonshot/wire';
import { en, type FriendWords } from './en.ts';

/** Every language but English is a chunk of its own, loaded when it is wanted. */
const CATALOGUES: Readonly<Record<Language, () => Promise<FriendWords>>> = {
  en: async () => en,
  de: async () => (await import('./de.ts')).de,
  fr: async () => (await import('./fr.ts')).fr,
  es: async () => (await import('./es.ts')).es,
};

class Speech {
  words: FriendWords = $state.raw(en);
}

/**
 * Read `friendly.words` where a sentence is wanted: whatever is drawn from it follows a change of language.
 */
export const friendly = new Speech();

let wanted: Language = 'en';

/** Speaks another language from now on, as soon as its words are here; throws where they cannot be loaded. */
export async function speakFriendly(language: Language): Promise<void> {
  wanted = language;
  const words = await CATALOGUES[language]();
  if (wanted === language) friendly.words = words;
}
