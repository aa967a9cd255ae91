// A deal of a trick game as it was written down: its contradictions, what is missing, and the state from
// which it is scored.
import { expect, test } from 'vitest';
import { withOverrides } from '../game/overrides.ts';
import { settle } from '../game/settle.ts';
import { type Overrides, tricksOf } from '../games.ts';
import type { TrickSheet } from '../trick/sheet/sheet.ts';
import { blackLady } from '../trick/sheets/black-lady.ts';
import type { State } from '../trick/state/state.ts';
import { blankEntry, type PadEntry, type PadMissing, type PadProblem } from './entry.ts';
import { trickFields } from './fields.ts';
import { begun, played, trickMissing, trickProblems } from './tricks.ts';

/** A deal of Black Lady with these overrides for which this was written down. */
function padOf(overrides: Overrides, written: Partial<PadEntry>, change: Partial<State> = {}) {
  const hearts = tricksOf(withOverrides(blackLady, overrides) as TrickSheet, 4);
  if (hearts.kind !== 'tricks') throw new Error('Black Lady is a trick game');
  const { game, rules } = hearts;
  const { state } = settle(game, undefined, game.open({ firstDealer: 0 }));
  const entry = { ...blankEntry(4), ...written };
  const before = begun(rules, { ...state, ...change }, entry);
  return { rules, before, fields: trickFields(rules, before), entry };
}

const EACH = { 'trickPoints.each': 1 };
const ENDS = { ...EACH, 'trickPoints.first': 1, 'trickPoints.lastButOne': 1, 'trickPoints.last': 1 };
const OUT = { 'deal.hand': 12, 'deal.rest': 'out' };
const HEARTS_OUT = { taken: { '2H': [0, 0, 0, 0, 4] } };
const AUCTION = { 'auction.prize': 'suit' };
const LONGER = { ...EACH, 'trick.extend': ['9*'] };
const PAYS = { 'deck.wilds': ['C', 'D'], 'deck.remove': ['2C', '2D', '3C', '3D'], 'wild.pays': 'whoShedIt' };
const DONE = { QS: [1, 0, 0, 0], '2H': [13, 0, 0, 0] };

