// Runs tests in a copy of the repository, in a process that stays open between the runs.
import { type ChildProcess, fork } from 'node:child_process';
import { once } from 'node:events';
import { join } from 'node:path';

export interface Request {
  readonly files: readonly string[]; // the test files, in the order in which they run
  readonly changed: readonly string[]; // source files that have changed since the previous run
  readonly env: Readonly<Record<string, string>>;
  readonly setup?: string; // a file that is loaded before each test file
  // whether the run continues after a failure; each test file then loads its modules anew
  readonly isWhole?: boolean;
}

export interface Failure {
  readonly file: string;
  readonly test: string;
  readonly why: string;
}

export interface Ran {
  // failed tests; unless the run is whole, only those of the first test file that fails
  readonly failures: readonly Failure[];
  readonly ran: readonly { readonly file: string; readonly ms: number; readonly meta: Record<string, unknown> }[];
}

export interface Tests {
  readonly files: readonly string[]; // all test files of the projects `unit`, `worker` and `house`
  /** Runs test files. Returns undefined if they took longer than the limit, or if they ended the process. */
  run(request: Request, limitMs: number): Promise<Ran | undefined>;
  close(): void;
}

interface Open {
  readonly child: ChildProcess;
  readonly files: readonly string[];
}

/** Which tests of a slow test file run: all of them, or a sample, as in `npm test`. */
export type Share = 'all' | 'sample';

async function open(house: string, share: Share): Promise<Open> {
  const child = fork(join(house, 'scripts/mutation/child.ts'), {
    cwd: house,
    detached: true, // a process group of its own, so that all processes of the tests can be ended together
    // The seed is fixed, because the copy has no commits to derive one from.
    env: { ...process.env, DRAW: share === 'sample' ? 'whole programs' : '', RUN_SEED: 'a copy' },
    stdio: ['ignore', 'ignore', 'inherit', 'ipc'],
  });
  const [files] = await Promise.race([
    once(child, 'message'),
    once(child, 'exit').then(() => Promise.reject(new Error(`Cannot run the tests of ${house}: Vitest did not start`))),
  ]);
  return { child, files };
}

/** Ends a child with all processes of its group, some of which may outlive it. */
function end({ pid }: ChildProcess): void {
  try {
    if (pid !== undefined) process.kill(-pid, 'SIGKILL');
  } catch {
    // no process of the group is left
  }
}

/**
 * Sends a request to Vitest, and waits for the result. Rejects at the limit, or if the process ends before.
 */
async function answered(child: ChildProcess, request: Request, limitMs: number): Promise<Ran> {
  const limit = new AbortController();
  const { signal } = limit;
  const timer = setTimeout(() => limit.abort(), limitMs);
  try {
    child.send(request);
    const ended = once(child, 'exit', { signal }).then(() => Promise.reject(new Error('Vitest has ended')));
    const [ran] = await Promise.race([once(child, 'message', { signal }), ended]);
    return ran;
  } finally {
    clearTimeout(timer);
    limit.abort(); // removes the listeners
  }
}

/**
 * Opens Vitest in a copy of the repository. If a run hangs or ends the process, a new process is started for
 * the next run.
 */
export async function openTests(house: string, share: Share): Promise<Tests> {
  let now = await open(house, share);
  const endNow = () => end(now.child);
  process.once('exit', endNow);
  return {
    files: now.files,
    async run(request, limitMs) {
      try {
        return await answered(now.child, request, limitMs);
      } catch {
        end(now.child);
        now = await open(house, share);
        return undefined;
      }
    },
    close() {
      process.off('exit', endNow);
      endNow();
    },
  };
}
