// Tests jobs in threads: the results are the same as without threads, a job has a time limit, and each player
// has a share of the threads.
import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { pathToFileURL } from 'node:url';
import { afterAll, expect, onTestFinished, test, vi } from 'vitest';
import { jobsOnTheSpot } from '../../../testing/jobs.ts';
import { readLimits } from '../../core/limits.ts';
import { type Jobs, newJobs } from './job-pool.ts';
import type { Budgets, Spender } from './processor-budgets.ts';

const LIMITS = { ...readLimits({}), jobMs: 600_000 }; // on a busy machine a thread takes long to start
const LATE_MS = 300;
const ADA: Spender = { player: 'ada', network: '10.0.0.1' };
const BOB: Spender = { player: 'bob', network: '10.0.0.1' };
const NOBODY: Spender = { player: '', network: '10.0.0.1' };
const HOUSEHOLDS: readonly Spender[] = [1, 2, 3].map(n => ({ player: '', network: `2001:db8:1:${n}00::/56` }));
const folder = mkdtempSync(join(tmpdir(), 'moonshot-jobs-'));
afterAll(() => rmSync(folder, { recursive: true }));

const SHEET = { game: 'ricketts', seats: 4, overrides: { name: 'Ours' }, length: null };

/** A pool of scripted threads, and the processor time charged to each spender. */
function begun(text: string, limits: Partial<typeof LIMITS> = {}) {
  const path = join(folder, `${Math.random()}.mjs`);
  writeFileSync(path, `export const work = ${text};`);
  const spent: [player: string, ms: number][] = [];
  const budgets: Budgets = { waitMs: () => 0, spend: ({ player }, ms) => void spent.push([player, ms]) };
  const jobs = newJobs({ ...LIMITS, ...limits }, budgets, pathToFileURL(path).toString());
  onTestFinished(() => jobs.stop());
  return { jobs, spent };
}

const codesOf = async (jobs: Jobs, whose: readonly Spender[]) =>
  (await Promise.all(whose.map(by => jobs.work('sheet', SHEET, by)))).map(one => (one.ok ? 'done' : one.error.code));

const PROMPT = '() => ({ done: [], cpuMs: 7 })';
const NEVER = '() => { for (;;); }';

test('a thread returns what inline work returns, and charges its time to the requester', async () => {
  const spent: [player: string, ms: number][] = [];
  const jobs = newJobs(LIMITS, { waitMs: () => 0, spend: ({ player }, ms) => void spent.push([player, ms]) });
  onTestFinished(() => jobs.stop());
  for (const overrides of [{}, { name: 'Ours' }, { 'no.such.field': 1 }, { 'deal.hand': 'x' }]) {
    const asked = { ...SHEET, overrides };
    expect(await jobs.work('sheet', asked, ADA)).toEqual(await jobsOnTheSpot.work('sheet', asked, ADA));
  }
  // Processor time is counted in ticks of up to 4 ms, so a single job can cost nothing.
  for (let i = 0; i < 1000 && spent.every(([, ms]) => ms === 0); i++) await jobs.work('sheet', SHEET, ADA);
  expect(new Set(spent.map(([player]) => player))).toEqual(new Set(['ada']));
  expect(spent.some(([, ms]) => ms > 0)).toBe(true);
});

test('a thread over its time limit is terminated, logged and charged, and the next job runs', async () => {
  const { jobs, spent } = begun(`({ asked }) => { while (asked.game === 'never'); return { done: [], cpuMs: 7 }; }`, {
    jobMs: LATE_MS,
  });
  const expired = AbortSignal.timeout(LATE_MS);
  // the next job has this timeout, and later jobs have none
  const timer = vi.spyOn(AbortSignal, 'timeout').mockReturnValueOnce(expired);
  timer.mockReturnValue(new AbortController().signal);
  onTestFinished(() => timer.mockRestore());
  const late = await jobs.work('sheet', { ...SHEET, game: 'never' }, ADA);
  expect(late).toMatchObject({ ok: false, error: { code: 'not-allowed' } });
  expect(timer).toHaveBeenCalledWith(LATE_MS);
  expect(await codesOf(jobs, [BOB])).toEqual(['done']);
  expect(spent).toEqual([
    ['ada', LATE_MS],
    ['bob', 7],
  ]);
});

test.each<readonly [name: string, limits: Partial<typeof LIMITS>, whose: readonly Spender[], codes: readonly string[]]>(
  [
    ['a player', { jobsPerPlayer: 2 }, [ADA, ADA, ADA, BOB], ['done', 'done', 'too-many', 'done']],
    ['an address', { jobsPerAddress: 2 }, [ADA, BOB, NOBODY], ['done', 'done', 'too-many']],
    ['a site', { jobsPerAddress: 1 }, HOUSEHOLDS, ['done', 'done', 'too-many']],
    ['the server', { jobsWaiting: 1 }, [ADA, BOB, NOBODY], ['done', 'done', 'busy']],
  ],
)('%s has a bounded queue; a refusal says when to retry, and the retry succeeds', async (_, limits, whose, codes) => {
  const { jobs } = begun(PROMPT, limits);
  expect(await codesOf(jobs, whose)).toEqual(codes);
  const refused = await Promise.all(whose.map(by => jobs.work('sheet', SHEET, by)));
  for (const one of refused) if (!one.ok) expect(one.error.retryAfterMs).toBeGreaterThan(0);
  expect(await codesOf(jobs, whose.slice(-1))).toEqual(['done']);
});

test('players are served in turn, even if one has many jobs', async () => {
  const { jobs, spent } = begun(PROMPT, { jobThreads: 1, jobsPerPlayer: 10 });
  await codesOf(jobs, [ADA, ADA, ADA, BOB]);
  expect(spent.map(([player]) => player)).toEqual(['ada', 'ada', 'bob', 'ada']);
});

test('queued jobs are refused when the server stops', async () => {
  const { jobs } = begun(NEVER);
  const waiting = codesOf(jobs, [ADA, ADA]);
  await jobs.stop();
  expect(await waiting).toEqual(['paused', 'paused']);
});
