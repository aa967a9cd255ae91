// Tests players and sessions in the store: reads return what was written, and deletion is complete.
import { readFileSync } from 'node:fs';
import { expect, test } from 'vitest';
import { storeIn, tempFolder } from '../../../testing/store/folder.ts';
import { STORES } from '../../../testing/store/stores.ts';
import { tableRow } from '../../../testing/store/table-row.ts';
import { databaseIn } from '../files/data-folder.ts';
import type { Player, Store } from '../store.ts';

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
  await players.closeSession('a2', 0);
  expect(await open()).toBe('a1a3b1');
  await players.closeSessions('ada');
  expect(await open()).toBe('b1');
});

test.each(STORES)('%s: a session too many ends the oldest others of its player, and says which', async (_, opened) => {
  const { players } = await opened();
  await players.add(ada, 'hash-a');
  await players.add(bob, 'hash-b');
  const open = (token: string, player: string, untilMs: number, most: number) =>
    players.openSession(token, player, untilMs, most);
  expect(await open('a1', 'ada', 30, 2)).toEqual([]);
  expect(await open('a2', 'ada', 20, 2)).toEqual([]);
  expect(await open('b1', 'bob', 10, 2)).toEqual([]);
  expect(await open('a3', 'ada', 10, 2)).toEqual(['a2']); // a new session stays, however soon it expires
  expect(await players.sessions('ada', 0)).toEqual([10, 30]);
  expect(await open('a4', 'ada', 40, 0)).toEqual(['a1', 'a3']);
  expect([await players.sessions('ada', 0), await players.sessions('bob', 0)]).toEqual([[40], [10]]);
});

const robo: Player = { id: 'robo', name: 'Robo', kind: 'bot', at: 5, broughtBy: 'ada' };

const endings: readonly [name: string, end: (store: Store) => Promise<unknown>, ends: boolean][] = [
  ['one of two sessions is closed', ({ players }) => players.closeSession('a1', 0), false],
  [
    'the last session is closed',
    async ({ players }) => [await players.closeSession('a1', 0), await players.closeSession('a2', 0)],
    true,
  ],
  ['the last session that is not over is closed', ({ players }) => players.closeSession('a2', 15), true],
  ['a session beside one that lasts longer is closed', ({ players }) => players.closeSession('a1', 15), false],
  ['a session that is none is closed', ({ players }) => players.closeSession('x', 0), false],
  ['all sessions are closed', ({ players }) => players.closeSessions('ada'), true],
  ['all sessions of another are', ({ players }) => players.closeSessions('eve'), false],
  ['one session is over', ({ players }) => players.sweepSessions(15, 100), false],
  ['all sessions are over', ({ players }) => players.sweepSessions(25, 100), true],
  ['the player is forgotten', ({ players }) => players.forget('ada'), true],
];
const ban = (who: string) => ({ kind: 'player', who, reason: '', until: 1, at: 0 }) as const;
const LINE = { at: 0, what: 'player banned', subject: '', note: '' };

const tokens = STORES.flatMap(([store, opened]) =>
  endings.map(([name, ...rest]) => [store, name, opened, ...rest] as const),
);

test.each(tokens)('%s: if %s, the token of a bot ends for good or not at all', async (_, __, opened, end, ends) => {
  const store = await opened();
  const { players } = store;
  await players.add(ada, 'hash-a');
  await players.add(robo, 'hash-r');
  await players.openSession('a1', 'ada', 10);
  await players.openSession('a2', 'ada', 20);
  expect(await players.bySecret('hash-r')).toEqual(robo);
  await end(store);
  if ((await players.byId('ada')) !== undefined) await players.openSession('a3', 'ada', 30);
  expect((await players.bySecret('hash-r'))?.id).toBe(ends ? undefined : 'robo');
});

test('a ban of a player ends the tokens of their bots for good, a ban of another does not', async () => {
  const { players, conduct } = storeIn(tempFolder());
  await players.add(ada, 'hash-a');
  await players.add(robo, 'hash-r');
  await players.openSession('a1', 'ada', 10);
  await conduct.ban(ban('eve'), LINE);
  expect(await players.bySecret('hash-r')).toEqual(robo);
  await conduct.ban(ban('ada'), LINE);
  await conduct.unban('player', 'ada', LINE);
  expect(await players.bySecret('hash-r')).toBeUndefined();
});

test('a passkey from a closed session is not stored', async () => {
  const { players, passkeys } = storeIn(tempFolder());
  await players.add(ada, 'hash-a');
  await players.openSession('a1', 'ada', 10);
  const passkey = { id: 'k', player: 'ada', publicKey: Uint8Array.of(1), counter: 0, domain: 'x', at: 1, usedAt: null };
  await players.closeSession('a1', 0);
  expect(await passkeys.add(passkey, 3, 'a1')).toBe('signed-out');
  expect(await passkeys.of('ada')).toEqual([]);
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
