// Black Lady as it is played in most of America: three cards are passed, and the lowest club opens.
// All games of the catalogue are based on it.
import { BASE_SHEET, type TrickSheet } from '../sheet/sheet.ts';

export const blackLady: TrickSheet = {
  ...BASE_SHEET,
  id: 'black-lady',
  version: 1,
  name: 'Black Lady',
  seats: { min: 3, max: 6, best: 4 },
  deck: { ...BASE_SHEET.deck, remove: { 3: ['2D'], 4: [], 5: ['2D', '2C'], 6: ['2C', '3C', '2D', '3D'] } },
  pass: {
    ...BASE_SHEET.pass,
    cycle: {
      3: ['left', 'right', 'hold'],
      4: ['left', 'right', 'across', 'hold'],
      5: ['left', 'right', 'left-2', 'right-2', 'hold'],
      6: ['left', 'right', 'left-2', 'right-2', 'across', 'hold'],
    },
  },
  opening: { leader: 'lowest:C', later: 'asFirst', card: 'thatCard', fallback: 'nextLowest', wild: 'never' },
  firstTrick: { ...BASE_SHEET.firstTrick, ban: ['H*', 'QS'], scope: 'any' },
  lead: { restrict: ['H*'], firstTrick: [], exempt: 'onlyRestricted' },
  break: { on: [{ cards: ['H*'], how: 'any' }] },
  moon: { ...BASE_SHEET.moon, options: [{ name: 'burden', self: 0, others: 26 }], choose: 'fixed' },
};
