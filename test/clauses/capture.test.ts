// Capture the Hearts, clause by clause: every worked example of its rules, run on the engine.

import { bySeat, type CaptureState as State, settle } from '@moonshot/rules';
import { belowOf, type Card, seedOf, shuffled, sorted } from '@moonshot/rules/cards';
import { expect, test } from 'vitest';
import { legalPairs } from '../../packages/rules/src/capture/decide.ts';
import { findDealer } from '../../packages/rules/src/game/dealer.ts';
import { allBouts, type Bouts, bout, bouts, dealBouts, lay } from './bout-table.ts';
import { cards } from './table.ts';

const game = bouts(4);

const sizesOf = (state: State): readonly number[] => state.hands.map(hand => hand.length);

/** Deals and plays one bout with these tops and bottoms; the rest of the hands is arbitrary. */
function oneBout(hearts: Bouts, tops: string, bottoms: string, dealer = hearts.rules.seats - 1): State {
  const hidden = bottoms.split(' ');
  const pairs = tops.split(' ').map((top, seat) => `${hidden[seat]}>${top}`);
  const dealt = dealBouts(hearts, { hands: pairs.map(pair => pair.replace('>', ' ')) }, { firstDealer: dealer });
  return bout(hearts, dealt, pairs.join(' '));
}

test.each([
  ['CAP 1: up to four players use one pack of 52', 4, 52],
  ['CAP 1: five or more players use two packs, 104 cards (CAP-15)', 5, 104],
])('%s', (_, seats, size) => {
  expect(bouts(seats).rules.deck.length).toBe(size);
});

test('CAP 2: the player with the highest cut deals first, and players with equal cuts cut again (CAP-02)', () => {
  const found = Array.from({ length: 60 }, (_, i) =>
    findDealer(game.sheet, game.rules.deck, 4, seedOf(`cut ${i}`), 'dealer 1'),
  );
  const worth = (card: string): number => '23456789TJQKA'.indexOf(card.charAt(0));
  for (const { dealer, rounds } of found) {
    const last = rounds.at(-1) ?? [];
    const most = Math.max(...last.map(cut => worth(cut.card)));
    expect(last.filter(cut => worth(cut.card) === most).map(cut => cut.seat)).toEqual([dealer]);
  }
  expect(found.some(({ rounds }) => rounds.length > 1)).toBe(true);
});

test('before the first deal the dealer is cut for', () => {
  const seed = seedOf('cut 7');
  const before = game.game.evolve(undefined, game.game.open({}));
  const found = game.game.supply(before, { seed });
  const { dealer } = findDealer(game.sheet, game.rules.deck, 4, seed, 'dealer 1');
  expect([before.phase, game.game.owed(before), found.type]).toEqual(['dealer', 'dealer', 'dealer']);
  const after = game.game.evolve(before, found);
  expect([after.phase, game.game.owed(after), after.dealer]).toEqual(['deal', 'deal', dealer]);
});

/** The schedule of each table size, with seats counted from the first dealer. */
const schedules: readonly [seats: number, stock: number, bouts: number, left: string][] = [
  [2, 38, 13, '0 0'],
  [3, 31, 8, '1 2 1'],
  [4, 24, 6, '1 1 1 1'],
  [5, 69, 10, '1 1 0 1 1'],
  [6, 62, 8, '1 2 2 1 1 1'],
  [7, 55, 7, '1 1 1 1 0 1 1'],
  [8, 48, 6, '1 1 1 1 1 1 1 1'],
  [9, 41, 5, '1 1 1 1 2 2 2 2 2'],
  [10, 34, 5, '0 0 0 1 1 1 1 0 0 0'],
  [11, 27, 4, '1 1 1 2 2 2 2 2 1 1 1'],
  [12, 20, 4, '0 0 1 1 1 1 1 1 1 1 0 0'],
  [13, 13, 4, '0 0 0 0 0 0 0 0 0 0 0 0 0'],
  [14, 6, 3, '1 1 2 2 2 2 2 2 1 1 1 1 1 1'],
];
test.each(schedules)(
  'CAP 10: %i players with a stock of %i play %i rounds and keep %s',
  (seats, stock, count, left) => {
    const hearts = bouts(seats);
    for (const [answers, firstDealer] of [
      ['first', 0],
      ['last', seats - 1],
    ] as const) {
      const dealt = dealBouts(hearts, {}, { firstDealer });
      const end = allBouts(hearts, dealt, answers).at(-1) ?? expect.fail('Nothing is laid');
      expect([sizesOf(dealt), dealt.stock.length]).toEqual([Array(seats).fill(7), stock]);
      const sizes = sizesOf(end);
      const kept = [...sizes.slice(firstDealer), ...sizes.slice(0, firstDealer)].join(' ');
      expect([end.results[0]?.bouts, kept, end.stock]).toEqual([count, left, []]);
      // Every heart has been captured, kept, or laid on top and lost.
      const { captured = [], inHand = [] } = end.results[0] ?? {};
      const lost = end.bouts.flatMap(one => one.laid).filter(pair => pair.top.endsWith('H')).length;
      expect([...captured, ...inHand, lost].reduce((a, b) => a + b, 0)).toBe((13 * hearts.rules.deck.length) / 52);
    }
  },
);

