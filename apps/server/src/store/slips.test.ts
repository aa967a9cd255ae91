// Slips in a store: good for their time, spent once whoever asks, and codes no more than there may be.
import { expect, test } from 'vitest';
import { STORES } from '../rig/store/stores.ts';

test.each(STORES)('%s: a slip is spent once, by whoever is first', async (_, opened) => {
  const { slips } = await opened(() => 5);
  expect(await slips.put('ticket', { key: 'k', value: 'v', forMs: 10 }, 9)).toBe(true);
  expect(await slips.take('challenge', 'k')).toBeUndefined();
  const wanted = ['another', ...Array<string>(8).fill('k')]; // while one is asked for, the others wait together
  const taken = await Promise.all(wanted.map(key => slips.take('ticket', key)));
  expect(taken.filter(value => value === 'v')).toHaveLength(1);
});

test.each(STORES)('%s: a slip lapses, and is found by what it holds while it is good', async (_, opened) => {
  let now = 0;
  const { slips } = await opened(() => now);
  await slips.put('code', { key: 'ABCDE', value: 't', forMs: 10 }, 9);
  now = 4;
  expect(await slips.holding('code', 't')).toEqual({ key: 'ABCDE', value: 't', forMs: 6 });
  expect(await slips.find('code', 'ABCDE')).toBe('t');
  now = 10;
  expect([await slips.find('code', 'ABCDE'), await slips.holding('code', 't')]).toEqual([undefined, undefined]);
});

test.each(STORES)('%s: a code that is out is not given again, nor one more than there may be', async (_, opened) => {
  const { slips } = await opened(() => 0);
  const put = (key: string): Promise<boolean> => slips.put('code', { key, value: key, forMs: 10 }, 2);
  expect([await put('A'), await put('A'), await put('B'), await put('C')]).toEqual([true, false, true, false]);
});
