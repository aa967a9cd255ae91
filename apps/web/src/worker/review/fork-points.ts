// The positions around a decision from which a review can play out the deal: before the trick and after each
// card.

import type { ReplayStep, ReviewPoint } from '@moonshot/protocol';
import type { Decision } from '@moonshot/table/records';

/**
 * The positions of the trick in which a card was played; for any other decision the dealt position, unless
 * all players choose at the same time. `last` is the last event at which the seat is asked.
 */
export function pointsOf(steps: readonly ReplayStep[], made: Decision, last: number): readonly ReviewPoint[] {
  const asked = (step: ReplayStep | undefined): number | null => {
    const at = step?.fork ?? null;
    return at === null || at > last ? null : at;
  };
  const [dealt] = steps;
  // A simultaneous choice offers no position besides the decision itself.
  if (['lay', 'pass'].includes(made.action.type) || dealt === undefined) return [];
  if (made.action.type !== 'play') return [{ after: null, at: asked(dealt) }];
  const first = steps.findIndex(one => one.kind === 'played' && one.trick === made.trick);
  const cards = steps.filter(one => one.kind === 'played' && one.trick === made.trick);
  return [{ after: null, at: asked(steps[first - 1]) }, ...cards.map(step => ({ after: step.seat, at: asked(step) }))];
}
