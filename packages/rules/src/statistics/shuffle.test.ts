// Counts of handmade deals from small decks, with numbers worked out on paper.
import { expect, test } from 'vitest';
import type { Card } from '../cards/card.ts';
import { shapeOf } from './shapes.ts';
import { countDeal, type DealtCards, type ShuffleCount, type ShuffleReport, shuffleReports } from './shuffle.ts';

/** A deal from a written form of its hands, `AS KS, QS AH`, and of the cards left over. */
const deal = (hands: string, kitty = '', stock = ''): DealtCards => {
  const cards = (text: string) => text.split(' ').filter(Boolean) as Card[];
  return { hands: hands.split(', ').map(cards), kitty: cards(kitty), stock: cards(stock) };
};

function counted(deals: readonly DealtCards[]): readonly ShuffleCount[] {
  const counts = new Map<string, ShuffleCount>();
  for (const one of deals) countDeal(counts, one);
  return [...counts.values()];
}

const reported = (deals: readonly DealtCards[]): readonly ShuffleReport[] =>
  shuffleReports(new Map(counted(deals).map((count, i) => [String(i), count])));

const times = (n: number, one: DealtCards): readonly DealtCards[] => Array.from({ length: n }, () => one);

test.each<[hand: string, shape: string]>([
  ['', '0-0-0-0'],
  ['2C 3C 4C', '3-0-0-0'],
  ['2H 3S 4S 5H 6S', '3-2-0-0'],
  ['AC AD AS AH WH', '2-1-1-1'],
])('the shape of "%s" is %s', (hand, shape) => {
  expect(shapeOf(deal(hand).hands[0] ?? [])).toBe(shape);
});

test('counts: places by card, shapes of all hands, and of one hand of each deal in turn', () => {
  const [one] = counted([
    deal('AS KS, QS AH', 'KH QH'),
    deal('QS AH, AS KS', 'KH', 'QH'),
    deal('AS KS, QS AH', '', 'KH QH'),
  ]);
  expect(one).toEqual({
    ...{ cards: ['QS', 'KS', 'AS', 'QH', 'KH', 'AH'], deck: 6, seats: 2, hand: 2, deals: 3 },
    places: [
      [1, 2, 0],
      [2, 1, 0],
      [2, 1, 0],
      [0, 0, 3],
      [0, 0, 3],
      [1, 2, 0],
    ],
    shapes: new Map([
      ['2-0-0-0', 3],
      ['1-1-0-0', 3],
    ]),
    chosen: new Map([['2-0-0-0', 3]]),
  });
});

test.each<[name: string, other: DealtCards]>([
  ['hands', deal('AS, KS, QS, AH')],
  ['cards in each', deal('AS, KS', 'QS AH')],
  ['a card', deal('AS KS, QS QH')],
  ['cards', deal('AS KS, QS AH', 'KH')],
])('deals with other %s are counted apart', (_, other) => {
  const first = deal('AS KS, QS AH');
  expect(counted([first, other, first]).map(({ deals }) => deals)).toEqual([2, 1]);
});

test('two hundred decks are counted; a later one is not, and known ones still are', () => {
  const packs = Array.from({ length: 201 }, (_, i) => deal(Array.from({ length: i + 1 }, () => 'AS').join(' ')));
  const counts = counted([...packs, ...packs.slice(0, 1), ...packs.slice(199)]);
  expect(counts.map(({ deck }) => deck)).toEqual(Array.from({ length: 200 }, (_, i) => i + 1));
  expect([0, 1, 198, 199].map(i => counts[i]?.deals)).toEqual([2, 1, 1, 2]);
});

test('the deck with the most deals comes first', () => {
  const decks = reported([deal('AS'), ...times(3, deal('KS')), ...times(2, deal('QS'))]);
  expect(decks.map(({ cards, deals }) => [cards[0], deals])).toEqual([
    ['KS', 3],
    ['QS', 2],
    ['AS', 1],
  ]);
});

