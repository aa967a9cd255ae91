// Hints and reviews as text: the reason, the comparison, and the cost of a decision.
import type { Seat } from '@moonshot/rules/game/seat';
import type { ReviewedDecision } from '../review/review.ts';
import type { Advice } from './advise.ts';
import { LEVEL, type Reason } from './reason.ts';
import type { HintWords } from './words/shape.ts';

type Name = (seat: Seat) => string;

/** A reason as half a sentence. */
export function reasonText<K extends Reason['kind']>(say: HintWords, reason: Extract<Reason, { kind: K }>, name: Name) {
  // The catalogue has a text for each kind. The compiler cannot follow this pairing through a look-up.
  const text = say.reasons[reason.kind] as (reason: Reason, name: Name) => string;
  return text(reason, name);
}

/** One sentence: why the answer is good, and how it compares with the next best. */
export function whyText(say: HintWords, { reasons, beside, wanted }: Advice, name: Name): string {
  const [first] = reasons;
  if (first === undefined) return '';
  if (beside === undefined) return say.because(reasonText(say, first, name), undefined);
  const other = say.answer(beside.other);
  const stands =
    beside.by < LEVEL ? say.level(other) : wanted ? say.more(beside.by, other) : say.less(beside.by, other);
  return say.because(reasonText(say, first, name), stands);
}

/** The alternatives to the advised answer, with their costs; undefined if there are none. */
export function comparedText(say: HintWords, { compared, wanted }: Advice): string | undefined {
  if (compared.length === 0) return undefined;
  const list = compared.map(({ other, by }) => ({ other: say.answer(other), by: by < LEVEL ? 0 : by }));
  return wanted ? say.comparedMore(list) : say.compared(list);
}

/**
 * The verdict on a decision in at most three sentences: its cost, the reason against it, and the reason for
 * the best.
 */
export function verdictTexts(say: HintWords, verdict: Omit<ReviewedDecision, 'made'>, name: Name): readonly string[] {
  const { played, best, cost, against } = verdict;
  const [mine, other] = [say.answer(played.action), say.answer(best.action)];
  const text = (answer: string, reason: Reason | undefined): readonly string[] =>
    reason === undefined ? [] : [say.about(answer, reasonText(say, reason, name))];
  if (cost === 0) return [say.right(mine), ...text(mine, verdict.for.kind === 'judged' ? undefined : verdict.for)];
  return [say.worse(cost, mine, other), ...text(mine, against), ...text(other, verdict.for)];
}
