// The shape of every benchmark's result: rows with a name each, written for people as a table or for programs
// as JSON.

export interface Result {
  readonly name: string;
  readonly about: string; // what the numbers mean, in a sentence or two
  readonly columns: readonly string[];
  readonly rows: readonly Row[];
}

export interface Row {
  readonly name: string;
  readonly values: readonly (number | null)[]; // null: there is no such number here
}

/** A benchmark: measures when it is called, and tells each row as soon as it has it. */
export type Bench = (tell: (row: Row) => void) => Result | Promise<Result>;

/** A Markdown table under its sentence. */
export function markdown({ about, columns, rows }: Result): string {
  const line = (cells: readonly (number | string | null)[]): string =>
    `| ${cells.map(cell => cell ?? '–').join(' | ')} |`;
  const lines = [line(['', ...columns]), line(['---', ...columns.map(() => '---:')])];
  return [about, '', ...lines, ...rows.map(row => line([row.name, ...row.values]))].join('\n');
}

/** A number with so many decimals at most. */
export const rounded = (value: number, decimals: number): number => Number(value.toFixed(decimals));
