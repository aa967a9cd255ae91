// Tests what each viewer sees of events and of a state.
import { expect, test } from 'vitest';
import type { Card } from '../../cards/card.ts';
import { withOverrides } from '../../game/overrides.ts';
import type { Viewer } from '../../game/seat.ts';
import type { Overrides } from '../../games.ts';
import { trickGame } from '../index.ts';
import { compile } from '../rules/rules.ts';
import type { TrickSheet } from '../sheet/sheet.ts';
import { classic } from '../sheets/classic.ts';
import type { Event } from '../state/event.ts';
import type { PassedCard, State } from '../state/state.ts';

const gameOf = (overrides: Overrides = {}) => trickGame(compile(withOverrides(classic, overrides) as TrickSheet, 3));

const gift = (card: Card, to: number): PassedCard => ({ card, to });
const GIVEN = [gift('AS', 1), gift('2C', 2)];
const BACK = [gift('KD', 0), gift('QD', 0)];
const CARDS: readonly Card[] = ['3H', 'KS'];
const PLAYED = [gift('AS', 0), gift('2C', 0)];

/** What each of the three seats and a spectator see. */
type Seen = readonly unknown[];

const dealt = {
  type: 'dealt',
  deal: 2,
  dealer: 1,
  step: 'left',
  hands: [CARDS, ['AH'], ['QS', 'KH']],
  kitty: ['2D'],
} as const;
const mixed = {
  type: 'exchanged',
  passes: [
    { seat: 2, gifts: BACK },
    { seat: 1, gifts: PLAYED },
  ],
  mixed: true,
} as const;

/** What the seats other than 0 and the spectator see, if it is the same for all of them. */
const others = (seen: unknown): Seen => [seen, seen, seen];

