// The results of repeated runs of the check.
import type { Measured } from '../../bench/machine.ts';
import type { Tally } from './tally.ts';

export interface Run extends Measured, Tally {
  readonly seed: string; // RUN_SEED reproduces the samples
  readonly busy: boolean; // other processes kept all cores busy
  readonly seconds: number;
}

/** The number of clean runs since the last failure. */
export const cleanRuns = (runs: readonly Run[]): number =>
  runs.length - 1 - runs.findLastIndex(({ failed }) => failed > 0);

/** Parses the tally at the end of a check's output. A missing tally counts as a failure. */
export function tallyIn(said: string): Tally {
  const [, passed, failed] = /(\d+) passed, (\d+) failed\s*$/.exec(said) ?? [];
  return passed === undefined ? { passed: 0, failed: 1 } : { passed: Number(passed), failed: Number(failed) };
}
