// The goal names the cards that count, as a list or by the game's rule.

import { page as en } from '@moonshot/i18n/english';
import { heartsOf, sheetOf } from '@moonshot/rules';
import type { Suit } from '@moonshot/rules/cards';
import { CATALOGUE, sheetOfVariant, variantOf } from '@moonshot/rules/catalogue';
import { tableRules } from '@moonshot/table';
import { expect, test } from 'vitest';
import { goalText, roundRules } from './goal.ts';

/** The goal of the game, in a deal of the match. */
function goalOf(id: string, deal = 1, named?: Suit): string {
  const variant = variantOf(id);
  const sheet = variant === undefined ? sheetOf(id) : sheetOfVariant(variant);
  if (sheet === undefined) throw new Error(`Cannot read the goal of ${id}: there is no such game`);
  return goalText(en, tableRules(heartsOf(sheet, sheet.seats.best)), deal, named);
}

test.each([
  ['ricketts', 'Avoid each heart (1 point) and Q♠ (13). The lowest total wins.'],
  ['at-play', 'Avoid each heart (1 point) and Q♣ (13). The lowest total wins.'],
  ['wild-twist', 'Avoid each heart (1 point) and Q♠ (13). The lowest total wins.'],
  ['classic', 'Avoid each heart (1 point) and Q♠ (13). The total closest to 0 wins.'],
  ['omnibus', 'Avoid each heart (1 point) and Q♠ (13). Take J♦ (10 points). The lowest total wins.'],
  ['black-maria', 'Avoid each heart (1 point), Q♠ (13), K♠ (10) and A♠ (7). The lowest total wins.'],
  ['countdown', 'Avoid each heart (1 point) and Q♠ (13). They come off your total, and the highest total wins.'],
  ['cancellation', 'Avoid each heart (1 point) and Q♠ (13). The lowest total wins.'],
])('%s: %s', (id, goal) => {
  expect(goalOf(id)).toBe(goal);
});

test.each([
  ['spot', /^Take as few points as you can: the lowest total wins\. Each heart counts its rank/],
  ['doubling-ten', /J♦ counts −10 points.* The player who takes 10♣ counts all their cards double/],
  ['likha', /^Take as few points as you can: the side whose worse total is the lowest wins\. Each heart/],
  ['partners', /^Take as few points as you can: the side with the lowest total wins\. Each heart/],
  ['danger', /^Points count against you: the player with the most lives wins\. Each heart counts 1 point/],
  ['slobberhannes', /Q♣ counts 1 point.* Taking the first trick, the last and Q♣ counts 1 point more\.$/],
  ['capture', /Capture hearts: the highest total wins\. Each heart you have captured counts 1 point/],
] as const)('%s needs more than a list', (id, goal) => {
  expect(goalOf(id)).toMatch(goal);
});

test('in an auction the goal names the suit that was named, and before that what the auction decides', () => {
  expect(goalOf('auction', 1, 'C')).toMatch(/^Avoid each club \(1 point\)/);
  expect(goalOf('auction')).toMatch(/ names a suit/);
  expect(goalOf('auction')).not.toMatch(/^Avoid/);
});

const CAPTURED = [
  expect.stringMatching(/^The highest shown card wins the round/),
  expect.stringMatching(/^The winner captures all the hidden cards/),
];

test.each([
  ['classic', 4, []],
  ['classic', 5, ['The kitty goes to the winner of the first trick.']],
  ['capture', 4, CAPTURED],
  ['capture', 7, CAPTURED],
] as const)('%s with %d players: the rules beside the goal', (id, seats, rules) => {
  expect(roundRules(tableRules(heartsOf(sheetOf(id), seats)))).toEqual(rules);
});

test('in a game of contracts the goal is that of the deal', () => {
  const goals = [1, 2, 3, 4, 5, 6].map(deal => goalOf('barbu', deal));
  expect(new Set(goals.slice(0, 5)).size).toBe(5);
  expect(goals[5]).toBe(goals[0]);
});

test.each(CATALOGUE.map(({ id }) => id))('%s says what counts', id => {
  expect(goalOf(id)).toMatch(/\(1 point\)|\(\d+ points\)|counts?\b/);
});
