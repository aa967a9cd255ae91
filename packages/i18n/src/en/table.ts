// The English hints and refusals of a table, which the package of the table has.
import { tableWordsEn } from '@moonshot/table';

export const table = tableWordsEn;
