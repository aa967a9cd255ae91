// Reviews as text: the cost of a decision, and the reasons.
import type { Action } from '@moonshot/rules/engine';
import type { Reason } from '../hint/reason.ts';
import { aboutText, type NameOfSeat } from '../hint/sentence.ts';
import type { HintWords } from '../hint/words/shape.ts';
import { isClearlyBest, type ReviewedDecision } from './review.ts';

/**
 * The verdict on a decision in at most three sentences: its cost, the reason against it, and the reason for
 * the best answer.
 */
export function verdictTexts(
  say: HintWords,
  verdict: Omit<ReviewedDecision, 'made'>,
  name: NameOfSeat,
): readonly string[] {
  const { played, best, cost, options, against } = verdict;
  const mine = say.answer(played.action);
  const text = (action: Action, reason: Reason | undefined): readonly string[] =>
    reason === undefined ? [] : [aboutText(say, action, reason, name)];
  if (cost === 0)
    return [
      (isClearlyBest(options, played) ? say.first : say.right)(mine),
      ...text(played.action, verdict.for.kind === 'judged' ? undefined : verdict.for),
    ];
  return [say.worse(cost, mine), ...text(played.action, against), ...text(best.action, verdict.for)];
}
