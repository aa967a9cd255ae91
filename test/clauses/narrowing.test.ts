// Each ruling is compared with its closest alternative, on hands for which the two rules differ. Also tests
// what a refusal names.

import type { Overrides } from '@moonshot/rules';
import { expect, test } from 'vitest';
import {
  cardOf,
  deal,
  line,
  names,
  open,
  type Position,
  position,
  start,
  type Tricks,
  takes,
  tricks,
  variant,
} from './table.ts';

const later: Position = { piles: ['2C'] };

const ricketts = (changes: Overrides = {}): Tricks => tricks('ricketts', 4, changes);
const wild = (changes: Overrides = {}): Tricks => tricks('wild-twist', 4, changes);
const joker = variant('joker-of-five');

type Legal = readonly [name: string, game: Tricks, hand: string, at: Position & { led?: string }, legal: string];
const legal: readonly Legal[] = [
  [
    'one plain card is enough to keep hearts closed',
    ricketts({ 'lead.exempt': 'onlyPenalty' }),
    'AH QS 4S',
    later,
    'QS 4S',
  ],
  [
    'the card that opens need not be the lowest of its suit',
    tricks('classic', 4, { 'opening.leader': 'holder:5C', 'opening.card': 'thatCard' }),
    '2C 5C 9D',
    {},
    '5C',
  ],
  [
    'with something else in hand neither hearts nor the queen go',
    ricketts({ 'firstTrick.exempt': 'heartsFirst' }),
    'QS AH 4D',
    { led: '2C' },
    '4D',
  ],
  [
    'a ban holds for the joker of a player who can follow as well',
    variant('joker-hearts', { 'firstTrick.ban': ['WH'] }),
    '9C WH 3D',
    { led: '2C' },
    '9C',
  ],
  [
    'the wild club is called at will by the player who follows with it in the first trick',
    wild(),
    'WC 4D',
    { led: '2C' },
    'WC:high WC:low',
  ],
  [
    'a wild that is not of the suit that opens is called at will when it opens',
    wild({ 'opening.card': 'any' }),
    'WD 4D',
    {},
    'WD:high WD:low 4D',
  ],
  ['a joker goes under a higher card of its suit', joker, '9C WH', { ...later, led: '5C AH' }, '9C WH'],
  ['though a lower one lies there too', joker, '9C WH', { ...later, led: '5C AH 3H' }, '9C WH'],
  ['and not under a higher card of another suit', joker, '9C WH', { ...later, led: '5C KS 3H' }, '9C'],
];
test.each(legal)('%s', (_, game, hand, at, expected) => {
  expect(open(game, hand, at)).toEqual(names(expected));
});

const hold = { 'pass.cycle': ['hold'] };
type Opens = readonly [name: string, game: Tricks, leader: number];
const opens: readonly Opens[] = [
  ['the seat to the right of the dealer', ricketts({ ...hold, 'opening.leader': 'rightOfDealer' }), 3],
  [
    'the holder of the card that decides, though another has a lower one',
    tricks('classic', 4, { ...hold, 'opening.leader': 'holder:5C' }),
    2,
  ],
  ['the holder of the lowest club at once, where no wild is there to be claimed', wild({ 'deck.wilds': [] }), 0],
];
test.each(opens)('the first trick is led by %s', (_, game, leader) => {
  const state = deal(game, start(game), { hands: ['2C', '', '5C'] });
  expect([state.phase, state.trick.leader]).toEqual(['play', leader]);
});

test('one open card is enough to keep the lead', () => {
  const hands = ['AD 3H 4S', '2D 4C 5C', '3D 6C 7C', '4D 8C 9C'];
  const game = ricketts({ 'lead.exempt': 'passLead' });
  expect(line(game, position(game, { hands, ...later }), 'AD 2D 3D 4D').trick.leader).toBe(0);
});

test.each([
  ['in two packs a king cancels its like alone', variant('cancellation'), '5C KC KS 2C 3C 4C', 1],
  [
    'a wild that is level with the lowest does not beat the king',
    wild({ 'wild.rank': 'tieLast' }),
    'KS WS:low 3S 4S',
    0,
  ],
] as const)('%s', (_, game, trick, winner) => {
  expect(takes(game, trick, { piles: ['3C'], hands: ['7C'] })[0]).toBe(winner);
});

type Named = readonly [rule: string, game: Tricks, hand: string, card: string, at: Position];
const named: readonly Named[] = [
  ['opening-card', wild(), '2C 4D', '4D', {}],
  ['first-lead-closed', ricketts({ 'lead.firstTrick': ['QS'] }), 'QS 4C', 'QS', {}],
  ['lead-closed', ricketts(), '3H 4S', '3H', later],
  ['must-follow', ricketts(), '4S 3H', '3H', { ...later, trick: '2S', leader: 3 }],
  ['first-trick-ban', ricketts(), 'QS 4D', 'QS', { trick: '2C', leader: 3 }],
  ['hearts-before-queen', ricketts({ 'firstTrick.exempt': 'heartsFirst' }), 'QS AH', 'QS', { trick: '9D', leader: 3 }],
  ['first-trick-lowest', ricketts({ 'firstTrick.follow': 'lowest' }), '3C 9C', '9C', { trick: '2C', leader: 3 }],
  ['must-throw', variant('likha'), 'QS 4D', '4D', { ...later, trick: '5C', leader: 3 }],
  ['must-go-under', ricketts({ 'follow.under': ['QS'] }), 'QS 4S', '4S', { ...later, trick: 'KS', leader: 3 }],
  ['charged', variant('gong-zhu'), 'QS 4S', 'QS', { ...later, charges: ['QS', '', '', ''] }],
];
test.each(named)('what is refused by the rule %s names it', (rule, table, hand, card, at) => {
  const state = position(table, { hands: [hand], ...at });
  const verdict = table.game.decide(state, 0, { type: 'play', card: cardOf(card) });
  expect(verdict).toMatchObject({ ok: false, refusal: { type: 'not-legal', rule } });
});
