// Reviews as text: the cost of a decision, and the reasons.
import type { Reason } from '../hint/reason.ts';
import { type NameOfSeat, reasonText } from '../hint/sentence.ts';
import type { HintWords } from '../hint/words/shape.ts';
import type { ReviewedDecision } from './review.ts';

/**
 * The verdict on a decision in at most three sentences: its cost, the reason against it, and the reason for
 * the best answer.
 */
export function verdictTexts(
  say: HintWords,
  verdict: Omit<ReviewedDecision, 'made'>,
  name: NameOfSeat,
): readonly string[] {
  const { played, best, cost, against } = verdict;
  const [mine, other] = [say.answer(played.action), say.answer(best.action)];
  const text = (answer: string, reason: Reason | undefined): readonly string[] =>
    reason === undefined ? [] : [say.about(answer, reasonText(say, reason, name))];
  if (cost === 0) return [say.right(mine), ...text(mine, verdict.for.kind === 'judged' ? undefined : verdict.for)];
  return [say.worse(cost, mine, other), ...text(mine, against), ...text(other, verdict.for)];
}