const before: readonly [name: string, seats: number, sizes: readonly string[]][] = [
  [
    'CAP 9: four players have 7 7 7 7 5 3 cards before their rounds',
    4,
    ['7', '7', '7', '7', '5', '3'].map(size => Array(4).fill(size).join(' ')),
  ],
  [
    'CAP 9: two players have 7 cards before ten rounds, then 6 4 2; the last redeal brings one each (CAP-08)',
    2,
    [...Array(10).fill('7 7'), '6 6', '4 4', '2 2'],
  ],
  [
    'CAP 9: five players get 2 2 1 2 2 after the seventh round, and then have 7 or 6, 5 or 4, 3 or 2',
    5,
    [...Array(7).fill('7 7 7 7 7'), '7 7 6 7 7', '5 5 4 5 5', '3 3 2 3 3'],
  ],
  [
    'CAP 9: three players get one odd card after the sixth round, dealt by seat 0 to seat 1',
    3,
    [...Array(6).fill('7 7 7'), '5 6 5', '3 4 3'],
  ],
];
test.each(before)('%s', (_, seats, sizes) => {
  const hearts = bouts(seats);
  const states = allBouts(hearts, dealBouts(hearts, {}, { firstDealer: 0 }));
  expect(states.slice(0, -1).map(state => sizesOf(state).join(' '))).toEqual(sizes);
});

test('CAP 4: all players are asked at once, and nobody sees what the others lay', () => {
  const state = lay(game, dealBouts(game, { hands: ['2H 5S'] }), 0, '2H>5S');
  expect(game.game.view(state, 1)).toMatchObject({ asked: [1, 2, 3], laid: [true, false, false, false], pair: null });
  expect(game.game.show({ type: 'laid', seat: 0, pair: { bottom: '2H', top: '5S' } }, 1)).toEqual({
    type: 'laid',
    seat: 0,
    pair: null,
  });
});

test('CAP 4: a laid pair cannot be changed (CAP-16)', () => {
  const state = lay(game, dealBouts(game, { hands: ['2H 5S 6S'] }), 0, '2H>5S');
  expect(game.game.ask(state, 0)).toBeUndefined();
});

test('the question holds all pairs that may be laid, and is made once while the others lay', () => {
  const dealt = dealBouts(game, { hands: ['2H', '3H'] });
  const ask = game.game.ask(dealt, 1);
  expect(ask).toEqual({ type: 'lay', pairs: legalPairs(game.rules, dealt.hands[1] ?? []), laid: null });
  const later = lay(game, dealt, 0, `2H>${dealt.hands[0]?.find(card => !card.endsWith('H'))}`);
  expect(game.game.ask(later, 1)?.pairs).toBe(ask?.pairs);
});

const pairs: readonly [name: string, hand: string, expected: string][] = [
  ['CAP 5: the only card that is not a heart must be laid on top (CAP-03)', '5S AH KH', 'AH>5S KH>5S'],
  ['CAP 5: a player who holds only hearts lays two hearts (CAP-04)', 'AH KH', 'AH>KH KH>AH'],
  ['CAP 5: any card may lie below, hearts included', '5S 6C AH', '5S>6C 6C>5S AH>5S AH>6C'],
];
test.each(pairs)('%s', (_, hand, expected) => {
  const written = legalPairs(game.rules, cards(hand)).map(({ bottom, top }) => `${bottom}>${top}`);
  expect([...written].sort()).toEqual(expected.split(' ').sort());
});

const wins: readonly [name: string, tops: string, winner: number][] = [
  ['CAP 6: of two kings the diamond wins', 'KS KD QD 9C', 1],
  ['CAP 6: of two jacks the club beats the spade', 'JS JC TD 2S', 1],
  ['CAP 6: of three aces the diamond wins, the ace being high (CAP-01)', 'AD AC AS KD', 0],
];
test.each(wins)('%s', (_, tops, winner) => {
  expect(oneBout(game, tops, '3H 4H 5H 6H').bouts[0]?.winner).toBe(winner);
});

