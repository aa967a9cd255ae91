// Tests that a refusal reaches only its requester. Others who wait for the same text get their own answer.
import { expect, test } from 'vitest';
import { testContext } from '../../../testing/context.ts';
import { jobsOnTheSpot } from '../../../testing/jobs.ts';
import { memoryStore } from '../../../testing/store/memory.ts';
import { apiError } from '../../core/errors.ts';
import type { Jobs } from '../../threads/jobs/job-pool.ts';
import { proofText } from './past-match-texts.ts';

test('a refusal is not shared by others who wait for the same proof', async () => {
  const refusal = apiError('too-many', say => say.jobs);
  const asked: string[] = [];
  const work = async (_: string, __: unknown, { player }: { readonly player: string }) => {
    asked.push(player);
    return player.startsWith('late') ? { ok: false, error: refusal } : { ok: true, done: 'the proof' };
  };
  const store = memoryStore();
  const jobs = { ...jobsOnTheSpot, work } as Jobs;
  const context = testContext({ jobs, store: { ...store, log: { ...store.log, readText: async () => '[]' } } });
  const told = ['late 1', 'late 2', 'ada', 'ben'].map(player => proofText(context, 'm', { player, network: '' }));
  expect(await Promise.all(told)).toEqual([
    { error: refusal },
    { error: refusal },
    { made: 'the proof' },
    { made: 'the proof' },
  ]);
  expect(asked).toEqual(['late 1', 'late 2', 'ada']);
});
