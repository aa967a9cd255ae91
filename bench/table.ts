// The format of benchmark results: named rows, which are printed as a table or as JSON.

export interface Result {
  readonly name: string;
  readonly about: string; // the meaning of the numbers, in a sentence or two
  readonly columns: readonly string[];
  readonly rows: readonly Row[];
}

export interface Row {
  readonly name: string;
  readonly values: readonly (number | null)[]; // null: no value
}

/** A benchmark. It reports each row as soon as it is measured. */
export type Bench = (tell: (row: Row) => void) => Result | Promise<Result>;

/** A Markdown table below its description. */
export const markdown = (result: Result): string => `${result.about}\n\n${tableOf(result)}`;

/** The table alone. */
export function tableOf({ columns, rows }: Pick<Result, 'columns' | 'rows'>): string {
  const line = (cells: readonly (number | string | null)[]): string =>
    `| ${cells.map(cell => cell ?? '–').join(' | ')} |`;
  const lines = [line(['', ...columns]), line(['---', ...columns.map(() => '---:')])];
  return [...lines, ...rows.map(row => line([row.name, ...row.values]))].join('\n');
}

/** Rounds a number to at most `decimals` decimals. */
export const rounded = (value: number, decimals: number): number => Number(value.toFixed(decimals));
