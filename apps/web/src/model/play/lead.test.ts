// The suit to follow, with jokers (which have no suit) and without.
import { type Card, isCard } from '@moonshot/rules/cards';
import { expect, test } from 'vitest';
import { suitIn, suitLed } from './lead.ts';

const rows: readonly [plays: string, jokers: boolean, led: string | undefined][] = [
  ['', true, undefined],
  ['5C WH', true, 'C'],
  ['WH 5C', true, 'C'],
  ['WH WS', true, undefined],
  ['WH 5C', false, 'H'],
];
test.each(rows)('behind %j, jokers %s, the suit is %s', (text, jokers, led) => {
  const plays = text
    .split(' ')
    .filter(isCard)
    .map(card => ({ card }));
  expect(suitLed({ jokers }, plays)).toBe(led);
});

test.each<[card: Card, jokers: boolean, suit: string | undefined]>([
  ['WH', true, undefined],
  ['WH', false, 'H'],
  ['QS', true, 'S'],
])('%s, jokers %s, has the suit %s', (card, jokers, suit) => {
  expect(suitIn({ jokers }, card)).toBe(suit);
});
