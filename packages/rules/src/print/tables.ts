// The small tables of printed rules: what cards count, how cards are passed in each deal, and the contracts.
import { figure } from '../cards/figures.ts';
import type { Hearts } from '../games.ts';
import { contractName } from '../trick/explain/score.ts';
import { valueRows } from '../trick/explain/values.ts';
import type { RuleWords } from '../words/en.ts';
import type { PrintWords } from '../words/print-words.ts';

export interface SmallTable {
  readonly kind: 'values' | 'passes' | 'contracts';
  readonly head: readonly string[];
  readonly rows: readonly (readonly string[])[];
}

/** The maximum number of rows of a table. A longer table is split into parts that stand side by side. */
const ROWS_MAX = 13;

/** The tables of a game. Tables without rows are left out. */
export const tablesOf = (hearts: Hearts, rules: RuleWords, print: PrintWords): readonly SmallTable[] =>
  [valuesOf(hearts, rules, print), passesOf(hearts, print), contractsOf(hearts, rules, print)].flatMap(inParts);

const inParts = ({ rows, ...table }: SmallTable): readonly SmallTable[] =>
  Array.from({ length: Math.ceil(rows.length / ROWS_MAX) }, (_, part) => ({
    ...table,
    rows: rows.slice(part * ROWS_MAX, (part + 1) * ROWS_MAX),
  }));

/** The number of characters on a line of a cell, if the table is half a column wide. */
const CELL = 12;

/**
 * The height of all tables, in rows of one line. The head of a table has two lines. Narrow tables stand in
 * pairs.
 */
export function rowsHigh(tables: readonly SmallTable[]): number {
  const heights = (isWide: boolean): readonly number[] =>
    tables.filter(({ kind }) => (kind === 'contracts') === isWide).map(heightOf);
  const narrow = heights(false);
  const pairs = narrow.flatMap((height, i) => (i % 2 === 0 ? [Math.max(height, narrow[i + 1] ?? 0)] : []));
  return [...heights(true), ...pairs].reduce((sum, height) => sum + height, 0);
}

const heightOf = ({ kind, rows }: SmallTable): number =>
  rows.reduce((sum, [first = '']) => sum + (kind === 'contracts' ? 1 : Math.ceil(first.length / CELL)), 2);

function valuesOf(hearts: Hearts, { points: { table } }: RuleWords, print: PrintWords): SmallTable {
  const head = [table.cards, table.points];
  if (hearts.kind === 'tricks') return { kind: 'values', head, rows: valueRows(hearts.rules) };
  const { captured, inHand } = hearts.sheet.hearts;
  const rows = [
    [print.captured, figure(captured)],
    [print.inHand, figure(inHand)],
  ];
  return { kind: 'values', head, rows: rows.filter(([, worth]) => worth !== '0') };
}

/**
 * The table of a pass cycle, with a row for each deal: the deal, the step, and the number of cards (a dash
 * for none).
 */
function passesOf(hearts: Hearts, { deal, pass, step }: PrintWords): SmallTable {
  const { passSteps, passCounts } = hearts.kind === 'tricks' ? hearts.rules : { passSteps: [], passCounts: [] };
  const passed = passSteps.some(one => one !== 'hold');
  const way = (i: number): string => (passSteps[i] === 'hold' ? '–' : String(passCounts[i] ?? 0));
  const rows = passSteps.map((one, i) => [String(i + 1), step(one), way(i)]);
  return { kind: 'passes', head: [deal, pass, '#'], rows: passed ? rows : [] };
}

function contractsOf(hearts: Hearts, words: RuleWords, { deal, counts }: PrintWords): SmallTable {
  const contracts = hearts.kind === 'tricks' ? hearts.sheet.contracts : [];
  const rows = contracts.map(({ name }, i) => [String(i + 1), contractName(name, words)]);
  return { kind: 'contracts', head: [deal, counts], rows };
}
