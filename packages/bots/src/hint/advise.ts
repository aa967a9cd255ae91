// Hints: the best answer by search, the reasons for it, and the other answers with which it was compared.
import type { Below } from '@moonshot/rules/cards';
import { type Action, pointsAreGood } from '@moonshot/rules/engine';
import { wantsHearts } from '../capture/policy/worth.ts';
import type { Budget, Question } from '../core/player.ts';
import { careful } from '../players/careful.ts';
import { type Judgement, judge } from '../players/judge.ts';
import { type ComparedAnswer, EQUAL_WITHIN_POINTS, type Reason } from './reason.ts';
import { reasonsFor } from './reasons.ts';

export interface Advice {
  readonly action: Action;
  readonly reasons: readonly Reason[]; // most important first; never empty
  readonly beside: ComparedAnswer | undefined; // the best that is noticeably worse, else the second best
  readonly compared: readonly ComparedAnswer[]; // the best of the other answers
  readonly wanted: boolean; // whether scoring cards are good to have
}

/** Maximum number of alternatives in a hint. */
const COMPARED_MAX = 4;

/** Computes a hint within the budget. */
export const advise = (question: Question, budget: Budget, below: Below): Advice =>
  adviceFrom(question, mayBeJudged(question) ? judge(question, budget, below) : unjudged(question, budget, below));

/** Whether there is more than one legal answer. */
const mayBeJudged = ({ ask }: Question): boolean =>
  (ask.type === 'play' ? ask.plays : ask.type === 'lay' ? ask.pairs : [1, 2]).length > 1;

/** The answer without a comparison. A single legal answer needs none. */
function unjudged(question: Question, budget: Budget, below: Below): Pick<Judgement, 'options'> {
  const action = careful.decide(question, budget, below);
  return { options: [{ action, points: [], worth: 0, behind: 0, error: 0 }] };
}

/** The advice that follows from a judgement. */
function adviceFrom(question: Question, { options }: Pick<Judgement, 'options'>): Advice {
  const [best, ...others] = options;
  if (best === undefined) throw new RangeError('Cannot advise: nothing was judged');
  const compared = others.map(({ action, behind }): ComparedAnswer => ({ other: action, by: behind }));
  return {
    action: best.action,
    reasons: reasonsFor(question, best.action, best),
    beside: compared.find(one => one.by >= EQUAL_WITHIN_POINTS) ?? compared[0],
    compared: compared.slice(0, COMPARED_MAX),
    wanted: wantsPoints(question),
  };
}

/** Whether scoring cards are good under these rules. */
export const wantsPoints = ({ rules: { sheet } }: Pick<Question, 'rules'>): boolean =>
  sheet.kind === 'commit-reveal' ? wantsHearts(sheet) : pointsAreGood(sheet) === (sheet.score.sign === 'plus');
