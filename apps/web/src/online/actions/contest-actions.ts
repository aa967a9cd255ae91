// Actions on contests. Each returns the server's answer, or a sentence that says why there is none.

import type { ContestActions } from '../action-types.ts';
import { personRequests } from '../request-result.ts';
import type { OnlineContext } from '../session.ts';

const at = (contest: string) => ({ params: { path: { contest } } });

export function contestActions(context: Pick<OnlineContext, 'api' | 'who' | 'running'>): ContestActions {
  const { api, who } = context;
  const { look, act } = personRequests(context);
  return {
    facts: contest => look(() => api.get('/api/contests/{contest}', at(contest))),
    today: () => look(() => api.get('/api/contests/today')),
    mine: async () => (who.known() ? look(() => api.get('/api/contests/mine')) : { ok: true, body: { contests: [] } }),
    make: body => act(() => api.post('/api/contests', { body })),
    enter: contest => act(() => api.post('/api/contests/{contest}/entries', at(contest))),
    begin: contest => act(() => api.post('/api/contests/{contest}/start', at(contest))),
    withdraw: contest => act(() => api.delete('/api/contests/{contest}/entries', at(contest))),
    round: (contest, round) =>
      look(() => api.get('/api/contests/{contest}/rounds/{round}', { params: { path: { contest, round } } })),
  };
}
