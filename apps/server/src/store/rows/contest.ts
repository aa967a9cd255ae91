// Stored contests: fixed deals that several players play, either each at a table of their own or together in
// rounds.

import type { NewTournament } from '@moonshot/protocol/server';
import type { Overrides } from '@moonshot/rules';

/** The rules of a contest, which are fixed at its creation. */
export interface ContestPlan {
  readonly game: string;
  readonly rules: number; // version of the game's rules
  readonly overrides: Overrides;
  readonly seats: number;
  readonly deals: number; // number of deals at each table
  readonly rounds: number; // number of rounds; 1 unless it is a tournament
  readonly tournament?: TournamentPlan;
}

/** The additional settings of a tournament. */
export interface TournamentPlan {
  readonly title: string;
  readonly begins: { readonly players: number } | { readonly at: number }; // `at`: milliseconds since 1970
  readonly clock: NewTournament['clock'];
}

export interface ContestRow {
  readonly id: string; // 128 random bits; a player who knows the id may join
  readonly kind: 'challenge' | 'day' | 'tournament';
  readonly by: string | null; // the player who created the contest; null for a daily deal
  readonly day: string | null; // the day of a daily deal in UTC; null for other contests
  readonly plan: ContestPlan;
  readonly secret: string; // the secret from which all deals are derived, as 64 hex digits
  readonly state: 'open' | 'playing' | 'over'; // for a tournament: waiting for players, playing, finished
  readonly round: number; // the last round that has begun; 0 before the first
  readonly at: number; // time of creation, in milliseconds since 1970
  readonly until: number; // the end of the contest; later results do not count, and the secret is revealed
  // the players of a tournament that has begun, in the order drawn; null stands for a bot. Absent in older
  // rows.
  readonly roster?: Roster;
}

export type Roster = readonly (string | null)[];

export interface Entry {
  readonly player: string;
  readonly number: number; // order of entry, from 0
}

/** One table of a contest, with its scores. */
export interface ContestTable {
  readonly table: string;
  readonly contest: string;
  readonly round: number;
  readonly places: readonly (string | null)[]; // by seat: the player, or null for a bot that fills the seat
  readonly points: readonly (readonly number[])[]; // by deal and seat
  readonly over: boolean;
}

export interface EntriesMost {
  readonly here: number; // the maximum number of entries in the contest
  readonly unfinished: number; // the maximum number of the player's open contests
}

export interface ContestStore {
  /**
   * Stores a new contest. Returns `known` if its id or day exists already, and `full` if its creator has
   * `most` contests that are not over or were created in the last day.
   */
  add(contest: ContestRow, most: number): Promise<'written' | 'known' | 'full'>;
  byId(id: string): Promise<ContestRow | undefined>;
  ofDay(day: string): Promise<ContestRow | undefined>;
  /** The contests that the player created or entered, newest first. */
  of(player: string, most: number): Promise<readonly ContestRow[]>;
  /** Those among these contests in which the player finished a table in time. */
  finishedBy(player: string, ids: readonly string[]): Promise<readonly string[]>;
  /** Tournaments that are gathering or playing. */
  underWay(): Promise<readonly ContestRow[]>;
  /**
   * Moves the contest to the next round or to its end, and stores the roster if there is one. Returns `stale`
   * if another node was faster.
   */
  move(
    id: string,
    from: number,
    to: Pick<ContestRow, 'state' | 'round' | 'until' | 'roster'>,
  ): Promise<'written' | 'stale'>;
  /**
   * Adds an entry. Returns `full` if the contest has no room, and `many` if the player has too many open
   * contests; neither writes anything.
   */
  enter(id: string, player: string, atMs: number, most: EntriesMost): Promise<'written' | 'known' | 'full' | 'many'>;
  /** Withdraws an entry. The player's tables stay. */
  withdraw(id: string, player: string): Promise<void>;
  entries(id: string): Promise<readonly Entry[]>;
  /** Stores a table of a contest. Storing it again changes nothing. */
  seat(table: ContestTable): Promise<void>;
  score(table: string, points: ContestTable['points'], over: boolean): Promise<void>;
  tables(id: string): Promise<readonly ContestTable[]>;
  /** Deletes up to `most` contests that ended before that time. Returns their number. */
  sweep(beforeMs: number, most: number): Promise<number>;
  /** Like `sweep`, but for contests that ended between the two times and have no table. */
  sweepUnplayed(fromMs: number, beforeMs: number, most: number): Promise<number>;
}
