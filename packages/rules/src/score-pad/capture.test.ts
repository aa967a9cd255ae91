// A deal of Capture as it was written down: what is asked for, the end of a deal, and its contradictions.
import { expect, test } from 'vitest';
import type { State } from '../capture/state.ts';
import { settle } from '../game/settle.ts';
import { type Overrides, sheetOf } from '../games.ts';
import { heartsOf } from '../prepare.ts';
import { captured, captureFields, captureProblems, lastBout } from './capture.ts';
import { blankEntry, type PadEntry, type PadProblem } from './entry.ts';

function padOf(overrides: Overrides, written: Partial<PadEntry> = {}, seats = 4, dealer = 0) {
  const hearts = heartsOf(sheetOf('capture'), seats, overrides);
  if (hearts.kind !== 'commit-reveal') throw new Error('Capture is no trick game');
  const { game, rules } = hearts;
  const { state } = settle(game, undefined, game.open({ firstDealer: 0 }));
  return { rules, state, last: lastBout(game, state, dealer), entry: { ...blankEntry(seats), ...written } };
}

const RESULT = {} as State['results'][number];

test.each<[next: string, results: State['results'], seats: readonly string[]]>([
  ['left', [], []],
  ['left', [RESULT], []],
  ['cutAgain', [], []],
  ['cutAgain', [RESULT], ['dealer']],
  ['cutAgain', [RESULT, RESULT], ['dealer']],
])('if the next dealer is %s, after the deals %j the fields ask for %j', (next, results, seats) => {
  const { rules, state } = padOf({ 'dealer.next': next });
  expect(captureFields(rules, { ...state, results })).toEqual({
    groups: [],
    out: 0,
    tricks: null,
    seats,
    shown: [],
    auction: null,
    players: [],
    hearts: 13,
  });
});

test.each([
  [{}, 4, 13],
  [{}, 5, 26],
  [{ 'hearts.cards': ['QS', 'K*'] }, 4, 5],
])('with %j for %i as many cards score: %i', (overrides, seats, hearts) => {
  const { rules, state } = padOf(overrides, {}, seats);
  expect(captureFields(rules, state).hearts).toBe(hearts);
});

const DEALT = { 'deal.hand': 2 };
const lasts: readonly [Overrides, seats: number, dealer: number, bouts: number, hands: string, left: number][] = [
  [{}, 4, 0, 6, '1 1 1 1', 0],
  [{}, 4, 2, 6, '1 1 1 1', 0],
  [{}, 2, 0, 13, '0 0', 0],
  [{}, 5, 0, 10, '1 1 0 1 1', 0],
  [{ 'redeal.partial': 'kept' }, 5, 3, 9, '1 1 1 1 1', 9],
  [{ endTest: 'beforeRedeal' }, 5, 3, 10, '0 1 1 1 1', 0],
  [DEALT, 14, 1, 3, '1 1 1 1 1 2 2 2 2 2 2 1 1 1', 0],
];

test.each(lasts)(
  'a deal with %j for %i, dealt by %i, ends after %i bouts',
  (overrides, seats, dealer, bouts, hands, left) => {
    const { last } = padOf(overrides, {}, seats, dealer);
    expect(last).toMatchObject({ deal: 1, firstDealer: dealer, results: [] });
    expect(last.bouts.length).toBe(bouts);
    expect(last.bouts[0]?.dealer).toBe(dealer);
    expect(last.hands.map(hand => hand.length).join(' ')).toBe(hands);
    expect(last.stock.length).toBe(left);
    expect(last.laid.every(pair => pair === null)).toBe(true);
  },
);

const FOUR = [1, 1, 1, 1, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0];
const problems: readonly [string, Overrides, seats: number, Partial<PadEntry>, problems: readonly PadProblem[]][] = [
  ['nothing', {}, 4, {}, []],
  ['all hearts', {}, 4, { captured: [8, 4, 0, 0], inHand: [0, 0, 1, 0] }, []],
  ['too few hearts', {}, 4, { captured: [3, 0, 0, 0] }, []],
  [
    'hearts too many',
    {},
    4,
    { captured: [8, 4, 0, 1], inHand: [0, 0, 1, 0] },
    [{ type: 'hearts', count: 13, entered: 14 }],
  ],
  [
    'hearts too many in hands',
    {},
    4,
    { inHand: [0, 2, 1, 3] },
    [
      { type: 'in-hand', seat: 1, count: 1, entered: 2 },
      { type: 'in-hand', seat: 3, count: 1, entered: 3 },
    ],
  ],
  ['a seat without a number', {}, 2, { captured: [], inHand: [] }, []],
  ['as many captors as bouts', DEALT, 14, { captured: [...FOUR.slice(1), 0] }, []],
  ['more captors than bouts', DEALT, 14, { captured: FOUR }, [{ type: 'bouts', count: 3, entered: 4 }]],
];

test.each(problems)('contradictions: %s', (_, overrides, seats, written, found) => {
  const { rules, last, entry } = padOf(overrides, written, seats);
  expect(captureProblems(rules, last, entry)).toEqual(found);
});

const ENTRY = { captured: [3, 0, 1], inHand: [0, 2, 0, 0] };
const laid = (...cards: readonly string[]) => cards.map(bottom => ({ bottom, top: '2C' }));

test.each([
  ['bottoms', laid('2H', '3H', '4H'), laid('5H')],
  ['tops', ['2H', '3H', '4H'].map(top => ({ bottom: '2C', top })), [{ bottom: '2C', top: '5H' }]],
])('if the winner takes the %s, the hearts lie in bouts and hands as they were written down', (takes, three, one) => {
  const { rules, last, entry } = padOf({ winnerTakes: takes }, ENTRY);
  const open = last.bouts.map((bout, i) => (i === 2 ? { ...bout, winner: null } : { ...bout, winner: 3 }));
  const { bouts, hands, ...rest } = captured(rules, { ...last, bouts: open }, entry);
  expect(bouts).toEqual([
    { dealer: 0, laid: three, winner: 0 },
    { dealer: 1, laid: one, winner: 2 },
    { dealer: 2, laid: [], winner: 0 },
    { dealer: 3, laid: [], winner: 3 },
    { dealer: 0, laid: [], winner: 3 },
    { dealer: 1, laid: [], winner: 3 },
  ]);
  expect(hands).toEqual([[], ['6H', '7H'], [], []]);
  expect(last).toMatchObject(rest);
});

test('numbers that were not written down are none', () => {
  const { rules, last, entry } = padOf({}, { captured: [], inHand: [] });
  const { bouts, hands } = captured(rules, last, entry);
  expect(bouts.flatMap(bout => bout.laid)).toEqual([]);
  expect(hands).toEqual([[], [], [], []]);
});
