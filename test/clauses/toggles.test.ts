// Every toggle of Ricketts House Hearts and Hearts at Play: the same table differs with the default and the
// override.

import type { TrickState as State } from '@moonshot/rules';
import { seedOf } from '@moonshot/rules/cards';
import { expect, test } from 'vitest';
import { findDealer } from '../../packages/rules/src/game/dealer.ts';
import {
  act,
  deal,
  deals,
  heartsOnly,
  line,
  names,
  open,
  type Position,
  pass,
  piles,
  plays,
  position,
  scored,
  start,
  type Toggle,
  type Tricks,
  takes,
  tricks,
} from './table.ts';

const later: Position = { piles: ['2C'] };
const result = ({ totals, phase, winners }: State): readonly unknown[] => [totals, phase, winners];
const gifts = ['2C 3C 4C', '5C 6C 7C', '8C 9C TC', 'JC QC KC'];

/** Who is asked at first and after seat 1 has passed to seat 2, and the cards that seat 2 then sees. */
function beforeSeat2Passes(hearts: Tricks): readonly unknown[] {
  const dealt = deal(hearts, start(hearts), { hands: gifts });
  const given = [5, 6, 7].map(rank => ({ card: `${rank}C` as '5C', to: 2 }));
  const state = act(hearts, dealt, 1, { type: 'pass', gifts: given });
  return [hearts.game.view(dealt, 0).asked, hearts.game.view(state, 2).asked, hearts.game.view(state, 2).received];
}

/** The same with a pass to the right: seat 1 passes to seat 0. */
function beforeSeat0Passes(hearts: Tricks): readonly unknown[] {
  const dealt = deal(hearts, start(hearts), { hands: gifts });
  const given = [5, 6, 7].map(rank => ({ card: `${rank}C` as '5C', to: 0 }));
  const state = act(hearts, dealt, 1, { type: 'pass', gifts: given });
  return [hearts.game.view(dealt, 0).asked, hearts.game.view(state, 0).asked, hearts.game.view(state, 0).received];
}

/**
 * The trick after seat 0, which holds only hearts otherwise, has led a diamond and these cards have followed.
 */
const trickAfter = (hearts: Tricks, text: string): State['trick'] =>
  line(hearts, position(hearts, { hands: ['AD 3H', '2D 4C', '3D 5C', '4D 6C'], ...later }), text).trick;
const leadAfter = (hearts: Tricks): State['trick'] => trickAfter(hearts, 'AD 2D 3D 4D');
const leads = (leader: number): State['trick'] => ({ leader, plays: [] });

const moon = (queen: string): readonly string[] => piles([13], [queen, '2C', '3C']);

