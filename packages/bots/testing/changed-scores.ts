// Changed rules about the scores of a deal and of a moon.
import type { Overrides } from '@moonshot/rules';
import { type ChangedGame, row } from './changed-charges.ts';

const JACK: Overrides = {
  points: [
    { cards: ['H*'], value: 1 },
    { cards: ['QS'], value: 13 },
    { cards: ['JD'], value: -10 },
  ],
};

const POOL: Overrides = {
  'settle.as': 'pool',
  'match.kind': 'deals',
  'match.cmp': '<=',
  'match.winner': 'highest',
  'score.sign': 'minus',
  'wrap.list': [],
};

export const SCORED: readonly ChangedGame[] = [
  row('who passed to the shooter of a moon of one card pays double', 'ricketts', 4, {
    'pass.cycle': ['right'],
    'moon.needs': ['QS'],
    'moon.passer': 'double',
  }),
  row('or pays for the other side', 'classic', 4, {
    'pass.cycle': ['left'],
    'teams.seating': 'opposite',
    'moon.needs': ['QS'],
    'moon.passer': 'forAll',
  }),
  row('a moon clears the slate', 'ricketts', 4, {
    'moon.options': [{ name: 'shed', self: 'start', others: 0 }],
    'moon.choose': 'fixed',
  }),
  row('the sun counts twice', 'ricketts', 4, { 'moon.sun': 2 }),
  row('a moon of one card may take off points from 20 on', 'ricketts', 4, {
    'moon.needs': ['QS'],
    'moon.options': [
      { name: 'burden', self: 0, others: 26 },
      { name: 'shed', self: -26, others: 0 },
    ],
    'moon.choiceFrom': 20,
  }),
  row('partners shoot a moon and a sun of one card', 'classic', 4, {
    'teams.seating': 'opposite',
    'teams.moon': 'team',
    'moon.needs': ['QS'],
    'moon.sun': 3,
  }),
  row('a queen goes under a higher spade, or is thrown', 'ricketts', 4, {
    'follow.under': ['QS'],
    'discard.must': ['QS'],
  }),
  row('so do two cards under trumps and wilds', 'at-play', 5, {
    'follow.under': ['QC', 'JC', '5D'],
    'deck.wilds': ['C', 'D'],
    'deck.remove': ['2C', '2D', '3D', '4D'],
    'wild.rank': 'tieLast',
    'wild.play': 'anyTime',
    'opening.wild': 'never',
  }),
  row('and copies of two packs, the later over the earlier', 'classic', 6, {
    'deck.packs': 2,
    'trick.identical': 'last',
    'follow.under': ['QS', 'KH', 'AH'],
  }),
  row('a pool left over goes to one clear seat alone', 'ricketts', 4, { ...POOL, 'settle.leftOver': 'alone' }),
  row('a good card cannot bring a deal below 0', 'ricketts', 4, { ...JACK, 'settle.belowZero': 'lapses' }),
];
