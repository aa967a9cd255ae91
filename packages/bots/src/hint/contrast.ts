// Explains by facts why one answer is better than the others, once the best answer is known.
import type { Action } from '@moonshot/rules/engine';
import type { Question } from '../core/player.ts';
import type { Reason } from './reason.ts';
import { factsOf, reasonsAgainst, reasonsFor } from './reasons.ts';
import { aboutText, type NameOfSeat } from './sentence.ts';
import type { HintWords } from './words/shape.ts';

/** Answers to a question whose best answer is known. */
export interface Contrasted {
  readonly best: Action;
  readonly given: Action | undefined; // the answer to compare with the best, if it was another
  readonly others: readonly Action[]; // all other answers that were tried
  readonly shoots: boolean; // whether the best answer shoots the moon in most sampled deals
}

/** Maximum number of reasons for the best answer. */
const REASONS_MAX = 2;

/**
 * Kinds of reasons that describe a plan of the player. Plans are not effects that one answer has and another
 * lacks.
 */
const PLANS: readonly Reason['kind'][] = ['forced', 'judged', 'empties', 'keeps-guard'];

/**
 * Returns sentences: the facts in favour of the best answer, and then one about the given answer. If there
 * are none, returns at most one sentence about another answer.
 */
export function contrastTexts(
  say: HintWords,
  question: Question,
  { best, given, others, shoots }: Contrasted,
  name: NameOfSeat,
): readonly string[] {
  const texts = (action: Action, reasons: readonly Reason[]): readonly string[] =>
    reasons.map(reason => aboutText(say, action, reason, name));
  const effect = (action: Action): readonly string[] => {
    const found = [...reasonsAgainst(question, action), ...reasonsFor(question, action), ...factsOf(question, action)];
    return texts(action, found.filter(({ kind }) => !PLANS.includes(kind)).slice(0, 1));
  };
  const proved = reasonsFor(question, best).filter(({ kind }) => kind !== 'judged' && kind !== 'forced');
  const reasons = [...(shoots ? [{ kind: 'shoots' } as const] : []), ...proved].slice(0, REASONS_MAX);
  const facts = reasons.length > 0 ? reasons : factsOf(question, best);
  const own = [...texts(best, facts), ...(given === undefined ? [] : effect(given))];
  return own.length > 0 ? own : others.flatMap(effect).slice(0, 1);
}
