// What the server keeps for good, as its parts use it: the logs of matches, the players, the tables where
// they meet, and how they behave there.
import type { Length } from '@moonshot/rules/game/game';
import type { Overrides } from '@moonshot/rules/games';
import type { TableSettings } from '@moonshot/wire/online/fields';
import type { REPORTS } from '@moonshot/wire/online/said';
import type { Cancel } from '../env.ts';
import type { Due, KeptSlips } from './cluster-row.ts';
import type { Contests } from './contest-row.ts';
import type { Leagues } from './league-row.ts';
import type { MatchLog } from './log-row.ts';
import type { Past } from './past-row.ts';
import type { Pushes } from './push-row.ts';
import type { Results } from './result-row.ts';
import type { WriteCounts } from './writer.ts';

/** A player. Only the hash of the secret is stored, and logs never contain the name. */
export interface Player {
  readonly id: string; // 128 bits, public
  readonly name: string;
  readonly kind: 'guest' | 'bot';
  readonly at: number; // milliseconds since 1970, when they first came
  // for a bot from outside: who made its token, which ends with their last session
  readonly broughtBy?: string;
}

export interface Players {
  add(player: Player, secretHash: string): Promise<void>;
  byId(id: string): Promise<Player | undefined>;
  bySecret(secretHash: string): Promise<Player | undefined>;
  rename(id: string, name: string): Promise<void>;
  /** The names of several players; those that are gone are left out. */
  names(ids: readonly string[]): Promise<ReadonlyMap<string, string>>;
  /** Forgets the person: name, secret, passkeys and sessions; matches keep an id that leads nowhere. */
  forget(id: string): Promise<void>;
  /** Opens a session; with `most`, ends the player's oldest over it. Returns the ended token hashes. */
  openSession(tokenHash: string, player: string, untilMs: number, most?: number): Promise<readonly string[]>;
  /** The player of a session; undefined if it is unknown or expired. */
  session(tokenHash: string, nowMs: number): Promise<Player | undefined>;
  /** When each of a player's sessions ends, in milliseconds since 1970; those that are over are left out. */
  sessions(player: string, nowMs: number): Promise<readonly number[]>;
  /** Closes a session; returns true if it was the player's last, which also ends their bots' tokens. */
  closeSession(tokenHash: string): Promise<boolean>;
  /** Closes all sessions of a player and ends their bots' tokens. */
  closeSessions(player: string): Promise<void>;
  /** Makes the secret of the player's device good for nothing. */
  dropSecret(player: string): Promise<void>;
  /** Deletes up to `most` expired sessions; returns how many. Ends the tokens of bots left without one. */
  sweepSessions(nowMs: number, most: number): Promise<number>;
  /**
   * Checks up to `most` players unused since then; returns how many. Deletes guests without session and
   * passkey, and bots from outside without a seat; checks all others again after the same span.
   */
  sweepUnused(beforeMs: number, nowMs: number, most: number): Promise<number>;
}

/** What a player's authenticator proves itself with: nothing here can be used to sign in. */
export interface Passkey {
  readonly id: string; // base64url, as the authenticator chose it
  readonly player: string;
  readonly publicKey: Uint8Array; // COSE
  readonly counter: number; // how often it was used, where the authenticator counts; else 0
  readonly domain: string; // the one it is good for
  readonly at: number; // milliseconds since 1970, when it was made
  readonly usedAt: number | null;
}

export interface Passkeys {
  /** Stores a passkey, unless its id is known, its session is closed, or the player has too many. */
  add(passkey: Passkey, most: number, session?: string): Promise<'written' | 'known' | 'full' | 'signed-out'>;
  byId(id: string): Promise<Passkey | undefined>;
  /** Those of a player, oldest first. */
  of(player: string): Promise<readonly Passkey[]>;
  /** Notes a use; false where the authenticator's counter did not go on, as it does not in a copy. */
  used(id: string, counter: number, at: number): Promise<boolean>;
  /** False where the player has no such one. */
  remove(player: string, id: string): Promise<boolean>;
}

export type TableSeat =
  | { readonly kind: 'open' }
  | { readonly kind: 'bot'; readonly name: string; readonly player: string }
  | {
      readonly kind: 'person';
      readonly player: string;
      readonly prepared: boolean;
      // of a bot from outside, which is always prepared: the player who made its token
      readonly broughtBy?: string;
      readonly removed?: true; // the host removes them from the match, whose log may not say so yet
    };

/** A stored table: who may join and who sits there. The match itself is in its log. */
export interface TableRow {
  readonly id: string; // 128 bits
  readonly revision: number; // counts the changes, from 1
  readonly invite: string; // 128 bits; opens the door
  readonly host: string; // a player
  readonly owner?: string; // whose limit it counts towards: opened it, or asked for the rematch
  readonly game: string;
  readonly rules: number;
  readonly overrides: Overrides;
  readonly length: Length | null;
  readonly settings: TableSettings;
  readonly seats: readonly TableSeat[];
  readonly state: 'gathering' | 'playing' | 'over';
  readonly matches: number; // number of matches begun; the last is called `id-matches`
  readonly at: number; // milliseconds since 1970, of the last change
  readonly league?: string; // the one for which is played here
  readonly deals?: string; // the name of the fixed deals that are played here, where others play them too
  readonly private?: true; // the current or last match was private at some time
  // the deal in the middle of which every match here begins; the log `id-0` holds what was played before
  readonly fork?: number;
}

