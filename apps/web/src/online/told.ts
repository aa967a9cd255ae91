// What the server told, for screens: its answer, or in one sentence why there is none.
import type { Told } from './friends.svelte.ts';
import type { Answer } from './web.ts';
import { friendly } from './words/words.svelte.ts';

/** An answer as a screen shows it. */
export const told = <T>(answer: Answer<T>): Told<T> => {
  if (answer.ok) return answer;
  return { ok: false, sentence: answer.why === 'no' ? answer.problem.sentence : friendly.words.trouble[answer.why] };
};