const problems: readonly [string, Overrides, entry: Partial<PadEntry>, problems: readonly PadProblem[]][] = [
  ['nothing', {}, {}, []],
  ['all cards', {}, { taken: { QS: [0, 1, 0, 0], '2H': [4, 3, 3, 3] } }, []],
  ['a card too many', {}, { taken: { QS: [1, 0, 1, 0] } }, [{ type: 'cards', key: 'QS', count: 1, entered: 2 }]],
  [
    'too many of both groups',
    {},
    { taken: { QS: [2, 0, 0, 0], '2H': [4, 4, 3, 3] } },
    [
      { type: 'cards', key: 'QS', count: 1, entered: 2 },
      { type: 'cards', key: '2H', count: 13, entered: 14 },
    ],
  ],
  ['a number beyond those of the seats', {}, { taken: { QS: [1, 0, 0, 0, 0, 1] } }, []],
  ['a card of no group', {}, { taken: { '2C': [5, 0, 0, 0] } }, []],
  ['a card that nobody took', {}, { taken: { QS: [0, 0, 0, 0, 1] } }, [{ type: 'out', count: 0, entered: 1 }]],
  ['as many cards as are out', OUT, HEARTS_OUT, []],
  [
    'more cards than are out',
    OUT,
    { taken: { '2H': [0, 0, 0, 0, 4], QS: [0, 0, 0, 0, 1] } },
    [{ type: 'out', count: 4, entered: 5 }],
  ],
  [
    'a card taken and out',
    OUT,
    { taken: { QS: [1, 0, 0, 0, 1] } },
    [{ type: 'cards', key: 'QS', count: 1, entered: 2 }],
  ],
  ['tricks that are not counted', {}, { tricks: [20, 0, 0, 0] }, []],
  ['a trick too many', EACH, { tricks: [13, 0, 1, 0] }, [{ type: 'tricks', count: 13, entered: 14 }]],
  ['all tricks', EACH, { tricks: [13, 0, 0, 0], taken: DONE }, []],
  ['cards before all tricks', EACH, { tricks: [12, 0, 0, 0], taken: { QS: [0, 1, 0, 0] } }, []],
  ['any number of tricks', LONGER, { tricks: [13, 0, 0, 0], taken: { QS: [0, 1, 0, 0] } }, []],
  ['a high number of any', LONGER, { tricks: [99, 0, 0, 0] }, []],
  [
    'cards without a trick',
    EACH,
    { tricks: [12, 1, 0, 0], taken: { QS: [0, 1, 0, 0], '2H': [0, 5, 0, 1] } },
    [{ type: 'no-trick', seat: 3 }],
  ],
  [
    'two seats without a trick, beside cards too many',
    EACH,
    { tricks: [13], taken: { QS: [0, 2, 1, 0] } },
    [
      { type: 'cards', key: 'QS', count: 1, entered: 3 },
      { type: 'no-trick', seat: 1 },
      { type: 'no-trick', seat: 2 },
    ],
  ],
  ['the first and the last trick', ENDS, { tricks: [2, 11, 0, 0], first: 0, last: 0 }, []],
  [
    'the first and the last trick as one',
    ENDS,
    { tricks: [1, 12, 0, 0], first: 0, last: 0 },
    [{ type: 'no-trick', seat: 0 }],
  ],
  ['the last two tricks', ENDS, { tricks: [1, 11, 1, 0], lastButOne: 0, last: 2 }, []],
  [
    'the last two tricks as one',
    ENDS,
    { tricks: [1, 12, 0, 0], lastButOne: 0, last: 0 },
    [{ type: 'no-trick', seat: 0 }],
  ],
  ['a place that is not asked for', EACH, { tricks: [13, 0, 0, 0], first: 1, last: 1, lastButOne: 1 }, []],
  [
    'the first and the last but one of three tricks as one',
    { ...ENDS, 'deal.hand': 3 },
    { tricks: [2, 1, 0, 0], first: 1, lastButOne: 1 },
    [{ type: 'no-trick', seat: 1 }],
  ],
  [
    'the first of two tricks, which is the last but one',
    { ...ENDS, 'deal.hand': 2 },
    { tricks: [1, 1, 0, 0], first: 1, lastButOne: 1 },
    [],
  ],
];

test.each(problems)('contradictions: %s', (_, overrides, written, found) => {
  const { rules, fields, entry } = padOf(overrides, written);
  expect(trickProblems(rules, fields, entry)).toEqual(found);
});

const missing: readonly [string, Overrides, entry: Partial<PadEntry>, missing: readonly PadMissing[]][] = [
  [
    'all cards',
    {},
    {},
    [
      { type: 'cards', key: 'QS', left: 1 },
      { type: 'cards', key: '2H', left: 13 },
    ],
  ],
  ['nothing', {}, { taken: DONE }, []],
  ['a heart', {}, { taken: { ...DONE, '2H': [4, 3, 2, 3] } }, [{ type: 'cards', key: '2H', left: 1 }]],
  ['nothing with cards too many', {}, { taken: { ...DONE, '2H': [4, 4, 4, 4] } }, []],
  ['nothing with cards out', OUT, { taken: { QS: [0, 0, 0, 1], '2H': [3, 3, 3, 0, 4] } }, []],
  ['tricks', EACH, { taken: DONE }, [{ type: 'tricks', left: 13 }]],
  ['a trick', EACH, { taken: DONE, tricks: [4, 4, 4, 0] }, [{ type: 'tricks', left: 1 }]],
  ['no trick', EACH, { taken: DONE, tricks: [4, 4, 4, 1] }, []],
  ['tricks of any number', LONGER, { taken: DONE }, [{ type: 'tricks', left: 1 }]],
  ['no trick of any number', LONGER, { taken: DONE, tricks: [0, 1, 0, 0] }, []],
  [
    'the first and the last tricks',
    ENDS,
    { taken: DONE, tricks: [13, 0, 0, 0], lastButOne: 0 },
    [
      { type: 'seat', field: 'first' },
      { type: 'seat', field: 'last' },
    ],
  ],
  ['the bidder and the suit', AUCTION, { taken: DONE }, [{ type: 'seat', field: 'bidder' }, { type: 'suit' }]],
  ['the bidder', AUCTION, { taken: DONE, suit: 'H' }, [{ type: 'seat', field: 'bidder' }]],
  ['the suit', AUCTION, { taken: DONE, bidder: 0 }, [{ type: 'suit' }]],
  [
    'the player of a wild',
    PAYS,
    { taken: { ...DONE, WC: [1, 0, 0, 0], WD: [1, 0, 0, 0] }, players: { WD: 0 } },
    [{ type: 'player', card: 'WC' }],
  ],
];

