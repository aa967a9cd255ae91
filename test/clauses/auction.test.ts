// Auctions in the catalogue's game: bidding order, refusals, the named suit in the role of hearts, and deals
// worked by hand.

import { settle } from '@moonshot/rules';
import type { Bid } from '@moonshot/rules/cards';
import { explainRefusal } from '@moonshot/rules/explain';
import { expect, test } from 'vitest';
import {
  act,
  deal,
  follows,
  line,
  open,
  passed,
  piles,
  plays,
  scored,
  start,
  type Tricks,
  takes,
  tricks,
  variant,
} from './table.ts';

const auction = (seats = 4, changes = {}): Tricks => variant('auction', changes, seats);
const game = auction();

/** The bids of seats 1, 2, 3 and the dealer (seat 0), and the suit. */
const bid = (one: number, two: number, three: number, dealer: number, suit?: Bid['bid']): readonly Bid[] => {
  const bids = [one, two, three, dealer].map((chips, i): Bid => ({ seat: (i + 1) % 4, bid: chips }));
  const top = bids.reduce((best, next) => (Number(next.bid) > Number(best.bid) ? next : best));
  return suit === undefined ? bids : [...bids, { seat: top.seat, bid: suit }];
};

const said = (table: Tricks, bids: readonly Bid[]) =>
  bids.reduce(
    (state, { seat, bid: chips }) => act(table, state, seat, { type: 'bid', bid: chips }),
    deal(table, start(table)),
  );

test('row 36 each player in turn bids once, the dealer last, and each bid is higher than those before or nothing', () => {
  const dealt = deal(game, start(game));
  expect([0, 1, 2, 3].map(seat => game.game.ask(dealt, seat)?.type)).toEqual([undefined, 'bid', undefined, undefined]);
  const event = { type: 'bid', seat: 1, bid: 11 } as const;
  expect(settle(game.game, dealt, event).events).toEqual([event]);
  const second = act(game, dealt, 1, { type: 'bid', bid: 11 });
  expect(game.game.ask(second, 2)).toEqual({ type: 'bid', bids: [0, 12, 13] });
  expect(game.game.view(second, 'watcher').bids).toEqual([{ seat: 1, bid: 11 }]);
  const last = said(game, bid(1, 4, 0, 0).slice(0, 3));
  expect(game.game.view(last, 2).asked).toEqual([0]);
  expect(game.game.ask(act(game, last, 0, { type: 'bid', bid: 0 }), 2)).toEqual({
    type: 'bid',
    bids: ['C', 'D', 'S', 'H'],
  });
});

test.each([
  ['the highest bidder names the suit and leads', bid(1, 4, 0, 5, 'D'), 0],
  ['where nobody bids the first does, for nothing', bid(0, 0, 0, 0, 'S'), 1],
])('row 36 %s', (_, bids, leader) => {
  const state = said(game, bids);
  expect([state.phase, state.trick.leader, plays(game, state).length]).toEqual(['play', leader, 13]);
});

test.each([
  ['a bid that is not above the last', 2, 'Bid nothing, or from 4 to 13 chips.'],
  ['more than may be bid', 14, 'Bid nothing, or from 4 to 13 chips.'],
  ['a suit before all have bid', 'H', 'Bid nothing, or from 4 to 13 chips.'],
] as const)('row 36 nobody bids %s', (_, chips, sentence) => {
  const verdict = game.game.decide(said(game, bid(3, 0, 0, 0).slice(0, 1)), 2, { type: 'bid', bid: chips });
  expect(!verdict.ok && explainRefusal(game, verdict.refusal)).toBe(sentence);
});

test('row 36 the highest bidder names one suit', () => {
  const verdict = game.game.decide(said(game, bid(3, 0, 0, 0)), 1, { type: 'bid', bid: 5 });
  expect(!verdict.ok && explainRefusal(game, verdict.refusal)).toBe('Name one of the four suits.');
});

const SPADES = '2S 3S 4S 5S 6S 7S 8S 9S TS JS QS KS AS'.split(' ');
const spades = (from: number, to: number): string => SPADES.slice(from, to).join(' ');

