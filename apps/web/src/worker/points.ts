// The points of a deal from which a review plays it out beside its decisions: before a trick, and after each
// of its cards.
import type { Decision } from '@moonshot/table/decisions';
import type { ReplayStep } from '@moonshot/wire/replay';
import type { Point } from '@moonshot/wire/review';

/**
 * Those of the trick that a card was played to; before the first trick, the deal as it was dealt. `last` is
 * where the seat is asked for the last time.
 */
export function pointsOf(steps: readonly ReplayStep[], made: Decision, last: number): readonly Point[] {
  const asked = (step: ReplayStep | undefined): number | null => {
    const at = step?.fork ?? null;
    return at === null || at > last ? null : at;
  };
  const [dealt] = steps;
  // Where all answer at once, the decision is the only point.
  if (['lay', 'pass'].includes(made.action.type) || dealt === undefined) return [];
  if (made.action.type !== 'play') return [{ after: null, at: asked(dealt) }];
  const first = steps.findIndex(one => one.kind === 'played' && one.trick === made.trick);
  const cards = steps.filter(one => one.kind === 'played' && one.trick === made.trick);
  return [{ after: null, at: asked(steps[first - 1]) }, ...cards.map(step => ({ after: step.seat, at: asked(step) }))];
}
