// The recorded results of runs of the whole check.
import type { Measured } from '../../bench/machine.ts';
import type { Tally } from './tally.ts';

export interface Run extends Measured, Tally {
  readonly seed: string; // the value of RUN_SEED that reproduces the samples of the run
  readonly busy: boolean; // whether other processes kept all cores busy during the run
  readonly seconds: number;
}

/** The number of runs without a failure since the last run with one. */
export const cleanRuns = (runs: readonly Run[]): number =>
  runs.length - 1 - runs.findLastIndex(({ failed }) => failed > 0);

/** Reads the tally from the end of a check's output. Output without a tally counts as a failure. */
export function tallyIn(said: string): Tally {
  const [, passed, failed] = /(\d+) passed, (\d+) failed\s*$/.exec(said) ?? [];
  return passed === undefined ? { passed: 0, failed: 1 } : { passed: Number(passed), failed: Number(failed) };
}
