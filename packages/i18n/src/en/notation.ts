// The English errors of a text of a match, which the package of the rules has.
import { notationWordsEn } from '@moonshot/rules/words';

export const notation = notationWordsEn;
