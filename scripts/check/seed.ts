// The seed of a run of tests: the commit, unless RUN_SEED names another.
import { execFileSync } from 'node:child_process';

function commit(): string {
  try {
    return execFileSync('git', ['rev-parse', '--short=12', 'HEAD'], { encoding: 'utf8' }).trim();
  } catch {
    return new Date().toISOString().slice(0, 10); // a copy without its history
  }
}

/** Sets RUN_SEED for this process and all that it starts, and returns it. */
export function setRunSeed(): string {
  process.env.RUN_SEED ??= commit();
  return process.env.RUN_SEED;
}
