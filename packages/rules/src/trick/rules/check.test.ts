// Tests contradictions in a trick game's sheet (its rules as data), with sheets that just fail or just pass.
import { expect, test } from 'vitest';
import { type Overrides, sheetOf } from '../../games.ts';
import { prepare } from '../../prepare.ts';

const STOCK: Overrides = {
  'moon.needs': [],
  'moon.options': [],
  'deal.hand': 8,
  'deal.rest': 'stock',
  'opening.leader': 'leftOfDealer',
  'opening.card': 'any',
};
const TO_FOLLOW: Overrides = { ...STOCK, 'stock.draw': 'toFollow' };
const LARGE: Overrides = { 'deck.packs': 2, 'deal.rest': 'kitty', 'pass.cycle': ['left'] };
const HEARTS = [{ cards: ['H*'], value: 1 }];
const QUEEN = [{ cards: ['QS'], value: 13 }];
const contract = (points: readonly object[]) => ({ name: 'one', points, each: 0, lastButOne: 0, last: 0, closed: [] });
const BIDS: Overrides = { 'settle.as': 'pool', 'score.sign': 'minus', 'match.cmp': '<=', 'match.kind': 'deals' };

const TAKEN: Overrides = { 'dealer.next': 'taker', 'dealer.taken': '4H' };
const NO_MOON: Overrides = { 'moon.needs': [], 'moon.options': [] };
const LIVES: Overrides = {
  ...NO_MOON,
  'settle.as': 'lives',
  'score.sign': 'minus',
  'match.cmp': '<=',
  'match.limit': -3,
};

const doubledFiveTimes = (value: number): Overrides => ({
  points: [{ cards: ['C*', 'D*', 'S*', 'H*'], value }],
  modifiers: Array.from({ length: 5 }, () => ({ card: 'QS', doubles: 'all' })),
});

const option = (name: string, self: number, others: number): Overrides => ({
  'moon.options': [{ name, self, others }],
});

