// Names that look alike have one skeleton, and others have not.
import { expect, test } from 'vitest';
import { looksLike, skeletonOf } from './lookalikes.ts';
import { BOT_NAMES } from './tables/bots.ts';

test.each([
  ['Ada', 'ada'],
  ['Ada', 'Аԁа'], // all of it Cyrillic
  ['Ada', 'Adа'],
  ['Ada', 'A d a'],
  ['Ada', 'Ada.'],
  ['Ada', 'Ádá'],
  ['Ada', 'Ａｄａ'],
  ['Bob', 'B0b'],
  ['Ilya', 'llya'],
  ['Mona', 'rnona'],
  ['Sirius', '5irius'],
  ['Оля', 'Oля'],
  ['ΡΟΤΑ', 'POTA'],
])('%s could be taken for %s', (one, other) => {
  expect(looksLike(one, other), `${skeletonOf(one)} ${skeletonOf(other)}`).toBe(true);
});

test.each([
  ['Ada', 'Ida'],
  ['Ada', 'Adam'],
  ['Anna', 'Hanna'],
  ['Ольга', 'Ольха'],
  ['小明', '小红'],
  ['👩‍🚀', '🏳️‍🌈'],
  ['Player 2', 'Player 3'],
])('%s is not %s', (one, other) => {
  expect(looksLike(one, other)).toBe(false);
});

test('no two bots look alike', () => {
  expect(new Set(BOT_NAMES.map(skeletonOf)).size).toBe(BOT_NAMES.length);
});
