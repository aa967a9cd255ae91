// Names beside a chart stay different when they are cut.
import { expect, test } from 'vitest';
import { shortNames } from './short-names.ts';

test.each([
  ['short names stay', ['Ada', 'Noor'], ['Ada', 'Noor']],
  ['a long name is cut', ['Ada', 'Maximilian'], ['Ada', 'Maximil…']],
  ['names that begin alike show their ends', ['Player 10', 'Player 11'], ['Player…0', 'Player…1']],
  ['as many letters of the end as needed', ['Grandma 110', 'Grandma 210'], ['Gran…110', 'Gran…210']],
  ['others are cut as usual', ['Player 10', 'Player 11', 'Maximilian'], ['Player…0', 'Player…1', 'Maximil…']],
  ['names that differ in the middle', ['Annabella 1 Bo', 'Annabella 2 Bo'], ['Ann…1 Bo', 'Ann…2 Bo']],
  ['others are numbered', ['Abcdefgh1bcdefgh', 'Abcdefgh2bcdefgh'], ['1Abcdef…', '2Abcdef…']],
  ['equal names stay equal', ['Maximilian', 'Maximilian'], ['Maximil…', 'Maximil…']],
])('%s', (_, names, short) => {
  expect(shortNames(names, 8)).toEqual(short);
});

test('fourteen numbered players have fourteen labels of at most eight letters', () => {
  const short = shortNames(
    Array.from({ length: 14 }, (_, i) => `Player ${i + 1}`),
    8,
  );
  expect(new Set(short).size).toBe(14);
  expect(Math.max(...short.map(name => name.length))).toBe(8);
});

test('names that are numbered have at most eight letters from the tenth on, too', () => {
  const names = Array.from({ length: 14 }, (_, i) => `Abcdefgh${i % 10}${i}bcdefgh`);
  const short = shortNames(names, 8);
  expect(short[9]).toBe('10Abcde…');
  expect(new Set(short.map(name => name.length))).toEqual(new Set([8]));
});
