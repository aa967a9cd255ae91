// When, where and from what a load was measured.
import { execFileSync } from 'node:child_process';
import { availableParallelism, cpus, loadavg } from 'node:os';

/** How many programs want the cores now. */
export const busy = (): string => (loadavg()[0] ?? 0).toFixed(1);

const git = (...words: readonly string[]): string => execFileSync('git', [...words], { encoding: 'utf8' }).trim();

/** The commit that is measured. */
const commitHere = (): string =>
  git('rev-parse', '--short', 'HEAD') + (git('status', '--porcelain') === '' ? '' : ' with changes');

/** A line with when, at which commit, and on what. */
export const measuredOn = (): string =>
  `Measured on ${new Date().toISOString().slice(0, 16).replace('T', ' at ')} UTC at ${commitHere()}, under Node ${process.versions.node}, on ${availableParallelism()} shared cores (${cpus()[0]?.model.trim()}).`;
