// The format of a benchmark's results: rows with names, which are printed as a table or as JSON.

import { wrapped } from '../apps/cli/src/core/plain-text.ts';

export interface Result {
  readonly name: string;
  readonly about: string; // what the numbers mean, in a sentence or two
  readonly columns: readonly string[];
  readonly rows: readonly Row[];
}

export interface Row {
  readonly name: string;
  readonly values: readonly (number | null)[]; // values in the order of the columns; null if there is none
}

/** A benchmark. It calls `tell` with each row as soon as the row is measured. */
export type Bench = (tell: (row: Row) => void) => Result | Promise<Result>;

/** A result as Markdown: its description, and a table below. */
export const markdown = (result: Result): string => `${result.about}\n\n${tableOf(result)}`;

const COLUMNS = 110; // the width of documents

/** A Markdown document whose paragraphs are wrapped. Headings, lists and tables stay as they are. */
export const wrappedDocument = (text: string): string =>
  text
    .split('\n\n')
    .map(block => (/^[|#-]/.test(block) ? block : wrapped(block.replaceAll('\n', ' '), COLUMNS).join('\n')))
    .join('\n\n');

/** The rows of a result as a Markdown table, without the description. */
export function tableOf({ columns, rows }: Pick<Result, 'columns' | 'rows'>): string {
  const line = (cells: readonly (number | string | null)[]): string =>
    `| ${cells.map(cell => cell ?? '–').join(' | ')} |`;
  const lines = [line(['', ...columns]), line(['---', ...columns.map(() => '---:')])];
  return [...lines, ...rows.map(row => line([row.name, ...row.values]))].join('\n');
}

/** Rounds a number to at most `decimals` decimals. */
export const rounded = (value: number, decimals: number): number => Number(value.toFixed(decimals));
