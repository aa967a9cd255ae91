// Figures in documents are those of the data files that benchmarks write.
import { readFileSync } from 'node:fs';
import { expect, test } from 'vitest';
import { type Measured, withFigures } from '../scripts/figures/blocks.ts';
import { houseFiles } from './tidy/source.ts';

const read = (name: string): Measured => JSON.parse(readFileSync(`bench/${name}.json`, 'utf8'));
const holders = houseFiles().filter(({ path, text }) => path.endsWith('.md') && /^<!-- figures: /m.test(text));

test('the documents hold what the data files say', () => {
  expect(holders.map(({ path }) => path)).not.toEqual([]);
  // `npm run -s figures` writes them anew
  for (const { path, text } of holders) expect([path, text]).toEqual([path, withFigures(text, read)]);
});

test('a changed figure is noticed, and written over', () => {
  const [{ text } = { text: '' }] = holders;
  const spoilt = text.replace(/\| \d/, '| 9');
  expect(spoilt).not.toBe(text);
  expect(withFigures(spoilt, read)).toBe(text);
});
