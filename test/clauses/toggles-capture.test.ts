// Every toggle of Capture the Hearts: the same table differs with the default and the override.

import { type Overrides, type CaptureState as State, settle } from '@moonshot/rules';
import { seedOf } from '@moonshot/rules/cards';
import { expect, test } from 'vitest';
import { legalPairs } from '../../packages/rules/src/capture/decide.ts';
import { pileOf, winnerOf } from '../../packages/rules/src/capture/follow.ts';
import { findDealer } from '../../packages/rules/src/game/dealer.ts';
import { allBouts, type Bouts, bout, bouts, dealBouts, lay } from './bout-table.ts';
import { cards } from './table.ts';

type Toggle = readonly [
  name: string,
  seats: number,
  overrides: Overrides,
  shows: (hearts: Bouts) => unknown,
  byDefault: unknown,
  toggled: unknown,
];

const wins = ({ rules }: Bouts, tops: string, dealer: number): number | undefined =>
  winnerOf(rules, cards(tops), dealer);

/** Plays a game arbitrarily. Returns its number of bouts and the final hands. */
function played(hearts: Bouts): readonly unknown[] {
  const end = allBouts(hearts, dealBouts(hearts, {}, { firstDealer: 0 })).at(-1);
  return [end?.results[0]?.bouts, end?.hands.map(hand => hand.length).join(' ')];
}

/** Two players, seat 0 with only hearts: face-up K♥ wins against Q♠ over 9♥. */
function kingOfHearts(hearts: Bouts): State {
  const dealt = dealBouts(hearts, { hands: ['KH 2H 3H 4H 5H 6H 7H', 'QS 9H'] });
  return bout(hearts, dealt, '2H>KH 9H>QS');
}

const tied: Pick<State, 'hands' | 'stock' | 'bouts'> = {
  hands: [[], []],
  stock: [],
  bouts: [
    { dealer: 0, winner: 0, laid: [{ bottom: '2H', top: '2C' }] },
    { dealer: 1, winner: 1, laid: [{ bottom: '3H', top: '3C' }] },
  ],
};

/** A game that ends in a tie. */
function level(hearts: Bouts): State {
  const state: State = { ...dealBouts(hearts, {}), ...tied };
  const event = hearts.game.follow(state);
  if (event === undefined) throw new Error('Cannot score the game: it goes on');
  return settle(hearts.game, state, event).state;
}

const capture: readonly Toggle[] = [
  ['CAP-01 the ace is low', 4, { 'deck.ranks': 'KQJT98765432A' }, h => wins(h, 'AS 2C KD QD', 3), 0, 2],
  [
    'CAP-02 suits decide between equal cuts',
    4,
    { 'dealer.tie': 'suitOrder' },
    h => {
      const { rounds, dealer } = findDealer(h.sheet, h.rules.deck, 4, seedOf('draw 6'), 'dealer 1');
      return [rounds.map(cuts => cuts.map(cut => `${cut.seat}:${cut.card}`).join(' ')), dealer];
    },
    [['0:2D 1:QD 2:QC 3:3D', '1:5H 2:QH'], 2],
    [['0:2D 1:QD 2:QC 3:3D'], 1],
  ],
  [
    'CAP-03 a heart may lie on top when nothing else is left after the bottom card',
    4,
    { 'top.exception': 'afterBottom' },
    h =>
      legalPairs(h.rules, cards('5S AH KH'))
        .map(({ bottom, top }) => `${bottom}>${top}`)
        .sort(),
    ['AH>5S', 'KH>5S'],
    ['5S>AH', '5S>KH', 'AH>5S', 'KH>5S'],
  ],
  [
    'CAP-05 the winner takes the cards on top',
    2,
    { winnerTakes: 'tops' },
    h => [pileOf(h.rules, kingOfHearts(h), 0), h.game.view(kingOfHearts(h), 0).bouts[0]?.bottoms],
    [cards('2H 9H'), cards('2H 9H')],
    [cards('KH QS'), ['2H', null]],
  ],
  [
    'CAP-06 hearts are the highest suit between equal ranks',
    2,
    { 'ties.suits': ['H', 'D', 'C', 'S'] },
    h => wins(h, 'KH KS', 1),
    1,
    0,
  ],
  ['CAP-07 identical top cards cancel', 5, { 'ties.identical': 'cancel' }, h => wins(h, 'KD 4C KD 9S 3S', 4), 0, 3],
  [
    'CAP-07 the last of identical top cards wins',
    5,
    { 'ties.identical': 'latest' },
    h => wins(h, 'KD 4C KD 9S 3S', 4),
    0,
    2,
  ],
  [
    'CAP-07 with identical top cards nobody wins',
    5,
    { 'ties.identical': 'carry' },
    h => wins(h, 'KD 4C KD 9S 3S', 4),
    0,
    undefined,
  ],
  ['CAP-08 cards are dealt two at a time', 2, { 'redeal.packet': 2 }, played, [13, '0 0'], [12, '1 3']],
  ['CAP-08 no short redeal', 5, { 'redeal.partial': 'kept' }, played, [10, '1 1 0 1 1'], [9, '1 1 1 1 1']],
  [
    'CAP-09 the end is tested before the redeal',
    4,
    { 'deal.hand': 3, endTest: 'beforeRedeal' },
    played,
    [6, '1 1 1 1'],
    [1, '1 1 1 1'],
  ],
  [
    'CAP-10 the winner takes the top cards too, and their hearts count',
    2,
    { topsTo: 'winner' },
    h => [pileOf(h.rules, kingOfHearts(h), 0), h.game.view(kingOfHearts(h), 0).hearts[0]],
    [cards('2H 9H'), 2],
    [cards('2H KH 9H QS'), 3],
  ],
  [
    'CAP-11 a tie brings another deal',
    2,
    { 'match.tie': 'extraDeal' },
    h => [level(h).phase, level(h).winners, level(h).tiebreak],
    ['over', [0, 1], false],
    ['deal', [], true],
  ],
  [
    'CAP-12 captured hearts are counted in the open',
    2,
    { counts: 'public' },
    h => h.game.view(kingOfHearts(h), 1).hearts,
    [null, 0],
    [2, 0],
  ],
  [
    'CAP-13 the players cut for the next deal',
    4,
    { 'dealer.next': 'cutAgain' },
    h => {
      const end = allBouts(h, dealBouts(h, {}, { firstDealer: 0, length: { deals: 2 } })).at(-1);
      return [end?.phase, end?.dealer];
    },
    ['deal', 2],
    ['dealer', 2],
  ],
  [
    'CAP-15 four players with two packs',
    4,
    { 'deck.packs.4': 2 },
    h => [h.rules.deck.length, played(h)],
    [52, [6, '1 1 1 1']],
    [104, [13, '0 0 0 0']],
  ],
  [
    'CAP-16 a pair may be changed until all have laid',
    2,
    { commit: 'revocable' },
    h => {
      const state = lay(h, dealBouts(h, { hands: ['2H 5S 6S'] }), 0, '2H>5S');
      const again = h.game.decide(state, 0, { type: 'lay', bottom: '2H', top: '6S' });
      return [h.game.ask(state, 0)?.laid, again.ok && h.game.evolve(state, again.event).laid[0]];
    },
    [undefined, false],
    [
      { bottom: '2H', top: '5S' },
      { bottom: '2H', top: '6S' },
    ],
  ],
];

