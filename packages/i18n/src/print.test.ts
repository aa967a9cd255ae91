// The rules package has English texts for printed pages, so that pages can be printed without this package.
// These texts must equal the texts of this package.
import { printWordsEn } from '@moonshot/rules/words';
import { expect, test } from 'vitest';
import { PASSES } from './en/page/grammar.ts';
import { printWords } from './features.ts';

test('a printed page has the same English with and without the texts of the page', async () => {
  const words = await printWords('en');
  const steps = [...Object.keys(PASSES), 'another'];
  expect(steps.map(words.step)).toEqual(steps.map(printWordsEn.step));
  expect({ ...words, step: null }).toMatchObject({ ...printWordsEn, step: null });
});
