// The overview of a game's cards: which cards are worth points, and which cards beat others.
import { heartsOf, SHEETS, sheetOf } from '@moonshot/rules';
import { CATALOGUE, sheetOfVariant, variantOf } from '@moonshot/rules/catalogue';
import { tableRules } from '@moonshot/table';
import { expect, test } from 'vitest';
import { countedCards, ranksDown } from './counts.ts';

function rulesOf(id: string) {
  const variant = variantOf(id);
  const sheet = variant === undefined ? sheetOf(id) : sheetOfVariant(variant);
  if (sheet === undefined) throw new Error(`Cannot read the rules of ${id}: there is no such game`);
  return tableRules(heartsOf(sheet, sheet.seats.best));
}

const told = (id: string): string =>
  countedCards(rulesOf(id))
    .map(({ sign, least, most }) => `${sign} ${least === most ? least : `${least} to ${most}`}`)
    .join(', ');

test.each([
  ['ricketts', '♥ 1, Q♠ 13'],
  ['at-play', '♥ 1, Q♣ 13'],
  ['omnibus', '♥ 1, Q♠ 13, J♦ -10'],
  ['black-maria', '♥ 1, Q♠ 13, K♠ 10, A♠ 7'],
  ['spot', '♥ 2 to 14, Q♠ 25'],
  ['polignac', 'J♠ 2, J♣ 1, J♦ 1, J♥ 1'],
])('in %s count %s', (id, cards) => {
  expect(told(id)).toBe(cards);
});

test.each([
  ['classic', 'A K Q J 10 9 8 7 6 5 4 3 2'],
  ['polignac', 'K Q J A 10 9 8 7'],
])('the ranks of %s from the highest down are %s', (id, ranks) => {
  expect(ranksDown(rulesOf(id)).join(' ')).toBe(ranks);
});

test.each([...SHEETS, ...CATALOGUE].map(({ id }) => id))('the quick card of %s has every card that counts once', id => {
  const { costs } = rulesOf(id);
  const signs = countedCards(rulesOf(id)).map(({ sign }) => sign);
  expect(new Set(signs).size).toBe(signs.length);
  expect(signs.length === 0).toBe(Object.values(costs).every(points => points === 0));
});
