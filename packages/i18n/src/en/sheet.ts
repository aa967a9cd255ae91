// The English errors of a rule sheet, which the package of the rules has.
import { sheetWordsEn } from '@moonshot/rules/words';

export const sheet = sheetWordsEn;
