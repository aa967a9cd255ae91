// Copies a database file into a PostgreSQL database, either completely or not at all, and compares hashes of
// both.
import { createHash } from 'node:crypto';
import { rmSync } from 'node:fs';
import SQLite from 'better-sqlite3';
import pg from 'pg';
import { LogDamaged, StoreRefused } from '../errors.ts';
import { databaseIn } from '../files/data-folder.ts';
import { lockFile } from '../files/lock.ts';
import { ciphersWith } from '../log/cipher.ts';
import { namedAt } from '../open-postgres.ts';
import { migrate } from '../schema/migrations.ts';
import { migratePostgres } from '../schema/postgres.ts';
import { clientAt } from '../sql/postgres.ts';
import { copyFrom } from './backup.ts';
import { checkCopy, type StoreCheckResult } from './check.ts';

export interface Moving {
  readonly folder: string;
  readonly key: Uint8Array;
  readonly url: string;
  readonly random: (bytes: number) => Uint8Array;
}

/** The number of rows that one statement inserts or reads. */
const ROWS = 200;

interface Table {
  readonly name: string;
  readonly columns: readonly string[];
  readonly order: readonly string[]; // columns of the primary key
}

/**
 * Copies a folder's database into an empty PostgreSQL database while no server has the file open. The file
 * is not changed. Throws StoreRefused or LogDamaged if the source is damaged, the target is not empty, or
 * the two differ afterwards; then no row is copied.
 */
export async function moveToPostgres({ folder, key, url, random }: Moving): Promise<StoreCheckResult> {
  const place = databaseIn(folder);
  const part = `${place}.moving`;
  const unlock = lockFile(place);
  try {
    rmSync(part, { force: true });
    await copyFrom(place, part);
    const file = new SQLite(part);
    try {
      migrate(file, place, ciphersWith(key, random));
      const checked = checkCopy(part, key, place);
      await filled(file, url);
      return checked;
    } finally {
      file.close();
    }
  } finally {
    for (const end of ['', '-wal', '-shm', '-journal']) rmSync(`${part}${end}`, { force: true });
    unlock();
  }
}

async function filled(file: SQLite.Database, url: string): Promise<void> {
  const name = namedAt(url);
  const client = clientAt(url);
  try {
    await client.connect();
    await migratePostgres(client, name);
    const tables = tablesOf(file);
    await client.query('BEGIN');
    await refuseFull(client, name, tables);
    for (const table of tables) await copied(file, client, table);
    for (const table of tables) await compared(file, client, table, name);
    await client.query('COMMIT');
  } catch (error) {
    if (error instanceof StoreRefused || error instanceof LogDamaged) throw error;
    throw new StoreRefused(`Cannot move into ${name}: ${error instanceof Error ? error.message : error}.`, {
      cause: error,
    });
  } finally {
    await client.end().catch(() => {});
  }
}

/** The tables of the file in such an order that each comes after the tables that it references. */
function tablesOf(file: SQLite.Database): readonly Table[] {
  const left = file
    .prepare<[], string>(
      "SELECT name FROM sqlite_schema WHERE type = 'table' AND name NOT LIKE 'sqlite%' ORDER BY name",
    )
    .pluck()
    .all();
  const placed: string[] = [];
  while (left.length > 0) {
    const next = left.findIndex(name => referred(file, name).every(one => one === name || placed.includes(one)));
    placed.push(...left.splice(Math.max(0, next), 1));
  }
  return placed.map(name => ({ name, ...columnsOf(file, name) }));
}

const referred = (file: SQLite.Database, name: string): readonly string[] =>
  file.prepare<[string], string>('SELECT "table" FROM pragma_foreign_key_list(?)').pluck().all(name);

function columnsOf(file: SQLite.Database, name: string): Pick<Table, 'columns' | 'order'> {
  const found = file
    .prepare<[string], { name: string; pk: number }>('SELECT name, pk FROM pragma_table_info(?) ORDER BY cid')
    .all(name);
  const keyed = found.filter(({ pk }) => pk > 0).sort((a, b) => a.pk - b.pk);
  return { columns: found.map(column => column.name), order: keyed.map(column => column.name) };
}

async function refuseFull(client: pg.ClientBase, name: string, tables: readonly Table[]): Promise<void> {
  for (const table of tables) {
    const { rowCount } = await client.query(`SELECT 1 FROM ${quoted(table.name)} LIMIT 1`);
    if (rowCount !== 0) throw new StoreRefused(`Cannot move into ${name}: it holds something already.`);
  }
}

const quoted = (name: string): string => pg.escapeIdentifier(name);
const listed = (names: readonly string[]): string => names.map(quoted).join(', ');

const reading = ({ name, columns, order }: Table): string =>
  `SELECT ${listed(columns)} FROM ${quoted(name)} ORDER BY ${listed(order)}`;

const rowsOf = (file: SQLite.Database, table: Table): IterableIterator<unknown[]> =>
  file.prepare<[], unknown[]>(reading(table)).raw().iterate();

async function copied(file: SQLite.Database, client: pg.ClientBase, table: Table): Promise<void> {
  const into = `INSERT INTO ${quoted(table.name)} (${listed(table.columns)}) VALUES `;
  let group: unknown[][] = [];
  const write = async (): Promise<void> => {
    if (group.length === 0) return;
    let at = 0;
    const places = group.map(row => `(${row.map(() => `$${++at}`).join(', ')})`);
    await client.query(into + places.join(', '), group.flat());
    group = [];
  };
  for (const row of rowsOf(file, table)) {
    group.push(row);
    if (group.length === ROWS) await write();
  }
  await write();
  await goOnCounting(client, table);
}

/** Sets the sequence that numbers new rows of a table to continue after the copied rows. */
async function goOnCounting(client: pg.ClientBase, { name, order: [first = ''] }: Table): Promise<void> {
  const { rows } = await client.query<{ readonly counter: string | null }>(
    'SELECT pg_get_serial_sequence($1, $2) AS counter',
    [name, first],
  );
  const counter = rows[0]?.counter ?? null;
  if (counter === null) return;
  await client.query(`SELECT setval($1, max(${quoted(first)})) FROM ${quoted(name)}`, [counter]);
}

async function compared(file: SQLite.Database, client: pg.ClientBase, table: Table, name: string): Promise<void> {
  const theirs = createHash('sha256');
  for (const row of rowsOf(file, table)) theirs.update(rowText(row));
  const ours = createHash('sha256');
  await client.query(`DECLARE read_${table.name} NO SCROLL CURSOR FOR ${reading(table)}`);
  for (;;) {
    const text = `FETCH ${ROWS} FROM read_${table.name}`;
    const { rows } = await client.query<unknown[]>({ text, rowMode: 'array' });
    if (rows.length === 0) break;
    for (const row of rows) ours.update(rowText(row));
  }
  if (theirs.digest('hex') !== ours.digest('hex'))
    throw new StoreRefused(`Cannot move into ${name}: what it would hold in ${table.name} is not what the file holds.`);
}

const rowText = (row: readonly unknown[]): string =>
  `${JSON.stringify(row.map(value => (value instanceof Uint8Array ? Buffer.from(value).toString('hex') : value)))}\n`;
