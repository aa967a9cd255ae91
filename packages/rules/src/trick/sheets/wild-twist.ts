// Wild Twist Hearts: 56 cards with four wilds called high or low, 27 points a deal, one, three or five deals.
import { PLAIN, type TrickSheet } from '../sheet/sheet.ts';

export const wildTwist: TrickSheet = {
  ...PLAIN,
  id: 'wild-twist',
  version: 1,
  name: 'Wild Twist Hearts',
  seats: { min: 3, max: 7, best: 4 },
  deck: { ...PLAIN.deck, wilds: ['C', 'D', 'S', 'H'] },
  deal: { hand: 'floor', rest: 'kitty' },
  opening: { leader: 'lowest:C', later: 'asFirst', card: 'thatCard', fallback: 'nextLowest', wild: 'holderMay' },
  lead: { restrict: ['H*'], firstTrick: [], exempt: 'onlyRestricted' },
  break: { on: [{ cards: ['H*'], how: 'discard' }] },
  moon: {
    ...PLAIN.moon,
    options: [
      { name: 'shed', self: -27, others: 0 },
      { name: 'burden', self: 0, others: 27 },
    ],
  },
  match: { ...PLAIN.match, kind: 'deals', deals: 1, offer: [1, 3, 5] },
};
