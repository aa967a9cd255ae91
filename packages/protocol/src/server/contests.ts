// The HTTP bodies of contests: fixed deals that several players play and compare.
import type { Overrides } from '@moonshot/rules';
import * as z from 'zod/mini';
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

/** How many may come to a tournament. */
export const PLAYERS_MOST = 64;

const WEEK_MINUTES = 7 * 24 * 60;

const tournament = z.strictObject({
  kind: z.literal('tournament'),
  title: z.string().check(z.trim(), z.minLength(1), z.maxLength(60)),
  ...played,
  rounds: between(1, 16),
  deals: between(1, 8), // in each round
  begins: z.union([
    // begins as soon as this number of players has entered
    z.strictObject({ players: between(2, PLAYERS_MOST) }),
    // begins after this time with the players entered by then
    z.strictObject({ minutes: between(1, WEEK_MINUTES) }),
  ]),
  clock: seconds,
});

/**
 * `POST /api/contests`: a challenge that is open for a number of days, or a tournament in which all play at
 * the same time.
 */
export const newContest = z.discriminatedUnion('kind', [challenge, tournament]);

export type NewContest = z.infer<typeof newContest>;
export type NewChallenge = z.infer<typeof challenge>;
export type NewTournament = z.infer<typeof tournament>;

/** What making one is answered with. */
export interface NewContestAnswer {
  readonly contest: string;
}

/** `POST /api/contests/CONTEST/entries`: the table to go to; null where a tournament has none for one yet. */
export interface ContestDoor {
  readonly table: string | null;
  readonly invite: string | null;
}

/** A player's points, per deal, or per round of a tournament; null for what was not played. */
export interface ContestRowFacts {
  readonly place: number; // from 1; level rows share one
  readonly name: string;
  readonly you: boolean;
  readonly bot: boolean;
  readonly points: readonly (number | null)[];
  readonly raw: number; // all points together
  // by deal: how much better than the mean of the others at the same seat
  readonly better: readonly (number | null)[];
  // their sum; null if no other player has played any of these deals
  readonly duplicate: number | null;
}

/**
 * A contest as the requesting player may see it. Results of others are hidden until the player has played
 * too, or until nobody can play any more.
 */
export interface ContestFacts {
  readonly id: string;
  readonly kind: 'challenge' | 'day' | 'tournament';
  readonly by: string | null; // a name; null for a daily deal or a deleted player
  readonly day: string | null;
  readonly game: string;
  readonly name: string; // of the game
  readonly overrides: Overrides;
  readonly seats: number;
  readonly deals: number;
  readonly at: number;
  readonly until: number; // milliseconds since 1970
  readonly over: boolean;
  readonly commitment: string; // to the secret of all deals, published before anybody plays
  readonly secret: string | null; // told when it is over
  readonly committed: string; // what the commitment is the hash of, but for the secret
  readonly yours: ContestTableFacts | null;
  readonly people: readonly { readonly name: string; readonly you: boolean; readonly done: boolean }[];
  readonly rows: readonly ContestRowFacts[] | null;
  readonly tournament: TournamentFacts | null;
}

/** What a tournament has beside other contests; its deals are those of one round. */
export interface TournamentFacts {
  readonly title: string;
  readonly state: 'open' | 'playing' | 'over'; // people come, play, have played
  readonly yours: boolean; // to begin
  readonly rounds: number;
  readonly round: number; // the last that was begun; 0 before the first
  readonly begins: { readonly players: number } | { readonly at: number };
  readonly clock: NewTournament['clock'];
  readonly tables: readonly {
    readonly seats: readonly SeatedFacts[];
    readonly deals: number;
    readonly done: boolean;
  }[]; // of that round
}

/** Who sits at a seat of a tournament's table. */
interface SeatedFacts {
  readonly name: string; // empty of a bot
  readonly you: boolean;
  readonly bot: boolean;
}

/** `GET /api/contests/CONTEST/rounds/ROUND`: the result of a finished round, each deal at every table. */
export interface TournamentRoundFacts {
  readonly round: number;
  readonly tables: readonly {
    readonly table: string; // for `GET /api/contests/CONTEST/tables/TABLE/notation`
    readonly seats: readonly SeatedFacts[];
    readonly points: readonly (readonly number[])[]; // by deal and seat
  }[];
}

/** The player's own table in a contest. */
export interface ContestTableFacts {
  readonly table: string;
  readonly deals: number; // that are scored
  readonly done: boolean;
}

/** `GET /api/contests/mine`: contests that the player created or entered, newest first. */
export interface ContestsAnswer {
  readonly contests: readonly ContestLine[];
}

/** An entry in a list of contests. */
export interface ContestLine {
  readonly id: string;
  readonly kind: ContestFacts['kind'];
  readonly name: string; // of the game
  readonly title: string | null; // of a tournament
  readonly deals: number;
  readonly day: string | null;
  readonly until: number;
  readonly over: boolean;
}
