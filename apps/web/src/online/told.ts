// Converts a server answer for the screens.
import type { RequestResult } from './friends.svelte.ts';
import type { ApiResult } from './web.ts';
import { friendly } from './words/words.svelte.ts';

/** The answer's body, or one sentence on why there is none. */
export const told = <T>(answer: ApiResult<T>): RequestResult<T> => {
  if (answer.ok) return answer;
  return { ok: false, sentence: answer.why === 'no' ? answer.problem.sentence : friendly.words.trouble[answer.why] };
};
