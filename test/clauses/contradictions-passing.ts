// Contradictory sheets in rules about dealing, passing and the first trick.
import type { Row } from './contradictions.ts';

export const PASSING: readonly Row[] = [
  [
    'more players than cards that each must be dealt',
    'ricketts',
    4,
    { misdeal: 'noPenalty', points: [{ cards: ['QS', 'KS', 'AS'], value: 5 }], 'moon.needs': [], 'moon.options': [] },
    'misdeal',
    'noPenalty',
    'another way: the deck has 3 of these cards, and each of 4 players would need one',
  ],
  [
    'a dealer for what counts nothing',
    'classic',
    4,
    { 'dealer.next': 'taker', 'dealer.taken': '2C' },
    'dealer.taken',
    '2C',
    'a card of the deck with points',
  ],
  [
    'the lowest card where there are wild ones',
    'wild-twist',
    4,
    { 'firstTrick.follow': 'lowest' },
    'firstTrick.follow',
    'lowest',
    'any: a wild has no place',
  ],
  [
    'as many numbers as the pass has no steps',
    'ricketts',
    4,
    { 'pass.cycle': ['left', 'right'], 'pass.count': [4, 5, 4] },
    'pass.count',
    [4, 5, 4],
    'one number, or a list of 2, one for each step',
  ],
  [
    'a pass of nothing',
    'ricketts',
    4,
    { 'pass.cycle': ['left', 'hold'], 'pass.count': [0, 0] },
    'pass.count',
    [0, 0],
    'at least 1 card in each deal that passes',
  ],
  [
    'a scatter of more cards than a hand has',
    'ricketts',
    4,
    { 'pass.cycle': ['scatter'], 'pass.count': [5] },
    'pass.cycle[0]',
    'scatter',
    'a scatter takes 15 cards, a hand has 13',
  ],
];