test.each(missing)('missing: %s', (_, overrides, written, found) => {
  const { rules, fields, entry } = padOf(overrides, written);
  expect(trickMissing(rules, fields, entry)).toEqual(found);
});

const CHARGES = {
  'charge.cards': [
    { shown: 'QS', doubles: ['QS'] },
    { shown: 'JD', doubles: [] },
  ],
};
const BID = { bidder: 2, chips: 4, suit: 'S' } as const;
const SCORED = { dealer: 0, step: 'left', taken: [], moon: null, points: [], totals: [], wraps: [] } as const;

const starts: readonly [string, Overrides, Partial<PadEntry>, Partial<State>, found: Partial<State>][] = [
  ['a deal', {}, {}, {}, { phase: 'play', deal: 1, dealer: 0, step: 'left', charges: [], bids: [], kitty: [] }],
  ['empty hands', {}, {}, {}, { hands: [[], [], [], []], tricks: [], upcard: null }],
  ['the third deal', {}, {}, { results: [1, 2].map(deal => ({ deal, ...SCORED })) }, { deal: 3, step: 'across' }],
  ['a dealer who is not cut for', {}, { dealer: 3 }, { phase: 'deal', dealer: 1 }, { dealer: 1 }],
  ['a dealer who was cut for', {}, { dealer: 3 }, { phase: 'dealer', dealer: 1 }, { dealer: 3 }],
  ['a dealer who is not yet known', {}, { dealer: null }, { phase: 'dealer', dealer: 1 }, { dealer: 1 }],
  ['shown cards', CHARGES, { shown: ['JD', '2C', 'QS'] }, {}, { charges: [{ seat: 0, cards: ['JD', 'QS'] }] }],
  ['a shown card', CHARGES, { shown: ['QS'] }, {}, { charges: [{ seat: 0, cards: ['QS'] }] }],
  ['cards that cannot be shown', CHARGES, { shown: ['2C'] }, {}, { charges: [] }],
  [
    'bids',
    AUCTION,
    BID,
    {},
    {
      bids: [
        { seat: 2, bid: 4 },
        { seat: 2, bid: 'S' },
      ],
    },
  ],
  ['bids without an auction', {}, BID, {}, { bids: [] }],
  ['bids without a bidder', AUCTION, { ...BID, bidder: null }, {}, { bids: [] }],
  ['bids without a suit', AUCTION, { ...BID, suit: null }, {}, { bids: [] }],
];

test.each(starts)('before play: %s', (_, overrides, written, change, found) => {
  expect(padOf(overrides, written, change).before).toMatchObject(found);
});

/** The state after a deal in short: each trick's winner and cards, then what lies elsewhere. */
function endOf(overrides: Overrides, written: Partial<PadEntry>) {
  const { rules, before, fields, entry } = padOf(overrides, written);
  const { tricks, buried, kitty, upcard, ...rest } = played(rules, fields, before, entry);
  expect(rest).toMatchObject({ phase: 'play', deal: 1, bids: before.bids });
  for (const trick of tricks) expect(trick).toMatchObject({ leader: trick.winner, kitty: [] });
  return {
    tricks: tricks.map(({ winner, plays }) =>
      [winner, ...plays.map(({ card, seat }) => (seat === winner ? card : `${card} by ${seat}`))].join(' '),
    ),
    buried: buried.map(cards => cards.join(' ')),
    kitty: kitty.join(' '),
    upcard,
  };
}

const TURNED = { 'deal.hand': 12, 'deal.rest': 'kitty', 'trick.trump': 'turned' };
const JACKS = { points: [{ cards: ['J*'], value: 1 }], 'moon.needs': [] };
const NOBODY = ['', '', '', ''];
const TEN = '2H 3H 4H 5H 6H 7H 8H 9H TH JH';

