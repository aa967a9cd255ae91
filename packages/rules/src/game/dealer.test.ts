// Tests who deals: cutting with a deck of a few cards, and who deals next.
import { expect, test } from 'vitest';
import { type Card, isWild, rankOf } from '../cards/card.ts';
import { seedOf } from '../cards/chance.ts';
import { ricketts } from '../trick/sheets/ricketts.ts';
import { type FoundDealer, findDealer, nextDealer } from './dealer.ts';
import type { SheetHead } from './head.ts';
import { bySeat } from './seat.ts';

const head = (dealer: Partial<SheetHead['dealer']>, winner: SheetHead['match']['winner'] = 'lowest'): SheetHead => ({
  ...ricketts,
  dealer: { ...ricketts.dealer, ...dealer },
  match: { ...ricketts.match, winner },
});

/** A cut of one card for each seat. */
const cutting = (dealer: Partial<SheetHead['dealer']>, deck: string, seats: number): FoundDealer =>
  findDealer(head(dealer), deck.split(' ') as Card[], seats, seedOf('cut'), 'dealer 1');

test.each<[string, 'cutHigh' | 'cutLow', deck: string, dealer: string]>([
  ['the highest rank deals', 'cutHigh', '7D 8H', '8H'],
  ['the lowest rank deals', 'cutLow', '7D 8H', '7D'],
  ['spades are above hearts', 'cutHigh', '8H 8S', '8S'],
  ['clubs are above spades', 'cutHigh', '8S 8C', '8C'],
  ['diamonds are above clubs', 'cutHigh', '8C 8D', '8D'],
  ['hearts are lowest', 'cutLow', '8D 8C 8S 8H', '8H'],
])('if suits decide between equal ranks %s', (_, first, deck, dealer) => {
  const found = cutting({ first, tie: 'suitOrder' }, deck, deck.split(' ').length);
  expect(found.rounds).toHaveLength(1);
  expect(found.rounds[0]?.find(cut => cut.seat === found.dealer)?.card).toBe(dealer);
});

test('those level with each other cut again, until one is alone', () => {
  const { rounds, dealer } = cutting({ first: 'cutHigh' }, '2C 8C 8D 8H', 3);
  const best = rounds.map(cuts => cuts.filter(cut => rankOf(cut.card) === '8').map(cut => cut.seat));
  expect(rounds.length).toBeGreaterThan(1);
  expect(rounds.map(cuts => cuts.map(cut => cut.seat))).toEqual([[0, 1, 2], ...best.slice(0, -1)]);
  expect(best.at(-1)).toEqual([dealer]);
});

test('by lot any seat deals, without a cut', () => {
  const found = bySeat(40, i => findDealer(head({ first: 'random' }), [], 3, seedOf(`lot ${i}`), 'dealer 1'));
  expect(new Set(found.map(({ dealer }) => dealer))).toEqual(new Set([0, 1, 2]));
  expect(found.flatMap(({ rounds }) => rounds)).toEqual([]);
});

test('no wild is cut', () => {
  const { rounds } = cutting({ first: 'cutLow' }, 'WC WD WS WH 2C 3C', 2);
  expect(rounds.flat().filter(cut => isWild(cut.card))).toEqual([]);
});

type Following = [
  string,
  next: SheetHead['dealer']['next'],
  dealer: number,
  points: number[],
  after: number | undefined,
];

test.each<Following>([
  ['to the left', 'left', 3, [0, 0, 0, 0], 0],
  ['to the right', 'right', 0, [0, 0, 0, 0], 3],
  ['not at all', 'same', 2, [0, 0, 0, 0], 2],
  ['to the player cut for', 'cutAgain', 2, [0, 0, 0, 0], undefined],
  ['to the player who took most', 'loser', 1, [5, 1, 20, 0], 2],
  ['of several to the first at the dealer’s left', 'loser', 1, [9, 9, 0, 9], 3],
  ['round the table to the first at the dealer’s left', 'loser', 2, [9, 0, 9, 8], 0],
  ['to the dealer last of all', 'loser', 3, [0, 9, 0, 9], 1],
])('the deal goes %s', (_, next, dealer, points, after) => {
  expect(nextDealer(head({ next }), dealer, points)).toBe(after);
});

test.each([
  ['the player who took the card', [[], ['2H'], ['QS', '3H'], []], 2],
  ['the next player if nobody did', [[], ['2H'], ['3H'], []], 1],
] as const)('the deal goes to %s', (_, taken, after) => {
  expect(nextDealer(head({ next: 'taker', taken: 'QS' }), 0, [0, 1, 14, 0], taken)).toBe(after);
});

test.each<[SheetHead['match']['winner'], loser: number]>([
  ['lowest', 1],
  ['highest', 2],
  ['closestToZero', 2],
])('if the %s wins, the loser of 4, 5, −6 and 0 is seat %i', (winner, loser) => {
  expect(nextDealer(head({ next: 'loser' }, winner), 0, [4, 5, -6, 0])).toBe(loser);
});
