// The interface of the store: logs of matches, players, tables, reports, bans, and more.

import type { REPORTS, TableSettings } from '@moonshot/protocol/server';
import type { Length, Overrides } from '@moonshot/rules';
import type { Cancel } from '../core/env.ts';
import type { WriteCounts } from '../core/metrics.ts';
import type { StoredOneTimeTokens, WakeUpStore } from './rows/cluster.ts';
import type { ContestStore } from './rows/contest.ts';
import type { LeagueStore } from './rows/league.ts';
import type { MatchLog } from './rows/log.ts';
import type { PastMatchStore } from './rows/past-match.ts';
import type { PushStore } from './rows/push.ts';
import type { ResultStore } from './rows/result.ts';

/**
 * A player's account. Of the secret only the hash is stored. The logs of matches contain the id instead of
 * the name.
 */
export interface Player {
  readonly id: string; // 128 random bits; other players may see it
  readonly name: string;
  readonly kind: 'guest' | 'bot';
  readonly at: number; // time of the first visit, in milliseconds since 1970
  // For an outside bot: the player who created the bot's token. The token ends with that player's last
  // session.
  readonly broughtBy?: string;
}

export interface PlayerStore {
  add(player: Player, secretHash: string): Promise<void>;
  byId(id: string): Promise<Player | undefined>;
  bySecret(secretHash: string): Promise<Player | undefined>;
  rename(id: string, name: string): Promise<void>;
  /** Reads the names of several players. Deleted players are left out. */
  names(ids: readonly string[]): Promise<ReadonlyMap<string, string>>;
  /**
   * Deletes a player's name, secret, passkeys and sessions. Matches keep the id, which then belongs to
   * nobody.
   */
  forget(id: string): Promise<void>;
  /**
   * Opens a session. If the player then has more than `most` sessions, ends the oldest. Returns the hashes
   * of the ended sessions.
   */
  openSession(tokenHash: string, player: string, untilMs: number, most?: number): Promise<readonly string[]>;
  /** The player of the session with this hash; undefined if the session does not exist or has expired. */
  session(tokenHash: string, nowMs: number): Promise<Player | undefined>;
  /** When each of a player's open sessions expires, in milliseconds since 1970. */
  sessions(player: string, nowMs: number): Promise<readonly number[]>;
  /**
   * Closes a session. Returns true if its player has no other open session, in which case the tokens of the
   * player's bots end too.
   */
  closeSession(tokenHash: string, nowMs: number): Promise<boolean>;
  /** Closes all sessions of a player and ends the tokens of the player's bots. */
  closeSessions(player: string): Promise<void>;
  /** Invalidates the secret with which the player's devices sign in. */
  dropSecret(player: string): Promise<void>;
  /**
   * Deletes up to `most` expired sessions, and returns how many were deleted. Also ends the tokens of bots
   * whose players have no session left.
   */
  sweepSessions(nowMs: number, most: number): Promise<number>;
  /**
   * Checks up to `most` players whose last use ended before `beforeMs`, and up to `most` players whose use
   * has not been recorded. Returns the larger of the two numbers. Of the players whose last use has ended,
   * deletes guests without a session or passkey, and outside bots without a seat. All others count as used
   * until `nowMs`, and are checked again later.
   */
  sweepUnused(beforeMs: number, nowMs: number, most: number): Promise<number>;
}

/** A player's passkey. Only its public key is stored, with which nobody can sign in. */
export interface Passkey {
  readonly id: string; // in base64url; the authenticator chooses it
  readonly player: string;
  readonly publicKey: Uint8Array; // in the COSE format
  readonly counter: number; // the authenticator's use counter; 0 if it does not count
  readonly domain: string; // the domain for which the passkey was created
  readonly at: number; // time of creation, in milliseconds since 1970
  readonly usedAt: number | null;
}

export interface PasskeyStore {
  /**
   * Stores a passkey, unless its id is in use, the player has too many, or the session that adds it is
   * closed.
   */
  add(passkey: Passkey, most: number, session?: string): Promise<'written' | 'known' | 'full' | 'signed-out'>;
  byId(id: string): Promise<Passkey | undefined>;
  /** The player's passkeys, oldest first. */
  of(player: string): Promise<readonly Passkey[]>;
  /**
   * Records a use of a passkey. Returns false if an authenticator counts its uses but the counter has not
   * increased, which indicates a copy.
   */
  used(id: string, counter: number, at: number): Promise<boolean>;
  /** Deletes a passkey. Returns false if the player has no such passkey. */
  remove(player: string, id: string): Promise<boolean>;
}

