// The page's current language and its texts.
import type { Language } from '@moonshot/protocol';
import { en, type Words } from './en.ts';
import { CATALOGUES } from './languages.ts';

class Speech {
  words: Words = $state.raw(en);
}

/** The texts, read as `speech.words`. Reactive: follows a change of language. */
export const speech = new Speech();

let wanted: Language = 'en';

/** Loads another language, then switches to it. Rejects if it cannot be loaded. */
export async function speak(language: Language): Promise<void> {
  wanted = language;
  const words = await CATALOGUES[language]();
  if (wanted !== language) return; // another language was chosen meanwhile
  speech.words = words;
  document.documentElement.lang = language;
}
