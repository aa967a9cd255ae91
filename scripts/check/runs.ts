// What repeated runs of the check came to.
import type { Measured } from '../../bench/machine.ts';
import type { Tally } from './tally.ts';

export interface Run extends Measured, Tally {
  readonly seed: string; // RUN_SEED draws the same again
  readonly busy: boolean; // other processes kept all cores busy
  readonly seconds: number;
}

/** How many of the last runs, in a row, failed nowhere. */
export const cleanRuns = (runs: readonly Run[]): number =>
  runs.length - 1 - runs.findLastIndex(({ failed }) => failed > 0);

/** The tally that a check ends with; one that ended without is a failure. */
export function tallyIn(said: string): Tally {
  const [, passed, failed] = /(\d+) passed, (\d+) failed\s*$/.exec(said) ?? [];
  return passed === undefined ? { passed: 0, failed: 1 } : { passed: Number(passed), failed: Number(failed) };
}