const ricketts: readonly Toggle[] = [
  [
    'RIC-01 a match to 50',
    4,
    { 'match.limit': 50 },
    h => scored(h, { piles: piles([10, 3], ['', '', 'QS']), totals: [40, 0, 0, 0] }).phase,
    'deal',
    'over',
  ],
  [
    'RIC-01 a total must pass 100',
    4,
    { 'match.cmp': '>' },
    h => scored(h, { piles: piles([10, 3], ['', '', 'QS']), totals: [90, 0, 0, 0] }).phase,
    'over',
    'deal',
  ],
  [
    'RIC-03 received cards may be seen before choosing, so the players choose in turn',
    4,
    { 'pass.see': 'beforeChoosing' },
    beforeSeat2Passes,
    [[0, 1, 2, 3], [0, 2, 3], []],
    [[1], [2], ['5C', '6C', '7C']],
  ],
  [
    'RIC-04 the ban covers every play to the first trick',
    4,
    { 'firstTrick.scope': 'any' },
    h => [open(h, 'QS 9S 4C', { led: '8S' }), open(h, 'QS 4C 9H', { led: '8S' })],
    [names('QS 9S'), ['QS']],
    [['9S'], ['QS']],
  ],
  [
    'RIC-05 the queen may not be the first lead',
    4,
    { 'lead.firstTrick': ['QS'] },
    h => [open(h, 'QS 4C 3H'), open(h, 'QS 4C 3H', later)],
    [names('QS 4C'), names('QS 4C')],
    [['4C'], names('QS 4C')],
  ],
  [
    'RIC-06 a player with only banned cards plays hearts before the queen',
    4,
    { 'firstTrick.exempt': 'heartsFirst' },
    h => open(h, 'QS AH 3H', { led: '9D' }),
    names('QS AH 3H'),
    names('AH 3H'),
  ],
  [
    'RIC-06 if a player has only banned cards, the deal is thrown in',
    4,
    { 'firstTrick.exempt': 'misdeal' },
    h => line(h, position(h, { hands: ['9D 2C', 'QS AH', '3D 4C', '4D 5C'] }), '9D').phase,
    'play',
    'deal',
  ],
  [
    'RIC-06 a hand of only hearts and the queen is thrown in at once',
    4,
    { misdeal: 'allPenalty' },
    h => deal(h, start(h), { hands: [heartsOnly] }).phase,
    'pass',
    'deal',
  ],
  [
    'RIC-07 a player who holds only hearts passes the lead on',
    4,
    { 'lead.exempt': 'passLead' },
    leadAfter,
    leads(0),
    leads(1),
  ],
  [
    'RIC-08 a player who holds only hearts and the queen may lead a heart',
    4,
    { 'lead.exempt': 'onlyPenalty' },
    h => open(h, '3H 7H QS', later),
    ['QS'],
    names('3H 7H QS'),
  ],
  [
    'RIC-09 only a discard breaks hearts',
    4,
    { 'break.on': [{ cards: ['H*', 'QS'], how: 'discard' }] },
    h => line(h, position(h, { hands: ['QS 2C', '3S 3C', '4S 4C', '5S 5C'] }), 'QS').broken,
    true,
    false,
  ],
  [
    'RIC-10 the shooter may keep the points instead',
    4,
    {
      'moon.options': [
        { name: 'shed', self: -26, others: 0 },
        { name: 'burden', self: 0, others: 26 },
        { name: 'keep', self: 0, others: 0 },
      ],
    },
    h => {
      const ask = h.game.ask(scored(h, { piles: moon('QS') }, 'ask'), 0);
      return ask?.type === 'moon' && ask.options.map(option => [option.name, option.totals]);
    },
    [
      ['shed', [-26, 0, 0, 0]],
      ['burden', [0, 26, 26, 26]],
    ],
    [
      ['shed', [-26, 0, 0, 0]],
      ['burden', [0, 26, 26, 26]],
      ['keep', [26, 0, 0, 0]],
    ],
  ],
  [
    'RIC-11 no total falls below zero',
    4,
    { 'score.floor': 0 },
    h => scored(h, { piles: moon('QS'), totals: [10, 5, 5, 5] }, 'shed').totals,
    [-16, 5, 5, 5],
    [0, 5, 5, 5],
  ],
  [
    'RIC-12 the end is tested before the wrap, and the wrapped total wins',
    4,
    { 'wrap.when': 'afterEndTest' },
    h => result(scored(h, { piles: piles([6, 3, 4], ['', '', 'QS']), totals: [98, 40, 55, 71] })),
    [[0, 43, 72, 71], 'deal', []],
    [[0, 43, 72, 71], 'over', [0]],
  ],
  [
    'RIC-13 nothing wraps in an extra deal',
    4,
    { 'wrap.inTieBreak': 'lapses' },
    h => result(scored(h, { piles: piles([0, 4, 9], ['QS']), totals: [113, 34, 34, 70], deal: 9, tiebreak: true })),
    [[0, 38, 43, 70], 'over', [0]],
    [[126, 38, 43, 70], 'over', [1]],
  ],
  [
    'RIC-15 a tie is shared',
    4,
    { 'match.tie': 'shared' },
    h => result(scored(h, { piles: piles([0, 13], ['QS']), totals: [87, 17, 30, 70] })),
    [[100, 30, 30, 70], 'deal', []],
    [[100, 30, 30, 70], 'over', [1, 2]],
  ],
];

