// Every toggle of Wild Twist Hearts and Classic Hearts: the same table differs with the default and the
// override.

import { prepare, type TrickState as State, sheetOf } from '@moonshot/rules';
import { seedOf } from '@moonshot/rules/cards';
import { expect, test } from 'vitest';
import { outcome } from '../../packages/rules/src/game/match.ts';
import { pileOf } from '../../packages/rules/src/trick/play/score.ts';
import type { Event } from '../../packages/rules/src/trick/state/event.ts';
import {
  act,
  cards,
  deal,
  deals,
  finish,
  follows,
  line,
  names,
  open,
  type Position,
  piles,
  plays,
  position,
  scored,
  start,
  type Toggle,
  type Tricks,
  takes,
  tricks,
  unclaimed,
} from './table.ts';

const later: Position = { piles: ['2C'] };
/** The receiver of the kitty after a trick without points. */
const kittyWith = (to: string, before: Position): Event | undefined =>
  follows(tricks('classic', 3, { 'kitty.to': to }), '9C 8C 7C', { kitty: '6D', ...before })[1];

test.each(['firstPenaltyTrick', 'firstHeartTrick', 'lastTrick', 'onePerTrick'])(
  'where it should go with %s, all that is left of the kitty goes with the last trick',
  to => {
    const taken = kittyWith(to, { kitty: '6D 5D', piles: ['2C'] });
    expect(taken).toEqual({ type: 'taken', seat: 0, points: 0, kitty: cards('6D 5D'), into: 'pile' });
  },
);

test('KIT-13 the kitty comes to the hand with the first trick', () => {
  const taken = kittyWith('hand', { hands: ['2C', '3C', '4C'] });
  expect(taken).toEqual({ type: 'taken', seat: 0, points: 0, kitty: ['6D'], into: 'hand' });
});

const result = ({ totals, phase, winners }: State): readonly unknown[] => [totals, phase, winners];

/** Which seats are asked for the opening card, then who leads, and with which cards. */
function opening(hearts: Tricks, hands: readonly string[]): readonly unknown[] {
  const state = deal(hearts, start(hearts), { hands });
  const asked = hands.flatMap((_, seat) => (hearts.game.ask(state, seat)?.type === 'claim' ? [seat] : []));
  const led = hearts.game.owed(state) === 'opening' ? unclaimed(hearts, state) : state;
  return [asked, led.trick.leader, plays(hearts, led)];
}

/** Three players, dealer 0: the lowest club of the pack is in the middle, the next with seat 2. */
function openingCardInTheMiddle(hearts: Tricks): readonly unknown[] {
  const state = deal(hearts, start(hearts), {
    hands: ['', 'AC', '3C'],
    kitty: `2C ${hearts.rules.kittySize > 1 ? 'AD' : ''}`,
  });
  const led = hearts.game.owed(state) === 'opening' ? unclaimed(hearts, state) : state;
  return [led.trick.leader, plays(hearts, led).includes('3C'), plays(hearts, led).length];
}

/**
 * The kitty of 6♥ and another card after the first trick, taken by seat 2, as seats 1 and 2 see it, and the
 * points that seat 2 has by then.
 */
function kittySeen(hearts: Tricks): readonly unknown[] {
  const two = hearts.rules.kittySize > 1;
  const dealt = deal(hearts, start(hearts), { hands: ['2C', '3C', 'AC'], kitty: two ? '6H AD' : '6H' });
  const state = line(hearts, hearts.game.owed(dealt) === 'opening' ? unclaimed(hearts, dealt) : dealt, '2C 3C AC');
  return [...[1, 2].map(seat => hearts.game.view(state, seat).tricks[0]?.kitty), hearts.game.view(state, 1).points[2]];
}

