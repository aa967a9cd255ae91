// Hints: the best answer by search, the reasons for it, and the other answers with which it was compared.
import type { Below } from '@moonshot/rules/cards';
import { type Action, pointsAreGood } from '@moonshot/rules/engine';
import { wantsHearts } from '../capture/policy/worth.ts';
import type { Budget, Question } from '../core/player.ts';
import { careful } from '../players/careful.ts';
import { type JudgedAnswer, type Judgement, judge } from '../players/judge.ts';
import { type ComparedAnswer, EQUAL_WITHIN_POINTS, type Reason } from './reason.ts';
import { reasonsFor } from './reasons.ts';

export interface Advice {
  readonly action: Action;
  readonly reasons: readonly Reason[]; // most important first; never empty
  readonly beside: ComparedAnswer | undefined; // the best answer that is noticeably worse, else the next best
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

/** The only legal answer, which has nothing to be compared with. */
function unjudged(question: Question, budget: Budget, below: Below): Pick<Judgement, 'options'> {
  const action = careful.decide(question, budget, below);
  return { options: [{ action, points: [], worth: 0, behind: 0, error: 0 }] };
}

/** The advice that follows from a judgement. */
function adviceFrom(question: Question, { options }: Pick<Judgement, 'options'>): Advice {
  const [best, ...others] = options;
  if (best === undefined) throw new RangeError('Cannot advise: nothing was judged');
  const compared = others.map(({ action, behind }): ComparedAnswer => ({ other: action, by: behind }));
  const next = others.find(one => one.behind >= EQUAL_WITHIN_POINTS) ?? others[0];
  const proved = reasonsFor(question, best.action, best);
  const shift = next && proved[0]?.kind === 'judged' ? shiftBetween(question, best, next) : undefined;
  return {
    action: best.action,
    reasons: shift === undefined ? proved : [shift],
    beside: next && { other: next.action, by: next.behind },
    compared: compared.slice(0, COMPARED_MAX),
    wanted: wantsPoints(question),
  };
}

/**
 * The player whose points change most in favour of the asked seat, if `best` is answered and not `other`.
 * Undefined if no change is noticeable, and in capture games.
 */
export function shiftBetween(question: Question, best: JudgedAnswer, other: JudgedAnswer): Reason | undefined {
  const { kind, rules, view } = question;
  if (kind !== 'tricks' || best.points.length !== other.points.length) return undefined;
  const own = rules.sides[view.viewer as number];
  const sign = rules.sheet.score.sign === 'minus' ? -1 : 1;
  const wanted = wantsPoints(question) ? 1 : -1;
  const shifts = best.points.map((points, seat) => {
    const taken = sign * (points - (other.points[seat] ?? 0));
    return { seat, taken, helps: taken * (rules.sides[seat] === own ? wanted : -wanted) };
  });
  const { seat, taken, helps } = shifts.reduce((one, two) => (two.helps > one.helps ? two : one));
  if (helps < EQUAL_WITHIN_POINTS) return undefined;
  return { kind: 'shifts', seat: seat === view.viewer ? null : seat, points: taken, other: other.action };
}

/** Whether scoring cards are good under these rules. */
export const wantsPoints = ({ rules: { sheet } }: Pick<Question, 'rules'>): boolean =>
  sheet.kind === 'commit-reveal' ? wantsHearts(sheet) : pointsAreGood(sheet) === (sheet.score.sign === 'plus');
