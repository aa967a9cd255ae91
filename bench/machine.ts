// On what, when and at which commit a benchmark was measured, and how many programs wanted the cores
// meanwhile.
import { execFileSync } from 'node:child_process';
import { availableParallelism, cpus, loadavg } from 'node:os';

export interface Measured {
  readonly date: string;
  // its short hash, with a mark where the files have changed since; 'unknown' outside a repository
  readonly commit: string;
  readonly node: string;
  readonly machine: { readonly cores: number; readonly cpu: string };
  // programs that want the cores, a minute's mean
  readonly load: { readonly before: number; readonly after: number };
}

/** How many programs want the cores now. */
export const loadNow = (): number => Number((loadavg()[0] ?? 0).toFixed(1));

const git = (...words: readonly string[]): string =>
  execFileSync('git', [...words], { encoding: 'utf8', stdio: ['ignore', 'pipe', 'ignore'] }).trim();

/** The commit that is measured. */
export function commitHere(): string {
  try {
    return git('rev-parse', '--short', 'HEAD') + (git('status', '--porcelain') === '' ? '' : ' with changes');
  } catch {
    return 'unknown';
  }
}

/** What is to be told of a measurement that ends now and began at that load. */
export const measuredNow = (before: number): Measured => ({
  date: new Date().toISOString(),
  commit: commitHere(),
  node: process.versions.node,
  machine: { cores: availableParallelism(), cpu: cpus()[0]?.model.trim() ?? 'unknown' },
  load: { before, after: loadNow() },
});

/** The same as a line. */
export const measuredLine = ({ date, commit, node, machine, load }: Measured): string =>
  `Measured on ${date.slice(0, 16).replace('T', ' at ')} UTC at ${commit}, under Node ${node}, on ${machine.cores} cores (${machine.cpu}); programs that wanted them: ${load.before} before, ${load.after} after.`;
