// Tests stored passkeys: their order and limit, who may add one, that counters increase or stay 0, and that
// they are deleted with their player.
import { expect, test } from 'vitest';
import { STORES } from '../../../testing/store/stores.ts';
import type { Passkey, Player } from '../store.ts';

const ada: Player = { id: 'ada', name: 'Ada', kind: 'guest', at: 1 };
const bob: Player = { ...ada, id: 'bob' };
const passkey = (id: string, more: Partial<Passkey> = {}): Passkey => ({
  id,
  player: 'ada',
  publicKey: Uint8Array.of(1, 2, 255),
  counter: 0,
  domain: 'cards.example',
  at: 5,
  usedAt: null,
  ...more,
});

test.each(STORES)('%s: a player’s passkeys come oldest first, are limited, and unique', async (_, opened) => {
  const { players, passkeys } = await opened();
  await players.add(ada, 'a');
  await players.add(bob, 'b');
  expect(await passkeys.add(passkey('new', { at: 9 }), 2)).toBe('written');
  expect(await passkeys.add(passkey('old', { at: 2 }), 2)).toBe('written');
  expect(await passkeys.add(passkey('more'), 2)).toBe('full');
  expect(await passkeys.add(passkey('old', { player: 'bob' }), 2)).toBe('known');
  expect((await passkeys.of('ada')).map(({ id }) => id)).toEqual(['old', 'new']);
  expect(await passkeys.byId('new')).toEqual(passkey('new', { at: 9 }));
  expect([await passkeys.of('bob'), await passkeys.byId('more')]).toEqual([[], undefined]);
});

test.each(STORES)('%s: a session that is not open adds no passkey', async (_, opened) => {
  const { players, passkeys } = await opened();
  await players.add(ada, 'a');
  await players.openSession('open', 'ada', 1000);
  await players.openSession('closed', 'ada', 1000);
  await players.closeSession('closed', 0);
  expect([
    await passkeys.add(passkey('one'), 9, 'closed'),
    await passkeys.add(passkey('two'), 9, 'never opened'),
    await passkeys.add(passkey('three'), 9, 'open'),
  ]).toEqual(['signed-out', 'signed-out', 'written']);
  expect((await passkeys.of('ada')).map(({ id }) => id)).toEqual(['three']);
});

const counts: readonly [kept: number, said: number, goesOn: boolean][] = [
  [0, 0, true],
  [0, 1, true],
  [7, 8, true],
  [7, 7, false],
  [7, 6, false],
  [7, 0, false],
];

test.each(STORES.flatMap(([name, opened]) => counts.map(row => [name, ...row, opened] as const)))(
  '%s: after a count of %i comes %i: %s',
  async (_, counter, said, goesOn, opened) => {
    const { players, passkeys } = await opened();
    await players.add(ada, 'a');
    await passkeys.add(passkey('one', { counter }), 2);
    expect(await passkeys.used('one', said, 77)).toBe(goesOn);
    expect(await passkeys.byId('one')).toMatchObject(
      goesOn ? { counter: said, usedAt: 77 } : { counter, usedAt: null },
    );
    expect(await passkeys.used('none', 1, 77)).toBe(false);
  },
);

test.each(STORES)('%s: one is removed by its player alone, and all go with the player', async (_, opened) => {
  const { players, passkeys } = await opened();
  await players.add(ada, 'a');
  for (const id of ['one', 'two']) await passkeys.add(passkey(id), 9);
  expect([await passkeys.remove('bob', 'one'), await passkeys.remove('ada', 'one')]).toEqual([false, true]);
  expect(await passkeys.remove('ada', 'one')).toBe(false);
  await players.forget('ada');
  expect(await passkeys.byId('two')).toBeUndefined();
});

test.each(STORES)('%s: a dropped secret finds no player, and the player stays', async (_, opened) => {
  const { players } = await opened();
  await players.add(ada, 'a');
  await players.add(bob, 'b');
  await players.dropSecret('ada');
  await players.dropSecret('bob');
  expect([await players.bySecret('a'), await players.byId('ada')]).toEqual([undefined, ada]);
});
