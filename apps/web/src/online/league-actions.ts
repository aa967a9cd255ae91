// Actions on leagues. Each asks the server and returns its answer, or one sentence on why there is none.

import type { LeagueActions, RequestResult } from './friends.svelte.ts';
import { requestResult } from './request-result.ts';
import type { ApiResult } from './server/http-client.ts';
import type { OnlineContext } from './session.ts';

/** Default settings of a league's table; the host may change them in the waiting room. */
const USUAL = { open: 'invited', clock: null, watchers: 'cards', chat: true } as const;

export function leagueActions({ api, who, running }: Pick<OnlineContext, 'api' | 'who' | 'running'>): LeagueActions {
  /** Signs in, then asks. With `looks` (read-only) the request also works without an identity. */
  const entered = async <T>(ask: () => Promise<ApiResult<T>>, looks: boolean): Promise<RequestResult<T>> => {
    if (looks && !who.known()) return requestResult(await ask());
    const you = await who.enter(running.model.name);
    return you.ok || looks ? requestResult(await ask()) : requestResult(you);
  };
  return {
    facts: league => entered(() => api.league(league), true),
    mine: async () => (who.known() ? entered(() => api.leagues(), true) : { ok: true, body: { leagues: [] } }),
    make: asked => entered(() => api.makeLeague(asked), false),
    change: (league, to) => entered(() => api.changeLeague(league, to), false),
    join: league => entered(() => api.joinLeague(league), false),
    leave: league => entered(() => api.leaveLeague(league), false),
    putOut: (league, player) => entered(() => api.putOut(league, player), false),
    open: league => entered(() => api.openForLeague(league, { settings: USUAL }), false),
  };
}
