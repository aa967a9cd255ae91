// What the viewer has captured by winning a round of Capture.
import type { View } from '@moonshot/rules';
import type { Card } from '@moonshot/rules/cards';

/**
 * The hidden cards of the last round, and of the rounds just before it that nobody won. Empty if the viewer
 * has not won the last round.
 */
export function wonBy(deal: View): readonly Card[] {
  if (deal.kind === 'tricks' || deal.bouts.at(-1)?.winner !== deal.viewer) return [];
  const { bouts } = deal;
  const from = bouts.findLastIndex(({ winner }, i) => winner !== null && i < bouts.length - 1) + 1;
  return bouts.slice(from).flatMap(({ bottoms }) => bottoms.filter(card => card !== null));
}
