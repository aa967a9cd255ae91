// Hearts at Play: three to five seats, hearts are trumps, the queen of clubs costs 13, nothing is passed.
import { BASE_SHEET, type TrickSheet } from '../sheet/sheet.ts';

export const atPlay: TrickSheet = {
  ...BASE_SHEET,
  id: 'at-play',
  version: 1,
  name: 'Hearts at Play',
  seats: { min: 3, max: 5, best: 4 },
  deck: { ...BASE_SHEET.deck, remove: { 3: ['2C'], 5: ['2C', '2D'] } },
  dealer: { ...BASE_SHEET.dealer, first: 'cutLow', taken: 'QC' },
  opening: { leader: 'lowest:C', later: 'asFirst', card: 'thatCard', fallback: 'nextLowest', wild: 'never' },
  firstTrick: { ...BASE_SHEET.firstTrick, ban: ['H*', 'QC'], scope: 'any', vsFollow: 'banWins' },
  lead: { restrict: ['H*'], firstTrick: [], exempt: 'onlyRestricted' },
  break: { on: [{ cards: ['H*', 'QC'], how: 'any' }] },
  trick: { ...BASE_SHEET.trick, trump: 'H' },
  points: [
    { cards: ['H*'], value: 1 },
    { cards: ['QC'], value: 13 },
  ],
  moon: { ...BASE_SHEET.moon, needs: ['H*', 'QC'] },
};
