// What is over leaves by itself: a server takes away the sessions that have ended, and no others.
import { expect, onTestFinished, test, vi } from 'vitest';
import { openServer } from './rig/site.ts';
import { memoryStore } from './store/memory.ts';

test('sessions that are over leave the store while a server runs, and others stay', async () => {
  const store = memoryStore();
  await store.players.add({ id: 'ada', name: 'Ada', kind: 'guest', at: 0 }, 'hash');
  await store.players.openSession('over', 'ada', Date.now() - 1);
  await store.players.openSession('open', 'ada', Date.now() + 3_600_000);
  const site = await openServer({ MOONSHOT_IDLE_TABLE_MS: '20' }, { store });
  onTestFinished(() => site.close());
  await vi.waitFor(async () => expect(await store.players.session('over', 0)).toBeUndefined());
  expect((await store.players.session('open', 0))?.id).toBe('ada');
});