test.each(capture)('%s', (_, seats, overrides, shows, byDefault, toggled) => {
  // With seven cards each, this row would show no difference in the end test, so both of its tables are dealt
  // three cards each.
  const hand = 'deal.hand' in overrides ? { 'deal.hand': overrides['deal.hand'] } : {};
  expect(shows(bouts(seats, hand))).toEqual(byDefault);
  expect(shows(bouts(seats, overrides))).toEqual(toggled);
});

test('CAP-07 what nobody won goes to the winner of the next bout', () => {
  const five = bouts(5, { 'ties.identical': 'carry' });
  const hands = ['2H KD 7H AD', '3H 4C 8H 5C', '4H KD 9H 6C', '5H 9S TH 7C', '6H 3S JH 8C'];
  const carried = bout(five, dealBouts(five, { hands }), '2H>KD 3H>4C 4H>KD 5H>9S 6H>3S');
  expect([carried.bouts[0]?.winner, carried.phase]).toEqual([null, 'lay']);
  const won = bout(five, carried, '7H>AD 8H>5C 9H>6C TH>7C JH>8C');
  expect(five.game.view(won, 0).pile).toEqual(cards('2H 3H 4H 5H 6H 7H 8H 9H TH JH'));
  const bottomsSeen = (seat: number) => five.game.view(won, seat).bouts.flatMap(({ bottoms }) => bottoms);
  expect(bottomsSeen(0)).toEqual(five.game.view(won, 0).pile);
  expect(bottomsSeen(1).filter(card => card !== null)).toEqual(cards('3H 8H'));
});

test('CAP-07 where every top cancels, nobody wins', () => {
  expect(wins(bouts(6, { 'ties.identical': 'cancel' }), 'KD KD 4C 4C 9S 9S', 5)).toBeUndefined();
});

test('CAP-07 where the latest of identical tops wins, a top that stands alone wins as well', () => {
  expect(wins(bouts(5, { 'ties.identical': 'latest' }), 'KD 4C QD 9S 3S', 4)).toBe(0);
});

test('CAP-08 without a short redeal, a stock that just suffices for the last one is dealt', () => {
  expect(played(bouts(4, { 'redeal.partial': 'kept' }))).toEqual([6, '1 1 1 1']);
});

test('CAP-09 where the end is tested before the redeal, the dealer of the last bout has not passed the deal on', () => {
  const short = bouts(4, { 'deal.hand': 3, endTest: 'beforeRedeal' });
  const end = allBouts(short, dealBouts(short, {}, { firstDealer: 2, length: { deals: 2 } })).at(-1);
  expect([end?.results[0]?.bouts, end?.dealer, end?.phase]).toEqual([1, 3, 'deal']);
});

test('a heart captured may be worth two, and one kept cost three', () => {
  const priced = bouts(2, { 'hearts.captured': 2, 'hearts.inHand': -3 });
  const event = priced.game.follow({ ...dealBouts(priced, {}), ...tied, hands: [cards('4H'), []] });
  expect(event).toMatchObject({ type: 'scored', result: { points: [-1, 2] } });
});
