// Actions on leagues. Each returns the server's answer, or a sentence that says why there is none.

import type { LeagueActions } from '../action-types.ts';
import { FOR_FRIENDS } from '../order.ts';
import { personRequests } from '../request-result.ts';
import type { OnlineContext } from '../session.ts';

const at = (league: string) => ({ params: { path: { league } } });

export function leagueActions(context: Pick<OnlineContext, 'api' | 'who' | 'running'>): LeagueActions {
  const { api, who } = context;
  const { look, act } = personRequests(context);
  return {
    facts: league => look(() => api.get('/api/leagues/{league}', at(league))),
    mine: async () => (who.known() ? look(() => api.get('/api/leagues/mine')) : { ok: true, body: { leagues: [] } }),
    make: body => act(() => api.post('/api/leagues', { body })),
    change: (league, body) => act(() => api.patch('/api/leagues/{league}', { ...at(league), body })),
    join: league => act(() => api.post('/api/leagues/{league}/members', at(league))),
    leave: league => act(() => api.delete('/api/leagues/{league}/members', at(league))),
    putOut: (league, player) =>
      act(() => api.delete('/api/leagues/{league}/members/{player}', { params: { path: { league, player } } })),
    // The table opens with these settings. The host may change them in the waiting room.
    open: league =>
      act(() => api.post('/api/leagues/{league}/tables', { ...at(league), body: { settings: FOR_FRIENDS } })),
  };
}