test.each(ricketts)('%s', (_, seats, overrides, shows, byDefault, toggled) => {
  expect(shows(tricks('ricketts', seats))).toEqual(byDefault);
  expect(shows(tricks('ricketts', seats, overrides))).toEqual(toggled);
});

test('RIC-03 where cards go to the right, the seats choose in that direction', () => {
  const right = { 'pass.cycle': ['right'] };
  expect(beforeSeat0Passes(tricks('ricketts', 4, right))).toEqual([[0, 1, 2, 3], [0, 2, 3], []]);
  const shown = tricks('ricketts', 4, { ...right, 'pass.see': 'beforeChoosing' });
  expect(beforeSeat0Passes(shown)).toEqual([[1], [0], ['5C', '6C', '7C']]);
});

test('RIC-06 a hand is judged as it was dealt, not while it gives its other cards away', () => {
  const hearts = tricks('ricketts', 4, { misdeal: 'allPenalty' });
  const hand = '2H 3H 4H 5H 6H 7H 8H 9H TH JH 2C 3C 4C';
  const passing = deal(hearts, start(hearts), { hands: [hand] });
  expect(pass(hearts, passing, ['2C 3C 4C']).phase).toBe('pass');
});

test('RIC-06 sixteen deals are thrown in, and the next is played as it falls', () => {
  const hearts = tricks('ricketts', 4, { misdeal: 'allPenalty' });
  let state = start(hearts);
  const phases = Array.from({ length: 17 }, () => {
    state = deal(hearts, state, { hands: [heartsOnly] });
    return state.phase;
  });
  expect(phases).toEqual([...Array(16).fill('deal'), 'pass']);
});

/** The automatic consequence where seat 1 holds this hand and 9♦ (or another card) was led. */
type Stuck = readonly [name: string, hand: string, more: Position & { misdeals?: number }, next: string | undefined];
const stuck: readonly Stuck[] = [
  ['a hand that can play nothing else has the deal thrown in', 'QS AH', { misdeals: 15 }, 'misdealt'],
  ['sixteen deals thrown in are enough', 'QS AH', { misdeals: 16 }, undefined],
  ['another card can be played', 'QS 4C', {}, undefined],
  ['the queen can follow', 'QS AH', { trick: '9S' }, undefined],
  ['nothing was led yet', 'QS AH', { trick: '', leader: 1 }, undefined],
  ['the first trick is over', 'QS AH', later, undefined],
];
test.each(stuck)('RIC-06 with nothing else, the deal is thrown in: %s', (_, hand, { misdeals = 0, ...more }, next) => {
  const hearts = tricks('ricketts', 4, { 'firstTrick.exempt': 'misdeal' });
  const state = position(hearts, { hands: ['2C', hand, '3C', '4C'], trick: '9D', ...more });
  expect(hearts.game.follow({ ...state, misdeals })?.type).toBe(next);
});

test('RIC-07 the lead does not pass on while its trick is played', () => {
  const hearts = tricks('ricketts', 4, { 'lead.exempt': 'passLead' });
  expect(trickAfter(hearts, 'AD')).toEqual({ leader: 0, plays: [{ seat: 0, card: 'AD' }] });
});

