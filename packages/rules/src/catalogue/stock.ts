// Games in which the cards left over form a stock from which players draw.
import type { Overrides } from '../games.ts';
import { FOSTER, FREE, HOWELL, heart, NO_MOON, NO_PASS, type Variant, variant } from './variant.ts';

/**
 * What these games have in common: only hearts count, all cards are in play, nothing is passed, and the cards
 * that are not dealt are drawn from a stock.
 */
const DRAWN: Overrides = {
  ...FREE,
  ...NO_PASS,
  ...NO_MOON,
  'deck.remove': [],
  'deal.rest': 'stock',
  points: [heart(1)],
};

export const DRAWN_GAMES: readonly Variant[] = [
  variant('draw-hearts', {
    name: 'Draw Hearts',
    seats: [2, 2, 2],
    source: FOSTER,
    from: [1897, 'US'],
    doubts: ['deals'],
    changes: { ...DRAWN, ...HOWELL, 'deal.hand': 13, 'stock.draw': 'afterTrick' },
  }),
  variant('domino', {
    name: 'Domino Hearts',
    seats: [2, 7, 4],
    source: 'Bicycle, gamerules, toycrossing',
    from: ['online', 'US'],
    doubts: ['leftCards', 'end', 'moon'],
    changes: {
      ...DRAWN,
      'lead.restrict': ['H*'],
      'break.on': [{ cards: ['H*'], how: 'any' }],
      'deal.hand': 6,
      'stock.draw': 'toFollow',
      'match.limit': 31,
    },
    before: [
      { 'match.offer': [31, 50, 100] },
      { seats: { min: 3, max: 7, best: 4 }, 'lead.restrict': [], 'break.on': [], 'match.offer': [31, 50] },
    ],
  }),
];
