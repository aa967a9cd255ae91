// Candidates for the rarer questions: claiming the opening, burying cards, choosing a moon option.
import type { TrickQuestion } from '../core/player.ts';
import { safestPasses } from '../policy/pass-choices.ts';
import { openDeal } from '../sim/trick/deal.ts';
import * as layout from '../sim/trick/layout.ts';
import { beginPlay, bury } from '../sim/trick/play.ts';
import type { TrickPosition } from '../sim/trick/position.ts';
import { type Candidate, createCandidate } from './candidate.ts';
import type { Evaluator } from './evaluator.ts';

const { CLAIMED, LEADER } = layout;

type AskOf<T extends TrickQuestion['ask']['type']> = Extract<TrickQuestion['ask'], { type: T }>;

/** Two candidates: declining to open the deal with a wild card, and claiming the opening. */
export const claimTrials = ({ tables: { suitBits }, seat }: Evaluator, { view }: TrickQuestion): readonly Candidate[] =>
  [false, true].map(claim =>
    createCandidate({ type: 'claim', claim }, suitBits.seats, at => {
      if (claim) {
        at[LEADER] = seat;
        at[CLAIMED] = 1;
      } else openDeal(suitBits, at, view.dealer);
      beginPlay(suitBits, at);
    }),
  );

const COMPARED = 12; // number of sets of cards to bury that are compared

/**
 * Candidates that bury the cards without which the hand is safest. The costs of the buried cards themselves
 * count too.
 */
export function buryTrials(
  { tables: { suitBits, costs }, scratch, seat }: Evaluator,
  at: TrickPosition,
  { count }: AskOf<'bury'>,
): readonly Candidate[] {
  return safestPasses(scratch, at, seat, count, COMPARED, code => costs[code]!).map(({ codes }) =>
    buryTrial(suitBits, codes),
  );
}

/** A candidate that buries the cards with these codes. */
export const buryTrial = (suitBits: Evaluator['tables']['suitBits'], codes: readonly number[]): Candidate =>
  createCandidate({ type: 'bury', cards: codes.map(code => suitBits.names[code] as never) }, suitBits.seats, at => {
    for (const code of codes) bury(suitBits, at, code);
  });

/** The moon options with their values, which follow from the points without playouts. */
export function moonTrials(
  { tables: { suitBits }, worth }: Evaluator,
  { options }: AskOf<'moon'>,
): readonly Candidate[] {
  return options.map(({ name, points }) => {
    const one = createCandidate({ type: 'moon', option: name }, suitBits.seats, () => {});
    one.worths.push(worth(Int32Array.from(points)));
    for (const [i, own] of points.entries()) one.points[i] = own;
    return one;
  });
}
