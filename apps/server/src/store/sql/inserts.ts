// Creates SQL statements that insert new rows.
import type { NewRows, SqlStatement } from './steps.ts';

/**
 * The maximum number of rows in one statement. It limits how many different statements have to be prepared.
 */
const ROWS_MAX = 64;

const headOf = ({ table, columns }: NewRows): string => `INSERT INTO ${table} (${Object.keys(columns).join(', ')})`;

const tailOf = ({ onConflict }: NewRows): string => (onConflict === undefined ? '' : ` ON CONFLICT ${onConflict}`);

/** Caches the texts of insert statements, by columns and number of rows. */
const known = new WeakMap<NewRows['columns'], string[]>();

function insertOfValues(news: NewRows, count: number): string {
  const row = `(${Object.keys(news.columns)
    .map(() => '?')
    .join(', ')})`;
  return `${headOf(news)} VALUES ${Array(count).fill(row).join(', ')}${tailOf(news)}`;
}

function textOf(news: NewRows, count: number): string {
  const texts = known.get(news.columns) ?? [];
  known.set(news.columns, texts);
  const made = texts[count] ?? insertOfValues(news, count);
  texts[count] = made;
  return made;
}

/** The statements for new rows, with a placeholder for each value. */
export function* insertsOfValues(all: readonly NewRows[]): Generator<SqlStatement> {
  for (const news of all)
    for (let from = 0; from < news.rows.length; from += ROWS_MAX) {
      const some = news.rows.slice(from, from + ROWS_MAX);
      yield { text: textOf(news, some.length), values: some.flat() };
    }
}

/**
 * One PostgreSQL statement for the new rows of several tables, which takes one round trip. Each column is
 * passed as one array, so that the text is the same for any number of rows and is planned once.
 */
export function insertOfArrays(all: readonly NewRows[]): SqlStatement {
  const inserts = all.map(news => {
    const arrays = Object.values(news.columns).map(type => `CAST(? AS ${type}[])`);
    return `${headOf(news)} SELECT * FROM unnest(${arrays.join(', ')})${tailOf(news)}`;
  });
  const first = inserts.slice(0, -1).map((text, i) => `part_${i} AS (${text})`);
  const text = `${first.length === 0 ? '' : `WITH ${first.join(', ')} `}${inserts.at(-1)}`;
  const values = all.flatMap(({ columns, rows }) => Object.keys(columns).map((_, i) => rows.map(row => row[i])));
  return { text, values };
}