const atPlay: readonly Toggle[] = [
  [
    'HAP-02 the queen of spades in place of the queen of clubs',
    4,
    {
      points: [
        { cards: ['H*'], value: 1 },
        { cards: ['QS'], value: 13 },
      ],
      'moon.needs': ['H*', 'QS'],
      'break.on': [{ cards: ['H*', 'QS'], how: 'any' }],
      'firstTrick.ban': ['H*', 'QS'],
    },
    h => [takes(h, '4S QS 3S 2S'), takes(h, '4C QC 3C 2C'), open(h, 'QS QD', { led: '2C' })],
    [[1, 0], [1, 13], names('QS QD')],
    [[1, 13], [1, 0], ['QD']],
  ],
  ['HAP-03 the deal goes right', 4, { 'dealer.next': 'right' }, h => nextDealer(h).dealer, 1, 3],
  ['HAP-03 the dealer stays', 4, { 'dealer.next': 'same' }, h => nextDealer(h).dealer, 1, 0],
  ['HAP-03 the player with the most points deals next', 4, { 'dealer.next': 'loser' }, h => nextDealer(h).dealer, 1, 2],
  ['HAP-03 the dealer is drawn again', 4, { 'dealer.next': 'cutAgain' }, h => nextDealer(h).phase, 'deal', 'dealer'],
  [
    'HAP-04 three players leave out 2♦, and 2♣ opens',
    3,
    { 'deck.remove.3': ['2D'] },
    h => deals(h, 1).map(state => plays(h, state)),
    [['3C']],
    [['2C']],
  ],
  [
    'HAP-06 the only club, Q♣, must follow in the first trick',
    4,
    { 'firstTrick.vsFollow': 'followWins' },
    h => open(h, 'QC 4D 9H', { led: '2C' }),
    ['4D'],
    ['QC'],
  ],
  [
    'HAP-07 a hand of only hearts is thrown in',
    5,
    { misdeal: 'allPenalty' },
    h => deal(h, start(h), { hands: ['2H 3H 4H 5H 6H 7H 8H 9H TH JH'] }).phase,
    'play',
    'deal',
  ],
  [
    'HAP-08 a player who holds only hearts passes the lead on',
    4,
    { 'lead.exempt': 'passLead' },
    leadAfter,
    leads(0),
    leads(1),
  ],
  [
    'HAP-09 Q♣ does not break hearts',
    4,
    { 'break.on': [{ cards: ['H*'], how: 'any' }] },
    h => line(h, position(h, { hands: ['4C 2D', 'QC 3D'], ...later }), '4C QC').broken,
    true,
    false,
  ],
  [
    'HAP-12 a player who cannot follow must trump',
    4,
    { 'follow.void': 'mustTrump' },
    h => [open(h, '5C AH QC', { ...later, led: 'KD' }), open(h, '5C QC', { ...later, led: 'KD' })],
    [names('5C AH QC'), names('5C QC')],
    [['AH'], names('5C QC')],
  ],
  ['HAP-13 no trumps', 4, { 'trick.trump': 'none' }, h => takes(h, 'KD 3D 2H AD'), [2, 1], [3, 1]],
  [
    'HAP-14 suits decide between cards of equal rank',
    4,
    { 'dealer.tie': 'suitOrder' },
    h => {
      const { rounds, dealer } = findDealer(h.sheet, h.rules.deck, 4, seedOf('draw 10'), 'dealer 1');
      return [rounds.map(cuts => cuts.map(cut => `${cut.seat}:${cut.card}`).join(' ')), dealer];
    },
    [['0:AD 1:8D 2:JH 3:8H', '1:QC 3:KC'], 1],
    [['0:AD 1:8D 2:JH 3:8H'], 3],
  ],
  [
    'HAP-15 a match to 50',
    4,
    { 'match.limit': 50 },
    h => scored(h, { piles: piles([10, 3], ['', '', 'QC']), totals: [40, 0, 0, 0] }).phase,
    'deal',
    'over',
  ],
  [
    'HAP-16 a tie brings another deal',
    3,
    { 'match.tie': 'extraDeal' },
    h => result(scored(h, { piles: piles([13], ['', 'QC']), totals: [88, 51, 64] })),
    [[101, 64, 64], 'over', [1, 2]],
    [[101, 64, 64], 'deal', []],
  ],
  [
    'HAP-19 cards are passed',
    4,
    { 'pass.cycle': ['left', 'right', 'across', 'hold'] },
    h => deals(h, 5).map(state => state.step),
    ['hold', 'hold', 'hold', 'hold', 'hold'],
    ['left', 'right', 'across', 'hold', 'left'],
  ],
];

/** After a deal by seat 0 in which seat 2 took most. */
const nextDealer = (hearts: Tricks): State => scored(hearts, { piles: piles([5, 1, 7], ['', '', 'QC']) });

test.each(atPlay)('%s', (_, seats, overrides, shows, byDefault, toggled) => {
  expect(shows(tricks('at-play', seats))).toEqual(byDefault);
  expect(shows(tricks('at-play', seats, overrides))).toEqual(toggled);
});
