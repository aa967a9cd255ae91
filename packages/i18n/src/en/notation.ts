// The English error messages for the text of a match, re-exported from the rules package.
import { notationWordsEn } from '@moonshot/rules/words';

export const notation = notationWordsEn;
