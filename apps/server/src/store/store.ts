// The interface of the store: logs of matches, players, tables, and conduct.

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

/** A player. Only the hash of the secret is stored, and logs never contain the name. */
export interface Player {
  readonly id: string; // 128 bits, public
  readonly name: string;
  readonly kind: 'guest' | 'bot';
  readonly at: number; // time of the first visit, in milliseconds since 1970
  // for an outside bot: the player who created its token, which ends with that player's last session
  readonly broughtBy?: string;
}

export interface PlayerStore {
  add(player: Player, secretHash: string): Promise<void>;
  byId(id: string): Promise<Player | undefined>;
  bySecret(secretHash: string): Promise<Player | undefined>;
  rename(id: string, name: string): Promise<void>;
  /** The names of several players, without deleted ones. */
  names(ids: readonly string[]): Promise<ReadonlyMap<string, string>>;
  /** Deletes a person's name, secret, passkeys and sessions. Matches keep an id without a player. */
  forget(id: string): Promise<void>;
  /**
   * Opens a session. With `most`, ends the player's oldest sessions over that number. Returns the ended token
   * hashes.
   */
  openSession(tokenHash: string, player: string, untilMs: number, most?: number): Promise<readonly string[]>;
  /** The player of a session; undefined if it is unknown or expired. */
  session(tokenHash: string, nowMs: number): Promise<Player | undefined>;
  /** The expiry of each of a player's open sessions, in milliseconds since 1970. */
  sessions(player: string, nowMs: number): Promise<readonly number[]>;
  /**
   * Closes a session. Returns true if it was the player's last open one, in which case their bots' tokens end
   * too.
   */
  closeSession(tokenHash: string, nowMs: number): Promise<boolean>;
  /** Closes all sessions of a player and ends their bots' tokens. */
  closeSessions(player: string): Promise<void>;
  /** Invalidates the secret of the player's device. */
  dropSecret(player: string): Promise<void>;
  /**
   * Deletes up to `most` expired sessions. Returns how many were deleted. Ends the tokens of bots whose
   * players have no session left.
   */
  sweepSessions(nowMs: number, most: number): Promise<number>;
  /**
   * Checks up to `most` players who have not been in use since then, and up to `most` players whose use has
   * not been recorded. Returns the larger of the two numbers. Of the former, deletes guests without a session
   * or passkey, and outside bots without a seat. All others are checked again after the same span.
   */
  sweepUnused(beforeMs: number, nowMs: number, most: number): Promise<number>;
}

/** A player's passkey. It contains only the public key, so it cannot be used to sign in. */
export interface Passkey {
  readonly id: string; // base64url, chosen by the authenticator
  readonly player: string;
  readonly publicKey: Uint8Array; // COSE
  readonly counter: number; // the authenticator's use counter; 0 if it does not count
  readonly domain: string; // the domain of the passkey
  readonly at: number; // time of creation, in milliseconds since 1970
  readonly usedAt: number | null;
}

export interface PasskeyStore {
  /** Stores a passkey, unless its id is known, its session is closed, or the player has too many. */
  add(passkey: Passkey, most: number, session?: string): Promise<'written' | 'known' | 'full' | 'signed-out'>;
  byId(id: string): Promise<Passkey | undefined>;
  /** The player's passkeys, oldest first. */
  of(player: string): Promise<readonly Passkey[]>;
  /** Records a use. Returns false if the counter did not increase, which indicates a copied authenticator. */
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
      // for an outside bot, which is always ready: the player who created its token
      readonly broughtBy?: string;
      readonly removed?: true; // removed from the match by the host; the log may not say so yet
    };

/** A stored table: who may join it, and who sits there. The match itself is in its log. */
export interface TableRow {
  readonly id: string; // 128 bits
  readonly revision: number; // counts the changes, from 1
  readonly invite: string; // a secret of 128 bits that lets a player join
  readonly host: string; // player id
  // the player towards whose limit this table counts: the one who opened it, or who asked for the rematch
  readonly owner?: string;
  readonly game: string;
  readonly rules: number;
  readonly overrides: Overrides;
  readonly length: Length | null;
  readonly settings: TableSettings;
  readonly seats: readonly TableSeat[];
  readonly state: 'gathering' | 'playing' | 'over';
  readonly matches: number; // number of matches begun; the last is called `id-matches`
  readonly at: number; // milliseconds since 1970, of the last change
  readonly league?: string; // the league that plays here
  readonly deals?: string; // the id of fixed deals that are played here
  readonly private?: true; // the current or last match was private at some time
  readonly muted?: true; // the operator has forbidden chat here
  // every match at this table begins in the middle of this deal; the log `id-0` contains the moves before it
  readonly fork?: number;
}

/**
 * Whom a table waits for before a match: everybody, invited players, or the players of a correspondence
 * match.
 */
export type Waiting = 'public' | 'invited' | 'days';

