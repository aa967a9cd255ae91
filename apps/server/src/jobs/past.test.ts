// A refusal reaches only the requester; others who wait for the same text get their own answer.
import { expect, test } from 'vitest';
import { no } from '../no.ts';
import type { World } from '../world.ts';
import { proofText } from './past.ts';
import { newTexts } from './texts.ts';

test('a refusal is not shared by others who wait for the same proof', async () => {
  const refusal = no('too-many', say => say.jobs);
  const asked: string[] = [];
  const work = async (_: string, __: unknown, { player }: { readonly player: string }) => {
    asked.push(player);
    return player.startsWith('late') ? { ok: false, no: refusal } : { ok: true, done: 'the proof' };
  };
  const store = { log: { readText: async () => '[]' } };
  const world = { texts: newTexts(1000), jobs: { work }, store } as unknown as World;
  const told = ['late 1', 'late 2', 'ada', 'ben'].map(player => proofText(world, 'm', { player, network: '' }));
  expect(await Promise.all(told)).toEqual([
    { no: refusal },
    { no: refusal },
    { made: 'the proof' },
    { made: 'the proof' },
  ]);
  expect(asked).toEqual(['late 1', 'late 2', 'ada']);
});
