// The seed by which a test run samples: the commit, unless RUN_SEED is set.
import { execFileSync } from 'node:child_process';

function commit(): string {
  try {
    return execFileSync('git', ['rev-parse', '--short=12', 'HEAD'], { encoding: 'utf8' }).trim();
  } catch {
    return new Date().toISOString().slice(0, 10); // the date, in a copy without git history
  }
}

/** Sets RUN_SEED for this process and its children, if it is not set yet. Returns its value. */
export function setRunSeed(): string {
  process.env.RUN_SEED ??= commit();
  return process.env.RUN_SEED;
}
