// Names that look alike have the same skeleton; others do not.
import { expect, onTestFinished, test, vi } from 'vitest';
import { looksLike, skeletonsOf } from './lookalikes.ts';

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
  ['Hana', 'ΗΑΝΑ'],
  ['Bob', 'вов'],
  ['Ada', 'ꓮꓓꓮ'], // Lisu
  ['Sage', 'ᏚᎪᏀᎬ'], // Cherokee
  ['Ned', 'ոеԁ'], // Armenian and Cyrillic
  ['Dora', 'Đorɑ'],
])('%s looks like %s', (one, other) => {
  expect(looksLike(one, other), `${skeletonsOf(one)} / ${skeletonsOf(other)}`).toBe(true);
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

test('a name is folded once, however often it is compared', () => {
  const folds = vi.spyOn(String.prototype, 'normalize');
  onTestFinished(() => folds.mockRestore());
  for (let i = 0; i < 100; i++) looksLike('Compared Often', 'Compared Oft\u0435n');
  expect(folds).toHaveBeenCalledTimes(2);
});
