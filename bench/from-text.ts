// Measures how well the rules that families have written are understood. The texts in
// `fixtures/rules-from-text` are labelled with the correct fields.

import { type Measured, measured, namesIn } from '../test/labelled-texts.ts';
import { type Bench, type Row, rounded } from './table.ts';

const WORK = ['work', 'invented', 'voices', 'sites', 'strangers', 'visitors'] as const;
const ASIDE = ['final', 'unseen', 'voices-unseen', 'sites-unseen'] as const;

function rowFor(folder: string): Row {
  const { right, wrong, all }: Measured = measured(folder);
  const percent = (n: number): number => rounded((n / all) * 100, 1);
  const asked = all - right - wrong.length;
  return {
    name: folder,
    values: [namesIn(folder).length, all, right, wrong.length, asked, percent(right), percent(wrong.length)],
  };
}

export const fromText: Bench = tell => ({
  name: 'from-text',
  about:
    'Counts the fields of the rules that written texts decide: those that the rules reader reads right, those that it reads wrong, and those that it asks about. The rules reader was developed with the texts in `work`, `invented`, `voices`, `sites`, `strangers` and `visitors`. Those in `final`, `unseen`, `voices-unseen` and `sites-unseen` were kept aside to measure it.',
  columns: ['texts', 'fields', 'right', 'wrong', 'asked', 'right, %', 'wrong, %'],
  rows: [...WORK, ...ASIDE].map(folder => {
    const row = rowFor(folder);
    tell(row);
    return row;
  }),
});
