// Fields that none of the five games changes, each with positions worked by hand.
import { expect, test } from 'vitest';
import { takes, tricks } from './table.ts';

const POLIGNAC = tricks('ricketts', 4, { 'deck.ranks': 'KQJAT98765432' });

test.each([
  ['the jack above the ace', '7C AC JC TC', 2],
  ['the king above all', 'QC AC 7C KC', 3],
  ['and the ace above the ten', 'TC AC 9C 8C', 1],
])('the ranks in the order K Q J A 10: %s', (_, trick, winner) => {
  expect(takes(POLIGNAC, trick, { piles: ['3C'] })[0]).toBe(winner);
});
