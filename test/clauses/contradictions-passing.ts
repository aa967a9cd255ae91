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
];
