// What must be written down after a deal: the cards that have an effect, in groups, and the other fields.
import { expect, test } from 'vitest';
import { withOverrides } from '../game/overrides.ts';
import { settle } from '../game/settle.ts';
import { type Overrides, tricksOf } from '../games.ts';
import type { TrickSheet } from '../trick/sheet/sheet.ts';
import { blackLady } from '../trick/sheets/black-lady.ts';
import { blankEntry, type PadEntry, type PadFields } from './entry.ts';
import { trickFields } from './fields.ts';
import { begun } from './tricks.ts';

/** The fields in which a deal of Black Lady is entered. `deals` is the number of deals scored before it. */
function fieldsOf(overrides: Overrides, entry: Partial<PadEntry> = {}, deals = 0, seats = 4): PadFields {
  const hearts = tricksOf(withOverrides(blackLady, overrides) as TrickSheet, seats);
  if (hearts.kind !== 'tricks') throw new Error('Black Lady is a trick game');
  const { game, rules } = hearts;
  const { state } = settle(game, undefined, game.open({ firstDealer: 0 }));
  const scored = { dealer: 0, step: 'left', taken: [], moon: null, points: [], totals: [], wraps: [] } as const;
  const later = { ...state, results: Array.from({ length: deals }, (_, i) => ({ deal: i + 1, ...scored })) };
  return trickFields(rules, begun(rules, later, { ...blankEntry(seats), ...entry }));
}

const HEARTS = '2H 3H 4H 5H 6H 7H 8H 9H TH JH QH KH AH';
const SPADES = HEARTS.replaceAll('H', 'S');
const suit = (value: number | string, name = 'H') => ({ cards: [`${name}*`], value });
const card = (name: string, value: number) => ({ cards: [name], value });
const NO_POINTS = { points: [], 'moon.needs': [] };

const groups: readonly [what: string, overrides: Overrides, groups: readonly string[]][] = [
  ['the queen and the suit', {}, ['QS', `${HEARTS} (suit)`]],
  ['nothing', NO_POINTS, []],
  [
    'single cards before suits',
    { ...NO_POINTS, points: [suit(1), suit(1, 'C'), card('QS', 13), card('4D', 1)] },
    ['4D', 'QS', `${HEARTS.replaceAll('H', 'C')} (suit)`, `${HEARTS} (suit)`],
  ],
  ['a part of a suit', { ...NO_POINTS, points: [suit(1), card('2H', 5)] }, ['2H', HEARTS.slice(3)]],
  ['cards of a scale', { ...NO_POINTS, points: [suit('low')] }, ['JH', 'QH', 'KH', 'AH', HEARTS.slice(0, 26)]],
  ['gains', { ...NO_POINTS, points: [card('JD', -10)] }, ['JD']],
  ['cards of two suits with one value', { ...NO_POINTS, points: [card('2*', 1)] }, ['2C', '2D', '2S', '2H']],
  [
    'three cards that are a suit',
    { ...NO_POINTS, points: [suit(1)], 'deck.remove': HEARTS.slice(9).split(' ') },
    ['2H 3H 4H (suit)'],
  ],
  [
    'two cards that are a suit',
    { ...NO_POINTS, points: [suit(1)], 'deck.remove': HEARTS.slice(6).split(' ') },
    ['2H 3H'],
  ],
  ['two packs', { ...NO_POINTS, points: [card('QS', 13)], 'deck.packs': 2 }, ['QS QS']],
  ['a card that doubles', { ...NO_POINTS, modifiers: [{ card: 'TC', doubles: 'all' }] }, ['TC']],
  [
    'cards that a card doubles',
    { points: [suit(0)], 'moon.needs': [], modifiers: [{ card: 'TC', doubles: 'others' }] },
    ['TC', `${HEARTS} (suit)`],
  ],
  [
    'cards without points',
    { points: [suit(0)], 'moon.needs': [], modifiers: [{ card: 'TC', doubles: 'all' }] },
    ['TC'],
  ],
  ['a card that cancels', { ...NO_POINTS, modifiers: [{ card: 'JD', cancels: '3C' }] }, ['3C', 'JD']],
  [
    'two modifiers',
    {
      ...NO_POINTS,
      modifiers: [
        { card: 'J*', cancels: '3C' },
        { card: 'JD', doubles: 'all' },
      ],
    },
    ['3C', 'JC', 'JD', 'JS', 'JH'],
  ],
  ['the moon', { points: [], 'moon.needs': ['AS', 'S*'] }, [`${SPADES} (suit)`]],
  [
    'a card of the moon among others with points',
    { points: [suit(1)], 'moon.needs': ['5H'] },
    ['5H', HEARTS.replace('5H ', '')],
  ],
  ['the card of the next dealer', { ...NO_POINTS, 'dealer.next': 'taker', 'dealer.taken': '3D' }, ['3D']],
  ['no card of the next dealer', { ...NO_POINTS, 'dealer.next': 'left', 'dealer.taken': '3D' }, []],
  ['the card of the next leader', { ...NO_POINTS, 'opening.later': 'took:4D' }, ['4D']],
  ['wilds that pay their player', { ...NO_POINTS, 'deck.wilds': ['C'], 'wild.pays': 'whoShedIt' }, ['WC']],
  ['wilds like others', { ...NO_POINTS, 'deck.wilds': ['C'], 'wild.pays': 'likeOthers' }, []],
];

