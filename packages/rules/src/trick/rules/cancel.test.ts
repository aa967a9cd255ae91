// Which cards of a trick cancel each other: identical cards, or cards of the same rank and colour.
import { expect, test } from 'vitest';
import type { Card } from '../../cards/card.ts';
import { BASE_SHEET, type TrickSheet } from '../sheet/sheet.ts';
import { cancelKey, standing } from './cancel.ts';

type Cancel = TrickSheet['trick']['cancel'];

const sheetWith = (cancel: Cancel) => ({ trick: { ...BASE_SHEET.trick, cancel } });

test.each<[cancel: Cancel, card: Card, key: string]>([
  ['identical', 'QS', 'QS'],
  ['identical', 'QH', 'QH'],
  ['alike', 'QD', 'Qred'],
  ['alike', 'QH', 'Qred'],
  ['alike', 'QC', 'Qblack'],
  ['alike', 'QS', 'Qblack'],
  ['alike', '2S', '2black'],
])('if %s cards cancel each other, the key of %s is %s', (cancel, card, key) => {
  expect(cancelKey(sheetWith(cancel), card)).toBe(key);
});

const TRICK: readonly Card[] = ['QS', '2H', 'QC', 'KD', '2H', 'KH', 'AS', 'QD'];

test.each<[cancel: Cancel, cards: readonly Card[], left: readonly Card[]]>([
  ['none', TRICK, TRICK],
  ['identical', TRICK, ['QS', 'QC', 'KD', 'KH', 'AS', 'QD']],
  ['alike', TRICK, ['AS', 'QD']],
  ['identical', ['QS', 'QS', 'QS'], []],
  ['alike', ['QS', 'KS', 'AC'], ['QS', 'KS', 'AC']],
])('if %s cards cancel each other, of %j these stand: %j', (cancel, cards, left) => {
  const plays = cards.map((card, seat) => ({ card, seat }));
  const found = standing(sheetWith(cancel), plays);
  expect(found.map(({ card }) => card)).toEqual(left);
  expect(found.every(play => plays.includes(play))).toBe(true);
});
