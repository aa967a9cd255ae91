// Devices that want to be told whose turn it is: kept once each, and gone with their session, their player, or by themselves.
import { expect, test } from 'vitest';
import { storeIn, tempFolder } from '../rig/store/folder.ts';
import { STORES } from '../rig/store/stores.ts';
import type { Subscription } from './push-row.ts';
import type { Store } from './store.ts';

const device = (endpoint: string, at: number, more: Partial<Subscription> = {}): Subscription => ({
  endpoint,
  player: 'ada',
  session: 'a1',
  p256dh: 'point',
  auth: 'secret',
  language: 'en',
  at,
  ...more,
});

/** Ada with two sessions, Bob with one. */
async function peopled(store: Store): Promise<Store> {
  for (const id of ['ada', 'bob']) await store.players.add({ id, name: id, kind: 'guest', at: 0 }, `hash ${id}`);
  for (const [token, player] of Object.entries({ a1: 'ada', a2: 'ada', b1: 'bob' }))
    await store.players.openSession(token, player, 10);
  return store;
}

const of = async ({ pushes }: Store, player: string) => (await pushes.of(player)).map(({ endpoint }) => endpoint);

test.each(STORES)('%s: a device is kept as it last asked, for whoever asked last', async (_, opened) => {
  const store = await peopled(await opened());
  await store.pushes.keep(device('x', 1), 5);
  await store.pushes.keep(device('x', 2, { language: 'fr', session: 'a2' }), 5);
  expect(await store.pushes.of('ada')).toEqual([device('x', 2, { language: 'fr', session: 'a2' })]);
  await store.pushes.keep(device('x', 3, { player: 'bob', session: 'b1' }), 5);
  expect([await of(store, 'ada'), await of(store, 'bob')]).toEqual([[], ['x']]);
});

test.each(STORES)('%s: the oldest goes for one too many, and none of another player’s', async (_, opened) => {
  const store = await peopled(await opened());
  await store.pushes.keep(device('b', 0, { player: 'bob', session: 'b1' }), 2);
  for (const [i, endpoint] of ['x', 'y', 'z'].entries()) await store.pushes.keep(device(endpoint, i), 2);
  expect([await of(store, 'ada'), await of(store, 'bob')]).toEqual([['z', 'y'], ['b']]);
});

const ENDS: readonly [name: string, end: (store: Store) => Promise<unknown>, left: readonly string[]][] = [
  ['its session is closed', ({ players }) => players.closeSession('a1'), ['y']],
  ['its session makes room for another', ({ players }) => players.openSession('a3', 'ada', 20, 2), ['x']],
  ['all sessions of its player are closed', ({ players }) => players.closeSessions('ada'), []],
  ['its player is forgotten', ({ players }) => players.forget('ada'), []],
  ['it is gone', ({ pushes }) => pushes.drop('x'), ['y']],
  ['its player takes it back', ({ pushes }) => pushes.drop('x', 'ada'), ['y']],
  ['another wants to take it back', ({ pushes }) => pushes.drop('x', 'bob'), ['y', 'x']],
];

test.each(STORES.flatMap(([store, opened]) => ENDS.map(([name, ...rest]) => [store, name, opened, ...rest] as const)))(
  '%s: what is left when %s',
  async (_, __, opened, end, left) => {
    const store = await peopled(await opened());
    await store.pushes.keep(device('x', 1), 5);
    await store.pushes.keep(device('y', 2, { session: 'a2' }), 5);
    await end(store);
    expect(await of(store, 'ada')).toEqual(left);
  },
);

test('a device goes with a session that is over, and is there again after a restart where it is not', async () => {
  const folder = tempFolder();
  const first = await peopled(storeIn(folder));
  await first.players.openSession('long', 'ada', 1000);
  await first.pushes.keep(device('x', 1), 5);
  await first.pushes.keep(device('y', 2, { session: 'long' }), 5);
  await first.players.sweepSessions(500, 9);
  await first.close();
  expect(await of(storeIn(folder), 'ada')).toEqual(['y']);
});