export interface TableStore {
  /**
   * Stores the row, together with the audit line of an operator's change. Returns `stale`, and writes
   * nothing, unless its revision follows the stored one. Returns `full` if the owner has `most` other open
   * (or imported) tables.
   */
  put(row: TableRow, most?: number, line?: AuditLine): Promise<'written' | 'stale' | 'full'>;
  byId(id: string): Promise<TableRow | undefined>;
  /** The revisions of several tables, without deleted ones. */
  revisions(ids: readonly string[]): Promise<ReadonlyMap<string, number>>;
  /** Public tables that are not over and were visited since then, newest first. */
  lobby(wanted: Lobby): Promise<readonly TableRow[]>;
  /** The player's tables, newest first. */
  of(player: string, most: number): Promise<readonly TableRow[]>;
  /** The league's tables that are not over, newest first. */
  ofLeague(league: string, most: number): Promise<readonly TableRow[]>;
  /**
   * Up to `most` tables after this id, in id order. An empty id comes before all. An empty result means the
   * end.
   */
  after(id: string, most: number): Promise<readonly TableRow[]>;
  /** The ids of tables with a match in progress. */
  playing(): Promise<readonly string[]>;
  /** An owner's tables that are not over, newest first. */
  owned(owner: string, most: number): Promise<readonly TableRow[]>;
  /** Records a visit to each of these tables. */
  seen(ids: readonly string[], nowMs: number): Promise<void>;
  /**
   * Expires up to `most` waiting tables that have not been visited since then, and returns their ids. A table
   * without a match is deleted together with its outside bots and its fork log. Any other table returns to
   * the state `over`.
   */
  expire(waiting: Waiting, beforeMs: number, most: number): Promise<readonly string[]>;
  /** Deletes a table and its fork log. */
  remove(id: string): Promise<void>;
}

/** A query for the lobby. */
export interface Lobby {
  readonly most: number;
  readonly each: number; // at most this many of one owner
  readonly among: number; // how many of the newest tables are considered
  readonly sinceMs: number;
}

/** A chat line. */
export interface ChatLine {
  readonly player: string;
  readonly text: string;
}

export type ReportKind = (typeof REPORTS)[number];

/** A player's report about another player or about a seal, with references to the evidence. */
export interface ModerationReport {
  readonly id: string;
  readonly at: number; // milliseconds since 1970
  readonly by: string;
  readonly about: string | null; // null for a seal, which is about the server
  readonly kind: ReportKind;
  readonly table: string;
  readonly match: string | null; // the current or last match
  readonly first: number | null; // numbers of the reported events in the match's log, counted from 1
  readonly last: number | null;
  readonly text: string;
  readonly lines: readonly ChatLine[]; // the last chat lines, oldest first
  readonly state: 'open' | 'settled';
}

export interface Ban {
  readonly kind: 'player' | 'address';
  readonly who: string; // a player's id, an address, or a network such as 10.1.0.0/16
  readonly reason: string;
  readonly until: number | null; // milliseconds since 1970; null for a permanent ban
  readonly at: number;
}

/** An action of the operator. */
export interface AuditLine {
  readonly at: number;
  readonly what: string;
  readonly subject: string;
  readonly note: string;
}

/** What an operator can rename: a player or an outside bot, a league, or a tournament by its title. */
export type Named = 'player' | 'league' | 'tournament';

/**
 * Stored conduct: reports, bans and blocks. Each of the operator's actions is stored together with its audit
 * line.
 */
export interface ModerationStore {
  /**
   * Stores a report. Returns false, and writes nothing, if this player has `most` reports about the table
   * already.
   */
  report(report: ModerationReport, most: number): Promise<boolean>;
  /** The reports: open ones first, and newest first among them. */
  reports(most: number): Promise<readonly ModerationReport[]>;
  reportsBy(player: string, most: number): Promise<readonly ModerationReport[]>;
  /** Closes a report. Returns false, and writes nothing, if it is not open. */
  settle(id: string, line: AuditLine): Promise<boolean>;
  /** Deletes a report. Returns false, and writes nothing, if there is none. */
  removeReport(id: string, line: AuditLine): Promise<boolean>;
  /** Deletes up to `most` reports from before that time; returns how many. */
  sweepReports(beforeMs: number, most: number): Promise<number>;
  /** Deletes up to `most` expired bans; returns how many. */
  sweepBans(nowMs: number, most: number): Promise<number>;
  /** Adds or replaces a ban. Banning a player ends their bots' tokens. */
  ban(ban: Ban, line: AuditLine): Promise<void>;
  /** Lifts a ban. Returns false, and writes nothing, if there is none. */
  unban(kind: Ban['kind'], who: string, line: AuditLine): Promise<boolean>;
  banOf(player: string): Promise<Ban | undefined>;
  /** Replaces a name. Returns false, and writes nothing, if there is nothing with that id. */
  rename(what: Named, id: string, name: string, line: AuditLine): Promise<boolean>;
  /**
   * The bans that may apply to a player: the player's own bans, and the bans of all addresses. Some may have
   * expired.
   */
  bansFor(player: string | null): Promise<readonly Ban[]>;
  /** The bans of one kind, newest first. Some may have expired. */
  bans(kind: Ban['kind']): Promise<readonly Ban[]>;
  /** The newest lines first. */
  audit(most: number): Promise<readonly AuditLine[]>;
  /** Blocks a player. Returns false if the blocker has `most` blocks already. */
  block(player: string, blocked: string, most: number): Promise<boolean>;
  unblock(player: string, blocked: string): Promise<void>;
  blockedBy(player: string): Promise<readonly string[]>;
  /** The hash of the operator's token; undefined if there is none. */
  operatorTokenHash(): Promise<string | undefined>;
  /**
   * Stores the hash of the operator's token. If there is one already and `anew` is false, returns false and
   * writes nothing.
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
  readonly slips: StoredOneTimeTokens;
  /**
   * Calls the function each time the storage is reachable again. Undefined if the storage cannot become
   * unreachable.
   */
  readonly onBack?: (listener: () => void) => Cancel;
  counts(): WriteCounts; // since the store was opened
  /** Writes a row and deletes it. Rejects if the storage accepts no writes. */
  probe(): Promise<void>;
  /** Copies a snapshot of the whole store into a new file while the server runs. */
  backup(file: string): Promise<void>;
  close(): Promise<void>;
}
