// Stored data that only clusters need: wake-ups of matches, and one-time tokens.
import type { OneTimeTokens } from '../../core/one-time-tokens.ts';

/**
 * A match that should have acted by itself but did not, with the number of its events when its wake-up was
 * set.
 */
export interface OverdueMatch {
  readonly match: string;
  readonly seq: number;
}

export interface WakeUpStore {
  /** Takes up to `most` overdue matches. No other node is offered them for `forMs`. */
  take(most: number, forMs: number): Promise<readonly OverdueMatch[]>;
  /**
   * Sets the next wake-up of a match in `stepMs`, unless the match has progressed. With null the match is not
   * overdue until its next event.
   */
  again(due: OverdueMatch, stepMs: number | null): Promise<void>;
  drop(match: string): Promise<void>;
  /** Adds wake-ups for all active matches that have none, because a single server sets none. */
  noteAll(): Promise<void>;
}

export interface StoredOneTimeTokens extends OneTimeTokens {
  /** Deletes up to `most` expired rows; returns how many. */
  sweep(most: number): Promise<number>;
}
