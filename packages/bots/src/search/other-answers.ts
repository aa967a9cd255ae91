// Search over other answers: claiming the opening, burying cards, choosing a moon option.
import type { TrickQuestion } from '../core/player.ts';
import { partings } from '../policy/pass-choices.ts';
import { openDeal } from '../sim/trick/deal.ts';
import * as layout from '../sim/trick/layout.ts';
import { begin, bury } from '../sim/trick/play.ts';
import type { TrickPosition } from '../sim/trick/position.ts';
import { type Candidate, trial } from './candidate.ts';
import type { Evaluator } from './evaluator.ts';

const { CLAIMED, LEADER } = layout;

type AskOf<T extends TrickQuestion['ask']['type']> = Extract<TrickQuestion['ask'], { type: T }>;

/** Two trials: declining the claim, and claiming the opening. */
export const claimTrials = ({ tables: { lanes }, seat }: Evaluator, { view }: TrickQuestion): readonly Candidate[] =>
  [false, true].map(claim =>
    trial({ type: 'claim', claim }, lanes.seats, at => {
      if (claim) {
        at[LEADER] = seat;
        at[CLAIMED] = 1;
      } else openDeal(lanes, at, view.dealer);
      begin(lanes, at);
    }),
  );

const COMPARED = 12; // sets of cards to bury

/** Sets of cards to bury that leave a safe hand. Their costs count immediately. */
export function buryTrials(
  { tables: { lanes, costs }, scratch, seat }: Evaluator,
  at: TrickPosition,
  { count }: AskOf<'bury'>,
): readonly Candidate[] {
  return partings(scratch, at, seat, count, COMPARED, code => costs[code]!).map(({ codes }) => buryTrial(lanes, codes));
}

/** A trial that buries these codes. */
export const buryTrial = (lanes: Evaluator['tables']['lanes'], codes: readonly number[]): Candidate =>
  trial({ type: 'bury', cards: codes.map(code => lanes.names[code] as never) }, lanes.seats, at => {
    for (const code of codes) bury(lanes, at, code);
  });

/** The value of each moon option. No playouts are needed. */
export function moonTrials({ tables: { lanes }, worth }: Evaluator, { options }: AskOf<'moon'>): readonly Candidate[] {
  return options.map(({ name, points }) => {
    const one = trial({ type: 'moon', option: name }, lanes.seats, () => {});
    one.worths.push(worth(Int32Array.from(points)));
    for (const [i, own] of points.entries()) one.points[i] = own;
    return one;
  });
}
