// Cards as a viewer may see them: the cards themselves, or only their number.
import type { Card } from '../cards/card.ts';

/** Some cards, or only their number if the viewer may not see them. */
export type Seen = readonly Card[] | number;

/** The number of cards, whether the viewer sees them or not. */
export const countOf = (seen: Seen): number => (typeof seen === 'number' ? seen : seen.length);

/**
 * The cards themselves. Throws if there is only their number, because then the event does not come from a log
 * but was made for a viewer.
 */
export function cardsOf(seen: Seen): readonly Card[] {
  if (typeof seen === 'number')
    throw new Error('Cannot apply an event as it was shown to a viewer: its cards are only counted');
  return seen;
}
