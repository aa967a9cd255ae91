// Wild Twist Hearts: 56 cards with four wilds called high or low, 27 points a deal, one, three or five deals.
import { BASE_SHEET, type TrickSheet } from '../sheet/sheet.ts';

export const wildTwist: TrickSheet = {
  ...BASE_SHEET,
  id: 'wild-twist',
  version: 1,
  name: 'Wild Twist Hearts',
  seats: { min: 3, max: 7, best: 4 },
  deck: { ...BASE_SHEET.deck, wilds: ['C', 'D', 'S', 'H'] },
  deal: { hand: 'floor', rest: 'kitty' },
  opening: { leader: 'lowest:C', later: 'asFirst', card: 'thatCard', fallback: 'nextLowest', wild: 'holderMay' },
  lead: { restrict: ['H*'], firstTrick: [], exempt: 'onlyRestricted' },
  break: { on: [{ cards: ['H*'], how: 'discard' }] },
  moon: {
    ...BASE_SHEET.moon,
    options: [
      { name: 'shed', self: -27, others: 0 },
      { name: 'burden', self: 0, others: 27 },
    ],
  },
  match: { ...BASE_SHEET.match, kind: 'deals', deals: 1, offer: [1, 3, 5] },
};