const rows: readonly (readonly [name: string, event: Event, overrides: Overrides, seen: Seen])[] = [
  [
    'cards that are dealt',
    { ...dealt, mix: [1, 2, 0] },
    {},
    [
      [CARDS, 1, 2],
      [2, ['AH'], 2],
      [2, 1, ['QS', 'KH']],
      [2, 1, 2],
    ].map(hands => ({
      ...dealt,
      hands,
      kitty: 1,
    })),
  ],
  [
    'cards that are passed, seen after choosing',
    { type: 'passed', seat: 0, gifts: GIVEN },
    {},
    [{ type: 'passed', seat: 0, gifts: GIVEN }, ...others({ type: 'passed', seat: 0, gifts: 2 })],
  ],
  [
    'cards that are passed, seen before choosing',
    { type: 'passed', seat: 0, gifts: [gift('AS', 1), gift('2C', 1)] },
    { 'pass.see': 'beforeChoosing' },
    [
      ...[1, 2].map(() => ({ type: 'passed', seat: 0, gifts: [gift('AS', 1), gift('2C', 1)] })),
      ...[1, 2].map(() => ({ type: 'passed', seat: 0, gifts: 2 })),
    ],
  ],
  [
    'cards that change hands',
    {
      type: 'exchanged',
      passes: [
        { seat: 0, gifts: GIVEN },
        { seat: 2, gifts: BACK },
      ],
    },
    {},
    [
      {
        type: 'exchanged',
        passes: [
          { seat: 0, gifts: GIVEN },
          { seat: 2, gifts: BACK },
        ],
      },
      {
        type: 'exchanged',
        passes: [
          { seat: 0, gifts: [gift('AS', 1)] },
          { seat: 2, gifts: [] },
        ],
      },
      {
        type: 'exchanged',
        passes: [
          { seat: 0, gifts: [gift('2C', 2)] },
          { seat: 2, gifts: BACK },
        ],
      },
      {
        type: 'exchanged',
        passes: [
          { seat: 0, gifts: [] },
          { seat: 2, gifts: [] },
        ],
      },
    ],
  ],
  [
    'cards that come out of a mix, in the order of the pack',
    mixed,
    {},
    [
      {
        type: 'exchanged',
        passes: [{ seat: 0, gifts: ['2C', 'QD', 'KD', 'AS'].map(card => ({ card, to: 0 })) }],
        mixed: true,
      },
      { type: 'exchanged', passes: [{ seat: 1, gifts: [] }], mixed: true },
      { type: 'exchanged', passes: [{ seat: 2, gifts: [] }], mixed: true },
      { type: 'exchanged', passes: [], mixed: true },
    ],
  ],
  [
    'cards that are charged while others still choose',
    { type: 'charged', seat: 0, cards: ['QS'] },
    {},
    [{ type: 'charged', seat: 0, cards: ['QS'] }, ...others({ type: 'charged', seat: 0, cards: null })],
  ],
  [
    'whether the leader claimed it',
    { type: 'opening', leader: 0, claimed: true },
    {},
    [{ type: 'opening', leader: 0, claimed: true }, ...others({ type: 'opening', leader: 0 })],
  ],
  [
    'that the leader claimed nothing',
    { type: 'opening', leader: 0 },
    {},
    [{ type: 'opening', leader: 0, claimed: false }, ...others({ type: 'opening', leader: 0 })],
  ],
  ...(['drawn', 'buried'] as const).map(
    type =>
      [
        `cards that are ${type}`,
        { type, seat: 0, cards: CARDS },
        {},
        [{ type, seat: 0, cards: CARDS }, ...others({ type, seat: 0, cards: 2 })],
      ] as const,
  ),
  ...(
    [
      ['hidden', 'firstTrick', [2, 2]],
      ['winner', 'firstTrick', [CARDS, 2]],
      ['all', 'firstTrick', [CARDS, CARDS]],
      ['hidden', 'hand', [CARDS, 2]],
    ] as const
  ).map(
    ([visible, to, [own, rest]]) =>
      [
        `a kitty that is taken, ${visible} and to ${to}`,
        { type: 'taken', seat: 0, points: 4, kitty: CARDS, into: 'pile' },
        { 'kitty.visible': visible, 'kitty.to': to },
        [own, ...others(rest)].map(kitty => ({
          type: 'taken',
          seat: 0,
          points: 4,
          kitty,
          into: 'pile',
        })),
      ] as const,
  ),
];

const VIEWERS: readonly Viewer[] = [0, 1, 2, 'watcher'];

test.each(rows)('%s', (_, event, overrides, seen) => {
  const { show } = gameOf(overrides);
  expect(VIEWERS.map(viewer => show(event, viewer))).toStrictEqual(seen);
});

test('what was shown is shown again as it was', () => {
  const { show } = gameOf({ 'kitty.visible': 'winner', 'pass.see': 'beforeChoosing' });
  for (const [, event] of rows)
    for (const viewer of VIEWERS)
      if (!('mixed' in event)) expect(show(show(event, viewer), viewer)).toEqual(show(event, viewer));
});

test('a card that is turned up is shown to all', () => {
  for (const viewer of VIEWERS)
    expect(gameOf().show({ ...dealt, upcard: '9D' }, viewer)).toHaveProperty('upcard', '9D');
});

test.each<Event>([
  { type: 'dealer', dealer: 2, rounds: [] },
  { type: 'misdealt', seat: 1, hand: ['AH'] },
  { type: 'mixing' },
  { type: 'charging' },
  { type: 'exposed', charges: [{ seat: 0, cards: ['QS'] }] },
  { type: 'bidding' },
  { type: 'bid', seat: 1, bid: 4 },
  { type: 'played', seat: 2, card: 'QS', broke: false },
  { type: 'lead-passed', from: 0, to: 1 },
  { type: 'kept', seat: 0, hand: ['2C'], stock: [] },
  { type: 'shot', seat: 1 },
  { type: 'chose', seat: 1, option: 'keep' },
  { type: 'ended', winners: [0, 2] },
])('public events are shown unchanged to every viewer: $type', event => {
  for (const viewer of VIEWERS) expect(gameOf().show(event, viewer)).toBe(event);
});

