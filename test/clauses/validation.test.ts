// A rule sheet that cannot be played: each fault gives exactly one error, with its path, its value and what was expected.
import { expect, test } from 'vitest';
import { heartsOf, type Overrides, prepare, SHEETS, sheetOf } from '../../packages/rules/src/games.ts';

type Row = readonly [
  name: string,
  sheet: string,
  seats: number,
  overrides: Overrides,
  path: string,
  value: unknown,
  expected: string,
];

const moon = (...needs: readonly string[]): Overrides => ({ 'moon.needs': needs });
const burden = { name: 'burden', self: 0, others: 26 };

const fields: readonly Row[] = [
  ['an unknown field', 'ricketts', 4, { jokers: 2 }, 'jokers', 2, 'no such field; there are'],
  [
    'an unknown field inside another',
    'ricketts',
    4,
    { 'moon.chose': 'auto' },
    'moon.chose',
    'auto',
    'no such field; there are needs',
  ],
  ['an unknown field of Capture', 'capture', 4, { pass: 3 }, 'pass', 3, 'no such field'],
  [
    'a name that is no alternative',
    'ricketts',
    4,
    { 'firstTrick.scope': 'all' },
    'firstTrick.scope',
    'all',
    'one of discard, any',
  ],
  ['true where a name is wanted', 'ricketts', 4, { misdeal: true }, 'misdeal', true, 'one of none, allPenalty'],
  [
    'a text where a number is wanted',
    'ricketts',
    4,
    { 'match.limit': '100' },
    'match.limit',
    '100',
    'a whole number from',
  ],
  ['half a point', 'ricketts', 4, { 'match.limit': 99.5 }, 'match.limit', 99.5, 'a whole number from'],
  ['no card of any pack', 'at-play', 3, { 'deck.remove.3': ['1C'] }, 'deck.remove.3[0]', '1C', 'a card such as QS'],
  ['no selector', 'ricketts', 4, { 'firstTrick.ban': ['hearts'] }, 'firstTrick.ban[0]', 'hearts', 'a suit (H*)'],
  ['no step of a pass', 'ricketts', 4, { 'pass.cycle': ['up'] }, 'pass.cycle[0]', 'up', 'one of left, right'],
  [
    'no seats there are',
    'classic',
    4,
    { 'pass.cycle.40': ['left'] },
    'pass.cycle.40',
    ['left'],
    'a number of seats from 2 to 14',
  ],
  [
    'a leader nobody is',
    'classic',
    4,
    { 'opening.leader': 'youngest' },
    'opening.leader',
    'youngest',
    'lowest:C (a suit)',
  ],
  [
    'a field left out',
    'ricketts',
    4,
    { 'moon.choose': undefined },
    'moon.choose',
    undefined,
    'one of shooter, fixed, auto',
  ],
  [
    'a wrap with two ends',
    'ricketts',
    4,
    { 'wrap.list': [{ at: 100, every: 25, to: 0 }] },
    'wrap.list[0]',
    { at: 100, every: 25, to: 0 },
    'an object with at, to, or',
  ],
];

