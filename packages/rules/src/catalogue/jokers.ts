// Games with jokers: wild cards that nobody calls highest or lowest.
import type { Card } from '../cards/card.ts';
import type { Overrides } from '../games.ts';
import type { PassStep } from '../trick/sheet/sheet.ts';
import { FREE, heart, NO_MOON, NO_PASS, STATED, SWEEPSTAKE, type Variant, variant, worth } from './variant.ts';

const SIDES: readonly PassStep[] = ['left', 'right', 'left-2', 'right-2', 'left-3', 'right-3'];
const JOKERS: Overrides = { 'wild.rank': 'none' };

/** The jokers that are removed from the four so that all cards can be dealt evenly. */
const LESS_ONE: readonly Card[] = ['WC'];
const LESS_TWO: readonly Card[] = ['WC', 'WD'];

export const JOKER_GAMES: readonly Variant[] = [
  variant('joker-hearts', {
    name: 'Joker Hearts',
    seats: [3, 9, 4],
    source: 'Pagat, among the variants that readers sent, and Wikipedia',
    from: ['online', 'unknown'],
    keeps: STATED,
    doubts: ['jokers', 'jokerPlay'],
    changes: {
      ...JOKERS,
      'wild.play': 'anyTime',
      'deck.wilds': ['C', 'D', 'S', 'H'],
      'deck.remove': { 3: LESS_TWO, 4: [], 5: LESS_ONE, 6: LESS_TWO, 7: [], 8: [], 9: LESS_TWO },
      'pass.cycle': {
        3: ['left', 'right', 'hold'],
        4: ['left', 'right', 'across', 'hold'],
        5: ['left', 'right', 'left-2', 'right-2', 'hold'],
        6: ['left', 'right', 'left-2', 'right-2', 'across', 'hold'],
        7: [...SIDES, 'hold'],
        8: [...SIDES, 'across', 'hold'],
        9: [...SIDES, 'hold'],
      },
    },
  }),
  variant('dragon', {
    name: 'Dragon Hearts',
    seats: [4, 4, 4],
    source: 'hearts.co',
    from: ['online', 'unknown'],
    keeps: STATED,
    doubts: ['jokers', 'jokerPlay'],
    changes: {
      ...JOKERS,
      'wild.play': 'sameColour',
      'deck.wilds': ['S', 'D', 'C'],
      'deck.remove': ['2S', '2D', '3C'],
    },
  }),
  variant('joker-of-five', {
    name: 'Joker of Five',
    seats: [4, 4, 4],
    source: 'none; Foster names Joker Hearts, but we found no copy of what he says of it',
    from: [1897, 'US'],
    ours: true,
    changes: {
      ...FREE,
      ...NO_PASS,
      ...NO_MOON,
      ...SWEEPSTAKE,
      'deck.wilds': ['H'],
      'deck.remove': ['2H'],
      'wild.rank': 'overTen',
      'wild.play': 'underHigher',
      'wild.pays': 'whoShedIt',
      points: [heart(1), worth('WH', 5)],
    },
  }),
];
