// Sends requests for a person and turns the answers into the form that screens use.

import { onlineTexts } from '../i18n/online.svelte.ts';
import type { RequestResult } from './action-types.ts';
import type { ApiResult } from './server/http-client.ts';
import type { OnlineContext } from './session.ts';

/** The body of an answer, or a sentence that says why there is none. */
export const requestResult = <T>(answer: ApiResult<T>): RequestResult<T> => {
  if (answer.ok) return answer;
  return { ok: false, sentence: answer.why === 'no' ? answer.problem.sentence : onlineTexts.words.trouble[answer.why] };
};

/**
 * Requests for a person. `look` only reads something, so it also works without an identity; `act` needs one.
 */
export interface PersonRequests {
  look<T>(ask: () => Promise<ApiResult<T>>): Promise<RequestResult<T>>;
  act<T>(ask: () => Promise<ApiResult<T>>): Promise<RequestResult<T>>;
}

/** Signs in before each request. For `look`, this is done only if the device has an identity. */
export function personRequests({ who, running }: Pick<OnlineContext, 'who' | 'running'>): PersonRequests {
  return {
    look: async ask => {
      if (who.known()) await who.enter(running.model.name);
      return requestResult(await ask());
    },
    act: async ask => {
      const you = await who.enter(running.model.name);
      return requestResult(you.ok ? await ask() : you);
    },
  };
}
