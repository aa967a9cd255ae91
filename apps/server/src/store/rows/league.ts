// Stored leagues and their members. A league is a group of friends who play matches by the same rules.
import type { LeagueEnd, TableOrder } from '@moonshot/protocol/server';

export interface LeagueRow {
  readonly id: string; // 128 bits: knowing it is enough to join
  readonly name: string;
  readonly order: TableOrder; // the game, rules and length of all its tables
  readonly end: LeagueEnd;
  readonly ended: boolean; // ended by its owner
  readonly out?: readonly string[]; // players removed by the owner
  readonly made: number; // milliseconds since 1970
  readonly at: number; // time of the last activity
}

/** A player's rank and total in a league match. The total is null if the player left before the end. */
export interface LeaguePlace {
  readonly player: string;
  readonly rank: number;
  readonly total: number | null;
}

export interface LeagueMatchRow {
  readonly match: string;
  readonly at: number;
  readonly places: readonly LeaguePlace[];
}

export type MineRow = LeagueRow & { readonly people: number; readonly played: number };

/** Leagues. The owner is the member of longest standing. */
export interface LeagueStore {
  /**
   * Stores a new league with its creator. Returns `full`, and writes nothing, if the player is already in
   * `most` leagues.
   */
  add(league: LeagueRow, player: string, most: number): Promise<'written' | 'full'>;
  byId(id: string): Promise<LeagueRow | undefined>;
  /** The player's leagues, most recently active first. */
  of(player: string, most: number): Promise<readonly MineRow[]>;
  change(id: string, to: Partial<Pick<LeagueRow, 'name' | 'ended'>>, atMs: number): Promise<void>;
  /** Adds a member. Returns `full`, and writes nothing, if the league or the player has reached the limit. */
  join(
    id: string,
    player: string,
    atMs: number,
    most: { readonly people: number; readonly leagues: number },
  ): Promise<'written' | 'known' | 'full'>;
  leave(id: string, player: string): Promise<void>;
  /** Removes a player and prevents them from joining again. */
  putOut(id: string, player: string): Promise<void>;
  /** The members, in order of joining. */
  members(id: string): Promise<readonly string[]>;
  /** Stores a match once. A match that has been stored stays unchanged. */
  played(id: string, match: LeagueMatchRow): Promise<void>;
  /** The league's matches, oldest first. */
  matches(id: string): Promise<readonly LeagueMatchRow[]>;
  /** How many matches the league has. */
  matchCount(id: string): Promise<number>;
  /** Deletes up to `most` leagues without activity since then; returns how many. */
  sweep(beforeMs: number, most: number): Promise<number>;
}
