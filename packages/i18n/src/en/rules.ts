// The English sentences about the rules, which the package of the rules has.
import { ruleWordsEn } from '@moonshot/rules/words';

export const rules = ruleWordsEn;
