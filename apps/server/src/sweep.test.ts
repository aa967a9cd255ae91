// Tests that expired data is deleted automatically: a server deletes ended sessions and old reports, and
// keeps all others.
import { expect, onTestFinished, test, vi } from 'vitest';
import { openServer } from '../testing/site.ts';
import { memoryStore } from '../testing/store/memory.ts';
import { DAY_MS } from './core/utc-days.ts';

test('sessions that are over leave the store while a server runs, and others stay', async () => {
  const store = memoryStore();
  await store.players.add({ id: 'ada', name: 'Ada', kind: 'guest', at: 0 }, 'hash');
  await store.players.openSession('over', 'ada', Date.now() - 1);
  await store.players.openSession('open', 'ada', Date.now() + 3_600_000);
  const site = await openServer({ MOONSHOT_IDLE_TABLE_MS: '20' }, { store });
  onTestFinished(() => site.close());
  await vi.waitFor(async () => expect(await store.players.session('over', 0)).toBeUndefined(), 20_000);
  expect((await store.players.session('open', 0))?.id).toBe('ada');
});

test('reports that are as old as they may be are deleted while a server runs', async () => {
  const store = memoryStore();
  const report = {
    by: 'ada',
    about: 'bob',
    kind: 'other' as const,
    table: 't',
    match: null,
    first: null,
    last: null,
    text: 'x',
    lines: [],
  };
  for (const [id, days] of [
    ['old', 3],
    ['new', 1],
  ] as const)
    await store.conduct.report({ ...report, id, state: 'open', at: Date.now() - days * DAY_MS }, 9);
  const site = await openServer({ MOONSHOT_IDLE_TABLE_MS: '20', MOONSHOT_REPORT_DAYS: '2' }, { store });
  onTestFinished(() => site.close());
  await vi.waitFor(async () => expect((await store.conduct.reports(9)).map(({ id }) => id)).toEqual(['new']), 20_000);
});
