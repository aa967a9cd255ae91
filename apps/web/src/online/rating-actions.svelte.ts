// Requests about ratings, and the ratings of the players at a rated table.
import type { TableFacts, TableRatingsAnswer } from '@moonshot/protocol/server';
import type { RatingActions } from './friends.svelte.ts';
import { requestResult } from './request-result.ts';
import type { OnlineContext } from './session.ts';

type Seated = TableRatingsAnswer['ratings'][number];

class SeatRatings {
  table: string | null = $state.raw(null);
  known: ReadonlyMap<string, Seated> = $state.raw(new Map());
}

const seated = new SeatRatings();

/** The rating of a player at a rated table, once it is known. */
export const ratingAt = ({ id, settings }: TableFacts, player: string): Seated | undefined =>
  settings.rated && seated.table === id ? seated.known.get(player) : undefined;

/**
 * Identifies the players at a rated table, to load ratings when they change; the end of a match changes it
 * too.
 */
export const ratedPeople = ({ id, settings, seats, state }: TableFacts): string | undefined =>
  settings.rated
    ? [id, state, ...seats.flatMap(seat => (seat.kind === 'person' ? [seat.player] : []))].join(' ')
    : undefined;

export function ratingActions({ api, who, running }: Pick<OnlineContext, 'api' | 'who' | 'running'>): RatingActions {
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
      if (!answer.ok) return;
      seated.table = table;
      seated.known = new Map(answer.body.ratings.map(one => [one.player, one]));
    },
  };
}
