// Runs the tests in a copy of the repository, in a process that stays open between runs.
import { type ChildProcess, fork } from 'node:child_process';
import { once } from 'node:events';
import { join } from 'node:path';

export interface Request {
  readonly files: readonly string[]; // test files, in the order in which they run
  readonly changed: readonly string[]; // files that have changed since the previous run
  readonly env: Readonly<Record<string, string>>;
  readonly setup?: string; // a file that is loaded before each of these
  readonly isWhole?: boolean; // continues after a failure, and each file loads its modules again
}

export interface Failure {
  readonly file: string;
  readonly test: string;
  readonly why: string;
}

export interface Ran {
  readonly failures: readonly Failure[]; // of a run that is not whole: those of the first file that has any
  readonly ran: readonly { readonly file: string; readonly ms: number; readonly meta: Record<string, unknown> }[];
}

export interface Tests {
  readonly files: readonly string[]; // of tests of units, of the page's worker and of the whole house
  /** Runs the requested tests. Undefined if that took longer than the limit. */
  run(request: Request, limitMs: number): Promise<Ran | undefined>;
  close(): void;
}

interface Open {
  readonly child: ChildProcess;
  readonly files: readonly string[];
}

async function open(house: string): Promise<Open> {
  const child = fork(join(house, 'scripts/mutation/child.ts'), {
    cwd: house,
    detached: true, // a group of its own, with the processes that it starts
    // as in `npm test`, but with a fixed seed, because a copy has no commits to derive it from
    env: { ...process.env, DRAW: 'whole programs', RUN_SEED: 'a copy' },
    stdio: ['ignore', 'ignore', 'inherit', 'ipc'],
  });
  const [files] = await Promise.race([
    once(child, 'message'),
    once(child, 'exit').then(() => Promise.reject(new Error(`Cannot run the tests of ${house}: Vitest did not start`))),
  ]);
  return { child, files };
}

function end({ pid }: ChildProcess): void {
  if (pid !== undefined) process.kill(-pid, 'SIGKILL');
}

/** Opens Vitest in a copy. If a run hangs, its process is ended, and the next run starts a new one. */
export async function openTests(house: string): Promise<Tests> {
  let now = await open(house);
  const endNow = () => end(now.child);
  process.once('exit', endNow);
  return {
    files: now.files,
    async run(request, limitMs) {
      now.child.send(request);
      const limit = new AbortController();
      const timer = setTimeout(() => limit.abort(), limitMs);
      try {
        const [ran] = await once(now.child, 'message', { signal: limit.signal });
        return ran;
      } catch {
        end(now.child);
        now = await open(house);
        return undefined;
      } finally {
        clearTimeout(timer);
      }
    },
    close() {
      process.off('exit', endNow);
      endNow();
    },
  };
}
