// Hints as text: the reason for an answer, and its comparison with other answers.
import type { Action, Seat } from '@moonshot/rules/engine';
import type { Advice } from './advise.ts';
import { EQUAL_WITHIN_POINTS, type Reason } from './reason.ts';
import type { HintWords } from './words/shape.ts';

/** The name of the player at a seat. */
export type NameOfSeat = (seat: Seat) => string;

/** A reason as half a sentence. */
function reasonText<K extends Reason['kind']>(say: HintWords, reason: Extract<Reason, { kind: K }>, name: NameOfSeat) {
  // `say.reasons` has a text for each kind. The compiler cannot tell that the text and the reason have the
  // same kind.
  const text = say.reasons[reason.kind] as (reason: Reason, name: NameOfSeat) => string;
  return text(reason, name);
}

/**
 * A sentence with an answer and a reason for or against it. If the reason is about all cards of the answer,
 * it does not name them again.
 */
export function aboutText(say: HintWords, action: Action, reason: Reason, name: NameOfSeat): string {
  const answer = say.answer(action);
  const text = reasonText(say, reason, name);
  const isSeveral = 'cards' in reason && reason.cards.length > 1;
  return say.about(answer, isSeveral ? text.replace(answer, say.these) : text);
}

/** A sentence that says why the answer is good and how it compares with the next best one. */
export function whyText(say: HintWords, { reasons, beside, wanted }: Advice, name: NameOfSeat): string {
  const [first] = reasons;
  if (first === undefined) return '';
  if (beside === undefined) return say.because(reasonText(say, first, name), undefined);
  const other = say.answer(beside.other);
  const stands =
    beside.by < EQUAL_WITHIN_POINTS
      ? say.level(other)
      : wanted
        ? say.more(beside.by, other)
        : say.less(beside.by, other);
  return say.because(reasonText(say, first, name), stands);
}

/** The alternatives to the recommended answer with their costs; undefined if there are none. */
export function comparedText(say: HintWords, { compared, wanted }: Advice): string | undefined {
  if (compared.length === 0) return undefined;
  const list = compared.map(({ other, by }) => ({ other: say.answer(other), by: by < EQUAL_WITHIN_POINTS ? 0 : by }));
  return wanted ? say.comparedMore(list) : say.compared(list);
}
