// Reviews a seat's decisions in a deal: what each cost, and the points expected after each trick.
import type { Below } from '@moonshot/rules/cards';
import type { Action } from '@moonshot/rules/engine';
import type { Budget, Question } from '../core/player.ts';
import { isSame } from '../core/same-action.ts';
import { EQUAL_WITHIN_POINTS, type Reason } from '../hint/reason.ts';
import { reasonsAgainst, reasonsFor } from '../hint/reasons.ts';
import { type JudgedAnswer, type Judgement, judge, type KnownCards } from '../players/judge.ts';

/** A decision that has been made. */
export interface MadeDecision {
  readonly trick: number; // number of the trick or bout, from 1 on; 0 for a decision before the first card
  readonly question: Question;
  readonly action: Action;
}

/** The verdict on a decision. */
export interface ReviewedDecision {
  readonly made: MadeDecision;
  readonly played: JudgedAnswer;
  readonly best: JudgedAnswer;
  readonly cost: number; // points per deal by which the answer is worse than the best one, ≥ 0
  readonly options: readonly JudgedAnswer[];
  readonly for: Reason; // the main reason for the best answer that the given answer does not share
  readonly against: Reason | undefined; // the main reason against the answer that was given
}

/** Judges a decision by what the seat could know, or by the true cards if `known` is given. */
export const judgeDecision = (
  made: MadeDecision,
  budget: Budget,
  below: Below,
  known?: KnownCards,
): ReviewedDecision | undefined =>
  verdictOf(made, judge(made.question, budget, below, { also: [made.action], ...(known && { known }) }));

/** An answer is clearly worse than the best if the difference is at least this many standard errors. */
const CLEAR_ERRORS = 2;

/**
 * The same for the blame of a made decision. The best of many answers is often best by chance, so a greater
 * difference is needed.
 */
const BLAME_ERRORS = 2.5;

/** Whether an answer is clearly worse than the best answer, not only by chance of the sampled deals. */
const isClear = ({ behind, error }: JudgedAnswer, errors = CLEAR_ERRORS): boolean =>
  behind >= Math.max(EQUAL_WITHIN_POINTS, errors * error);

/** Whether all other compared answers are clearly worse than this one. */
export const isClearlyBest = (options: readonly JudgedAnswer[], answer: JudgedAnswer): boolean =>
  options.length > 1 && options.every(one => one === answer || isClear(one));

/**
 * Converts a judgement to a verdict on the decision; undefined if the judgement has neither sampled deals nor
 * exact values. An answer that is not clearly worse than the best has no cost.
 */
export function verdictOf(made: MadeDecision, { options, worlds, exact }: Judgement): ReviewedDecision | undefined {
  const [first] = options;
  const played = options.find(one => isSame(one.action, made.action));
  if (first === undefined || played === undefined || (worlds === 0 && !exact)) return undefined;
  const cost = isClear(played, BLAME_ERRORS) ? played.behind : 0;
  const best = cost === 0 ? played : first;
  const shared = cost === 0 ? [] : reasonsFor(made.question, made.action, played).map(one => JSON.stringify(one));
  const reasons = reasonsFor(made.question, best.action, best);
  return {
    made,
    played,
    best,
    cost,
    options,
    for: reasons.find(one => !shared.includes(JSON.stringify(one))) ?? { kind: 'judged' },
    against: cost === 0 ? undefined : reasonsAgainst(made.question, made.action)[0],
  };
}

/**
 * The seat's expected points before the first trick and after each trick. The last entry is `got`, the points
 * that it actually scored.
 */
export function curveOf(
  verdicts: readonly ReviewedDecision[],
  seat: number,
  tricks: number,
  got: number,
): readonly number[] {
  const expected = (trick: number): number | undefined =>
    verdicts.find(one => one.made.trick > trick)?.options[0]?.points[seat];
  const curve: number[] = [verdicts[0]?.options[0]?.points[seat] ?? got];
  for (let trick = 1; trick < tricks; trick++) curve.push(expected(trick) ?? curve.at(-1) ?? got);
  return tricks === 0 ? [got] : [...curve, got];
}
