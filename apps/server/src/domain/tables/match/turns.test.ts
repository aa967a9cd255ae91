// Tests the lists of tables that wait for a player. They say whose answer is awaited, since when and until
// when. They need no connected clients and survive a restart.
import type { OwnTablesAnswer } from '@moonshot/protocol/server';
import { expect, onTestFinished, test } from 'vitest';
import { as, type Client, connect, dueOf, type Guest, newGuest, newTable } from '../../../../testing/client.ts';
import { openServer } from '../../../../testing/site.ts';
import { storeIn, tempFolder } from '../../../../testing/store/folder.ts';
import { systemEnv } from '../../../core/env.ts';

const HOUR_MS = 3_600_000;
const MINUTE_MS = 60_000;

/** A match of two people and two bots in which both people have to pass cards. */
async function passing(ada: Guest, bob: Guest, clock: { readonly days: number } | null): Promise<readonly Client[]> {
  const { table, invite } = await newTable(ada, {}, { clock });
  const clients = [await connect(ada), await connect(bob)];
  for (const client of clients) client.say({ type: 'join', table, invite, known: null });
  clients[1]?.say({ type: 'sit', seat: 1 });
  await clients[0]?.until(({ facts }) => facts?.seats[1]?.kind === 'person');
  clients[0]?.say({ type: 'start' });
  for (const client of clients) await client.until(({ view }) => view?.deal.phase === 'pass');
  return clients;
}

async function leave(clients: readonly Client[]): Promise<void> {
  for (const client of clients) {
    client.close();
    await client.closed;
  }
}

const listed = async (guest: Guest) =>
  ((await as(guest, 'GET', '/api/tables/mine')).body as OwnTablesAnswer).tables.map(({ awaited }) => awaited);

test('a table lists the awaited answers while no client is present; without clocks they have no deadline', async () => {
  const site = await openServer();
  onTestFinished(() => site.close());
  const [ada, bob] = [await newGuest(site.url, 'Ada'), await newGuest(site.url, 'Bob')];
  const clients = await passing(ada, bob, null);
  clients[0]?.say(dueOf(clients[0].view!)!);
  await clients[0]?.next('ack');
  await leave(clients);
  expect(await listed(ada)).toEqual([[{ seat: 1, waitedMs: expect.any(Number), leftMs: null }]]);
  await newTable(bob);
  expect(await listed(bob)).toEqual([[], [expect.objectContaining({ seat: 1 })]]);
});

test('after a restart the list is the same, with the time since then deducted', async () => {
  const folder = tempFolder();
  const clock = { nowMs: Date.UTC(2026, 10, 21) };
  const env = { ...systemEnv, nowMs: () => clock.nowMs };
  const first = await openServer({}, { store: storeIn(folder, { now: env.nowMs }), env });
  const [ada, bob] = [await newGuest(first.url, 'Ada'), await newGuest(first.url, 'Bob')];
  await leave(await passing(ada, bob, { days: 1 }));
  const before = await listed(ada);
  expect(before).toEqual([[expect.objectContaining({ seat: 0 }), expect.objectContaining({ seat: 1 })]]);
  await first.close();
  clock.nowMs += 3 * HOUR_MS;
  const second = await openServer({}, { store: storeIn(folder, { now: env.nowMs }), env });
  onTestFinished(() => second.close());
  const [after] = await listed({ ...ada, url: second.url });
  for (const one of after ?? []) {
    expect(one.waitedMs).toBe(3 * HOUR_MS);
    expect(one.leftMs).toBeLessThanOrEqual(21 * HOUR_MS);
    expect(one.leftMs).toBeGreaterThan(21 * HOUR_MS - MINUTE_MS);
  }
  expect(after).toHaveLength(2);
});
