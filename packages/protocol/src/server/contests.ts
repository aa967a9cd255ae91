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

/** The maximum number of players in a tournament. */
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

/** The response to a new contest. */
export interface NewContestAnswer {
  readonly contest: string;
}

/**
 * `POST /api/contests/CONTEST/entries`: enters a contest. The response names the player's table; null if a
 * tournament has none for the player yet.
 */
export interface ContestDoor {
  readonly table: string | null;
  readonly invite: string | null;
}

/** A player's row in the results: points per deal, or per round of a tournament; null for one not played. */
export interface ContestRowFacts {
  readonly place: number; // from 1; tied players share a place
  readonly name: string;
  readonly you: boolean;
  readonly bot: boolean;
  readonly points: readonly (number | null)[];
  readonly raw: number; // the sum of the points
  // by deal: how many points better than the mean of the others who played the same seat
  readonly better: readonly (number | null)[];
  // the sum of `better`; null if no other player has played any of these deals
  readonly duplicate: number | null;
}

/**
 * A contest as the requesting player may see it. Results of others are hidden until the player has played
 * too, or until nobody can play any more.
 */
export interface ContestFacts {
  readonly id: string;
  readonly kind: 'challenge' | 'day' | 'tournament';
  readonly by: string | null; // the name of the creator; null for a daily deal or a deleted player
  readonly day: string | null;
  readonly game: string;
  readonly name: string; // of the game
  readonly overrides: Overrides;
  readonly seats: number;
  readonly deals: number;
  readonly at: number;
  readonly until: number; // milliseconds since 1970
  readonly over: boolean;
  readonly commitment: string; // a hash that fixes the cards of all deals, published before anybody plays
  readonly secret: string | null; // the secret behind the commitment; null until the contest is over
  readonly committed: string; // the text that is hashed together with the secret to give the commitment
  readonly yours: ContestTableFacts | null;
  readonly people: readonly { readonly name: string; readonly you: boolean; readonly done: boolean }[];
  readonly rows: readonly ContestRowFacts[] | null;
  readonly tournament: TournamentFacts | null;
}

/** What only a tournament has. The contest's `deals` are then the deals of one round. */
export interface TournamentFacts {
  readonly title: string;
  readonly state: 'open' | 'playing' | 'over'; // players still enter; they play; all rounds are played
  readonly yours: boolean; // whether the requesting player may begin it
  readonly rounds: number;
  readonly round: number; // the round that began last, from 1; 0 before the first
  readonly begins: { readonly players: number } | { readonly at: number };
  readonly clock: NewTournament['clock'];
  readonly tables: readonly {
    readonly seats: readonly SeatedFacts[];
    readonly deals: number;
    readonly done: boolean;
  }[]; // the tables of that round
}

/** Who sits at a seat of a tournament's table. */
interface SeatedFacts {
  readonly name: string; // empty for a bot
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
  readonly deals: number; // number of deals scored so far
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
