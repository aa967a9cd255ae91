// Converts a server answer for the screens.

import { friendly } from '../i18n/online/messages.svelte.ts';
import type { RequestResult } from './friends.svelte.ts';
import type { ApiResult } from './server/http-client.ts';

/** The answer's body, or one sentence on why there is none. */
export const requestResult = <T>(answer: ApiResult<T>): RequestResult<T> => {
  if (answer.ok) return answer;
  return { ok: false, sentence: answer.why === 'no' ? answer.problem.sentence : friendly.words.trouble[answer.why] };
};
