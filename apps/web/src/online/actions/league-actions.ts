// Actions on leagues. Each asks the server and returns its answer, or one sentence on why there is none.

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
    // the host may change the settings in the waiting room
    open: league =>
      act(() => api.post('/api/leagues/{league}/tables', { ...at(league), body: { settings: FOR_FRIENDS } })),
  };
}
