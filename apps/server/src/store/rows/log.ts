// The interface to the logs of matches.
import type { Event, EventLog, State } from '@moonshot/table';

/** The first event of a log, the type of its last event, and the length and age of the log. */
export interface LogEnds {
  readonly opening: Event;
  readonly last: Event['type'];
  readonly version: number; // number of events in the log
  readonly at: number; // time of the last write to the log, in milliseconds since 1970
}

/** The logs of all matches. When an append resolves with `written`, its events are on the disk. */
export interface MatchLog extends EventLog {
  /**
   * Reads the events after the first `version` of a match. With `most`, may leave out events after the first
   * `most` of them.
   */
  readAfter(match: string, version: number, most?: number): Promise<readonly Event[]>;
  /** Reads all events of a match as a JSON list, for callers that only pass the list on. */
  readText(match: string): Promise<string>;
  /** Reads the first event of a log and the facts about its end; undefined if the log is empty. */
  ends(match: string): Promise<LogEnds | undefined>;
  /** Reads the number of events of each match. Matches without events are left out. */
  versions(matches: readonly string[]): Promise<ReadonlyMap<string, number>>;
  /** Reads the ids of up to `most` logs that follow this id, in order. */
  matches(after: string, most: number): Promise<readonly string[]>;
  /** Reads the time of the last write to a log, in milliseconds since 1970; undefined if the log is empty. */
  writtenAt(match: string): Promise<number | undefined>;
  /** Stores a snapshot of a match. It replaces earlier ones, and it is deleted when the match is over. */
  saveSnapshot(state: State): Promise<void>;
  /** Deletes the log of an imported match. Returns false for any other match, whose log stays. */
  removeImported(match: string): Promise<boolean>;
  /**
   * Reads the server's deal commitments of all matches between two times, in the order in which they were
   * written. Reads in parts, and awaits `pause` after each part.
   */
  commitments(fromMs: number, beforeMs: number, pause: () => Promise<void>): Promise<readonly Uint8Array[]>;
  /** When a commitment was stored, in milliseconds since 1970; undefined if it is unknown. */
  committedAt(commitment: Uint8Array): Promise<number | undefined>;
}
