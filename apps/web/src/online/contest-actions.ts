// Actions on contests. Each asks the server and returns its answer, or one sentence on why there is none.

import type { ContestActions, RequestResult } from './friends.svelte.ts';
import { requestResult } from './request-result.ts';
import type { ApiResult } from './server/http-client.ts';
import type { OnlineContext } from './session.ts';

export function contestActions({ api, who, running }: Pick<OnlineContext, 'api' | 'who' | 'running'>): ContestActions {
  /** Signs in, then asks. With `looks` (read-only) the request also works without an identity. */
  const entered = async <T>(ask: () => Promise<ApiResult<T>>, looks: boolean): Promise<RequestResult<T>> => {
    if (looks && !who.known()) return requestResult(await ask());
    const you = await who.enter(running.model.name);
    return you.ok || looks ? requestResult(await ask()) : requestResult(you);
  };
  return {
    facts: contest => entered(() => api.contest(contest), true),
    today: () => entered(() => api.contestToday(), true),
    mine: async () => (who.known() ? entered(() => api.contests(), true) : { ok: true, body: { contests: [] } }),
    make: asked => entered(() => api.makeContest(asked), false),
    enter: contest => entered(() => api.enterContest(contest), false),
    begin: contest => entered(() => api.beginContest(contest), false),
    withdraw: contest => entered(() => api.leaveContest(contest), false),
    round: (contest, round) => entered(() => api.contestRound(contest, round), true),
  };
}
