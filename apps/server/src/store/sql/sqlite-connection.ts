// Opens connections to the database file. The settings of a writing connection guarantee that a commit is on
// the disk, and are verified.
import { closeSync, openSync } from 'node:fs';
import Database from 'better-sqlite3';
import { LogDamaged, StoreRefused, sqliteCode } from '../errors.ts';

/** How long opening a file waits for a lock that another process holds, in milliseconds. */
const OPEN_WAIT_MS = 2000;

/** The lowest accepted version of SQLite. Older versions can damage a database during a checkpoint. */
const SQLITE_LEAST = '3.51.3';

/** The settings of every connection that writes. Each is set and then read back. */
const SETTINGS: readonly (readonly [name: string, set: string, value: unknown])[] = [
  ['journal_mode', 'WAL', 'wal'],
  // otherwise, in write-ahead mode, SQLite would not wait for the disk at each commit
  ['synchronous', 'FULL', 2],
  ['foreign_keys', 'ON', 1],
  ['secure_delete', 'ON', 1], // deleted data, such as names, is overwritten in the file
  ['trusted_schema', 'OFF', 0],
  ['cell_size_check', 'ON', 1],
  // off, because with it a failing disk ends the process by a signal instead of giving an error
  ['mmap_size', '0', 0],
  // pages between checkpoints; a page that changes often is then written to the file only once
  ['wal_autocheckpoint', '4000', 4000],
  // milliseconds that a checkpoint waits for a read to end before it empties the log
  ['busy_timeout', '2000', 2000],
];

/**
 * Opens the database file for reading and writing. Creates it if it is missing, and checks its structure.
 * Throws StoreRefused if that fails. Whether the indexes agree with the rows is not checked, because this
 * would take several times as long. `checkCopy` does so for each backup.
 */
export function connect(file: string): Database.Database {
  const db = connectToWrite(file);
  try {
    assertWhole(db, file, 'quick_check');
    return db;
  } catch (error) {
    db.close();
    throw refusal(file, error);
  }
}

/** Like `connect`, but does not check the structure of the file. Call it for a file already checked. */
export function connectToWrite(file: string): Database.Database {
  let db: Database.Database | undefined;
  try {
    closeSync(openSync(file, 'a', 0o600));
    db = new Database(file, { timeout: OPEN_WAIT_MS });
    assertVersion(String(db.prepare('SELECT sqlite_version()').pluck().get()));
    for (const [name, set] of SETTINGS) db.pragma(`${name} = ${set}`);
    assertSettings(db);
    return db;
  } catch (error) {
    db?.close();
    throw refusal(file, error);
  }
}

/** Opens the file read-only. Each transaction sees a consistent snapshot, even while a server writes. */
export function connectToRead(file: string): Database.Database {
  try {
    return new Database(file, { readonly: true, fileMustExist: true, timeout: OPEN_WAIT_MS });
  } catch (error) {
    throw refusal(file, error);
  }
}

/** Throws StoreRefused if this version of SQLite is too old for safe writes. */
export function assertVersion(version: string): void {
  if (version.localeCompare(SQLITE_LEAST, 'en', { numeric: true }) < 0)
    throw new StoreRefused(`Cannot keep anything safe: SQLite is ${version} and not ${SQLITE_LEAST} or newer.`);
}

/** Throws StoreRefused if a setting does not have the value that durable writes need. */
export function assertSettings(db: Database.Database): void {
  for (const [name, , wanted] of SETTINGS) {
    const value = db.pragma(name, { simple: true });
    if (value !== wanted) throw new StoreRefused(`Cannot keep anything safe: ${name} is ${value} and not ${wanted}.`);
  }
}

/**
 * Throws StoreRefused if the structure of the file is damaged. `integrity_check` also compares the indexes
 * with the rows. The hash chains of the logs are not checked here but when the logs are read.
 */
export function assertWhole(db: Database.Database, file: string, check: 'quick_check' | 'integrity_check'): void {
  const found = db.pragma(`${check}(1)`, { simple: true });
  if (found !== 'ok') throw new StoreRefused(`Cannot open ${file}: it is damaged (${found}). Restore a backup.`);
  const stray = db.pragma('foreign_key_check');
  if (Array.isArray(stray) && stray.length > 0)
    throw new StoreRefused(`Cannot open ${file}: it is damaged (${stray.length} rows lead nowhere). Restore a backup.`);
}

/**
 * Converts an error from opening the file to a StoreRefused with one sentence for the operator. A LogDamaged
 * is returned unchanged.
 */
export function refusal(file: string, error: unknown): unknown {
  if (error instanceof StoreRefused || error instanceof LogDamaged) return error;
  const code = sqliteCode(error);
  if (code === 'SQLITE_NOTADB') return new StoreRefused(`Cannot open ${file}: it is no database.`);
  if (code?.startsWith('SQLITE_CORRUPT'))
    return new StoreRefused(`Cannot open ${file}: it is damaged. Restore a backup.`);
  return new StoreRefused(`Cannot open ${file}: ${error instanceof Error ? error.message : error}.`, { cause: error });
}
