// The logs of matches, as the server's parts use them.
import type { Event } from '@moonshot/table/event';
import type { EventLog } from '@moonshot/table/ports';
import type { State } from '@moonshot/table/state';

/** The two ends of a log. */
export interface LogEnds {
  readonly opening: Event;
  readonly last: Event['type'];
  readonly version: number; // events so far
  readonly at: number; // milliseconds since 1970, when it was last written to
}

/** The record of all matches. An append that resolves with `written` has reached the disk. */
export interface MatchLog extends EventLog {
  /** The events of a match after the first `version` of them; where only the first `most` are wanted, maybe no more. */
  readAfter(match: string, version: number, most?: number): Promise<readonly Event[]>;
  /** All events of a match as a list in JSON, for those who only hand it on. */
  readText(match: string): Promise<string>;
  /** Where the log of a match begins and ends; undefined where it has no event. */
  ends(match: string): Promise<LogEnds | undefined>;
  /** How many events each of several matches has; those that have none are left out. */
  versions(matches: readonly string[]): Promise<ReadonlyMap<string, number>>;
  /** When the log was last written to, in milliseconds since 1970; undefined where it has no event. */
  writtenAt(match: string): Promise<number | undefined>;
  /** Keeps how a match stands; only the last is kept, and none of a match that is over. */
  keep(state: State): Promise<void>;
  /** Deletes a match that was played elsewhere; false where it is any other, which stays. */
  removeImported(match: string): Promise<boolean>;
  /** What the server committed itself to in that time, for deals of every match, in the order in which it was written; part by part, with a pause after each. */
  commitments(fromMs: number, beforeMs: number, pause: () => Promise<void>): Promise<readonly Uint8Array[]>;
  /** When it did so, in milliseconds since 1970; undefined where it never did. */
  committedAt(commitment: Uint8Array): Promise<number | undefined>;
}
