// The language that the page speaks at present.
import type { Settings } from '../model/model.ts';
import { en, type Words } from './en.ts';

/** The languages that the page speaks. */
export const LANGUAGES: readonly Exclude<Settings['language'], 'auto'>[] = ['en'];

class Speech {
  words: Words = $state.raw(en);
}

/** Read `speech.words` where a sentence is wanted: whatever is drawn from it follows a change of language. */
export const speech = new Speech();
