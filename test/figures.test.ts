// Figures in documents match the data files that the benchmarks write.
import { readdirSync, readFileSync } from 'node:fs';
import { expect, test } from 'vitest';
import { type Figures, figuresIn, withFigures } from '../scripts/figures/blocks.ts';
import { houseFiles } from './tidy/source.ts';

const read = (name: string): Figures => JSON.parse(readFileSync(`bench/data/${name}.json`, 'utf8'));
const holders = houseFiles().filter(({ path, text }) => path.endsWith('.md') && /^<!-- figures: /m.test(text));

test('the documents hold what the data files say', () => {
  expect(holders.map(({ path }) => path)).not.toEqual([]);
  // `npm run -s figures` updates them
  for (const { path, text } of holders) expect([path, text]).toEqual([path, withFigures(text, read)]);
});

test('each data file has a table in one document', () => {
  const files = readdirSync('bench/data').map(file => file.replace('.json', ''));
  expect(holders.flatMap(({ text }) => figuresIn(text)).toSorted()).toEqual(files.toSorted());
});

test.each(['bench/results.md', 'bench/bots.md'])('every table of %s comes from a data file', file => {
  const { text = '' } = holders.find(({ path }) => path === file) ?? {};
  const byHand = withFigures(text, name => ({ name, columns: [], rows: [] })).match(/^\| (?!(---)? *\|$).*/gm);
  expect(byHand ?? []).toEqual([]);
});

test('a changed figure is noticed, and written over', () => {
  const [{ text } = { text: '' }] = holders;
  const spoilt = text.replace(/\| \d/, '| 9');
  expect(spoilt).not.toBe(text);
  expect(withFigures(spoilt, read)).toBe(text);
});
