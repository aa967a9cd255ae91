// Tests that one guest cannot fill the server with contests: open entries are limited, and idle contests
// leave room for other tables.
import type { TableInvitation } from '@moonshot/protocol/server';
import { expect, onTestFinished, test, vi } from 'vitest';
import { as, connect, FRIENDS, type Guest, newGuest, playOut } from '../../../testing/client.ts';
import { openServer, type Site } from '../../../testing/site.ts';
import { memoryStore } from '../../../testing/store/memory.ts';

const CHALLENGE = { kind: 'challenge', game: 'ricketts', overrides: {}, seats: 4, deals: 1, days: 3 };

async function serverWith(variables: Record<string, string>, store = memoryStore(Date.now)): Promise<Site> {
  const site = await openServer(variables, { store });
  onTestFinished(() => site.close());
  return site;
}

const challenged = async (by: Guest): Promise<string> =>
  ((await as(by, 'POST', '/api/contests', CHALLENGE)).body as { readonly contest: string }).contest;

const enter = (guest: Guest, contest: string) => as(guest, 'POST', `/api/contests/${contest}/entries`);

const opens = async (guest: Guest): Promise<number> =>
  (
    await as(guest, 'POST', '/api/tables', {
      order: { game: 'ricketts', overrides: {}, length: { deals: 1 }, seats: 4 },
      settings: FRIENDS,
    })
  ).status;

test('open contests of a player are limited, also for parallel entries, and finishing one frees a place', async () => {
  const site = await serverWith({ MOONSHOT_ENTRIES_PER_PLAYER: '3' });
  const ada = await newGuest(site.url, 'Ada');
  const contests: string[] = [];
  for (let i = 0; i < 8; i++) contests.push(await challenged(ada));
  const answers = await Promise.all(contests.map(contest => enter(ada, contest)));
  const entered = answers.filter(({ status }) => status === 201);
  expect(entered).toHaveLength(3);
  const refused = answers.filter(({ status }) => status !== 201);
  for (const { body } of refused)
    expect(body).toMatchObject({ code: 'too-many', sentence: expect.stringContaining('3 that you entered') });
  const [first] = entered as [{ readonly body: TableInvitation }, ...unknown[]];
  const client = await connect(ada);
  client.say({ type: 'join', table: (first.body as TableInvitation).table, invite: null, known: null });
  await playOut(client);
  await client.until(({ facts }) => facts?.state === 'over');
  client.close();
  const more = contests.filter((_, i) => answers[i]?.status !== 201);
  expect([(await enter(ada, more[0] ?? '')).status, (await enter(ada, more[1] ?? '')).status]).toEqual([201, 429]);
});

test('idle contests leave room for other tables, also after a restart', async () => {
  const store = memoryStore(Date.now);
  const variables = { MOONSHOT_TABLES: '3', MOONSHOT_IDLE_TABLE_MS: '40' };
  const site = await serverWith(variables, store);
  const [ada, bob] = [await newGuest(site.url, 'Ada'), await newGuest(site.url, 'Bob')];
  for (let i = 0; i < 6; i++) {
    await vi.waitFor(() => expect(site.app.tables.held.size).toBe(0), 20_000);
    expect((await enter(ada, await challenged(ada))).status).toBe(201);
  }
  await vi.waitFor(() => expect(site.app.tables.held.size).toBe(0), 20_000);
  const after = await serverWith({ ...variables, MOONSHOT_IDLE_TABLE_MS: '600000' }, store);
  await vi.waitFor(() => expect(after.app.tables.held.size).toBe(0), 20_000);
  expect(await opens({ ...bob, url: after.url })).toBe(201);
});
