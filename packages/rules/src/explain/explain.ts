// Explains rules in sentences: what a rule sheet says, how a match ends, and why an action was refused. A
// clause is a sentence with the fields from which it follows.
import * as capture from '../capture/explain.ts';
import * as captureRefusals from '../capture/explain-refusal.ts';
import { type Clause, clauseOn } from '../game/clause.ts';
import { explainLength as lengthSentence } from '../game/explain/match.ts';
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
 * Explains a rule sheet for this number of seats, one clause for each rule. Throws `FaultySheet` if the sheet
 * has errors or does not allow this number of seats.
 */
export const explain = (
  sheet: Sheet,
  seats: number,
  overrides: Overrides = {},
  words: RuleWords = en,
): readonly Clause[] => explainHearts(heartsOf(sheet, seats, overrides), words);

/** Explains the rules of a compiled game, one clause for each rule. */
export const explainHearts = (hearts: Hearts, words: RuleWords = en): readonly Clause[] =>
  hearts.kind === 'tricks' ? trick.explain(hearts.rules, words) : capture.explain(hearts.rules, words);

/**
 * Explains what an option of the player who shot the moon does to the totals. In a capture game it returns
 * the option's name.
 */
export function explainMoonChoice(hearts: Hearts, name: MoonChoice, words: RuleWords = en): string {
  if (hearts.kind !== 'tricks') return name;
  const { rules, sheet } = hearts;
  const effect = moonEffects(rules)[sheet.moon.options.findIndex(one => one.name === name)];
  return words.moon.option(effect ?? 'keep');
}

/** Explains how a match by this rule sheet ends if it has this length. */
export const explainLength = (sheet: Sheet, length?: Length, words: RuleWords = en): string =>
  lengthSentence(sheet, length, words);

/** Explains why an action was refused. Throws if the game never refuses with this type. */
export function explainRefusal(hearts: Hearts, refusal: Refusal, words: RuleWords = en): string {
  if (hearts.kind === 'tricks' && refusal.type !== 'top-banned')
    return trickRefusals.explainRefusal(hearts.rules, refusal, words);
  if (hearts.kind === 'commit-reveal' && isOfCapture(refusal))
    return captureRefusals.explainRefusal(hearts.rules, refusal, words);
  throw new Error(`Cannot explain a refusal: ${hearts.sheet.id} never refuses with ${refusal.type}`);
}

const isOfCapture = (refusal: Refusal): refusal is Parameters<typeof captureRefusals.explainRefusal>[1] =>
  refusal.type === 'not-asked' || refusal.type === 'not-held' || refusal.type === 'top-banned';

/**
 * The fields of the rule sheet from which a refusal follows, the most important first. Empty if no rule
 * caused it.
 */
export const refusalFields = (refusal: Refusal): readonly string[] =>
  isOfCapture(refusal) ? captureRefusals.refusalFields(refusal) : trickRefusals.refusalFields(refusal);

/** The clause that the refused action would violate. Undefined if no clause states this rule. */
export function clauseOf(hearts: Hearts, refusal: Refusal, words: RuleWords = en): Clause | undefined {
  const [field] = refusalFields(refusal);
  return field === undefined ? undefined : clauseOn(explainHearts(hearts, words), field);
}
