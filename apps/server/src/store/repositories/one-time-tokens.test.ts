// Tests stored one-time tokens: they expire, each is spent once even in a race, and the number of codes is
// limited.
import { expect, test } from 'vitest';
import { STORES } from '../../../testing/store/stores.ts';

test.each(STORES)('%s: a token is spent once, by the first request', async (_, opened) => {
  const { oneTimeTokens } = await opened(() => 5);
  expect(await oneTimeTokens.put('ticket', { key: 'k', value: 'v', forMs: 10 }, { most: 9 })).toBe(true);
  expect(await oneTimeTokens.take('challenge', 'k')).toBeUndefined();
  // the first query runs alone, and the others are batched behind it
  const wanted = ['another', ...Array<string>(8).fill('k')];
  const taken = await Promise.all(wanted.map(key => oneTimeTokens.take('ticket', key)));
  expect(taken.filter(value => value === 'v')).toHaveLength(1);
});

test.each(STORES)('%s: a slip lapses, and is found by what it holds while it is good', async (_, opened) => {
  let now = 0;
  const { oneTimeTokens } = await opened(() => now);
  await oneTimeTokens.put('code', { key: 'ABCDE', value: 't', forMs: 10, holder: 'i' }, { most: 9 });
  now = 4;
  const slip = { key: 'ABCDE', value: 't', forMs: 6, holder: 'i' };
  expect([await oneTimeTokens.holding('code', 't'), await oneTimeTokens.find('code', 'ABCDE')]).toEqual([slip, slip]);
  now = 10;
  expect([await oneTimeTokens.find('code', 'ABCDE'), await oneTimeTokens.holding('code', 't')]).toEqual([
    undefined,
    undefined,
  ]);
});

test.each(STORES)('%s: a code that is out is not given again, nor one more than there may be', async (_, opened) => {
  const { oneTimeTokens } = await opened(() => 0);
  const put = (key: string): Promise<boolean> => oneTimeTokens.put('code', { key, value: key, forMs: 10 }, { most: 2 });
  expect([await put('A'), await put('A'), await put('B'), await put('C')]).toEqual([true, false, true, false]);
});

test.each(STORES)('%s: tokens of a holder are limited, and it evicts only its own oldest', async (_, opened) => {
  let now = 0;
  const { oneTimeTokens } = await opened(() => now);
  const put = (key: string, holder: string): Promise<boolean> => {
    now += 1;
    return oneTimeTokens.put('ticket', { key, value: key, forMs: 1000, holder }, { most: 100, each: 2 });
  };
  await put('b', 'bob');
  for (let i = 0; i < 150; i++) await put(`a${i}`, 'ada');
  const found = await Promise.all(['b', 'a147', 'a148', 'a149'].map(key => oneTimeTokens.find('ticket', key)));
  expect(found.map(token => token?.value)).toEqual(['b', undefined, 'a148', 'a149']);
  expect(await oneTimeTokens.take('ticket', 'a149')).toBe('a149');
  await put('c', 'ada'); // spent tokens use up no limit
  expect(await oneTimeTokens.find('ticket', 'a148')).toMatchObject({ value: 'a148' });
});

test.each(STORES)('%s: a renewed token has its new value for the whole time again', async (_, opened) => {
  let now = 0;
  const { oneTimeTokens } = await opened(() => now);
  await oneTimeTokens.put('pad', { key: 'p', value: 'old', forMs: 10, holder: 'h' }, { most: 9, each: 2 });
  await oneTimeTokens.put('pad', { key: 'q', value: 'other', forMs: 10, holder: 'h' }, { most: 9, each: 2 });
  now = 6;
  expect(await oneTimeTokens.renew('pad', { key: 'p', value: 'new', forMs: 10 })).toBe(true);
  now = 12;
  expect(await oneTimeTokens.find('pad', 'q')).toBeUndefined();
  expect(await oneTimeTokens.find('pad', 'p')).toEqual({ key: 'p', value: 'new', forMs: 4, holder: 'h' });
  now = 16;
  expect(await oneTimeTokens.renew('pad', { key: 'p', value: 'late', forMs: 10 })).toBe(false);
});