const wildTwist: readonly Toggle[] = [
  [
    'WLD-03 a wild is tied with the ace, and the first of the two wins',
    4,
    { 'wild.rank': 'tieFirst' },
    h => [takes(h, 'AS WS:high KS 2S'), takes(h, 'WS:low 2S 4D 5D')],
    [
      [1, 0],
      [1, 0],
    ],
    [
      [0, 0],
      [0, 0],
    ],
  ],
  [
    'WLD-03 a wild is tied with the ace, and the last of the two wins',
    4,
    { 'wild.rank': 'tieLast' },
    h => [takes(h, 'WS:high AS KS 2S'), takes(h, '2S WS:low 4D 5D')],
    [
      [0, 0],
      [0, 0],
    ],
    [
      [1, 0],
      [1, 0],
    ],
  ],
  [
    'WLD-04 a wild may be played at any time, and never has to be',
    4,
    { 'wild.play': 'anyTime' },
    h => [open(h, 'WS 4D', { ...later, led: '8S' }), open(h, 'WC 4S 9D', { ...later, led: '8S' })],
    [names('WS:high WS:low'), ['4S']],
    [names('WS:high WS:low 4D'), names('WC:high WC:low 4S')],
  ],
  [
    'WLD-04 a wild that is never forced lets no heart into a first trick that keeps them out',
    4,
    { 'wild.play': 'anyTime', 'firstTrick.ban': ['H*'] },
    h => open(h, 'WC AH 9D', { led: '2C' }),
    names('WC:high WC:low'),
    names('WC:high WC:low 9D'),
  ],
  [
    'WLD-06 only the holder of the lowest club may open with the wild club, so nobody is asked',
    4,
    { 'opening.wild': 'ownerOfLowestOnly' },
    h => [opening(h, ['2C', '', 'WC']), opening(h, ['2C WC'])],
    [
      [[2], 0, ['2C']],
      [[], 0, names('2C WC:low')],
    ],
    [
      [[], 0, ['2C']],
      [[], 0, names('2C WC:low')],
    ],
  ],
  [
    'WLD-06 the wild club must open',
    4,
    { 'opening.wild': 'must' },
    h => [opening(h, ['2C', '', 'WC']), opening(h, ['2C WC'])],
    [
      [[2], 0, ['2C']],
      [[], 0, names('2C WC:low')],
    ],
    [
      [[], 2, ['WC:low']],
      [[], 0, ['WC:low']],
    ],
  ],
  [
    'WLD-06 the wild club never opens',
    4,
    { 'opening.wild': 'never' },
    h => [opening(h, ['2C', '', 'WC']), opening(h, ['2C WC'])],
    [
      [[2], 0, ['2C']],
      [[], 0, names('2C WC:low')],
    ],
    [
      [[], 0, ['2C']],
      [[], 0, ['2C']],
    ],
  ],
  [
    'WLD-08 with the lowest club in the kitty the player on the dealer’s left opens',
    3,
    { 'opening.fallback': 'leftOfDealer' },
    openingCardInTheMiddle,
    [2, true, 1],
    [1, false, 1],
  ],
  [
    'WLD-09 a heart led by a player who holds only hearts breaks hearts',
    4,
    { 'break.on': [{ cards: ['H*'], how: 'any' }] },
    h => line(h, position(h, { hands: ['3H 4H', '5H 6C'], ...later }), '3H').broken,
    false,
    true,
  ],
  [
    'WLD-10 Q♠ breaks hearts too',
    4,
    {
      'break.on': [
        { cards: ['H*'], how: 'discard' },
        { cards: ['QS'], how: 'any' },
      ],
    },
    h => line(h, position(h, { hands: ['2C 5H', 'QS 4D'] }), '2C QS').broken,
    false,
    true,
  ],
  [
    'WLD-12 no points in the first trick',
    4,
    { 'firstTrick.ban': ['H*', 'QS'] },
    h => open(h, 'AH QS 4D', { led: '2C' }),
    names('AH QS 4D'),
    ['4D'],
  ],
  [
    'WLD-13 the player who takes the kitty may look at it',
    3,
    { 'kitty.visible': 'winner' },
    kittySeen,
    [2, 2, 0],
    [2, cards('6H AD'), 0],
  ],
  [
    'WLD-13 the kitty is shown to all',
    3,
    { 'kitty.visible': 'all' },
    kittySeen,
    [2, 2, 0],
    [cards('6H AD'), cards('6H AD'), 1],
  ],
  [
    'WLD-16 the players cut for the first deal',
    4,
    { 'dealer.first': 'cutLow' },
    h => {
      const event = h.game.supply(h.game.evolve(undefined, h.game.open({})), { seed: seedOf('cut or lot') });
      return event.type === 'dealer' && (event.rounds[0]?.length ?? 0);
    },
    0,
    4,
  ],
  [
    'WLD-17 a tie brings another deal',
    4,
    { 'match.tie': 'extraDeal' },
    h => result(scored(h, { piles: piles([13], ['WH', '2C', 'QS']), totals: [0, 8, 0, 8] })),
    [[14, 8, 13, 8], 'over', [1, 3]],
    [[14, 8, 13, 8], 'deal', []],
  ],
  [
    'WLD-21 wild cards are passed too',
    4,
    { 'pass.cycle': ['left', 'right', 'across', 'hold'] },
    h => deals(h, 5).map(state => state.step),
    Array(5).fill('hold'),
    ['left', 'right', 'across', 'hold', 'left'],
  ],
];
test.each(wildTwist)('%s', (_, seats, overrides, shows, byDefault, toggled) => {
  expect(shows(tricks('wild-twist', seats))).toEqual(byDefault);
  expect(shows(tricks('wild-twist', seats, overrides))).toEqual(toggled);
});

