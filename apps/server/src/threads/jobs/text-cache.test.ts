// Tests a cache of texts: each is created once for concurrent requests, the size is bounded in bytes, and
// failures are retried.
import { expect, test } from 'vitest';
import { newTexts } from './text-cache.ts';

/** A cache, with the number of times each text has been created. */
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

test('concurrent requests make a text once, and later ones reuse it', async () => {
  const { made, get } = counted(1000);
  const all = await Promise.all(Array.from({ length: 50 }, () => get('a')));
  expect([new Set(all).size, await get('a'), made]).toEqual([1, 'a'.padEnd(10), ['a']]);
});

test('the least recently used texts are evicted, and a text over the bound is not kept', async () => {
  const { made, get } = counted(30);
  for (const name of ['a', 'b', 'c', 'a', 'd', 'a', 'b']) await get(name);
  expect(made).toEqual(['a', 'b', 'c', 'd', 'b']);
  await get('long', 31);
  await get('long', 31);
  expect(made.filter(name => name === 'long')).toHaveLength(2);
});

test('a failed text is retried', async () => {
  const { texts, get } = counted(1000);
  await expect(texts.get('a', () => Promise.reject(new Error('broken')))).rejects.toThrow('broken');
  expect(await texts.get('a', async () => undefined)).toBeUndefined();
  expect(await get('a')).toBe('a'.padEnd(10));
});
