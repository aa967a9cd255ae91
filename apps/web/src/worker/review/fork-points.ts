// The positions around a decision from which a person can play on during a review: before the trick, and
// after each of its cards.

import type { ReplayStep, ReviewPoint } from '@moonshot/protocol';
import type { Decision } from '@moonshot/table/records';

/**
 * The positions to play on from. For the play of a card, these are the positions in its trick. For a pass or
 * a pair in Capture there are none. For any other decision there is one, the position after dealing. `last`
 * is the number of the last event at which the seat has a question.
 */
export function pointsOf(steps: readonly ReplayStep[], made: Decision, last: number): readonly ReviewPoint[] {
  const asked = (step: ReplayStep | undefined): number | null => {
    const at = step?.fork ?? null;
    return at === null || at > last ? null : at;
  };
  const [dealt] = steps;
  // If all players choose at the same time, the decision itself is the only position.
  if (['lay', 'pass'].includes(made.action.type) || dealt === undefined) return [];
  if (made.action.type !== 'play') return [{ after: null, at: asked(dealt) }];
  const first = steps.findIndex(one => one.kind === 'played' && one.trick === made.trick);
  const cards = steps.filter(one => one.kind === 'played' && one.trick === made.trick);
  return [{ after: null, at: asked(steps[first - 1]) }, ...cards.map(step => ({ after: step.seat, at: asked(step) }))];
}
