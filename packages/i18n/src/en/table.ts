// The English hints and refusals of a table, re-exported from the table package.
import { tableWordsEn } from '@moonshot/table';

export const table = tableWordsEn;