// The rank-based bot reads the rank from the strength.
test('the strengths of tops are four to a rank, the lowest having 4, and in a rank one to a suit', () => {
  const strengths = cards('2H 2S 2C 2D 3H AD').map(card => game.rules.strength.get(card));
  expect(strengths).toEqual([4, 5, 6, 7, 8, 55]);
});

/** Seat 0 holds only hearts, so it may lay a heart on top. */
const heartsOnly = (seats: number, mine: string, other: string): State => {
  const hearts = bouts(seats);
  const hands = [`${mine} 2H 3H 4H 5H 6H 7H`, ...other.split(' ')];
  const laid = other.split(' ').map((top, i) => `${['9H', 'TH', 'JH'][i]}>${top}`);
  const named = hands.map((hand, seat) => (seat === 0 ? hand : `${hand} ${['9H', 'TH', 'JH'][seat - 1]}`));
  return bout(hearts, dealBouts(hearts, { hands: named }), [`2H>${mine}`, ...laid].join(' '));
};

test('CAP 6: a heart loses to every other suit of its rank (CAP-06)', () => {
  expect(heartsOnly(2, 'KH', 'KS').bouts[0]?.winner).toBe(1);
});

test('CAP 8: a heart on top may win the round, but counts for nobody (CAP-10)', () => {
  const state = heartsOnly(3, 'KH', 'QS JC');
  expect(state.bouts[0]?.winner).toBe(0);
  expect(bouts(3).game.view(state, 0).pile).toEqual(cards('2H 9H TH'));
});

const twins: readonly [name: string, dealer: number, identical: string, winner: number][] = [
  ['CAP 6: of identical kings the first from the dealer’s left wins, seat 0 after dealer 4 (CAP-07)', 4, 'eldest', 0],
  ['CAP 6: of identical kings seat 2 wins after dealer 1 (CAP-07)', 1, 'eldest', 2],
  ['CAP 6: of identical kings the dealer’s own comes last, so seat 2 beats dealer 0 (CAP-07)', 0, 'eldest', 2],
  ['CAP 6: if identical cards cancel, the nine wins (CAP-07)', 4, 'cancel', 3],
];
test.each(twins)('%s', (_, dealer, identical, winner) => {
  const five = bouts(5, { 'ties.identical': identical });
  expect(oneBout(five, 'KD 4C KD 9S 3S', '2H 3H 4H 5H 6H', dealer).bouts[0]?.winner).toBe(winner);
});

const captured = oneBout(game, 'KS KD QD 9C', '3H AH 7C 2H');

test('CAP 7: the winner takes all hidden cards, their own included (CAP-05)', () => {
  expect([captured.bouts[0]?.winner, game.game.view(captured, 1).pile]).toEqual([1, cards('3H AH 7C 2H')]);
  expect(game.game.view(captured, 1).hearts).toEqual([null, 3, null, null]);
});

test('CAP 7: only the winner may look at captured cards, at any time, and counts stay private (CAP-12)', () => {
  const seen = bySeat(4, seat => game.game.view(captured, seat).bouts[0]?.bottoms);
  expect(seen).toEqual([
    ['3H', null, null, null],
    cards('3H AH 7C 2H'),
    [null, null, '7C', null],
    [null, null, null, '2H'],
  ]);
  expect(game.game.view(captured, 'watcher').hearts).toEqual([null, null, null, null]);
});

test('CAP 8: everybody may see the cards laid on top', () => {
  expect(game.game.view(captured, 'watcher').bouts[0]?.tops).toEqual(cards('KS KD QD 9C'));
});

test('CAP 9: the deal moves left after every round, and the new dealer deals two cards to each player', () => {
  expect([captured.dealer, sizesOf(captured), captured.stock.length]).toEqual([0, [7, 7, 7, 7], 16]);
  const stock = dealBouts(game, { hands: ['3H KS', 'AH KD', '7C QD', '2H 9C'] }).stock;
  expect(captured.hands[1]).toEqual(expect.arrayContaining([stock[0], stock[4]]));
  expect(captured.hands[0]).toEqual(expect.arrayContaining([stock[3], stock[7]]));
});

interface Finished {
  readonly won: readonly [number, number]; // hearts captured by seats 0 and 1
  readonly kept?: number; // hearts in the hand of seat 0
  readonly totals?: readonly number[];
  readonly target?: number;
}

