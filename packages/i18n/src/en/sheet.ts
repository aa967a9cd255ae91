// The English error messages for a rule sheet, re-exported from the rules package.
import { sheetWordsEn } from '@moonshot/rules/words';

export const sheet = sheetWordsEn;