const contradictions: readonly Row[] = [
  [
    'a card where none decides who opens',
    'ricketts',
    4,
    { 'opening.card': 'thatCard' },
    'opening.card',
    'thatCard',
    'any: no card decides',
  ],
  [
    'a wild where none decides who opens',
    'ricketts',
    4,
    { 'opening.wild': 'must' },
    'opening.wild',
    'must',
    'never: no card decides',
  ],
  ['a floor above the end', 'classic', 4, { 'score.floor': 0 }, 'score.floor', 0, 'a floor at which the match ends'],
  [
    'hearts that count nothing',
    'capture',
    4,
    { 'hearts.captured': 0, 'hearts.inHand': 0 },
    'hearts.captured',
    0,
    'points for hearts',
  ],
  ['a suit wild twice', 'wild-twist', 4, { 'deck.wilds': ['C', 'C'] }, 'deck.wilds', ['C', 'C'], 'each suit once'],
  [
    'a total that wraps twice',
    'ricketts',
    4,
    {
      'wrap.list': [
        { at: 104, to: 0 },
        { at: 104, to: 50 },
      ],
    },
    'wrap.list',
    [
      { at: 104, to: 0 },
      { at: 104, to: 50 },
    ],
    'each total once',
  ],
  ['no points at all', 'ricketts', 4, { points: [] }, 'points', [], 'at least one card'],
  ['too many seats', 'ricketts', 5, {}, 'seats', 5, 'exactly 4 seats'],
  ['too few seats', 'classic', 2, {}, 'seats', 2, '3 to 7 seats'],
  ['more seats than any game has', 'capture', 15, {}, 'seats', 15, 'a whole number of seats from 2 to 14'],
  ['part of a seat', 'capture', 3.5, {}, 'seats', 3.5, 'a whole number of seats from 2 to 14'],
  [
    'more seats at least than at most',
    'classic',
    4,
    { 'seats.min': 8 },
    'seats.min',
    8,
    'at most seats.max, which is 7',
  ],
  [
    'a best number of seats that is not allowed',
    'classic',
    4,
    { 'seats.best': 8 },
    'seats.best',
    8,
    'a number of seats from 3 to 7',
  ],
  [
    'a pass across with five seats',
    'classic',
    5,
    { 'pass.cycle.5': ['right', 'across'] },
    'pass.cycle.5[1]',
    'across',
    'across does not exist with 5 seats',
  ],
  [
    'a pass three places on with three seats',
    'classic',
    3,
    { 'pass.cycle.3': ['left-3'] },
    'pass.cycle.3[0]',
    'left-3',
    'at most 2 places with 3 seats',
  ],
  [
    'no passing cycle for these seats',
    'classic',
    3,
    { 'pass.cycle': { 4: ['left'] } },
    'pass.cycle.3',
    undefined,
    'a passing cycle for 3 seats',
  ],
  [
    'no number of cards to pass for these seats',
    'classic',
    3,
    { 'pass.count': { 4: 3 } },
    'pass.count.3',
    undefined,
    'a number of cards to pass',
  ],
  ['more cards passed than dealt', 'classic', 7, { 'pass.count': 8 }, 'pass.count', 8, 'at most the 7 cards of a hand'],
  [
    'more cards than the pack',
    'ricketts',
    4,
    { 'deal.hand': 14 },
    'deal.hand',
    14,
    'at most 13 cards for each of 4 seats: the deck has 52',
  ],
  [
    'no hand for these seats',
    'classic',
    5,
    { 'deal.hand': { 4: 12 } },
    'deal.hand.5',
    undefined,
    'a number of cards for each of 5 seats',
  ],
  [
    'cards left over without a kitty',
    'at-play',
    3,
    { 'deck.remove': [] },
    'deal.rest',
    'none',
    'a deck of 52 leaves 1 over with 3 seats',
  ],
  [
    'a smaller hand without a kitty',
    'ricketts',
    4,
    { 'deal.hand': 12 },
    'deal.rest',
    'none',
    'leaves 4 over with 4 seats',
  ],
  [
    'a card removed that the pack lacks',
    'at-play',
    4,
    { 'deck.remove': ['WC', 'WD', '2C', '2D'] },
    'deck.remove',
    ['WC', 'WD', '2C', '2D'],
    'it has no WC WD to remove',
  ],
  [
    'a card removed twice',
    'at-play',
    5,
    { 'deck.remove.5': ['2C', '2C'] },
    'deck.remove',
    ['2C', '2C'],
    'it has no 2C to remove',
  ],
  [
    'a moon that needs a card the pack lacks',
    'ricketts',
    4,
    moon('H*', 'QS', 'WH'),
    'moon.needs[2]',
    'WH',
    'cards of the deck: it has none of these',
  ],
  [
    'a moon that needs a card worth nothing',
    'ricketts',
    4,
    moon('H*', 'QC'),
    'moon.needs[1]',
    'QC',
    'QC is worth nothing',
  ],
  [
    'a moon that needs a removed card',
    'ricketts',
    4,
    { 'deck.remove': ['QS', '2C', '2D', '2S'] },
    'moon.needs[1]',
    'QS',
    'it has none of these',
  ],
  ['a moon without an option', 'ricketts', 4, { 'moon.options': [] }, 'moon.options', [], 'at least one option'],
  [
    'the same option twice',
    'ricketts',
    4,
    { 'moon.options': [burden, burden] },
    'moon.options',
    [burden, burden],
    'each option once',
  ],
  [
    'points kept that are changed all the same',
    'ricketts',
    4,
    { 'moon.options': [burden, { name: 'keep', self: 0, others: 13 }] },
    'moon.options[1]',
    { name: 'keep', self: 0, others: 13 },
    'self and others 0',
  ],
  ['a fixed choice among two', 'ricketts', 4, { 'moon.choose': 'fixed' }, 'moon.choose', 'fixed', 'shooter or auto'],
  [
    'no card that costs anything',
    'ricketts',
    4,
    { points: [], 'moon.needs': [] },
    'points',
    [],
    'at least one card of the deck that costs points',
  ],
  [
    'an opening with a card that was removed',
    'at-play',
    3,
    { 'opening.leader': 'holder:2C' },
    'opening.leader',
    'holder:2C',
    'a card of the deck: it has no 2C',
  ],
  [
    'a claim without a wild of that suit',
    'wild-twist',
    4,
    { 'opening.leader': 'lowest:C', 'deck.wilds': ['S', 'D', 'H'], 'deck.remove': ['2S', '2D', '3D'] },
    'opening.wild',
    'holderMay',
    'no wild of the suit that opens',
  ],
  [
    'a duty to trump without trumps',
    'ricketts',
    4,
    { 'follow.void': 'mustTrump' },
    'follow.void',
    'mustTrump',
    'there are no trumps',
  ],
  [
    'a match that is over before it begins',
    'ricketts',
    4,
    { 'score.start': 100 },
    'match.limit',
    100,
    'the starting score 100 has not reached',
  ],
  [
    'a match that runs away from its end',
    'ricketts',
    4,
    { 'match.cmp': '<', 'match.limit': -100 },
    'match.cmp',
    '<',
    'the match would not end',
  ],
  [
    'more cards than the pack in Capture',
    'capture',
    4,
    { 'deal.hand': 14 },
    'deal.hand',
    14,
    'at most 13 cards for each of 4 seats',
  ],
  [
    'a suit missing from the order of ties',
    'capture',
    4,
    { 'ties.suits': ['D', 'C', 'S'] },
    'ties.suits',
    ['D', 'C', 'S'],
    'all four suits, each once',
  ],
  ['wilds in Capture', 'capture', 4, { 'deck.wilds': ['C'] }, 'deck.wilds', ['C'], 'no wilds'],
  [
    'nothing to capture',
    'capture',
    4,
    { 'hearts.cards': ['W*'] },
    'hearts.cards',
    ['W*'],
    'at least one card of the deck',
  ],
  [
    'packets that do not fit the redeal',
    'capture',
    4,
    { 'redeal.count': 3, 'redeal.packet': 2 },
    'redeal.packet',
    2,
    'divides redeal.count, which is 3',
  ],
];