const ends: readonly [string, Overrides, entry: Partial<PadEntry>, found: Partial<ReturnType<typeof endOf>>][] = [
  [
    'a trick for each seat with cards',
    {},
    { taken: { QS: [0, 0, 1, 0], '2H': [3, 0, 10, 0] } },
    { tricks: ['0 2H 3H 4H', '2 QS 5H 6H 7H 8H 9H TH JH QH KH AH'] },
  ],
  [
    'the first and the last trick besides',
    { 'trickPoints.first': 1, 'trickPoints.last': 1 },
    { taken: { QS: [0, 0, 1, 0], '2H': [10, 0, 3, 0] }, first: 1, last: 2 },
    { tricks: ['1', `0 ${TEN}`, '2 QS QH KH AH', '2'] },
  ],
  [
    'the first and the last two tricks among all',
    { ...ENDS, 'deal.hand': 6 },
    { tricks: [2, 1, 1, 2], first: 1, lastButOne: 3, last: 0, taken: { QS: [0, 0, 1, 0], '2H': [10, 0, 2, 1] } },
    { tricks: ['1', `0 ${TEN}`, '2 QS QH KH', '3 AH', '3', '0'] },
  ],
  [
    'as many tricks as were written down',
    EACH,
    { tricks: [1, 0, 3, 0], taken: { QS: [0, 0, 1, 0], '2H': [2, 0, 0, 0] } },
    { tricks: ['0 2H 3H', '2 QS', '2', '2'] },
  ],
  [
    'cards without a trick',
    EACH,
    { tricks: [2, 0, 0, 0], taken: { QS: [0, 0, 1, 0], '2H': [2, 0, 0, 0] } },
    { tricks: ['0 2H 3H', '0'], buried: ['', '', 'QS', ''] },
  ],
  [
    'cards that are out',
    OUT,
    { taken: { QS: [0, 0, 0, 1], '2H': [9, 0, 0, 0, 4] } },
    { tricks: ['0 2H 3H 4H 5H 6H 7H 8H 9H TH', '3 QS'], kitty: 'JH QH KH AH' },
  ],
  [
    'a turned card that counts',
    { ...TURNED, ...JACKS },
    { taken: { '2C': [0, 0, 0, 0, 1], JC: [1, 0, 0, 0], JD: [0, 1, 0, 0], JS: [0, 0, 0, 0, 1], JH: [1, 0, 0, 0] } },
    { tricks: ['0 JC JH', '1 JD'], upcard: 'JS' },
  ],
  [
    'two cards that nobody took, of which one was turned',
    { ...TURNED, ...JACKS },
    { taken: { JS: [0, 0, 0, 0, 1], JH: [0, 0, 0, 0, 1] } },
    { upcard: 'JS', kitty: 'JH' },
  ],
  [
    'a turned card that does not count',
    { ...TURNED, points: [{ cards: ['2C', '3C', 'QS'], value: 1 }], 'moon.needs': [] },
    { taken: { QS: [1, 0, 0, 0] } },
    { tricks: ['0 QS'], upcard: '4C' },
  ],
  ['no card that does not count', { ...TURNED, points: [{ cards: ['C*', 'D*', 'S*', 'H*'], value: 1 }] }, {}, {}],
  [
    'wild cards that pay their player',
    PAYS,
    { taken: { QS: [1, 0, 0, 0], WC: [1, 0, 0, 0], WD: [0, 1, 0, 0] }, players: { WD: 3 } },
    { tricks: ['0 WC QS', '1 WD by 3'] },
  ],
  [
    'wild cards like others',
    { ...PAYS, 'wild.pays': 'likeOthers', points: [{ cards: ['WD'], value: 1 }] },
    { taken: { WD: [0, 1, 0, 0] }, players: { WD: 3 } },
    { tricks: ['1 WD'] },
  ],
];

test.each(ends)('the end of a deal: %s', (_, overrides, written, found) => {
  expect(endOf(overrides, written)).toEqual({ tricks: [], buried: NOBODY, kitty: '', upcard: null, ...found });
});