test('WLD-01 two and eight players can play', () => {
  const seats = (overrides: Record<string, number>): readonly boolean[] =>
    [2, 3, 7, 8].map(count => prepare(sheetOf('wild-twist'), count, overrides).ok);
  expect(seats({})).toEqual([false, true, true, false]);
  expect(seats({ 'seats.min': 2, 'seats.max': 8 })).toEqual([true, true, true, true]);
});

const hold = { 'pass.cycle': ['hold'] };

const kittySeenOnHold = ({ sheet }: Tricks): readonly unknown[] => kittySeen(tricks(sheet, 3, hold));

/** Three players, dealer 0: 2♣ is in the kitty, 3♣ with seat 2. */
function openerWithoutTwo({ sheet }: Tricks): number {
  const hearts = tricks(sheet, 3, hold);
  return deal(hearts, start(hearts), { hands: ['', '', '3C'], kitty: '2C' }).trick.leader;
}

/** After the first trick: whether its taker buries cards, holds the kitty, and how many cards it has. */
function kittyInHand({ sheet }: Tricks): readonly unknown[] {
  const hearts = tricks(sheet, 3, hold);
  const state = line(hearts, deal(hearts, start(hearts), { hands: ['2C', '3C', 'AC'], kitty: '6H' }), '2C 3C AC');
  return [state.phase, state.hands[2]?.includes('6H'), state.hands[2]?.length];
}

