// Finds the sentence of the rules about a field.
import type { TableRules } from '@moonshot/protocol';

type RuleSentence = TableRules['sentences'][number];

/**
 * The sentence about a field: the first that begins with the field, or else the first that depends on it.
 * This is `clauseOn` of the rules, which the page does not load.
 */
export const sentenceOn = ({ sentences }: TableRules, field: string): RuleSentence | undefined =>
  sentences.find(({ fields }) => fields[0] === field) ?? sentences.find(({ fields }) => fields.includes(field));