test.each([...fields, ...contradictions])('%s', (_, id, seats, overrides, path, value, expected) => {
  const prepared = prepare(sheetOf(id), seats, overrides);
  expect(prepared.ok ? [] : prepared.errors).toEqual([{ path, value, expected: expect.stringContaining(expected) }]);
});

test.each([
  ['no sheet at all', undefined],
  ['a text', 'ricketts'],
  ['a list', []],
])('%s gives one error', (_, sheet) => {
  const prepared = prepare(sheet, 4);
  expect(prepared.ok ? [] : prepared.errors).toEqual([
    { path: '', value: sheet, expected: expect.stringContaining('an object with id') },
  ]);
});

test('two faults give two errors, and one sentence says both', () => {
  const overrides = { 'firstTrick.scope': 'all', jokers: 2 };
  const prepared = prepare(sheetOf('ricketts'), 4, overrides);
  expect(prepared.ok ? [] : prepared.errors.map(error => error.path)).toEqual(['jokers', 'firstTrick.scope']);
  expect(() => heartsOf(sheetOf('ricketts'), 4, overrides)).toThrow(
    /^Cannot play this sheet: jokers is 2, expected .*; firstTrick.scope is "all", expected one of discard, any$/,
  );
});

test('every sheet can be played with each number of seats it allows, and with no other', () => {
  const seats = Object.fromEntries(
    SHEETS.map(sheet => [sheet.id, Array.from({ length: 17 }, (_, n) => n).filter(n => prepare(sheet, n).ok)]),
  );
  expect(seats).toEqual({
    ricketts: [4],
    'at-play': [3, 4, 5],
    'wild-twist': [3, 4, 5, 6, 7],
    classic: [3, 4, 5, 6, 7],
    capture: [2, 3, 4, 5, 6, 7, 8, 9, 10, 11, 12, 13, 14],
  });
});

test('a sheet is plain data: it survives being written and read', () => {
  for (const sheet of SHEETS) expect(prepare(JSON.parse(JSON.stringify(sheet)), sheet.seats.best).ok).toBe(true);
});
