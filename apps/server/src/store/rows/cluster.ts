// The interface to stored data that only clusters need: wake-ups of matches, and one-time tokens.
import type { OneTimeTokens } from '../../core/one-time-tokens.ts';

/**
 * A match that should have acted by itself but has not. `seq` is the number of its events when the wake-up
 * was set, or `SEQ_UNKNOWN`.
 */
export interface OverdueMatch {
  readonly match: string;
  readonly seq: number;
}

export interface WakeUpStore {
  /** Takes up to `most` overdue matches for this node. Other nodes do not get them for `forMs`. */
  take(most: number, forMs: number): Promise<readonly OverdueMatch[]>;
  /**
   * Sets the next wake-up of a match in `stepMs`, unless the match has progressed. With null, it has no
   * wake-up until its next event.
   */
  again(due: OverdueMatch, stepMs: number | null): Promise<void>;
  drop(match: string): Promise<void>;
  /**
   * Stores a wake-up (when a server must next continue the match) for each match in progress that has none.
   * A single server stores none, so they are missing after it has become a cluster.
   */
  noteAll(): Promise<void>;
}

export interface StoredOneTimeTokens extends OneTimeTokens {
  /** Deletes up to `most` expired tokens. Returns how many were deleted. */
  sweep(most: number): Promise<number>;
}
