// Cards as one viewer may see them.
import type { Card } from '../cards/card.ts';

/** The cards, or only their number if the viewer may not see them. */
export type Seen = readonly Card[] | number;

/** How many cards there are, seen or not. */
export const countOf = (seen: Seen): number => (typeof seen === 'number' ? seen : seen.length);

/**
 * The cards themselves. Throws for a number, because then the event is a viewer's version and not from a log.
 */
export function cardsOf(seen: Seen): readonly Card[] {
  if (typeof seen === 'number')
    throw new Error('Cannot apply an event as it was shown to a viewer: its cards are only counted');
  return seen;
}
