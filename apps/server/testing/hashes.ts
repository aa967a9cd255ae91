// Test harness: a hash of each table of a database.
import { createHash } from 'node:crypto';
import SQLite from 'better-sqlite3';
import pg from 'pg';
import { databaseIn } from '../src/store/files/data-folder.ts';

/** A hash of all rows of each table, by the table's name. */
type Hashes = Readonly<Record<string, string>>;

const hashOf = (rows: readonly unknown[]): string => {
  const texts = rows.map(row => JSON.stringify(row)).sort();
  return createHash('sha256').update(texts.join('\n')).digest('hex');
};

/** The hashes of a PostgreSQL database. */
export async function hashesAt(url: string): Promise<Hashes> {
  const client = new pg.Client(url);
  await client.connect();
  try {
    const { rows } = await client.query("SELECT tablename FROM pg_tables WHERE schemaname = 'public' ORDER BY 1");
    const hashes: Record<string, string> = {};
    for (const { tablename } of rows)
      hashes[tablename] = hashOf((await client.query(`SELECT * FROM ${tablename}`)).rows);
    return hashes;
  } finally {
    await client.end();
  }
}

/** The hashes of the database file in a folder. */
export function hashesIn(folder: string): Hashes {
  const db = new SQLite(databaseIn(folder), { readonly: true });
  const names = db.prepare<[], string>("SELECT name FROM sqlite_schema WHERE type = 'table' ORDER BY 1").pluck().all();
  const hashes = Object.fromEntries(names.map(name => [name, hashOf(db.prepare(`SELECT * FROM ${name}`).all())]));
  db.close();
  return hashes;
}