/** A scored game of two players in which nobody can lay any more. */
function finished({ won, kept = 0, totals = [0, 0], target }: Finished): State {
  const hearts = bouts(2);
  const bottoms = cards('2H 3H 4H 5H 6H 7H 8H 9H TH JH QH KH');
  const taken = bottoms.slice(0, won[0] + won[1]).map((bottom, i) => ({
    dealer: 0,
    winner: i < won[0] ? 0 : 1,
    laid: [{ bottom, top: '2C' as const }],
  }));
  const length = target === undefined ? null : { target };
  const hands = [kept > 0 ? cards('AH') : [], []];
  const state: State = { ...dealBouts(hearts, {}), totals, length, hands, stock: [], bouts: taken };
  const event = hearts.game.follow(state);
  if (event === undefined) throw new Error('Cannot score the game: it goes on');
  return settle(hearts.game, state, event).state;
}

const scores: readonly [name: string, won: number, kept: number, points: number][] = [
  ['CAP 11: five hearts captured and one kept make 4', 5, 1, 4],
  ['CAP 11: none captured and one kept make −1', 0, 1, -1],
  ['CAP 11: six captured and none kept make 6', 6, 0, 6],
];
test.each(scores)('%s', (_, won, kept, points) => {
  expect(finished({ won: [won, 0], kept }).results[0]?.points).toEqual([points, 0]);
});

test('CAP 10: the end is tested after the redeal, not when the stock is empty (CAP-09)', () => {
  const states = allBouts(game, dealBouts(game, {}));
  expect(states.map(state => state.stock.length)).toEqual([24, 16, 8, 0, 0, 0, 0]);
});

test('CAP 12: one deal decides, and the highest score wins', () => {
  expect(finished({ won: [5, 6] })).toMatchObject({ winners: [1], phase: 'over' });
});

test('CAP 12: equal scores win together (CAP-11)', () => {
  expect(finished({ won: [5, 5] }).winners).toEqual([0, 1]);
});

const long: readonly [name: string, totals: number[], won: [number, number], after: number[], winners: number[]][] = [
  ['CAP 12: a match to 25 ends at 25, and players with 25 each win together', [18, 20], [7, 5], [25, 25], [0, 1]],
  ['CAP 12: a total of 24 does not end a match to 25', [18, 20], [6, 4], [24, 24], []],
  ['CAP 12: if several totals pass 25 in the same deal, the highest wins (CAP-14)', [18, 24], [8, 3], [26, 27], [1]],
];
test.each(long)('%s', (_, totals, won, after, winners) => {
  const state = finished({ won, totals, target: 25 });
  expect([state.totals, state.winners, state.phase]).toEqual([after, winners, winners.length > 0 ? 'over' : 'deal']);
});

/**
 * The dealers of the bouts of a game that seat 0 dealt first, and the next dealer. The redeal that ends it
 * uses no turn.
 */
function dealers(seats: number): readonly unknown[] {
  const hearts = bouts(seats);
  const end = allBouts(hearts, dealBouts(hearts, {}, { firstDealer: 0, length: { deals: 2 } })).at(-1);
  return [end?.bouts.map(one => one.dealer), end?.dealer, end?.phase];
}

test('CAP 12: the player on the left of the last round’s dealer deals the next deal (CAP-13)', () => {
  expect(dealers(4)).toEqual([[0, 1, 2, 3, 0, 1], 2, 'deal']);
  expect(dealers(5)).toEqual([[0, 1, 2, 3, 4, 0, 1, 2, 3, 4], 0, 'deal']);
});

test('CAP 3: each player gets seven cards, one at a time from the dealer’s left, and the rest is the stock', () => {
  const opened = game.game.evolve(undefined, game.game.open({ firstDealer: 1 }));
  const seed = seedOf('seven');
  const state = game.game.evolve(opened, game.game.supply(opened, { seed }));
  const pack = shuffled(game.rules.deck, belowOf(seed));
  const lapFrom = (first: number): readonly Card[] =>
    sorted([0, 4, 8, 12, 16, 20, 24].map(i => pack[first + i] as Card));
  expect(state.hands).toEqual([lapFrom(2), lapFrom(3), lapFrom(0), lapFrom(1)]);
  expect(state.stock).toEqual(pack.slice(28));
});

const dealt = dealBouts(game, {});
const unwon = { dealer: 0, laid: [], winner: null };
const faults: readonly [name: string, make: () => unknown, says: RegExp][] = [
  [
    'a deal while pairs are laid',
    () => game.game.supply(dealt, { seed: seedOf('any') }),
    /nothing is owed in phase lay/,
  ],
  ['spoils of no bout', () => game.game.follow({ ...dealt, phase: 'revealed' }), /no winner/],
  [
    'spoils of a bout that nobody won',
    () => game.game.follow({ ...dealt, phase: 'revealed', bouts: [unwon] }),
    /no winner/,
  ],
];
test.each(faults)('there is never %s', (_, make, says) => {
  expect(make).toThrow(says);
});

test('while pairs are laid the table owes nothing', () => {
  expect(game.game.owed(dealt)).toBeUndefined();
});