/** How a table waits for its match: public, for invited players, or for a match with days per answer. */
export type Waiting = 'public' | 'invited' | 'days';

export interface Tables {
  /**
   * `stale` unless its revision follows the stored one; `full` if the owner has `most` other open (or
   * imported) ones.
   */
  put(row: TableRow, most?: number): Promise<'written' | 'stale' | 'full'>;
  byId(id: string): Promise<TableRow | undefined>;
  /** How often each of several was changed; those that are gone are left out. */
  revisions(ids: readonly string[]): Promise<ReadonlyMap<string, number>>;
  /** Public tables that are not over and were visited since then, newest first. */
  lobby(wanted: Lobby): Promise<readonly TableRow[]>;
  /** Those where the player sits, newest first. */
  of(player: string, most: number): Promise<readonly TableRow[]>;
  /** Those of a league that are not over, newest first. */
  ofLeague(league: string, most: number): Promise<readonly TableRow[]>;
  /**
   * Tables of every kind after this id, in order of their ids; an empty id is before all. None only after the
   * last.
   */
  after(id: string, most: number): Promise<readonly TableRow[]>;
  /** The ids of tables with a match in progress. */
  playing(): Promise<readonly string[]>;
  /** An owner's tables that are not over, newest first. */
  owned(owner: string, most: number): Promise<readonly TableRow[]>;
  /** Records a visit to each of these tables. */
  seen(ids: readonly string[], nowMs: number): Promise<void>;
  /**
   * Expires up to `most` waiting tables not visited since then; returns their ids. A table without a match is
   * deleted, with its bots from outside and its fork log. Any other returns to the state `over`.
   */
  expire(waiting: Waiting, beforeMs: number, most: number): Promise<readonly string[]>;
  /** Deletes a table and its fork log. */
  remove(id: string): Promise<void>;
}

/** Which tables the lobby shows. */
export interface Lobby {
  readonly most: number;
  readonly each: number; // of one owner
  readonly among: number; // how many of the newest tables are considered
  readonly sinceMs: number;
}

/** A chat line. */
export interface Line {
  readonly player: string;
  readonly text: string;
}

export type ReportKind = (typeof REPORTS)[number];

/** What a player says about another, or about a seal, with where to look. */
export interface Report {
  readonly id: string;
  readonly at: number; // milliseconds since 1970
  readonly by: string;
  readonly about: string | null; // null for a seal, which is about the server
  readonly kind: ReportKind;
  readonly table: string;
  readonly match: string | null; // the one that was played, or was played last
  readonly first: number | null; // of the match's events, from 1
  readonly last: number | null;
  readonly text: string;
  readonly lines: readonly Line[]; // the last that were said there, oldest first
  readonly state: 'open' | 'settled';
}

export interface Ban {
  readonly kind: 'player' | 'address';
  readonly who: string; // a player's id; an address, or a network such as 10.1.0.0/16
  readonly reason: string;
  readonly until: number | null; // milliseconds since 1970; null for good
  readonly at: number;
}

/** What was done at the operator's desk. */
export interface AuditLine {
  readonly at: number;
  readonly what: string;
  readonly subject: string;
  readonly note: string;
}

/**
 * How people behave to each other, and what the operator does about it: each act is written together with its
 * line.
 */
export interface Conduct {
  /**
   * Stores a report. Returns false, and writes nothing, if this player has `most` reports about the table
   * already.
   */
  report(report: Report, most: number): Promise<boolean>;
  /** The newest first, those that are open before the others. */
  reports(most: number): Promise<readonly Report[]>;
  reportsBy(player: string, most: number): Promise<readonly Report[]>;
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
  /** The bans that may apply: the player's own and all of addresses. Some may have expired. */
  bansFor(player: string | null): Promise<readonly Ban[]>;
  /** Those of one kind, the newest first; some may be over. */
  bans(kind: Ban['kind']): Promise<readonly Ban[]>;
  /** The newest lines first. */
  audit(most: number): Promise<readonly AuditLine[]>;
  /** Blocks a player. Returns false if the blocker has `most` blocks already. */
  block(player: string, blocked: string, most: number): Promise<boolean>;
  unblock(player: string, blocked: string): Promise<void>;
  blockedBy(player: string): Promise<readonly string[]>;
  /** The hash of the operator's token; undefined if there is none. */
  deskHash(): Promise<string | undefined>;
  /**
   * Stores the hash. Replaces an existing one only if `anew`. Returns false, and writes nothing, otherwise.
   */
  keepDeskHash(hash: string, line: AuditLine, anew: boolean): Promise<boolean>;
}

export interface Store {
  readonly results: Results;
  readonly past: Past;
  readonly log: MatchLog;
  readonly players: Players;
  readonly passkeys: Passkeys;
  readonly pushes: Pushes;
  readonly tables: Tables;
  readonly conduct: Conduct;
  readonly contests: Contests;
  readonly leagues: Leagues;
  readonly due: Due;
  readonly slips: KeptSlips;
  /** Hears each time that what keeps it all was out of reach and is back; undefined where that cannot be. */
  readonly onBack?: (heard: () => void) => Cancel;
  counts(): WriteCounts; // since the store was opened
  /** Writes a row and deletes it; rejects if the storage accepts no writes. */
  probe(): Promise<void>;
  /** Copies a snapshot of the whole store into a new file while the server runs. */
  backup(file: string): Promise<void>;
  close(): Promise<void>;
}