type Row = readonly [name: string, bids: readonly Bid[], piles: readonly string[], before: number[], points: number[]];
const deals: readonly Row[] = [
  [
    'the only clear seat has the pool with the bid: 13 and 4',
    bid(0, 4, 0, 0, 'S'),
    [spades(0, 3), spades(3, 8), `${spades(8, 13)} AH`, '2C'],
    [0, 0, 0, 0],
    [-3, -5, -9, 17],
  ],
  [
    'two divide it, and the odd chip stays',
    bid(0, 4, 0, 0, 'S'),
    [spades(0, 6), '2C', spades(6, 13), 'AH KH'],
    [0, 0, 0, 0],
    [-6, 8, -11, 8],
  ],
  ['with nobody clear it is carried', bid(2, 0, 0, 0, 'H'), piles([3, 4, 5, 1]), [0, 0, 0, 0], [-3, -6, -5, -1]],
  [
    'and goes with what the next deal brings',
    bid(1, 0, 0, 0, 'H'),
    piles([3, 4, 6], ['', '', '', '4C']),
    [-3, -6, -5, -1],
    [-3, -5, -6, 29],
  ],
  [
    'with all in one pile it is carried',
    bid(0, 0, 0, 1, 'S'),
    ['2C', '3C', '4C', spades(0, 13)],
    [0, 0, 0, 0],
    [-1, 0, 0, -13],
  ],
];
test.each(deals)('row 36 %s', (_, bids, taken, totals, points) => {
  expect(scored(game, { bids, piles: taken, totals }).results[0]?.points).toEqual(points);
});

test('row 36 two clear players do not divide a pool that was left over', () => {
  const before = scored(game, { bids: bid(2, 0, 0, 0, 'H'), piles: piles([3, 4, 5, 1]) });
  const { totals, results } = before;
  const taken = { bids: bid(0, 4, 0, 0, 'H'), piles: piles([6, 7], ['', '', '3C', '4C']) };
  const state = scored(game, { ...taken, totals, results, deal: 2 });
  expect(state.results.at(-1)?.points).toEqual([-6, -7, -4, 0]);
});

test('row 36 with five at the table three clear players leave the pool', () => {
  const five = auction(5);
  const bids = [1, 2, 3, 4, 0].map((seat): Bid => ({ seat, bid: 0 }));
  const state = scored(five, {
    bids: [...bids, { seat: 1, bid: 'H' }],
    piles: piles([6, 7], ['', '', '3C', '4C', '5C']),
  });
  expect(state.results[0]?.points).toEqual([-6, -7, 0, 0, 0]);
});

test('row 36 the suit that was named counts in the trick, and hearts do not', () => {
  const bids = bid(0, 0, 0, 3, 'C');
  expect([takes(game, '2H 3C 4C AH', { bids }), takes(game, '2H 3H 4H AH', { bids })]).toEqual([
    [3, -2],
    [3, 0],
  ]);
});

test('a named suit is closed, banned and broken as hearts are elsewhere, and the queen goes with it', () => {
  const table = tricks('ricketts', 4, { 'auction.prize': 'suit' });
  const bids = bid(0, 0, 0, 3, 'D');
  const later = { bids, piles: ['2C'] };
  expect(open(table, '3D 4H 5S', later)).toEqual(['4H', '5S']);
  expect(open(table, '3D QS 4H', { bids, led: '2C' })).toEqual(['4H']);
  expect(takes(table, '2C 3C QD QS', later)).toEqual([1, 14]);
  expect(
    takes(tricks('ricketts', 4, { 'auction.prize': 'suit' }), '2C 3C QH QS', { ...later, bids: bid(1, 0, 0, 0, 'S') }),
  ).toEqual([1, 14]);
});

test('row 36 the suit that was named stands in the result, and none where there was no auction', () => {
  const taken = { piles: piles([3, 4, 6], ['', '', '', '4C']) };
  expect(scored(game, { ...taken, bids: bid(0, 4, 0, 0, 'S') }).results[0]?.named).toBe('S');
  expect(scored(tricks('ricketts'), taken).results[0]).not.toHaveProperty('named');
});

