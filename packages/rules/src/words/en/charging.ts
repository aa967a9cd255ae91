// English sentences about charging: showing cards before play so that they count more.
import type { Card } from '../../cards/card.ts';
import type { Selector } from '../../cards/card-set.ts';
import { symbolOf } from '../../cards/symbols.ts';
import { allOf, andList, anyOfThese, orList } from './cards.ts';

export const charging = {
  may: (cards: readonly Card[], passes: boolean): string =>
    `${passes ? 'After the pass' : 'Before play'} everybody may charge ${anyOfThese(cards)}, which is to show it: all choose at the same time.`,
  doubles: (card: Card, doubled: readonly Selector[]): string =>
    `When ${symbolOf(card)} is charged, ${andList(doubled.map(allOf))} ${doubled.length > 1 || doubled.some(one => one.endsWith('*')) ? 'count' : 'counts'} double in this deal.`,
  itself: (cards: readonly Card[]): string =>
    `${orList(cards.map(symbolOf))} counts double in this deal if it was charged.`,
  twice: (card: Card): string => `If ${symbolOf(card)} was charged, it quadruples instead of doubling.`,
  waits:
    'You may not play a charged card to the first trick of its suit while you have another card of the suit that was not charged.',
};
