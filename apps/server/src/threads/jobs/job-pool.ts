// A pool of threads for jobs that may take long, depending on the client's input. Clients take turns, and
// both the time of a job and the queue are limited.
import { Piscina } from 'piscina';
import { type ApiError, apiError } from '../../core/errors.ts';
import type { Limits } from '../../core/limits.ts';
import { countedIn, SITE_WORK_ROOM } from '../../core/network/client-network.ts';
import { type FairScheduler, fairScheduler } from '../fair-scheduler.ts';
import type { JobInput, JobKind, JobOutput } from './job-worker.ts';
import type { Budgets, Spender } from './processor-budgets.ts';

export type JobResult<K extends JobKind> =
  | { readonly ok: true; readonly done: JobOutput<K> }
  | { readonly ok: false; readonly error: ApiError };

export interface Jobs {
  /**
   * Runs the job in a thread and returns its result. Returns a refusal if the job cannot run or takes too
   * long.
   */
  work<K extends JobKind>(kind: K, asked: JobInput<K>, by: Spender): Promise<JobResult<K>>;
  stop(): Promise<void>;
}

type JobLimits = Pick<Limits, 'jobMs' | 'jobThreads' | 'jobsWaiting' | 'jobsPerPlayer' | 'jobsPerAddress'>;

interface Pool {
  readonly limits: JobLimits;
  readonly budgets: Budgets;
  readonly queue: FairScheduler;
  readonly waiting: Map<string, number>; // number of queued and running jobs, by player and by address
  readonly file: string;
  threads: Piscina | undefined; // undefined until the first job
  usualMs: number; // moving average of the processor time of a job, in milliseconds
}

const FILE = new URL('./job-worker.ts', import.meta.url).toString();
const IDLE_MS = 60_000;
const FIRST_GUESS_MS = 100;
const NEWEST_PART = 0.1; // weight of the newest job in the average

/** Creates the pool. `file` is the script of its threads. */
export function newJobs(limits: JobLimits, budgets: Budgets, file: string = FILE): Jobs {
  const queue = fairScheduler(limits.jobThreads, limits.jobsWaiting);
  const pool: Pool = { limits, budgets, queue, waiting: new Map(), file, threads: undefined, usualMs: FIRST_GUESS_MS };
  return {
    work: (kind, asked, by) => worked(pool, kind, asked, by),
    stop: async () => {
      queue.stop();
      await pool.threads?.destroy();
    },
  };
}

const LATE = (ms: number): ApiError => apiError('not-allowed', say => say.longWork(Math.round(ms / 1000)));
const FULL = apiError('busy', say => say.jobs);
const YOURS = apiError('too-many', say => say.jobs);
const FAILED = apiError('paused', say => say.failed);

/**
 * The keys under which a client's jobs are counted, each with its own limit: the player, the network of the
 * household, and its site (the network of one customer of a provider).
 */
const keysOf = ({ player, network }: Spender, { jobsPerPlayer, jobsPerAddress }: JobLimits) => [
  ...(player === '' ? [] : [[`player ${player}`, jobsPerPlayer] as const]),
  ...countedIn(network, SITE_WORK_ROOM).map(([key, times]) => [`address ${key}`, jobsPerAddress * times] as const),
];

async function worked<K extends JobKind>(pool: Pool, kind: K, asked: JobInput<K>, by: Spender): Promise<JobResult<K>> {
  const keys = keysOf(by, pool.limits);
  const full = keys.some(([key, most]) => (pool.waiting.get(key) ?? 0) >= most);
  if (full) return { ok: false, error: { ...YOURS, retryAfterMs: untilDone(pool) } };
  for (const [key] of keys) count(pool, key, 1);
  try {
    const [[first] = ['']] = keys;
    const done = pool.queue.run(first, () => done1(pool, kind, asked, by));
    return done === undefined ? { ok: false, error: { ...FULL, retryAfterMs: untilDone(pool) } } : await done;
  } catch {
    return { ok: false, error: FAILED }; // the server is stopping, or the job or its thread has failed
  } finally {
    for (const [key] of keys) count(pool, key, -1);
  }
}

function count({ waiting }: Pool, key: string, more: 1 | -1): void {
  const many = (waiting.get(key) ?? 0) + more;
  if (many === 0) waiting.delete(key);
  else waiting.set(key, many);
}

/** The estimated time in milliseconds until the queue is empty. */
const untilDone = ({ queue, limits, usualMs }: Pool): number =>
  Math.ceil(Math.max(1000, (queue.crowd() * usualMs) / limits.jobThreads));

async function done1<K extends JobKind>(pool: Pool, kind: K, asked: JobInput<K>, by: Spender): Promise<JobResult<K>> {
  const { jobMs } = pool.limits;
  pool.threads ??= threadsOf(pool);
  const signal = AbortSignal.timeout(jobMs);
  try {
    const { done, cpuMs } = await pool.threads.run({ kind, asked }, { signal });
    noted(pool, by, cpuMs);
    return { ok: true, done };
  } catch (error) {
    if (!signal.aborted) throw error;
    noted(pool, by, jobMs); // the job took too long, so its thread was ended and will be replaced
    return { ok: false, error: LATE(jobMs) };
  }
}

function noted(pool: Pool, by: Spender, ms: number): void {
  pool.budgets.spend(by, ms);
  pool.usualMs += (ms - pool.usualMs) * NEWEST_PART;
}

const threadsOf = ({ limits, file }: Pool): Piscina =>
  new Piscina({ filename: file, minThreads: 0, maxThreads: limits.jobThreads, idleTimeout: IDLE_MS, name: 'work' });
