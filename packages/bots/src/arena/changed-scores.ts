// Changed rules about what a deal and a moon come to.
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
  row('a pool left over goes to one clear seat alone', 'ricketts', 4, { ...POOL, 'settle.leftOver': 'alone' }),
  row('a good card cannot bring a deal below 0', 'ricketts', 4, { ...JACK, 'settle.belowZero': 'lapses' }),
];
