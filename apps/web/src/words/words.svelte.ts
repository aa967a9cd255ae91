// The language that the page speaks at present.
import { en, type Words } from './en.ts';

class Speech {
  words: Words = $state.raw(en);
}

/** Read `speech.words` where a sentence is wanted: whatever is drawn from it follows a change of language. */
export const speech = new Speech();
