// The seed of a test run: the commit, unless RUN_SEED is set.
import { execFileSync } from 'node:child_process';

function commit(): string {
  try {
    return execFileSync('git', ['rev-parse', '--short=12', 'HEAD'], { encoding: 'utf8' }).trim();
  } catch {
    return new Date().toISOString().slice(0, 10); // used in a copy without git history
  }
}

/** Sets RUN_SEED for this process and its children, and returns it. */
export function setRunSeed(): string {
  process.env.RUN_SEED ??= commit();
  return process.env.RUN_SEED;
}
