// Explanations of points word by word: overlapping groups, missing cards, wilds, and the aim.
import { expect, test } from 'vitest';
import { explain } from '../../explain/explain.ts';
import type { Topic } from '../../game/clause.ts';
import { type Overrides, sheetOf } from '../../games.ts';

const HEARTS = { cards: ['H*'], value: 1 };
const points = (...rows: readonly object[]): Overrides => ({ 'moon.needs': ['H*'], points: [HEARTS, ...rows] });
const HEARTS_AND_QUEEN = 'Each heart counts 1 point and Q♠ counts 13 points; all other cards count nothing.';
const SUM = 'Together the cards of a deal count 26 points.';
const doubling = { modifiers: [{ card: '2D', doubles: 'all' }] };

const rows: readonly [id: string, seats: number, overrides: Overrides, topic: Topic, sentences: readonly string[]][] = [
  [
    'ricketts',
    4,
    { 'match.winner': 'closestToZero', 'score.start': 50 },
    'aim',
    ['Mind which points you take: the total closest to 0 wins.'],
  ],
  [
    'ricketts',
    4,
    { 'match.winner': 'closestToZero' },
    'aim',
    ['Take as few points as you can: the total closest to 0 wins.'],
  ],
  [
    'at-play',
    5,
    doubling,
    'points',
    ['Each heart counts 1 point and Q♣ counts 13 points; all other cards count nothing.', SUM],
  ],
  [
    'at-play',
    4,
    doubling,
    'points',
    [
      'Each heart counts 1 point and Q♣ counts 13 points; all other cards count nothing.',
      'The player who takes 2♦ counts all their cards double.',
    ],
  ],
  [
    'ricketts',
    4,
    {
      points: [
        { cards: ['C*', 'D*', 'S*', 'H*'], value: 1 },
        { cards: ['QS'], value: 5 },
      ],
    },
    'points',
    [
      'Each club counts 1 point, each diamond counts 1 point, each heart counts 1 point, Q♠ counts 5 points and every other spade counts 1 point.',
      'Together the cards of a deal count 56 points.',
    ],
  ],
  [
    'ricketts',
    4,
    points({ cards: ['H*'], value: 2 }),
    'points',
    ['Each heart counts 2 points; all other cards count nothing.', 'Together the cards of a deal count 26 points.'],
  ],
  [
    'ricketts',
    4,
    { ...points({ cards: ['Q*'], value: 5 }), 'deck.remove': ['QC', 'QD', 'QH', '2C'] },
    'points',
    [
      'Each heart counts 1 point and each queen counts 5 points; all other cards count nothing.',
      'Together the cards of a deal count 17 points.',
    ],
  ],
  [
    'wild-twist',
    4,
    points({ cards: ['W*'], value: 5 }),
    'points',
    [
      'Each wild card counts 5 points and every other heart counts 1 point; all other cards count nothing.',
      'Together the cards of a deal count 33 points.',
    ],
  ],
  [
    'wild-twist',
    4,
    points({ cards: ['WS'], value: 5 }),
    'points',
    [
      'Each heart, the wild ♥ too, counts 1 point and the wild ♠ counts 5 points; all other cards count nothing.',
      'Together the cards of a deal count 19 points.',
    ],
  ],
  // no sum is stated if it differs by deal or is 0, because nobody could check a score by this sum
  ['ricketts', 4, { 'charge.cards': [{ shown: 'QS', doubles: ['QS'] }] }, 'points', [HEARTS_AND_QUEEN]],
  ['ricketts', 4, { 'deal.hand': 12, 'deal.rest': 'out' }, 'points', [HEARTS_AND_QUEEN]],
  ['ricketts', 4, { 'deal.hand': 12, 'deal.rest': 'kitty' }, 'points', [HEARTS_AND_QUEEN, SUM]],
  ['ricketts', 4, { 'deal.hand': 12, 'deal.rest': 'kitty', 'trick.trump': 'turned' }, 'points', [HEARTS_AND_QUEEN]],
  [
    'ricketts',
    4,
    points({ cards: ['JD', 'JC'], value: -30 }),
    'points',
    ['Each heart counts 1 point, J♦ counts −30 points and J♣ counts −30 points; all other cards count nothing.'],
  ],
  [
    'ricketts',
    4,
    points({ cards: ['S*', 'Q*'], value: 5 }),
    'points',
    [
      'Each queen counts 5 points, every other heart counts 1 point and every other spade counts 5 points; all other cards count nothing.',
      'Together the cards of a deal count 92 points.',
    ],
  ],
];

test.each(rows)('%s with %i seats and %o, %s', (id, seats, overrides, topic, sentences) => {
  const told = explain(sheetOf(id) ?? expect.fail(), seats, overrides).filter(clause => clause.topic === topic);
  expect(told.map(({ sentence }) => sentence)).toEqual(sentences);
});
