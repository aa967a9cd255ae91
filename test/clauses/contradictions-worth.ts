// Contradictory sheets that find no dealer, or whose deals come to too much or too little.
import type { Overrides } from '@moonshot/rules';
import { CARDS, isWild } from '@moonshot/rules/cards';
import type { Row } from './contradictions.ts';

const NO_MOON: Overrides = { 'moon.needs': [], 'moon.options': [] };
const LIVES: Overrides = {
  ...{ ...NO_MOON, 'settle.as': 'lives', 'settle.lifeAt': 27 },
  ...{ 'score.sign': 'minus', 'match.cmp': '<=', 'match.limit': -3 },
};
const ALL_BUT_ACES = CARDS.filter(card => !isWild(card) && !card.startsWith('A'));
const POINTS = [{ cards: ['C*', 'D*', 'S*', 'H*'], value: 601 }];

export const WORTH: readonly Row[] = [
  ['a life that no deal can cost', 'classic', 4, LIVES, 'settle.lifeAt', 27, 'at most 26'],
  [
    'points doubled five times',
    'classic',
    4,
    { ...NO_MOON, points: POINTS, modifiers: Array.from({ length: 5 }, () => ({ card: 'QS', doubles: 'all' })) },
    'points',
    POINTS,
    'a deal comes to at most 1000000',
  ],
  [
    'a cut between four aces',
    'capture',
    4,
    { 'deck.remove': ALL_BUT_ACES, 'dealer.first': 'cutHigh' },
    'dealer.first',
    'cutHigh',
    'random',
  ],
];
