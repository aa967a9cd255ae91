// What several servers share besides: when matches go on by themselves, and what was given out to be shown
// again soon.
import type { Slips } from '../slips.ts';

/** A match that should have gone on by itself after that event. */
export interface DueMatch {
  readonly match: string;
  readonly seq: number;
}

export interface Due {
  /** Takes up to `most` late matches. No other node is offered them for `forMs`. */
  take(most: number, forMs: number): Promise<readonly DueMatch[]>;
  /** Sets the next wake-up of a match in `stepMs`, unless it has progressed. Null removes it. */
  again(due: DueMatch, stepMs: number | null): Promise<void>;
  drop(match: string): Promise<void>;
  /** Adds wake-ups for all active matches that have none, as a single server leaves them. */
  noteAll(): Promise<void>;
}

export interface KeptSlips extends Slips {
  /** Deletes up to `most` expired rows; returns how many. */
  sweep(most: number): Promise<number>;
}
