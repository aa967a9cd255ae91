// Copies of the database while it is written to, and putting a copy back; a copy is checked before anybody relies on it.
import { existsSync, rmSync } from 'node:fs';
import type { Database } from 'better-sqlite3';
import BetterSqlite from 'better-sqlite3';
import { StoreRefused } from './errors.ts';
import { putInPlace } from './files.ts';

/** Pages copied at a time by a server, which serves its tables in between: two megabytes. */
const PAGES_A_STEP = 512;
const ALL_PAGES = 0x7fff_ffff;

/** Copies the database of this connection to a new file; what is written meanwhile goes into the copy as well. */
export const copyWhileUsed = (db: Database, file: string): Promise<void> => copyTo(db, file, PAGES_A_STEP);

/** Copies the database of a connection of its own, at one moment; whoever writes goes on writing. */
export const copyAtOnce = (db: Database, file: string): Promise<void> => copyTo(db, file, ALL_PAGES);

/** The copy appears under its name when it is whole and on the disk. */
async function copyTo(db: Database, file: string, pages: number): Promise<void> {
  if (existsSync(file)) throw new StoreRefused(`Cannot write ${file}: there is such a file already.`);
  const part = `${file}.part`;
  rmSync(part, { force: true });
  try {
    await db.backup(part, { progress: () => pages });
    makeSingle(part);
    putInPlace(part, file);
  } catch (error) {
    rmSync(part, { force: true });
    throw new StoreRefused(`Cannot write ${file}: ${error instanceof Error ? error.message : error}.`, {
      cause: error,
    });
  }
}

/** A copy that says it has a log beside it would need one made wherever it is read. */
function makeSingle(file: string): void {
  const db = new BetterSqlite(file);
  db.pragma('journal_mode = DELETE');
  db.close();
}
