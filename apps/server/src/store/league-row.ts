// What the store keeps of leagues: matches that a group of friends plays by the same rules, and who belongs
// to the group.
import type { TableOrder } from '@moonshot/wire/online/fields';
import type { LeagueEnd } from '@moonshot/wire/online/leagues';

export interface LeagueRow {
  readonly id: string; // 128 bits: whoever knows it may come
  readonly name: string;
  readonly order: TableOrder; // what all its tables play
  readonly end: LeagueEnd;
  readonly ended: boolean; // by its owner
  readonly out?: readonly string[]; // players whom its owner has put out
  readonly made: number; // milliseconds since 1970
  readonly at: number; // of the last thing that happened in it
}

/** Who came where in a match of a league; the total is null of whoever left. */
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

/** Leagues, each owned by whoever has belonged to it for longest. */
export interface Leagues {
  /**
   * Keeps a new one with its maker in it; `full` where they belong to `most` already, and nothing is written
   * then.
   */
  add(league: LeagueRow, player: string, most: number): Promise<'written' | 'full'>;
  byId(id: string): Promise<LeagueRow | undefined>;
  /** Those to which the player belongs, the last one in which something happened first. */
  of(player: string, most: number): Promise<readonly MineRow[]>;
  change(id: string, to: Partial<Pick<LeagueRow, 'name' | 'ended'>>, atMs: number): Promise<void>;
  /** `full` where it has so many people, or the player so many leagues; nothing is written then. */
  join(
    id: string,
    player: string,
    atMs: number,
    most: { readonly people: number; readonly leagues: number },
  ): Promise<'written' | 'known' | 'full'>;
  leave(id: string, player: string): Promise<void>;
  /** Puts a player out, who is no longer let in. */
  putOut(id: string, player: string): Promise<void>;
  /** Who belongs to it, who came first before the others. */
  members(id: string): Promise<readonly string[]>;
  /** Keeps a match, once; what was kept before stays. */
  played(id: string, match: LeagueMatchRow): Promise<void>;
  /** Its matches, the oldest first. */
  matches(id: string): Promise<readonly LeagueMatchRow[]>;
  /** Deletes up to `most` leagues without activity since then; returns how many. */
  sweep(beforeMs: number, most: number): Promise<number>;
}
