// Documents are easy to read; and tests of these checks.
import { expect, test } from 'vitest';
import { longCells, longPages, longSentences, oddTurns, wideLines } from './prose.ts';
import { houseFiles, type Source } from './source.ts';

const files = houseFiles();

type Checker = (source: Source) => readonly string[];

test.each<[law: string, checker: Checker]>([
  ['lines fit a screen', wideLines],
  ['table cells are short', longCells],
  ['sentences are short', longSentences],
  ['pages are short', longPages],
  ['turns are plain', oddTurns],
])('in documents %s', (_, checker) => {
  expect(files.flatMap(checker)).toEqual([]);
});

const words = (count: number): string => Array.from({ length: count }, () => 'word').join(' ');
const WIDE = 'x'.repeat(111);

test.each<[name: string, checker: Checker, text: string, faults: number]>([
  ['a line at its limit', wideLines, 'x'.repeat(110), 0],
  ['a line past its limit', wideLines, WIDE, 1],
  ['a wide line of a table', wideLines, `| ${WIDE} |`, 0],
  ['a wide line with a link', wideLines, `${WIDE} [a](b.md)`, 0],
  ['a wide line of code', wideLines, `\`\`\`sh\n${WIDE}\n\`\`\``, 0],
  ['a cell at its limit', longCells, `|${'x'.repeat(220)}|`, 0],
  ['a cell past its limit', longCells, `|${'x'.repeat(221)}|`, 1],
  ['a sentence at its limit', longSentences, `${words(45)}.`, 0],
  ['a sentence past its limit', longSentences, `${words(46)}.`, 1],
  ['two sentences', longSentences, `${words(30)}. ${words(30)}.`, 0],
  ['a page at its limit', longPages, `${words(2500)}`, 0],
  ['a page past its limit', longPages, `${words(2501)}`, 1],
  ['a long table', longPages, `| ${words(2501)} |`, 0],
  ['an odd turn', oddTurns, 'Whoever reads this is told of it.', 2],
  ['a plain one', oddTurns, 'A reader is told this.', 0],
])('%s', (_, checker, text, faults) => {
  expect(checker({ path: 'docs/a.md', text })).toHaveLength(faults);
  expect(checker({ path: 'docs/a.ts', text })).toEqual([]);
});
