// The English sentences about the rules, re-exported from the rules package.
import { ruleWordsEn } from '@moonshot/rules/words';

export const rules = ruleWordsEn;
