// Rules as sentences: what a sheet says, how a match ends, and why an action was refused.
import * as capture from '../capture/explain.ts';
import * as captureRefusals from '../capture/explain-refusal.ts';
import type { Clause } from '../game/clause.ts';
import { explainLength as lengthSentence } from '../game/explain-match.ts';
import type { Length } from '../game/game.ts';
import type { Hearts, Overrides, Refusal, Sheet } from '../games.ts';
import { heartsOf } from '../prepare.ts';
import * as trick from '../trick/explain/explain.ts';
import * as trickRefusals from '../trick/explain/refusal.ts';
import { moonEffects } from '../trick/rules/facts.ts';
import type { MoonChoice } from '../trick/sheet/sheet.ts';
import { en, type RuleWords } from '../words/en.ts';

export type { Clause };

/**
 * Explains a sheet for this number of seats, clause by clause. Throws FaultySheet if the sheet is faulty or
 * does not allow that number.
 */
export const explain = (
  sheet: Sheet,
  seats: number,
  overrides: Overrides = {},
  words: RuleWords = en,
): readonly Clause[] => explainHearts(heartsOf(sheet, seats, overrides), words);

/** Like `explain`, for a compiled game. */
export const explainHearts = (hearts: Hearts, words: RuleWords = en): readonly Clause[] =>
  hearts.kind === 'tricks' ? trick.explain(hearts.rules, words) : capture.explain(hearts.rules, words);

/**
 * What a choice of the player who shot the moon does to the totals; its name in a game without such choices.
 */
export function explainMoonChoice(hearts: Hearts, name: MoonChoice, words: RuleWords = en): string {
  if (hearts.kind !== 'tricks') return name;
  const { rules, sheet } = hearts;
  const effect = moonEffects(rules)[sheet.moon.options.findIndex(one => one.name === name)];
  return words.moon.option(effect ?? 'keep');
}

/** How a match of this sheet and length ends. */
export const explainLength = (sheet: Sheet, length?: Length, words: RuleWords = en): string =>
  lengthSentence(sheet, length, words);

/** Why the action was refused: the sentence of the rule, with cards of the asked seat's hand. */
export function explainRefusal(hearts: Hearts, refusal: Refusal, words: RuleWords = en): string {
  if (hearts.kind === 'tricks' && refusal.type !== 'top-banned')
    return trickRefusals.explainRefusal(hearts.rules, refusal, words);
  if (hearts.kind === 'commit-reveal' && isOfCapture(refusal))
    return captureRefusals.explainRefusal(hearts.rules, refusal, words);
  throw new Error(`Cannot explain a refusal: ${hearts.sheet.id} never refuses with ${refusal.type}`);
}

const isOfCapture = (refusal: Refusal): refusal is Parameters<typeof captureRefusals.explainRefusal>[1] =>
  refusal.type === 'not-asked' || refusal.type === 'not-held' || refusal.type === 'top-banned';

/** The sheet's fields behind a refusal, the most important first; empty if no rule caused it. */
export const refusalFields = (refusal: Refusal): readonly string[] =>
  isOfCapture(refusal) ? captureRefusals.refusalFields(refusal) : trickRefusals.refusalFields(refusal);

/** The clause that the refused action would break, or undefined. */
export function clauseOf(hearts: Hearts, refusal: Refusal, words: RuleWords = en): Clause | undefined {
  const [field] = refusalFields(refusal);
  return field === undefined ? undefined : explainHearts(hearts, words).find(clause => clause.fields.includes(field));
}
