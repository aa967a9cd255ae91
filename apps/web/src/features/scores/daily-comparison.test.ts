// The comparison at the end of a daily deal: the best result comes first, and the person's own is always
// included.
import { expect, test } from 'vitest';
import { bestFirst, peopleIn } from './daily-comparison.ts';

const people = (...points: readonly number[]) => points.map(n => ({ name: `P${n}`, points: n, you: false }));
const YOU = { name: '', points: 9, you: true };

test.each([
  ['alone', [], [9]],
  ['among few', people(12, 3), [3, 9, 12]],
  ['behind many', people(5, 1, 4, 2, 3, 6), [1, 2, 3, 4, 9]],
  ['level with another', people(9), [9, 9]],
])('%s, the fewest points come first', (_, others, points) => {
  const shown = bestFirst([...others, YOU]);
  expect(shown.map(one => one.points)).toEqual(points);
  expect(shown.filter(({ you }) => you)).toEqual([YOU]);
  if (others.length === 1) expect(shown[0]).toBe(YOU);
});

test('people of a server are compared by their points once these are known', () => {
  const row = { place: 1, name: 'Ada', you: true, bot: false, points: [4], raw: 4, better: [null], duplicate: null };
  expect(peopleIn({ rows: [row] })).toEqual([{ name: 'Ada', points: 4, you: true }]);
  expect(peopleIn({ rows: null })).toEqual([]);
});
