// The logs of matches, as used by the server.
import type { Event, EventLog, State } from '@moonshot/table';

/** The first event of a log, the type of its last, its number of events, and the time of the last write. */
export interface LogEnds {
  readonly opening: Event;
  readonly last: Event['type'];
  readonly version: number; // number of events
  readonly at: number; // time of the last write, in milliseconds since 1970
}

/** The logs of all matches. When an append resolves with `written`, it is on disk. */
export interface MatchLog extends EventLog {
  /** The events after the first `version`. With `most`, the result may be cut off after that many. */
  readAfter(match: string, version: number, most?: number): Promise<readonly Event[]>;
  /** All events as a JSON list, for callers that only pass it on. */
  readText(match: string): Promise<string>;
  /** The ends of a match's log; undefined if it is empty. */
  ends(match: string): Promise<LogEnds | undefined>;
  /** The number of events of each match; empty logs are left out. */
  versions(matches: readonly string[]): Promise<ReadonlyMap<string, number>>;
  /** The ids of up to `most` logs after this one, in order. */
  matches(after: string, most: number): Promise<readonly string[]>;
  /** The time of the last write, in milliseconds since 1970; undefined if the log is empty. */
  writtenAt(match: string): Promise<number | undefined>;
  /** Stores a snapshot of the match. Only the latest is kept, and none once the match is over. */
  saveSnapshot(state: State): Promise<void>;
  /** Deletes an imported match; returns false for any other match, which stays. */
  removeImported(match: string): Promise<boolean>;
  /**
   * The server's deal commitments between two times, across all matches, in the order in which they were
   * written. Reads in parts and awaits `pause` after each.
   */
  commitments(fromMs: number, beforeMs: number, pause: () => Promise<void>): Promise<readonly Uint8Array[]>;
  /** Time of the commitment in milliseconds since 1970; undefined if it is unknown. */
  committedAt(commitment: Uint8Array): Promise<number | undefined>;
}
