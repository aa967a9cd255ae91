// The HTTP bodies of contests, in which several players play the same fixed deals and compare their results.
import * as z from 'zod/mini';
import { TITLE_MAX } from '../limits.ts';
import { order, seconds } from './fields.ts';

export const between = (least: number, most: number) => z.int().check(z.gte(least), z.lte(most));

const played = {
  game: order.shape.game,
  overrides: order.shape.overrides,
  seats: order.shape.seats,
};

const challenge = z.strictObject({
  kind: z.literal('challenge'),
  ...played,
  deals: between(1, 16),
  days: between(1, 14),
});

/** The maximum number of players in a tournament. */
export const PLAYERS_MOST = 64;

const WEEK_MINUTES = 7 * 24 * 60;

const tournament = z.strictObject({
  kind: z.literal('tournament'),
  title: z.string().check(z.trim(), z.minLength(1), z.maxLength(TITLE_MAX)),
  ...played,
  rounds: between(1, 16),
  deals: between(1, 8), // the number of deals in each round
  begins: z.union([
    // begins as soon as this number of players has entered
    z.strictObject({ players: between(2, PLAYERS_MOST) }),
    // begins after this time, with the players who have entered by then
    z.strictObject({ minutes: between(1, WEEK_MINUTES) }),
  ]),
  clock: seconds,
});

/**
 * The body of `POST /api/contests`. It creates a challenge that is open for a number of days, or a tournament
 * that all players play at the same time.
 */
export const newContest = z.discriminatedUnion('kind', [challenge, tournament]);

export type NewContest = z.infer<typeof newContest>;
export type NewChallenge = z.infer<typeof challenge>;
export type NewTournament = z.infer<typeof tournament>;
