// Classic Hearts: three to seven seats, a kitty that goes with the first trick, no ban in the first trick,
// and scores that count down from 0.
import { BASE_SHEET, type TrickSheet } from '../sheet/sheet.ts';

export const classic: TrickSheet = {
  ...BASE_SHEET,
  id: 'classic',
  version: 1,
  name: 'Classic Hearts',
  seats: { min: 3, max: 7, best: 4 },
  dealer: { ...BASE_SHEET.dealer, first: 'cutLow', cutBy: 'left' },
  deal: { hand: 'floor', rest: 'kitty' },
  pass: {
    ...BASE_SHEET.pass,
    cycle: {
      3: ['right', 'left', 'hold'],
      4: ['right', 'left', 'across', 'hold'],
      5: ['right', 'left', 'right-2', 'left-2', 'hold'],
      6: ['right', 'left', 'right-2', 'left-2', 'across', 'hold'],
      7: ['right', 'left', 'right-2', 'left-2', 'right-3', 'left-3', 'hold'],
    },
  },
  opening: { leader: 'holder:2C', later: 'asFirst', card: 'any', fallback: 'nextLowest', wild: 'never' },
  score: { start: 0, sign: 'minus', floor: 'none' },
  moon: { ...BASE_SHEET.moon, options: [{ name: 'burden', self: 0, others: 26 }], choose: 'fixed' },
  match: { ...BASE_SHEET.match, limit: -100, cmp: '<', winner: 'closestToZero', offer: [-50, -100, -150] },
};
