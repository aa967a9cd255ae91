// Selects the next deal that a review judges or refines.
import type { ReviewedDeal } from '@moonshot/protocol';

/** How thoroughly a deal has been judged. */
export type ReviewProgress = 'not' | 'quick' | 'whole';

export const reviewProgress = (judged: Pick<ReviewedDeal, 'whole'> | undefined): ReviewProgress =>
  judged === undefined ? 'not' : judged.whole ? 'whole' : 'quick';

/** The state of a review. */
interface Looking {
  readonly deals: readonly number[];
  readonly open: number | undefined; // the shown deal; while the whole match is shown, the deal shown before
  readonly match: boolean; // whether the whole match is shown
}

/**
 * The next deal to judge or refine; `undefined` if none is left. If the whole match is shown, all deals are
 * judged before any is refined.
 */
export function nextDeal(
  { deals, open, match }: Looking,
  standOf: (deal: number) => ReviewProgress,
): number | undefined {
  const unjudged = match ? deals.find(deal => standOf(deal) === 'not') : undefined;
  const order = open === undefined ? deals : [open, ...deals];
  return unjudged ?? order.find(deal => (deal === open ? standOf(deal) !== 'whole' : standOf(deal) === 'quick'));
}
