// A table's refusal as a code and a sentence.

import type { Refused } from '@moonshot/protocol';
import type { Hearts } from '@moonshot/rules';
import { explainRefusal, refusalFields } from '@moonshot/rules/explain';
import type { RuleWords } from '@moonshot/rules/words';
import type { Refusal } from '../core/decide.ts';
import type { TableWords } from '../words/en.ts';

/**
 * A refusal as its code, a sentence in one language, and the fields of the sheet on which its rule is based.
 */
export const describeRefusal = (
  hearts: Hearts,
  refusal: Refusal,
  rules: RuleWords,
  say: TableWords['refusals'],
): Refused =>
  refusal.type === 'game'
    ? {
        code: refusal.refusal.type,
        sentence: explainRefusal(hearts, refusal.refusal, rules),
        fields: refusalFields(refusal.refusal),
      }
    : { code: refusal.type, sentence: say[refusal.type], fields: [] };
