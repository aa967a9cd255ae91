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

export const SCORED: readonly ChangedGame[] = [
  row('a good card cannot bring a deal below 0', 'ricketts', 4, { ...JACK, 'settle.belowZero': 'lapses' }),
];
