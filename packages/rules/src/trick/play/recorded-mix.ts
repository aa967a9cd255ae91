// The mix that a record of a match implies.
import { isMix } from '../rules/rules.ts';
import type { Pass, PassedCard, State } from '../state/state.ts';
import { inOrder, type Mix, mixed } from './mix.ts';

/** The mix that follows from a record of who passed which cards to whom. */
export const mixFromPasses = (passes: readonly Pass[]): Mix =>
  [...passes].sort((a, b) => a.seat - b.seat).flatMap(({ gifts }) => inOrder(gifts).map(({ to }) => to));

/**
 * The cards that a seat put into the middle, from a record that names their receivers. The cards of a record
 * that does not fit the mix are returned unchanged.
 */
export function intoMiddle({ phase, step, mix }: State, { seat, gifts }: Pass): readonly PassedCard[] {
  if (phase !== 'pass' || !isMix(step)) return gifts;
  const due = mixed(mix, { seat, gifts }).gifts;
  const fits = gifts.every(({ to }, i) => to === due[i]?.to);
  return fits ? gifts.map(({ card }) => ({ card, to: seat })) : gifts;
}
