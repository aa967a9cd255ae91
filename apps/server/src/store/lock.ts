// One server for one file: a lock that the system drops with the process that holds it, however that process
// ends.
import { existsSync, realpathSync } from 'node:fs';
import { basename, dirname, join } from 'node:path';
import Database from 'better-sqlite3';
import { StoreRefused, sqliteCode } from './errors.ts';

const TRIES_MAX = 8;

/**
 * Takes the file for this process; returns what gives it back.
 *
 * The lock is SQLite's own, on a small database beside the file: an open write transaction there, under which
 * others can
 * still read the number of the process that holds it. A lock on the file itself (`locking_mode=EXCLUSIVE`)
 * would keep out
 * those who only read, and with them a backup while the server runs; a file with a process number in it goes
 * stale.
 * Throws StoreRefused where another process holds it.
 */
export function lockFile(file: string): () => void {
  const lock = new Database(lockFor(file), { timeout: 0 });
  try {
    for (let tries = 0; tries < TRIES_MAX; tries++) {
      lock.exec('BEGIN IMMEDIATE');
      if (holderIn(lock) === process.pid) return () => void lock.close();
      lock.pragma(`user_version = ${process.pid}`);
      lock.exec('COMMIT'); // others can read it only now, and only now may they take the lock before us
    }
    throw new StoreRefused(`Cannot open ${file}: other Moonshot servers open it again and again.`);
  } catch (error) {
    const holder = sqliteCode(error)?.startsWith('SQLITE_BUSY') ? heldBy(lock) : undefined;
    lock.close();
    if (holder === undefined) throw error;
    throw new StoreRefused(`Cannot open ${file}: another Moonshot server has it open (${holder}).`);
  }
}

/** The database that is the lock of a file. Two names that lead to one file must come to one lock. */
export const lockFor = (file: string): string =>
  `${existsSync(file) ? realpathSync(file) : join(realpathSync(dirname(file)), basename(file))}-lock`;

const holderIn = (lock: Database.Database): unknown => lock.pragma('user_version', { simple: true });

/** Who holds the lock; while it is just being taken its number cannot be read. */
function heldBy(lock: Database.Database): string {
  try {
    return `process ${holderIn(lock)}`;
  } catch {
    return 'a process that is just starting';
  }
}
