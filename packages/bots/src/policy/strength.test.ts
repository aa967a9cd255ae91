// The estimated probability that a seat plays for the moon increases with its hand and with the tricks it has
// taken.

import { heartsOf, sheetOf } from '@moonshot/rules';
import type { Card } from '@moonshot/rules/cards';
import type { TrickRules as Rules } from '@moonshot/rules/engine';
import { expect, test } from 'vitest';
import { emptyPosition, setUpDeal } from '../sim/trick/position.ts';
import { emptyObservation } from './observation.ts';
import { policyTablesOf } from './policy-tables.ts';
import { moonProbability } from './strength.ts';

const tables = policyTablesOf(heartsOf(sheetOf('ricketts'), 4).rules as Rules);
const TEAM_MOON = { 'teams.seating': 'opposite', 'teams.moon': 'team' };
const together = policyTablesOf(heartsOf(sheetOf('ricketts'), 4, TEAM_MOON).rules as Rules);

function wishOf(hand: string, share: number, taker = share > 0 ? 0 : -1, { suitBits } = tables): number {
  const mine = hand.split(' ') as Card[];
  const rest = suitBits.deck.map(code => suitBits.names[code] as Card).filter(card => !mine.includes(card));
  const hands = [mine, rest.slice(0, 13), rest.slice(13, 26), rest.slice(26)];
  const at = emptyPosition(suitBits);
  setUpDeal(suitBits, at, { hands, kitty: [], leader: 0, claimed: false });
  return moonProbability(policyTablesOf(suitBits.rules), at, { ...emptyObservation(), taker, share }, 0);
}

const LOW = '2C 3C 4C 2D 3D 4D 2S 3S 4S 2H 3H 4H 5H';
const MIDDLING = 'AC KC 9C 4C AD 8D 3D AS 7S 2S KH 9H 5H';
const STRONG = 'AC KC QC JC TC 9C AS KS QS AH KH QH AD';

test('a hand of low cards is not suspected, a middling one hardly, and one that takes every trick surely', () => {
  expect(wishOf(LOW, 0)).toBeLessThanOrEqual(0);
  expect(wishOf(MIDDLING, 0)).toBeLessThan(0.3);
  expect(wishOf(STRONG, 0)).toBeGreaterThan(0.6);
});

test('a seat that has taken half of the moon is suspected more with the same cards', () => {
  expect(wishOf(MIDDLING, 0.5)).toBeGreaterThan(wishOf(MIDDLING, 0) + 0.3);
});

test('a partner’s cards count only if partners shoot together', () => {
  expect(wishOf(MIDDLING, 0.5, 2, together)).toBe(wishOf(MIDDLING, 0.5));
  expect(wishOf(MIDDLING, 0.5, 1, together)).toBe(wishOf(MIDDLING, 0));
  expect(wishOf(MIDDLING, 0.5, 2)).toBe(wishOf(MIDDLING, 0));
});
