// Tests stored push devices: each has one entry, which is deleted with its session or its player, or when it
// expires.
import SQLite from 'better-sqlite3';
import { expect, test } from 'vitest';
import { storeIn, tempFolder } from '../../../testing/store/folder.ts';
import { KEY } from '../../../testing/store/key.ts';
import { STORES } from '../../../testing/store/stores.ts';
import { ciphersWith } from '../log/cipher.ts';
import type { Subscription } from '../rows/push.ts';
import { DEVICES } from '../schema/devices.ts';
import { migrate, STEPS } from '../schema/migrations.ts';
import type { Store } from '../store.ts';

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

test.each(STORES)('%s: a device’s latest registration counts, for its latest player', async (_, opened) => {
  const store = await peopled(await opened());
  await store.pushes.keep(device('x', 1), 5);
  await store.pushes.keep(device('x', 2, { language: 'fr', session: 'a2' }), 5);
  expect(await store.pushes.of('ada')).toEqual([device('x', 2, { language: 'fr', session: 'a2' })]);
  await store.pushes.keep(device('x', 3, { player: 'bob', session: 'b1' }), 5);
  expect([await of(store, 'ada'), await of(store, 'bob')]).toEqual([[], ['x']]);
});

test.each(STORES)('%s: knowing the address alone is not enough to get or stop its messages', async (_, opened) => {
  const store = await peopled(await opened());
  const own = device('x', 1);
  const guessed = device('x', 2, { player: 'bob', session: 'b1', auth: 'guess', p256dh: 'other' });
  await store.pushes.keep(own, 1);
  await store.pushes.keep(guessed, 1);
  expect([await store.pushes.of('ada'), await store.pushes.of('bob')]).toEqual([[own], [guessed]]);
  // the limit of one device per player evicts Bob's device with the first guess, but not Ada's device
  await store.pushes.keep({ ...guessed, at: 3, auth: 'another guess' }, 1);
  await store.pushes.drop('x', 'bob');
  expect([await store.pushes.of('ada'), await of(store, 'bob')]).toEqual([[own], []]);
  const [later, back] = [
    { ...guessed, at: 4 },
    { ...own, at: 5, session: 'a2' },
  ];
  await store.players.closeSession('a1', 0); // Bob stores another guess before Ada signs in again
  await store.pushes.keep(later, 1);
  await store.pushes.keep(back, 1);
  expect([await store.pushes.of('ada'), await store.pushes.of('bob')]).toEqual([[back], [later]]);
});

test.each(STORES)('%s: the oldest goes for one too many, and none of another player’s', async (_, opened) => {
  const store = await peopled(await opened());
  await store.pushes.keep(device('b', 0, { player: 'bob', session: 'b1' }), 2);
  for (const [i, endpoint] of ['x', 'y', 'z'].entries()) await store.pushes.keep(device(endpoint, i), 2);
  expect([await of(store, 'ada'), await of(store, 'bob')]).toEqual([['z', 'y'], ['b']]);
});

const ENDS: readonly [name: string, end: (store: Store) => Promise<unknown>, left: readonly string[]][] = [
  ['its session is closed', ({ players }) => players.closeSession('a1', 0), ['y']],
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

test('a device is deleted with an expired session, and survives a restart otherwise', async () => {
  const folder = tempFolder();
  const first = await peopled(storeIn(folder));
  await first.players.openSession('long', 'ada', 1000);
  await first.pushes.keep(device('x', 1), 5);
  await first.pushes.keep(device('y', 2, { session: 'long' }), 5);
  await first.players.sweepSessions(500, 9);
  await first.close();
  expect(await of(storeIn(folder), 'ada')).toEqual(['y']);
});

test('devices of an older file stay', () => {
  const db = new SQLite(':memory:');
  const cipher = ciphersWith(KEY, bytes => new Uint8Array(bytes));
  migrate(db, 'file', cipher, STEPS.indexOf(DEVICES));
  db.exec(`
    INSERT INTO player (id, name, kind, secret_hash, at_ms) VALUES ('ada', 'Ada', 'guest', 'hash', 0);
    INSERT INTO session (token_hash, player, until_ms) VALUES ('a1', 'ada', 10);
    INSERT INTO push (endpoint, player, session, p256dh, auth, language, at_ms)
      VALUES ('x', 'ada', 'a1', 'point', 'secret', 'en', 1);
  `);
  migrate(db, 'file', cipher);
  const { at, ...rest } = device('x', 1);
  expect(db.prepare('SELECT * FROM push').all()).toEqual([{ ...rest, at_ms: at }]);
  db.pragma('foreign_keys = ON');
  db.exec(`DELETE FROM session WHERE token_hash = 'a1'`);
  expect(db.prepare('SELECT * FROM push').all()).toEqual([]);
  db.close();
});