export type TableSeat =
  | { readonly kind: 'open' }
  | { readonly kind: 'bot'; readonly name: string; readonly player: string }
  | {
      readonly kind: 'person';
      readonly player: string;
      readonly prepared: boolean;
      // For an outside bot, which is always ready: the player who created its token.
      readonly broughtBy?: string;
      // whether the host has removed the player from the match; the log may not contain that yet
      readonly removed?: true;
    };

/**
 * The stored row of a table: its settings, who may join, and who sits there. Each match has a log of its own.
 */
export interface TableRow {
  readonly id: string; // 128 random bits
  readonly revision: number; // number of changes so far, from 1
  readonly invite: string; // secret of 128 bits; a player who knows it may join
  readonly host: string; // the player id of the host
  // The player towards whose limit the table counts: who opened it, or who asked for the rematch.
  readonly owner?: string;
  readonly game: string;
  readonly rules: number;
  readonly overrides: Overrides;
  readonly length: Length | null;
  readonly settings: TableSettings;
  readonly seats: readonly TableSeat[];
  readonly state: 'gathering' | 'playing' | 'over';
  readonly matches: number; // number of matches begun; the last one has the id `ID-MATCHES`
  readonly at: number; // time of the last change, in milliseconds since 1970
  readonly league?: string; // the league whose matches are played at this table
  readonly deals?: string; // the id of the fixed deals that are played at this table
  readonly private?: true; // whether the current or last match was private at any time
  readonly muted?: true; // whether the operator has forbidden chat at this table
  // For a forked table: the deal in which each of its matches begins. The log `ID-0` contains the moves
  // before the fork.
  readonly fork?: number;
}

/**
 * Whom a table waits for before a match: everybody, invited players, or the players of a match by
 * correspondence.
 */
export type Waiting = 'public' | 'invited' | 'days';

export interface TableStore {
  /**
   * Stores the row, together with an audit line if the operator makes the change. If the row's revision does
   * not follow the stored one, writes nothing and returns `stale`. If the owner has `most` other open (or
   * imported) tables, returns `full`.
   */
  put(row: TableRow, most?: number, line?: AuditLine): Promise<'written' | 'stale' | 'full'>;
  byId(id: string): Promise<TableRow | undefined>;
  /** Reads the revisions of several tables. Deleted tables are left out. */
  revisions(ids: readonly string[]): Promise<ReadonlyMap<string, number>>;
  /** Reads the public tables that are not over and have been visited lately, the newest first. */
  lobby(wanted: Lobby): Promise<readonly TableRow[]>;
  /** Reads the tables at which the player has a seat, the newest first. */
  of(player: string, most: number): Promise<readonly TableRow[]>;
  /** Reads the tables of a league that are not over, the newest first. */
  ofLeague(league: string, most: number): Promise<readonly TableRow[]>;
  /**
   * Reads up to `most` tables whose ids follow this id, in the order of ids. An empty id comes before all
   * others. An empty result means that no table follows.
   */
  after(id: string, most: number): Promise<readonly TableRow[]>;
  /** Reads the ids of all tables with a match in progress. */
  playing(): Promise<readonly string[]>;
  /** Reads the tables of an owner that are not over, the newest first. */
  owned(owner: string, most: number): Promise<readonly TableRow[]>;
  /** Records that these tables are being visited now. */
  seen(ids: readonly string[], nowMs: number): Promise<void>;
  /**
   * Expires up to `most` waiting tables whose last visit was before `beforeMs`, and returns their ids. A
   * table that has had no match is deleted, with its outside bots and, for a forked table, the log of the
   * moves before the fork. Any other table returns to the state `over`.
   */
  expire(waiting: Waiting, beforeMs: number, most: number): Promise<readonly string[]>;
  /** Deletes a table. For a forked table, also deletes the log of the moves before the fork. */
  remove(id: string): Promise<void>;
}

/** What to read for the lobby. */
export interface Lobby {
  readonly most: number;
  readonly each: number; // at most this many tables of the same owner
  readonly among: number; // how many of the newest tables are considered
  readonly sinceMs: number;
}

/** A chat message with its author. */
export interface ChatLine {
  readonly player: string;
  readonly text: string;
}

export type ReportKind = (typeof REPORTS)[number];

/**
 * A player's report about another player, or about a seal (the commitment to a deal). It refers to events in
 * the match's log, and contains the last chat messages.
 */
