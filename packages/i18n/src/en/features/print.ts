// English texts of printed rules and score sheets.
import { printWordsEn } from '@moonshot/rules/words';

const { players, scoreSheet, link, points, total, date } = printWordsEn;

export const print = {
  act: 'Print',
  empty: 'Print rules and an empty sheet',
  failed: 'These rules cannot be printed. Load the page again.',
  ...{ players, scoreSheet, link, points, total, date },
};

/** The texts of printed pages that every language must provide. */
export type PrintTexts = typeof print;
