// Checks that documents are easy to read: short sentences, lines, table cells and pages, and no turns of
// phrase that a reader has to decode.
import { blanked, type Source } from './source.ts';

const LINE = 110;
const CELL = 220;
const SENTENCE = 45;
const PAGE = 2500;

const HIDDEN = /^```[\s\S]*?^```|<!--[\s\S]*?-->/gm;
const LINKED = /https?:|\]\(/;
const BLOCK = /\n\s*\n|\n(?=\s*(?:[-*+]|\d+\.)\s)/;
const NO_PROSE = /^\s*(\||#|>)/;
const ODD = /\b(whoever|whither|so-manieth|amid|mend(?:s|ed|ing)?|told of|tells? of|comes? of it|thrice|lest)\b/gi;

const isProse = ({ path }: Source): boolean => path.endsWith('.md') && !path.startsWith('fixtures/');
const wordsIn = (text: string): number => text.split(/\s+/).filter(word => /\w/.test(word)).length;
const isRow = (line: string): boolean => line.startsWith('|');

/** Lines with their numbers, without code and comments. */
const linesOf = ({ text }: Source): readonly (readonly [line: string, number: number])[] =>
  blanked(text, HIDDEN)
    .split('\n')
    .map((line, i) => [line.trimEnd(), i + 1] as const);

/** Lines that do not fit a screen; tables and links may be longer. */
export const wideLines = (source: Source): readonly string[] =>
  (isProse(source) ? linesOf(source) : [])
    .filter(([line]) => [...line].length > LINE && !isRow(line) && !LINKED.test(line))
    .map(
      ([line, number]) => `${source.path}:${number}: the line has ${[...line].length} columns; ${LINE} are the limit.`,
    );

/** Table cells that should be text below the table. */
export const longCells = (source: Source): readonly string[] =>
  (isProse(source) ? linesOf(source) : []).flatMap(([line, number]) =>
    (isRow(line) ? line.split('|') : [])
      .filter(cell => cell.length > CELL)
      .map(cell => `${source.path}:${number}: a cell has ${cell.length} letters; ${CELL} are the limit.`),
  );

/** Sentences with too many words. */
export function longSentences(source: Source): readonly string[] {
  if (!isProse(source)) return [];
  const blocks = source.text.replace(HIDDEN, '').split(BLOCK);
  return blocks
    .filter(block => !NO_PROSE.test(block))
    .flatMap(block => block.replace(/\s+/g, ' ').split(/(?<=[.!?:;])\s+/))
    .filter(sentence => wordsIn(sentence) > SENTENCE)
    .map(sentence => `${source.path}: the sentence “${sentence.slice(0, 60)}…” has ${wordsIn(sentence)} words.`);
}

/**
 * Pages that should be split in two. Signs between words count as words. The changelog grows by its nature,
 * and tables do not count.
 */
export function longPages(source: Source): readonly string[] {
  if (!isProse(source) || source.path === 'CHANGELOG.md') return [];
  const words = linesOf(source)
    .filter(([line]) => !isRow(line))
    .map(([line]) => line)
    .join(' ')
    .split(/\s+/).length;
  return words > PAGE ? [`${source.path}: the page has ${words} words; ${PAGE} are the limit.`] : [];
}

/** Turns of phrase from a private dialect. */
export const oddTurns = (source: Source): readonly string[] =>
  (isProse(source) ? linesOf(source) : []).flatMap(([line, number]) =>
    [...line.matchAll(ODD)].map(([turn]) => `${source.path}:${number}: write “${turn}” in plain English.`),
  );