test.each(groups)('groups of cards: %s', (_, overrides, found) => {
  const told = fieldsOf(overrides).groups.map(({ key, cards, suit }) => {
    expect(key).toBe(cards[0]);
    return `${cards.join(' ')}${suit ? ' (suit)' : ''}`;
  });
  expect(told).toEqual(found);
});

test('the suit of an auction takes the place of hearts', () => {
  const entry = { bidder: 1, chips: 3, suit: 'S' } as const;
  const found = fieldsOf({ points: [suit(1)], 'moon.needs': [], 'auction.prize': 'suit' }, entry).groups;
  expect(found.map(({ cards }) => cards.join(' '))).toEqual([SPADES]);
});

const EACH = { 'trickPoints.each': 1 };
const LEFT = { 'deal.hand': 12 };
const contract = (of: object) => ({ name: 'x', points: [], each: 0, lastButOne: 0, last: 0, closed: [], ...of });
const CONTRACTS = { contracts: [contract({ last: 4 }), contract({ each: 2 })] };

const fields: readonly [what: string, overrides: Overrides, found: Partial<PadFields>, deals?: number][] = [
  ['nothing else', {}, {}],
  ['tricks', EACH, { tricks: 13 }],
  ['tricks that gain', { 'trickPoints.each': -1 }, { tricks: 13 }],
  ['no trick', { 'trickPoints.none': -5 }, { tricks: 13 }],
  ['tricks of a sun', { 'moon.sun': 2 }, { tricks: 13 }],
  ['tricks of a sun without a moon', { 'moon.sun': 2, 'moon.needs': [] }, {}],
  ['tricks with longer tricks', { ...EACH, 'trick.extend': ['9*'] }, { tricks: 'any' }],
  ['tricks with a stock', { ...EACH, ...LEFT, 'deal.rest': 'stock' }, { tricks: 'any' }],
  ['tricks with a rest that is dealt', { ...EACH, ...LEFT, 'deal.rest': 'dealt' }, { tricks: 'any' }],
  ['tricks with a kitty', { ...EACH, ...LEFT, 'deal.rest': 'kitty' }, { tricks: 12 }],
  ['longer tricks alone', { 'trick.extend': ['9*'] }, {}],
  ['cards out of play', { ...LEFT, 'deal.rest': 'out' }, { out: 4 }],
  ['cards out of play that are shown', { ...LEFT, 'deal.rest': 'outShown' }, { out: 4 }],
  ['a kitty', { ...LEFT, 'deal.rest': 'kitty' }, {}],
  ['a turned card', { ...LEFT, 'deal.rest': 'kitty', 'trick.trump': 'turned' }, { out: 1 }],
  ['a turned card out of play', { ...LEFT, 'deal.rest': 'out', 'trick.trump': 'turned' }, { out: 4 }],
  ['a trump suit', { 'trick.trump': 'S' }, {}],
  ['the first trick', { 'trickPoints.first': 5 }, { seats: ['first'] }],
  ['the last trick but one', { 'trickPoints.lastButOne': 5 }, { seats: ['lastButOne'] }],
  ['the last trick', { 'trickPoints.last': -5 }, { seats: ['last'] }],
  ['the first and the last trick', { 'trickPoints.all': 5 }, { seats: ['first', 'last'] }],
  ['the cut for the first deal', { 'dealer.next': 'cutAgain' }, {}],
  ['the cut for a later deal', { 'dealer.next': 'cutAgain' }, { seats: ['dealer'] }, 1],
  ['a later deal', {}, {}, 1],
  ['a bidder', { 'auction.prize': 'suit', 'auction.most': 9 }, { seats: ['bidder'], auction: 9 }],
  [
    'all seats',
    {
      'dealer.next': 'cutAgain',
      'auction.prize': 'suit',
      'trickPoints.first': 1,
      'trickPoints.lastButOne': 1,
      'trickPoints.last': 1,
    },
    { seats: ['dealer', 'bidder', 'first', 'lastButOne', 'last'], auction: 13 },
    2,
  ],
  [
    'shown cards',
    {
      'charge.cards': [
        { shown: 'QS', doubles: [] },
        { shown: 'JD', doubles: [] },
      ],
    },
    { shown: ['QS', 'JD'] },
  ],
  ['players of wilds', { 'deck.wilds': ['C', 'D'], 'wild.pays': 'whoShedIt' }, { players: ['WC', 'WD'] }],
  ['wilds', { 'deck.wilds': ['C', 'D'] }, {}],
  ['the first contract', CONTRACTS, { seats: ['last'] }],
  ['the second contract', CONTRACTS, { tricks: 13 }, 1],
];

test.each(fields)('fields: %s', (_, overrides, found, deals) => {
  const { groups: _groups, ...rest } = fieldsOf(overrides, {}, deals);
  const none = { out: 0, tricks: null, seats: [], shown: [], auction: null, players: [], hearts: null };
  expect(rest).toEqual({ ...none, ...found });
});
