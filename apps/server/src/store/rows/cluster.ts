// Stored data that only clusters need: wake-ups of matches, and one-time tokens.
import type { OneTimeTokens } from '../../core/one-time-tokens.ts';

/** A match that should have acted by itself but did not, with its number of events when that time was set. */
export interface OverdueMatch {
  readonly match: string;
  readonly seq: number;
}

export interface WakeUpStore {
  /** Takes up to `most` late matches. No other node is offered them for `forMs`. */
  take(most: number, forMs: number): Promise<readonly OverdueMatch[]>;
  /** Sets the next wake-up of a match in `stepMs`, unless it has progressed. Null removes it. */
  again(due: OverdueMatch, stepMs: number | null): Promise<void>;
  drop(match: string): Promise<void>;
  /** Adds wake-ups for all active matches that have none, as a single server leaves them. */
  noteAll(): Promise<void>;
}

export interface StoredOneTimeTokens extends OneTimeTokens {
  /** Deletes up to `most` expired rows; returns how many. */
  sweep(most: number): Promise<number>;
}