export interface ModerationReport {
  readonly id: string;
  readonly at: number; // time of the report, in milliseconds since 1970
  readonly by: string;
  // the reported player; null if the report is about a seal, because only the server makes seals
  readonly about: string | null;
  readonly kind: ReportKind;
  readonly table: string;
  readonly match: string | null; // the current or last match of the table
  readonly first: number | null; // first and last reported event in the match's log, counted from 1
  readonly last: number | null;
  readonly text: string;
  readonly lines: readonly ChatLine[]; // the last chat messages before the report, oldest first
  readonly state: 'open' | 'settled';
}

export interface Ban {
  readonly kind: 'player' | 'address';
  readonly who: string; // a player's id, an address, or a network such as 10.1.0.0/16
  readonly reason: string;
  readonly until: number | null; // end of the ban in milliseconds since 1970; null for a permanent ban
  readonly at: number;
}

/** A line of the audit log: an action of the operator. */
export interface AuditLine {
  readonly at: number;
  readonly what: string;
  readonly subject: string;
  readonly note: string;
}

/** What the operator can rename: a player or an outside bot, a league, or a tournament (its title). */
export type Named = 'player' | 'league' | 'tournament';

/**
 * Stored reports, bans, blocks and the audit log. Each action of the operator is stored together with its
 * audit line.
 */
export interface ModerationStore {
  /**
   * Stores a report. If the player has made `most` reports about the table already, writes nothing and
   * returns false.
   */
  report(report: ModerationReport, most: number): Promise<boolean>;
  /** Reads the reports: first the open ones, then the others, both with the newest first. */
  reports(most: number): Promise<readonly ModerationReport[]>;
  reportsBy(player: string, most: number): Promise<readonly ModerationReport[]>;
  /** Closes a report. If it is not open, writes nothing and returns false. */
  settle(id: string, line: AuditLine): Promise<boolean>;
  /** Deletes a report. If there is no such report, writes nothing and returns false. */
  removeReport(id: string, line: AuditLine): Promise<boolean>;
  /** Deletes up to `most` reports that were made before `beforeMs`. Returns how many were deleted. */
  sweepReports(beforeMs: number, most: number): Promise<number>;
  /** Deletes up to `most` expired bans. Returns how many were deleted. */
  sweepBans(nowMs: number, most: number): Promise<number>;
  /** Adds or replaces a ban. A ban of a player ends the tokens of the player's bots. */
  ban(ban: Ban, line: AuditLine): Promise<void>;
  /** Lifts a ban. If there is no such ban, writes nothing and returns false. */
  unban(kind: Ban['kind'], who: string, line: AuditLine): Promise<boolean>;
  banOf(player: string): Promise<Ban | undefined>;
  /** Replaces the name of something. If nothing has this id, writes nothing and returns false. */
  rename(what: Named, id: string, name: string, line: AuditLine): Promise<boolean>;
  /**
   * Reads the bans that may apply to a player: the player's own bans, and those of all addresses. Some may
   * have expired.
   */
  bansFor(player: string | null): Promise<readonly Ban[]>;
  /** Reads the bans of one kind, the newest first. Some may have expired. */
  bans(kind: Ban['kind']): Promise<readonly Ban[]>;
  /** Reads the latest lines of the audit log, the newest first. */
  audit(most: number): Promise<readonly AuditLine[]>;
  /** Makes one player block another. Returns false if the player blocks `most` others already. */
  block(player: string, blocked: string, most: number): Promise<boolean>;
  unblock(player: string, blocked: string): Promise<void>;
  blockedBy(player: string): Promise<readonly string[]>;
  /** Reads the hash of the operator's token; undefined if none has been created. */
  operatorTokenHash(): Promise<string | undefined>;
  /**
   * Stores the hash of the operator's token. If there is one already and `anew` is false, writes nothing and
   * returns false.
   */
  storeOperatorTokenHash(hash: string, line: AuditLine, anew: boolean): Promise<boolean>;
}

export interface Store {
  readonly results: ResultStore;
  readonly past: PastMatchStore;
  readonly log: MatchLog;
  readonly players: PlayerStore;
  readonly passkeys: PasskeyStore;
  readonly pushes: PushStore;
  readonly tables: TableStore;
  readonly conduct: ModerationStore;
  readonly contests: ContestStore;
  readonly leagues: LeagueStore;
  readonly due: WakeUpStore;
  readonly oneTimeTokens: StoredOneTimeTokens;
  /**
   * Calls the listener each time the storage can be reached again. Not defined for storage that is always
   * reachable.
   */
  readonly onBack?: (listener: () => void) => Cancel;
  counts(): WriteCounts;
  /** Writes a row and deletes it again. Rejects if the storage accepts no writes. */
  probe(): Promise<void>;
  /** Copies the whole store into a new file while the server runs. The copy is a consistent snapshot. */
  backup(file: string): Promise<void>;
  close(): Promise<void>;
}