test('a bid stands in the record of the deal as it was said', () => {
  const state = line(game, said(game, bid(1, 4, 0, 5, 'D')), plays(game, said(game, bid(1, 4, 0, 5, 'D')))[0] ?? '');
  expect(state.bids).toEqual(bid(1, 4, 0, 5, 'D'));
});

const CHARGED = {
  'auction.prize': 'suit',
  'charge.cards': [
    { shown: 'QS', doubles: ['QS'] },
    { shown: 'AD', doubles: ['H*'] },
    { shown: 'TC', doubles: ['TC'] },
  ],
  modifiers: [{ card: 'TC', doubles: 'all' }],
} as const;
type Charged = readonly [name: string, charges: readonly string[], suit: Bid['bid'], pile: string, points: number];

test.each<Charged>([
  ['a charged card that doubles hearts doubles the named suit', ['AD'], 'S', '3S 4S 3H', 4],
  ['and no longer hearts', ['AD'], 'C', '3C 3H', 2],
  ['what stands in for a charged queen counts double', ['QS'], 'S', 'QH QS', 2 * 13 + 1],
  ['the queen herself does if another suit is named', ['QS'], 'D', 'QS 3D', 2 * 13 + 1],
  ['what stands in for a charged card that doubles quadruples', ['TC'], 'C', 'TH 3C', 4],
])('%s', (_, charges, suit, pile, points) => {
  const table = tricks('ricketts', 4, CHARGED);
  const state = scored(table, { bids: bid(3, 0, 0, 0, suit), charges, piles: [pile, '2D', '2H', 'KS'] });
  expect(state.results[0]?.points[0]).toBe(points);
});

const TAKER = { 'auction.prize': 'suit', 'dealer.next': 'taker', 'opening.later': 'took:QS' };

test.each([
  ['S', ['2C', 'QH', '3C', 'QS'], 1],
  ['D', ['2C', 'QH', '3C', 'QS'], 3],
] as const)('with %s named the taker of the card that counts as Q♠ deals and leads next', (suit, piles, taker) => {
  const table = tricks('ricketts', 4, TAKER);
  const over = scored(table, { bids: bid(0, 0, 0, 3, suit), piles });
  expect(over.dealer).toBe(taker);
  const next = [0, 1, 2, 3].reduce(
    (now, i) => {
      const seat = [0, 1, 2, 3].find(one => table.game.ask(now, one)?.type === 'bid') ?? i;
      return act(table, now, seat, { type: 'bid', bid: 0 });
    },
    passed(table, deal(table, over)),
  );
  const namer = [0, 1, 2, 3].find(seat => table.game.ask(next, seat)?.type === 'bid') ?? -1;
  expect(act(table, next, namer, { type: 'bid', bid: 'H' }).trick.leader).toBe(taker);
});

test('a trick goes round again for a card of the named suit where it does for hearts', () => {
  const table = tricks('ricketts', 4, { 'auction.prize': 'suit', 'trick.extend': ['9H'] });
  const goesOn = (trick: string, suit: Bid['bid']): boolean => {
    const hands = ['2C', '3C', '4C', '5C'];
    const [, event] = follows(table, trick, { bids: bid(0, 0, 0, 3, suit), piles: ['2H'], hands });
    return event === undefined;
  };
  expect([goesOn('9S 8S 7S 6S', 'S'), goesOn('9H 8H 7H 6H', 'S'), goesOn('9H 8H 7H 6H', 'D')]).toEqual([
    true,
    false,
    false,
  ]);
});

test('no hand is thrown in after the auction', () => {
  const table = tricks('ricketts', 4, { 'auction.prize': 'suit', misdeal: 'allPenalty', 'pass.cycle': [] });
  const dealt = deal(table, start(table), { hands: [SPADES.join(' '), '2H'] });
  const bids = [1, 2, 3, 0].reduce((now, seat) => act(table, now, seat, { type: 'bid', bid: 0 }), dealt);
  expect(act(table, bids, 1, { type: 'bid', bid: 'S' }).phase).toBe('play');
});
