// A part of a seat's points in a deal.
import type { Card, Suit } from '../cards/card.ts';

/**
 * A part of a seat's points: of a card, of the cards of a suit that it took, or of something else. `paid` is
 * what others paid for its wild cards.
 */
export interface ScorePart {
  readonly of: Card | Suit | 'tricks' | 'moon' | 'paid' | 'bid' | 'pool' | 'captured' | 'inHand';
  readonly points: number;
}