test('shapes: how often each was seen, its share of all hands, and what chance gives', () => {
  const [report] = reported([
    deal('AS KS, QS AH', 'KH QH'),
    deal('KH AH, QS AS', 'KS QH'),
    deal('AS KS, KH QH', 'QS AH'),
  ]);
  expect(report?.expected).toEqual([1, 1, 1]);
  expect(report?.shapes.map(({ shape, hands }) => [shape, hands])).toEqual([
    ['1-1-0-0', 1],
    ['2-0-0-0', 5],
  ]);
  for (const [i, share, exact] of [
    [0, 1 / 6, 9 / 15],
    [1, 5 / 6, 6 / 15],
  ] as const) {
    expect(report?.shapes[i]?.share).toBeCloseTo(share, 12);
    expect(report?.shapes[i]?.exact).toBeCloseTo(exact, 12);
  }
});

test('of a deck with cards twice, both copies count towards its shapes', () => {
  const [report] = reported(times(3, deal('AS AS, KH KH')));
  expect(report?.shapes.map(({ shape, exact }) => [shape, exact.toFixed(4)])).toEqual([
    ['1-1-0-0', '0.6667'],
    ['2-0-0-0', '0.3333'],
  ]);
});

test.each<[name: string, deals: readonly DealtCards[], cardBySeat: object | null]>([
  // Each of 6 cards is always in one of 3 places: 6 × (10² + 5² + 5²) / 5, multiplied by 5 / 6.
  ['five are expected everywhere', times(15, deal('AS KS, QS AH', 'KH QH')), { statistic: 150, freedom: 10 }],
  ['fewer than five are expected', times(14, deal('AS KS, QS AH', 'KH QH')), null],
  ['fewer than five are expected in hands alone', times(18, deal('AS, KS', 'QS AH KH QH')), null],
  ['cards are in the deck twice', times(40, deal('AS AS, KH KH')), null],
])('cards by seat: %s', (_, deals, cardBySeat) => {
  const [report] = reported(deals);
  if (cardBySeat === null) expect(report?.cardBySeat).toBeNull();
  else expect(report?.cardBySeat).toMatchObject(cardBySeat);
});

const EIGHT = ['AC', 'KC', 'AD', 'KD', 'AS', 'KS', 'AH', 'KH'];

/** A deal of eight cards to two hands of four: this one first, and the other with the remaining cards. */
const halves = (first: string): DealtCards =>
  deal(`${first}, ${EIGHT.filter(card => !first.includes(card)).join(' ')}`);

test.each<[name: string, deals: readonly DealtCards[], statistic: number, freedom: number]>([
  [
    // The expected counts are 5 and 10: (8 − 5)² / 5 + (7 − 10)² / 10.
    'five are expected of the rarest',
    [...times(8, deal('AS KS, AH KH')), ...times(7, deal('AS AH, KS KH'))],
    2.7,
    1,
  ],
  [
    // The shapes make up 48, 16 and 6 of 70 hands. In 14 deals 9.6 and 3.2 + 1.2 are expected, and 7 and 4 +
    // 3 occur.
    'rare shapes count as one',
    [...times(7, halves('AC KC AD AS')), ...times(4, halves('AC AD AS AH')), ...times(3, halves('AC KC AD KD'))],
    2.6 ** 2 / 9.6 + 2.6 ** 2 / 4.4,
    1,
  ],
  [
    // The expected counts are 24, 8 and 3. The first shape occurs in all 35 deals.
    'a rare shape beside two that are not',
    times(35, halves('AC KC AD AS')),
    11 ** 2 / 24 + 8 + 3,
    2,
  ],
])('shapes by chance: %s', (_, deals, statistic, freedom) => {
  const [report] = reported(deals);
  expect(report?.suitShapes?.statistic).toBeCloseTo(statistic, 9);
  expect(report?.suitShapes?.freedom).toBe(freedom);
});

test('shapes need enough deals, and hands of more than one shape', () => {
  const [few] = reported([deal('AS KS, AH KH')]);
  const [same] = reported(times(50, deal('AS KS, QS JS')));
  expect([few?.suitShapes, same?.suitShapes]).toEqual([null, null]);
  expect(same?.shapes).toMatchObject([{ shape: '2-0-0-0', hands: 100, share: 1 }]);
});
