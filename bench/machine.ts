// The circumstances of a measurement: the machine, the date, the commit and the load average.
import { execFileSync } from 'node:child_process';
import { availableParallelism, cpus, loadavg } from 'node:os';

export interface Measured {
  readonly date: string;
  // The short hash of the commit, marked if files have been changed since; 'unknown' outside a repository.
  readonly commit: string;
  readonly node: string;
  readonly machine: { readonly cores: number; readonly cpu: string };
  // The load average over one minute, before and after the measurement.
  readonly load: { readonly before: number; readonly after: number };
}

/** The load average of the machine now. */
export const loadNow = (): number => Number((loadavg()[0] ?? 0).toFixed(1));

const git = (...words: readonly string[]): string =>
  execFileSync('git', [...words], { encoding: 'utf8', stdio: ['ignore', 'pipe', 'ignore'] }).trim();

/** The present commit of the repository. */
export function commitHere(): string {
  try {
    return git('rev-parse', '--short', 'HEAD') + (git('status', '--porcelain') === '' ? '' : ' with changes');
  } catch {
    return 'unknown';
  }
}

/** Describes a measurement that ends now. `before` is the load average at its start. */
export const measuredNow = (before: number): Measured => ({
  date: new Date().toISOString(),
  commit: commitHere(),
  node: process.versions.node,
  machine: { cores: availableParallelism(), cpu: cpus()[0]?.model.trim() ?? 'unknown' },
  load: { before, after: loadNow() },
});

/** Describes the circumstances of a measurement in two lines. */
export const measuredLine = ({ date, commit, node, machine, load }: Measured): string =>
  [
    `Measured on ${date.slice(0, 16).replace('T', ' at ')} UTC at ${commit}, under Node ${node}.`,
    `${machine.cores} cores (${machine.cpu}); load ${load.before} before, ${load.after} after.`,
  ].join('\n');
