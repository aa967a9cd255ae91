// Copies the database of a server, also while the server writes to it.
import { closeSync, existsSync, openSync, rmSync } from 'node:fs';
import { dirname } from 'node:path';
import Database from 'better-sqlite3';
import { isDamage, StoreRefused } from '../errors.ts';
import { databaseIn } from '../files/data-folder.ts';
import { putInPlace } from '../files/synced-files.ts';
import { versionOf } from '../schema/migrations.ts';
import { connectToRead, refusal } from '../sql/sqlite-connection.ts';
import { checkCopy, type StoreCheckResult } from './check.ts';

/**
 * The number of pages (two megabytes) that a running server copies at a time. Between the steps it serves
 * requests.
 */
const PAGES_A_STEP = 512;
const ALL_PAGES = 0x7fff_ffff;

/**
 * Copies the database of a server's own connection to a new file. The copy includes what is written while it
 * is made.
 */
export const copyWhileUsed = (db: Database.Database, file: string): Promise<void> => copyTo(db, file, PAGES_A_STEP);

/**
 * Copies the database of a folder to a new file as a consistent snapshot, even while a server has it open.
 * Checks the copy, but without the key. Throws StoreRefused or LogDamaged if the copy cannot be made or is
 * damaged.
 */
export async function backupFolder(folder: string, file: string): Promise<StoreCheckResult> {
  await copyFrom(databaseIn(folder), file);
  return checkCopy(file, undefined);
}

/** Copies a database while other processes may write to it. */
export async function copyFrom(database: string, file: string): Promise<void> {
  if (!existsSync(database)) throw new StoreRefused(`Cannot open ${database}: there is no such file.`);
  const db = connectToRead(database);
  try {
    assertOurs(db, database);
    // All pages are copied in one step, because a write between two steps would make SQLite start again.
    await copyTo(db, file, ALL_PAGES);
  } finally {
    db.close();
  }
}

function assertOurs(db: Database.Database, database: string): void {
  try {
    if (versionOf(db, database) === 0) throw new StoreRefused(`Cannot open ${database}: there is nothing in it.`);
  } catch (error) {
    throw refusal(database, error);
  }
}

/**
 * Copies the database into a temporary file. The copy gets its name only when it is complete and on the
 * disk.
 */
async function copyTo(db: Database.Database, file: string, pages: number): Promise<void> {
  if (existsSync(file)) throw new StoreRefused(`Cannot write ${file}: there is such a file already.`);
  if (!existsSync(dirname(file))) throw new StoreRefused(`Cannot write ${file}: there is no such folder.`);
  const part = `${file}.part`;
  try {
    rmSync(part, { force: true });
    closeSync(openSync(part, 'wx', 0o600));
    await db.backup(part, { progress: () => pages });
    makeSingle(part);
    putInPlace(part, file);
  } catch (error) {
    rmSync(part, { force: true });
    if (isDamage(error)) throw refusal(db.name, error);
    throw new StoreRefused(`Cannot write ${file}: ${error instanceof Error ? error.message : error}.`, {
      cause: error,
    });
  }
}

/**
 * Switches off write-ahead mode in the copy. In this mode, every reader would create a log file beside it.
 */
function makeSingle(file: string): void {
  const db = new Database(file);
  db.pragma('journal_mode = DELETE');
  db.close();
}
