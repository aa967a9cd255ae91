// Allows only one server per database file, by a lock that the operating system releases however the process
// ends.
import { existsSync, realpathSync } from 'node:fs';
import { basename, dirname, join } from 'node:path';
import Database from 'better-sqlite3';
import { StoreRefused, sqliteCode } from '../errors.ts';

const TRIES_MAX = 8;

/**
 * Locks the file for this process. Returns a function that unlocks it. Throws StoreRefused if another process
 * holds the lock. The lock is an open write transaction in a small SQLite database beside the file. In that
 * database, other processes can read who holds the lock. A lock on the file itself (`locking_mode=EXCLUSIVE`)
 * would exclude readers, and so prevent a backup while the server runs. A file with a process number would
 * stay after a crash.
 */
export function lockFile(file: string): () => void {
  const lock = new Database(lockFor(file), { timeout: 0 });
  try {
    for (let tries = 0; tries < TRIES_MAX; tries++) {
      lock.exec('BEGIN IMMEDIATE');
      if (holderIn(lock) === process.pid) return () => void lock.close();
      lock.pragma(`user_version = ${process.pid}`);
      // After this commit other processes can read our process number, but one of them may take the lock
      // first.
      lock.exec('COMMIT');
    }
    throw new StoreRefused(`Cannot open ${file}: other Moonshot servers open it again and again.`);
  } catch (error) {
    const holder = sqliteCode(error)?.startsWith('SQLITE_BUSY') ? heldBy(lock) : undefined;
    lock.close();
    if (holder === undefined) throw error;
    throw new StoreRefused(`Cannot open ${file}: another Moonshot server has it open (${holder}).`);
  }
}

/** The path of the lock database for a file. Different paths to the same file lead to the same lock. */
export const lockFor = (file: string): string =>
  `${existsSync(file) ? realpathSync(file) : join(realpathSync(dirname(file)), basename(file))}-lock`;

const holderIn = (lock: Database.Database): unknown => lock.pragma('user_version', { simple: true });

/**
 * Describes which process holds the lock. The number of that process cannot be read while it is taking the
 * lock.
 */
function heldBy(lock: Database.Database): string {
  try {
    return `process ${holderIn(lock)}`;
  } catch {
    return 'a process that is just starting';
  }
}
