// Requests about ratings.
import type { TableFacts } from '@moonshot/protocol/server';
import type { RatingActions } from '../action-types.ts';
import { requestResult } from '../request-result.ts';
import type { OnlineContext } from '../session.ts';

/**
 * A key that changes when the ratings of the players at a rated table have to be loaded again: when a player
 * comes or leaves, and when the state of the match changes.
 */
export const ratedPeople = ({ id, settings, seats, state }: TableFacts): string | undefined =>
  settings.rated
    ? [id, state, ...seats.flatMap(seat => (seat.kind === 'person' ? [seat.player] : []))].join(' ')
    : undefined;

export function ratingActions({ api, who, running, online }: OnlineContext): RatingActions {
  const of = (player: string) => api.get('/api/ratings/{player}', { params: { path: { player } } });
  return {
    mine: async () => {
      if (!who.known()) return { ok: true, body: { name: null, ratings: [] } };
      const you = await who.enter(running.model.name);
      return requestResult(you.ok ? await of(you.body.player) : you);
    },
    of: async player => requestResult(await of(player)),
    board: async rules =>
      requestResult(await api.get('/api/ratings', rules === null ? {} : { params: { query: { rules } } })),
    moved: async match => requestResult(await api.get('/api/matches/{match}/ratings', { params: { path: { match } } })),
    learn: async table => {
      const answer = await api.get('/api/tables/{table}/ratings', { params: { path: { table } } });
      if (answer.ok) online.seatRatings.set(table, answer.body.ratings);
    },
  };
}
