// The rules of a further game say where they are from and what is unverified.
import { expect, test } from 'vitest';
import { inside } from '../../../../test/terminal/inside.ts';

test.each([
  ['hooligan', 'Source: Wikipedia on Hearts.\nUnverified: whether the moon needs 7♣: here it does not.\n'],
  ['countdown', 'Source: the help of Board Game Arena.\n'],
])('%s names its source and its doubts', async (game, ending) => {
  const { code, out } = await inside(['rules', game]);
  expect({ code, ending: out.slice(out.indexOf('\nSource: ') + 1) }).toEqual({ code: 0, ending });
});

test('so does its JSON, and one of the five games has neither', async () => {
  const [further, own] = [await inside(['rules', 'hooligan', '--json']), await inside(['rules', 'classic', '--json'])];
  expect(JSON.parse(further.out)).toMatchObject({
    source: 'Wikipedia on Hearts',
    unverified: expect.stringContaining('7♣'),
  });
  expect(Object.keys(JSON.parse(own.out))).toEqual(['game', 'seats', 'sheet', 'sentences']);
});