const rows: readonly [name: string, game: string, seats: number, overrides: Overrides, clashes: readonly string[]][] = [
  ['a stock of one card', 'black-lady', 4, { ...STOCK, 'deal.hand': 13, 'deck.wilds': ['C'] }, []],
  ['a stock of four cards', 'black-lady', 4, { ...STOCK, 'deal.hand': 12 }, []],
  ['hands of two beside a stock', 'black-lady', 4, { ...STOCK, 'deal.hand': 2, 'pass.cycle': ['hold'] }, []],
  ['hands of one beside a stock', 'black-lady', 4, { ...STOCK, 'deal.hand': 1, 'pass.cycle': ['hold'] }, ['stockHand']],
  [
    'a misdeal by a ban of nothing',
    'black-lady',
    4,
    { ...STOCK, 'firstTrick.exempt': 'misdeal', 'firstTrick.ban': [] },
    [],
  ],
  [
    'a misdeal by a ban',
    'black-lady',
    4,
    { ...STOCK, 'firstTrick.exempt': 'misdeal', 'firstTrick.ban': ['QS'] },
    ['stockMisdeal'],
  ],
  ['a wild at any time that there is not', 'black-lady', 4, { ...TO_FOLLOW, 'wild.play': 'anyTime' }, []],
  ['a wild at any time', 'black-lady', 4, { ...TO_FOLLOW, 'wild.play': 'anyTime', 'deck.wilds': ['C'] }, ['stockWild']],
  ['a wild of its suit', 'black-lady', 4, { ...TO_FOLLOW, 'wild.play': 'asSuit', 'deck.wilds': ['C'] }, []],
  [
    'a wild at any time, drawn after tricks',
    'black-lady',
    4,
    { ...STOCK, 'wild.play': 'anyTime', 'deck.wilds': ['C'] },
    [],
  ],
  ['trumps turned up of a stock', 'black-lady', 4, { ...STOCK, 'trick.trump': 'turned' }, ['nothingTurned']],
  ['a moon that turns for points', 'ricketts', 4, option('turn', -26, 0), ['optionZero']],
  ['a moon that is kept for points', 'ricketts', 4, option('keep', 0, 26), ['optionZero']],
  ['a moon that is shed', 'ricketts', 4, option('shed', -26, 0), []],
  [
    'a moon of what only a contract makes dear',
    'black-lady',
    4,
    { points: QUEEN, contracts: [contract(HEARTS)], 'moon.needs': ['H*'] },
    [],
  ],
  [
    'a moon of what no contract makes dear',
    'black-lady',
    4,
    { points: QUEEN, contracts: [contract([{ cards: ['KS'], value: 10 }])], 'moon.needs': ['H*'] },
    ['moonPoints'],
  ],
  [
    'one to each other seat of as many cards',
    'ricketts',
    4,
    { 'deal.hand': 3, 'deal.rest': 'kitty', 'pass.count': 1 },
    [],
  ],
  [
    'one to each other seat of more than there are',
    'ricketts',
    4,
    { 'deal.hand': 2, 'deal.rest': 'kitty', 'pass.count': 1 },
    ['scatter'],
  ],
  [
    'a lead by a wild that there is not',
    'wild-twist',
    4,
    { 'deck.wilds': [], 'wild.rank': 'none', 'opening.wild': 'holderMay' },
    [],
  ],
  [
    'a card charged that counts nothing, beside one that does',
    'black-lady',
    4,
    { 'charge.cards': [{ shown: '2C', doubles: ['2C'] }], modifiers: [{ card: 'TC', doubles: 'all' }] },
    ['doubled'],
  ],
  [
    'a charged card that doubles',
    'black-lady',
    4,
    { 'charge.cards': [{ shown: 'TC', doubles: ['TC'] }], modifiers: [{ card: 'TC', doubles: 'all' }] },
    [],
  ],
  [
    'a dealer by a card that counts nothing under a contract',
    'black-lady',
    4,
    { ...TAKEN, contracts: [contract([]), contract([{ cards: ['H*'], value: 'tens' }])] },
    ['laterCard'],
  ],
  ['a dealer by a card that counts in every deal', 'black-lady', 4, { ...TAKEN, contracts: [contract([])] }, []],
  ['chips among three', 'black-lady', 3, { ...BIDS }, []],
  [
    'there and back for the highest',
    'black-lady',
    4,
    { 'match.kind': 'thereAndBack', 'match.winner': 'highest' },
    ['andBack'],
  ],
  ['there and back from below', 'black-lady', 4, { 'match.kind': 'thereAndBack', 'score.start': -5 }, ['andBack']],
  ['there and back', 'black-lady', 4, { 'match.kind': 'thereAndBack' }, []],
  ['a longer trick of eight', 'black-lady', 8, { ...LARGE, 'trick.extend': ['9C'] }, []],
  ['a longer trick of nine', 'black-lady', 9, { ...LARGE, 'trick.extend': ['9C'] }, ['extendSeats']],
  ['a usual trick of nine', 'black-lady', 9, { ...LARGE }, []],
  ['lives for what a deal can just cost', 'black-lady', 4, { ...LIVES, 'settle.lifeAt': 26 }, []],
  ['lives for more than a deal can cost', 'black-lady', 4, { ...LIVES, 'settle.lifeAt': 27 }, ['lifeMost']],
  [
    'lives for what only one contract can cost',
    'black-lady',
    4,
    { ...LIVES, points: QUEEN, contracts: [contract(HEARTS), contract([])], 'settle.lifeAt': 26 },
    [],
  ],
  ['a deal of almost a million points', 'black-lady', 4, { ...NO_MOON, ...doubledFiveTimes(600) }, []],
  ['a deal of more than a million points', 'black-lady', 4, { ...NO_MOON, ...doubledFiveTimes(601) }, ['worthMost']],
  [
    'the same below 0',
    'black-lady',
    4,
    { ...NO_MOON, ...doubledFiveTimes(-601), 'trickPoints.each': 1 },
    ['worthMost'],
  ],
  ['two who are partners', 'black-lady', 2, { 'teams.seating': 'opposite', 'pass.cycle': ['hold'] }, ['noPartner']],
];

/** The errors of a sheet: the name of the contradiction, or the path of another error. */
function wrongWith(game: string, seats: number, overrides: Overrides): readonly string[] {
  const seated = { 'seats.min': 2, 'seats.max': 14 };
  const prepared = prepare(sheetOf(game), seats, { ...seated, ...overrides });
  return prepared.ok
    ? []
    : prepared.errors.map(({ path, expected }) => (expected.type === 'clash' ? expected.clash[0] : path));
}

test.each(rows)('%s', (_, game, seats, overrides, clashes) => {
  expect(wrongWith(game, seats, overrides)).toEqual(clashes);
});

test.each([
  ['opening.leader', 'a dealer'],
  ['opening.leader', 'holder:2Cs'],
  ['opening.later', 'notasFirst'],
  ['opening.later', 'took:QSS'],
])('%s may not be "%s"', (path, value) => {
  const prepared = prepare(sheetOf('black-lady'), 4, { [path]: value });
  expect(prepared).toMatchObject({ ok: false, errors: [{ path, value, expected: { kind: { name: path.slice(8) } } }] });
});
