// What several servers share besides: when matches go on by themselves, and what was given out to be shown
// again soon.
import type { Slips } from '../slips.ts';

/** A match that should have gone on by itself after that event. */
export interface DueMatch {
  readonly match: string;
  readonly seq: number;
}

export interface Due {
  /** The matches that are late, so many at most: for that time nobody else is given them. */
  take(most: number, forMs: number): Promise<readonly DueMatch[]>;
  /** Looks at it again after that time, unless it has gone on; never where it is null. */
  again(due: DueMatch, stepMs: number | null): Promise<void>;
  drop(match: string): Promise<void>;
  /** Notes the matches that are played and of which nothing is noted, as one server alone leaves them. */
  noteAll(): Promise<void>;
}

export interface KeptSlips extends Slips {
  /** Deletes up to `most` expired rows; returns how many. */
  sweep(most: number): Promise<number>;
}
