// The language that the page speaks at present.
import type { Language } from '@moonshot/wire';
import { en, type Words } from './en.ts';
import { CATALOGUES } from './languages.ts';

class Speech {
  words: Words = $state.raw(en);
}

/** Read `speech.words` where a sentence is wanted: whatever is drawn from it follows a change of language. */
export const speech = new Speech();

let wanted: Language = 'en';

/** Speaks another language from now on, as soon as its words are here; throws where they cannot be loaded. */
export async function speak(language: Language): Promise<void> {
  wanted = language;
  const words = (await CATALOGUES[language]?.()) ?? en;
  if (wanted !== language) return; // another was chosen while this one was on its way
  speech.words = words;
  document.documentElement.lang = language;
}
