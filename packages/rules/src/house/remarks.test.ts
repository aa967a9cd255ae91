// Fields of house rules without effect are pointed out, and fields with an effect are not.
import { expect, test } from 'vitest';
import { CATALOGUE } from '../catalogue/catalogue.ts';
import { type Overrides, SHEETS, type Sheet } from '../games.ts';
import { type House, wholeOf } from './fields.ts';
import { remarksOf } from './remarks.ts';

const HEARTS = { cards: ['H*'], value: 1 };
const queen = (card: string, value = 13) => ({ cards: [card], value });
const burden = (others: number) => [{ name: 'burden', self: 0, others }];

const rows: readonly [name: string, base: string, seats: number, overrides: Overrides, remarks: readonly string[]][] = [
  ['no change', 'ricketts', 4, {}, []],
  ['changes with effects', 'ricketts', 4, { 'match.limit': 50, name: 'Ours', 'wrap.list': [] }, []],
  [
    'another queen in two of four fields',
    'at-play',
    4,
    { points: [HEARTS, queen('QS')], 'moon.needs': ['H*', 'QS'] },
    [
      'firstTrick.ban: Q♣ counts no points here. Is another card meant?',
      'break.on: Q♣ counts no points here. Is another card meant?',
    ],
  ],
  [
    'several cards without points',
    'ricketts',
    4,
    { 'lead.restrict': ['H*', 'C*', 'QD'] },
    ['lead.restrict: Clubs and Q♦ count no points here. Is another card meant?'],
  ],
  [
    'cards that are discarded first',
    'ricketts',
    4,
    { 'discard.must': ['KS'], 'discard.restrict': ['QS'] },
    ['discard.must: K♠ counts no points here. Is another card meant?'],
  ],
  [
    'a card that only doubles others has points',
    'ricketts',
    4,
    { modifiers: [{ card: 'TC', doubles: 'all' }], 'firstTrick.ban': ['H*', 'QS', 'TC'] },
    [],
  ],
  [
    'a card that counts in one contract of several has points',
    'barbu',
    4,
    { 'lead.firstTrick': ['KH', '2C'] },
    ['lead.firstTrick: 2♣ counts no points here. Is another card meant?'],
  ],
  [
    'a card outside the deck',
    'ricketts',
    4,
    { 'lead.firstTrick': ['WH'] },
    ['lead.firstTrick: Wild ♥ is not in the deck.'],
  ],
  [
    'a moon that does not follow the points',
    'ricketts',
    4,
    { points: [HEARTS, queen('QS', 26)] },
    ['moon.options: This moon is worth 26, but its cards count 39 together.'],
  ],
  [
    'a moon that also changes the own total',
    'ricketts',
    4,
    { 'moon.options': [{ name: 'both', self: -10, others: 26 }] },
    [],
  ],
  [
    'two packs with the moon of one',
    'ricketts',
    4,
    { 'deck.packs': 2 },
    ['moon.options: This moon is worth 26, but its cards count 52 together.'],
  ],
  [
    'two packs with their moon',
    'black-lady',
    6,
    { 'deck.packs': 2, 'deck.remove': ['2C', '2D'], 'moon.options': burden(52) },
    [],
  ],
  ['a moon of a whole team', 'partners', 4, {}, []],
  [
    'a change that no rule reads',
    'at-play',
    4,
    { 'pass.count': 2, 'opening.wild': 'must' },
    [
      'pass.count: This changes nothing while the other rules are as they are.',
      'opening.wild: This changes nothing while the other rules are as they are.',
    ],
  ],
  ['a change for another number of seats', 'at-play', 4, { 'deck.remove': { 3: ['2D'], 5: ['2C', '2D'] } }, []],
  ['what was switched off', 'ricketts', 4, { 'lead.restrict': [], 'break.on': [] }, []],
  [
    'a card that is hidden in Capture although it does not score',
    'capture',
    4,
    { 'top.ban': ['H*', 'QS'] },
    ['top.ban: Q♠ counts no points here. Is another card meant?'],
  ],
];

const named = (base: string, overrides: Overrides): House => {
  const variant = CATALOGUE.find(({ id }) => id === base);
  return { base: variant?.base ?? base, overrides: { ...variant?.overrides, ...overrides } };
};

test.each(rows)('%s', (_, base, seats, overrides, remarks) => {
  const own = named(base, overrides);
  const known = base === own.base ? [] : remarksOf(named(base, {}), seats);
  const told = remarksOf(own, seats).filter(one => !known.some(({ path }) => path === one.path));
  expect(told.map(({ path, sentence }) => `${path}: ${sentence}`)).toEqual(remarks);
});

/** Games whose sources value a moon differently from the sum of its cards. */
const OTHER_MOONS = ['spot-high', 'greek-high', 'royal', 'hope'];

test('a game of the lists names only cards with points, has no field without effect, and its moon follows them unless its source says so', () => {
  const games = [...SHEETS.map(({ id }) => ({ id, base: id, overrides: {} })), ...CATALOGUE];
  const told = games.flatMap(({ id, base, overrides }) => {
    const { best } = (wholeOf({ base, overrides }) as Sheet).seats;
    return remarksOf({ base, overrides }, best).map(({ path }) => `${id} ${path}`);
  });
  expect(told).toEqual(OTHER_MOONS.map(id => `${id} moon.options`));
});

const POINTS = [HEARTS, queen('QS', 25)];

test.each([
  ['ricketts', 38, {}],
  ['ricketts', 38, { 'moon.options': burden(26) }],
  ['ricketts', 38, { 'moon.options': [{ name: 'both', self: -26, others: 26 }] }],
])('after the fix of a moon, its remark is gone: %s worth %i', (base, points, more) => {
  const house: House = { base, overrides: { points: POINTS, ...more } };
  const fix = remarksOf(house, 4).find(({ path }) => path === 'moon.options')?.fix;
  expect(fix?.points).toBe(points);
  const fixed: House = { base, overrides: { ...house.overrides, ...fix?.change } };
  expect(remarksOf(fixed, 4)).toEqual([]);
});