const classic: readonly Toggle[] = [
  [
    'KIT-02 five players pass right, left and hold',
    5,
    { 'pass.cycle.5': ['right', 'left', 'hold'] },
    h => deals(h, 6).map(state => state.step),
    ['right', 'left', 'right-2', 'left-2', 'hold', 'right'],
    ['right', 'left', 'hold', 'right', 'left', 'hold'],
  ],
  [
    'KIT-04 2♣ itself must be led',
    4,
    { 'opening.card': 'thatCard' },
    h => open(h, '2C 3C AH'),
    names('2C 3C AH'),
    ['2C'],
  ],
  [
    'KIT-04 any club must be led',
    4,
    { 'opening.card': 'thatSuit' },
    h => open(h, '2C 3C AH'),
    names('2C 3C AH'),
    names('2C 3C'),
  ],
  [
    'KIT-05 with 2♣ in the kitty the player on the dealer’s left leads',
    3,
    { 'opening.fallback': 'leftOfDealer' },
    openerWithoutTwo,
    2,
    1,
  ],
  [
    'KIT-07 no heart may be led until one has been played',
    4,
    { 'lead.restrict': ['H*'], 'break.on': [{ cards: ['H*'], how: 'any' }] },
    h => [open(h, '3H 4C', later), open(h, '3H 4C', { ...later, broken: true })],
    [names('3H 4C'), names('3H 4C')],
    [['4C'], names('3H 4C')],
  ],
  [
    'KIT-08 no points in the first trick',
    4,
    { 'firstTrick.ban': ['H*', 'QS'] },
    h => open(h, 'AH QS 4D', { led: '2C' }),
    names('AH QS 4D'),
    ['4D'],
  ],
  [
    'KIT-10 a match down to −50',
    4,
    { 'match.limit': -50 },
    h => scored(h, { piles: piles([10, 3], ['', '', 'QS']), totals: [-41, 0, 0, 0] }).phase,
    'deal',
    'over',
  ],
  [
    'KIT-10 −100 exactly ends the match',
    4,
    { 'match.cmp': '<=' },
    h => result(scored(h, { piles: piles([0, 4, 2, 7], ['QS']), totals: [-87, -36, -58, -52] })),
    [[-100, -40, -60, -59], 'deal', []],
    [[-100, -40, -60, -59], 'over', [1]],
  ],
  [
    'KIT-11 the highest total wins, if a bonus lifts somebody above 0',
    4,
    { 'match.winner': 'highest' },
    h =>
      outcome(h.sheet, undefined, { totals: [12, 0, -60, -90], deals: 9, tiebreak: false }, [0, -4, -9, -13]).winners,
    [1],
    [0],
  ],
  [
    'KIT-12 a tie brings another deal',
    3,
    { 'match.tie': 'extraDeal' },
    h => result(scored(h, { piles: piles([0, 0, 13], ['2C', 'QS']), totals: [-13, 0, -90] })),
    [[-13, -13, -103], 'over', [0, 1]],
    [[-13, -13, -103], 'deal', []],
  ],
  [
    'KIT-13 the player who takes the kitty may look at it',
    3,
    { 'kitty.visible': 'winner' },
    kittySeenOnHold,
    [1, 1, 0],
    [1, cards('6H'), 0],
  ],
  [
    'KIT-13 the player takes the kitty into the hand and lays away as many cards',
    3,
    { 'kitty.to': 'hand' },
    kittyInHand,
    ['play', false, 16],
    ['bury', true, 17],
  ],
  [
    'KIT-16 seven players pass two cards',
    7,
    { 'pass.count.7': 2 },
    h => {
      const ask = h.game.ask(deal(h, start(h)), 0);
      return ask?.type === 'pass' && ask.to;
    },
    [{ to: 6, count: 3 }],
    [{ to: 6, count: 2 }],
  ],
];

test.each(classic)('%s', (_, seats, overrides, shows, byDefault, toggled) => {
  expect(shows(tricks('classic', seats))).toEqual(byDefault);
  expect(shows(tricks('classic', seats, overrides))).toEqual(toggled);
});

test('KIT-13 laid-away cards count for their player, and the others cannot see them', () => {
  const hearts = tricks('classic', 3, { ...hold, 'kitty.to': 'hand' });
  const taken = line(hearts, deal(hearts, start(hearts), { hands: ['2C', '3C', 'AC'], kitty: '6H' }), '2C 3C AC');
  const state = act(hearts, taken, 2, { type: 'bury', cards: cards('6H') });
  expect([pileOf(state, 2), state.phase, state.hands[2]?.length]).toEqual([cards('2C 3C AC 6H'), 'play', 16]);
  expect([hearts.game.view(state, 2).buried, hearts.game.view(state, 1).buried]).toEqual([cards('6H'), []]);
  expect(finish(hearts, state).results[0]?.taken[2]).toContain('6H');
});

test('WLD-03 with two packs the first of two equal aces wins, also where the last of an ace and a wild does', () => {
  const twoPacks = { 'deck.packs': 2, 'pass.count': 3, 'deck.wilds': ['S'], 'wild.rank': 'tieLast' };
  const hearts = tricks('classic', 4, twoPacks);
  expect([takes(hearts, 'AC AC 2C 3C'), takes(hearts, 'AS WS:high 3S 4S')]).toEqual([
    [0, 0],
    [1, 0],
  ]);
});
