// Why a table did not do something, in a sentence.
import { explainRefusal, refusalFields } from '@moonshot/rules/explain';
import type { Hearts } from '@moonshot/rules/games';
import type { RuleWords } from '@moonshot/rules/words/en';
import type { Refusal } from './decide.ts';
import type { TableWords } from './words/en.ts';

/** The sentence, and the fields of the sheet that it comes from where a rule of the game refused. */
export interface Refused {
  readonly sentence: string;
  readonly fields: readonly string[];
}

/** Says a refusal in the language of the words. */
export const refusedText = (
  hearts: Hearts,
  refusal: Refusal,
  rules: RuleWords,
  say: TableWords['refusals'],
): Refused =>
  refusal.type === 'game'
    ? { sentence: explainRefusal(hearts, refusal.refusal, rules), fields: refusalFields(refusal.refusal) }
    : { sentence: say[refusal.type], fields: [] };
