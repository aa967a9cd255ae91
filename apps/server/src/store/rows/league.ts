// The interface to stored leagues. A league is a group of friends who play matches by the same rules.
import type { LeagueEnd, TableOrder } from '@moonshot/protocol/server';

export interface LeagueRow {
  readonly id: string; // 128 random bits; a player who knows the id may join
  readonly name: string;
  readonly order: TableOrder; // the game, rules and length of all tables of the league
  readonly end: LeagueEnd;
  readonly ended: boolean; // whether the owner has ended the league
  readonly out?: readonly string[]; // players removed by the owner
  readonly made: number; // time of creation, in milliseconds since 1970
  readonly at: number; // time of the last activity, in milliseconds since 1970
}

/** A player's rank and total in a match of a league. The total is null if the player left before the end. */
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

/** The stored leagues. The owner of a league is its longest-standing member. */
export interface LeagueStore {
  /**
   * Stores a new league with its creator as member. If the player is in `most` leagues already, writes
   * nothing and returns `full`.
   */
  add(league: LeagueRow, player: string, most: number): Promise<'written' | 'full'>;
  byId(id: string): Promise<LeagueRow | undefined>;
  /** The player's leagues, most recently active first. */
  of(player: string, most: number): Promise<readonly MineRow[]>;
  change(id: string, to: Partial<Pick<LeagueRow, 'name' | 'ended'>>, atMs: number): Promise<void>;
  /**
   * Adds a member to a league. If the league or the player has reached the limit, writes nothing and returns
   * `full`.
   */
  join(
    id: string,
    player: string,
    atMs: number,
    most: { readonly people: number; readonly leagues: number },
  ): Promise<'written' | 'known' | 'full'>;
  leave(id: string, player: string): Promise<void>;
  /** Removes a player from a league, and prevents the player from joining it again. */
  putOut(id: string, player: string): Promise<void>;
  /** The members of a league, in the order in which they joined. */
  members(id: string): Promise<readonly string[]>;
  /** Stores a match of the league, unless it has been stored before. The league then counts as active. */
  played(id: string, match: LeagueMatchRow): Promise<void>;
  /** The league's matches, oldest first. */
  matches(id: string): Promise<readonly LeagueMatchRow[]>;
  /** The number of matches of the league. */
  matchCount(id: string): Promise<number>;
  /** Deletes up to `most` leagues without activity since `beforeMs`. Returns how many were deleted. */
  sweep(beforeMs: number, most: number): Promise<number>;
}
