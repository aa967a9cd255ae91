// Players and their sessions: what is put in comes out, and what is forgotten is gone.
import { readFileSync } from 'node:fs';
import { expect, test } from 'vitest';
import { storeIn, tempFolder } from '../rig/store/folder.ts';
import { STORES } from '../rig/store/stores.ts';
import { tableRow } from '../rig/store/table-row.ts';
import { databaseIn } from './place.ts';
import type { Player } from './store.ts';

/** What holds for a server's store holds for the one that other tests stand on. */
const ada: Player = { id: 'ada', name: 'Ada of the Ninefold Moon', kind: 'guest', at: 1_700_000_000_000 };
const bob: Player = { id: 'bob', name: 'Bob', kind: 'bot', at: 5 };

test.each(STORES)(
  '%s: a player is found by id and by the hash of the secret, under the present name',
  async (_, opened) => {
    const { players } = await opened();
    await players.add(ada, 'hash-a');
    await players.add(bob, 'hash-b');
    await players.rename('ada', 'Ada L.');
    expect(await players.byId('ada')).toEqual({ ...ada, name: 'Ada L.' });
    expect(await players.bySecret('hash-b')).toEqual(bob);
    expect(await players.bySecret('hash-c')).toBeUndefined();
    const names = await players.names(['bob', 'nobody', 'ada']);
    expect(Object.fromEntries(names)).toEqual({ ada: 'Ada L.', bob: 'Bob' });
    expect(await players.names([])).toEqual(new Map());
  },
);

const moments: readonly [name: string, now: number, player: string | undefined][] = [
  ['before its end', 999, 'ada'],
  ['at its end', 1000, undefined],
  ['after it', 1001, undefined],
];

const everywhere = STORES.flatMap(([store, opened]) =>
  moments.map(([name, ...rest]) => [store, name, opened, ...rest] as const),
);

test.each(everywhere)('%s: a session %s', async (_, __, opened, now, player) => {
  const { players } = await opened();
  await players.add(ada, 'hash-a');
  await players.openSession('token', 'ada', 1000);
  expect((await players.session('token', now))?.id).toBe(player);
  expect(await players.sessions('ada', now)).toHaveLength(player === undefined ? 0 : 1);
  expect(await players.sweepSessions(now, 9)).toBe(player === undefined ? 1 : 0);
  expect((await players.session('token', 0))?.id).toBe(player);
});

test.each(STORES)('%s: sessions are closed one by one or all of a player', async (_, opened) => {
  const { players } = await opened();
  await players.add(ada, 'hash-a');
  await players.add(bob, 'hash-b');
  for (const token of ['a1', 'a2', 'a3']) await players.openSession(token, 'ada', 10);
  await players.openSession('b1', 'bob', 10);
  const open = async () =>
    (await Promise.all(['a1', 'a2', 'a3', 'b1'].map(async t => ((await players.session(t, 0)) ? t : '')))).join('');
  await players.closeSession('a2');
  expect(await open()).toBe('a1a3b1');
  await players.closeSessions('ada');
  expect(await open()).toBe('b1');
});

test('a file refuses what contradicts itself', async () => {
  const { players } = storeIn(tempFolder());
  await players.add(bob, 'hash-b');
  await expect(players.add({ ...bob, id: 'other' }, 'hash-b')).rejects.toThrow('UNIQUE');
  await expect(players.add(bob, 'hash-d')).rejects.toThrow('UNIQUE');
  await expect(players.openSession('x', 'nobody', 10)).rejects.toThrow('FOREIGN KEY');
});

test('who is forgotten leaves an id that leads nowhere, and no name in the file', async () => {
  const folder = tempFolder();
  const { players, tables, close } = storeIn(folder);
  await players.add(ada, 'hash-a');
  await players.openSession('token', 'ada', 10);
  await tables.put(tableRow({ host: 'ada' }));
  await players.forget('ada');
  expect(await players.byId('ada')).toBeUndefined();
  expect(await players.bySecret('hash-a')).toBeUndefined();
  expect(await players.session('token', 0)).toBeUndefined();
  expect((await tables.byId('t'))?.host).toBe('ada');
  await close();
  expect(readFileSync(databaseIn(folder)).includes('Ninefold')).toBe(false);
});
