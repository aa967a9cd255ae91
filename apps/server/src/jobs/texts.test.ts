// A cache of texts: made once for concurrent requests, bounded in bytes, and retried after a failure.
import { expect, test } from 'vitest';
import { newTexts } from './texts.ts';

/** A cache, and how often each text was made. */
function counted(bytes: number) {
  const texts = newTexts(bytes);
  const made: string[] = [];
  const get = (name: string, length = 10) =>
    texts.get(name, async () => {
      made.push(name);
      return name.padEnd(length);
    });
  return { texts, made, get };
}

test('however many ask for a text at the same time, it is made once, and not again', async () => {
  const { made, get } = counted(1000);
  const all = await Promise.all(Array.from({ length: 50 }, () => get('a')));
  expect([new Set(all).size, await get('a'), made]).toEqual([1, 'a'.padEnd(10), ['a']]);
});

test('those that were asked for longest ago make room, and none is kept that is longer than the room', async () => {
  const { made, get } = counted(30);
  for (const name of ['a', 'b', 'c', 'a', 'd', 'a', 'b']) await get(name);
  expect(made).toEqual(['a', 'b', 'c', 'd', 'b']);
  await get('long', 31);
  await get('long', 31);
  expect(made.filter(name => name === 'long')).toHaveLength(2);
});

test('what could not be made is tried again', async () => {
  const { texts, get } = counted(1000);
  await expect(texts.get('a', () => Promise.reject(new Error('broken')))).rejects.toThrow('broken');
  expect(await texts.get('a', async () => undefined)).toBeUndefined();
  expect(await get('a')).toBe('a'.padEnd(10));
});
