// Which deal of a match a review judges next: what is looked at comes first, then whatever is still to be
// tried out more.
import type { ReviewedDeal } from '@moonshot/wire/review';

/** How far a deal is judged. */
export type Stand = 'not' | 'quick' | 'whole';

export const standing = (judged: Pick<ReviewedDeal, 'whole'> | undefined): Stand =>
  judged === undefined ? 'not' : judged.whole ? 'whole' : 'quick';

/** Where a review stands. */
interface Looking {
  readonly deals: readonly number[];
  readonly open: number | undefined; // the deal that is shown, or was before the whole match
  readonly match: boolean; // the whole match is shown
}

/** The next deal; undefined where none is left. A match wants all its deals judged before any is refined. */
export function nextDeal({ deals, open, match }: Looking, standOf: (deal: number) => Stand): number | undefined {
  const unjudged = match ? deals.find(deal => standOf(deal) === 'not') : undefined;
  const order = open === undefined ? deals : [open, ...deals];
  return unjudged ?? order.find(deal => (deal === open ? standOf(deal) !== 'whole' : standOf(deal) === 'quick'));
}