/** The third deal of three seats, with some fields replaced. */
function stateOf(overrides: Overrides, more: Partial<State>): State {
  const game = gameOf(overrides);
  const hands: readonly (readonly Card[])[] = [CARDS, ['AH'], ['QS', 'KH', '2S']];
  return { ...game.evolve(undefined, game.open({ firstDealer: 1 })), deal: 3, hands, ...more };
}

const PASSES = [
  { seat: 2, gifts: [gift('KD', 0), gift('2C', 0)] },
  { seat: 0, gifts: [gift('AS', 1)] },
];
const BURIED = [['9D'], [], []] as const;

test.each<[name: string, overrides: Overrides, more: Partial<State>, viewer: Viewer, seen: object]>([
  ['its hand, and how many cards the others have', {}, {}, 2, { hand: ['QS', 'KH', '2S'], handSizes: [2, 1, 3] }],
  ['no hand, where it only watches', {}, {}, 'watcher', { hand: [], given: [], received: [], buried: [] }],
  [
    'what it gave, and who has passed',
    {},
    { phase: 'pass', passes: PASSES },
    2,
    { given: PASSES[0]?.gifts, passed: [0, 2] },
  ],
  ['nothing of what comes before all have chosen', {}, { phase: 'pass', passes: PASSES }, 0, { received: [] }],
  [
    'what has come, where it is seen before',
    { 'pass.see': 'beforeChoosing' },
    { phase: 'pass', passes: PASSES },
    0,
    { received: ['KD', '2C'] },
  ],
  [
    'what came, once all have passed',
    {},
    { phase: 'play', passes: PASSES },
    0,
    { received: ['KD', '2C'], given: PASSES[1]?.gifts },
  ],
  [
    'of a mix what it gave, while it lies in the middle',
    {},
    { phase: 'pass', step: 'mix', passes: PASSES },
    2,
    { given: PASSES[0]?.gifts },
  ],
  [
    'of a mix what came, in the order of the pack, and nothing that it gave',
    {},
    { phase: 'play', step: 'mix', passes: PASSES },
    0,
    { received: ['2C', 'KD'], given: [] },
  ],
  ['what it buried', {}, { buried: BURIED }, 0, { buried: ['9D'] }],
  ['nothing that another buried', {}, { buried: BURIED }, 1, { buried: [] }],
  [
    'its own charge alone while others choose',
    {},
    {
      phase: 'charge',
      charges: [
        { seat: 0, cards: ['AH'] },
        { seat: 1, cards: [] },
      ],
    },
    1,
    { charges: [{ seat: 1, cards: [] }], asked: [2] },
  ],
  [
    'all charges afterwards',
    {},
    { phase: 'play', charges: [{ seat: 0, cards: ['AH'] }] },
    1,
    { charges: [{ seat: 0, cards: ['AH'] }] },
  ],
  [
    'that the winner of the trick is to bury',
    {},
    { phase: 'bury', trick: { leader: 2, plays: [] } },
    'watcher',
    { asked: [2] },
  ],
  ['that a shooter is to choose', {}, { phase: 'moon', shooter: 1 }, 'watcher', { asked: [1] }],
  ['that the player on the dealer’s left is to bid', {}, { phase: 'bid' }, 'watcher', { asked: [2] }],
  [
    'that the next player is to play',
    {},
    { phase: 'play', trick: { leader: 2, plays: [] } },
    'watcher',
    { asked: [2] },
  ],
  ['that nobody is asked while a claim is', {}, { phase: 'opening' }, 'watcher', { asked: [] }],
])('a viewer sees %s', (_, overrides, more, viewer, seen) => {
  expect(gameOf(overrides).view(stateOf(overrides, more), viewer)).toMatchObject(seen);
});
