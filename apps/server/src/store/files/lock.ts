// Allows one server per file: a lock that the operating system releases when the process ends, however it
// ends.
import { existsSync, realpathSync } from 'node:fs';
import { basename, dirname, join } from 'node:path';
import Database from 'better-sqlite3';
import { StoreRefused, sqliteCode } from '../errors.ts';

const TRIES_MAX = 8;

/**
 * Locks the file for this process. Returns a function that unlocks it. Throws StoreRefused if another process
 * holds the lock. The lock is SQLite's own, on a small database beside the file: it is an open write
 * transaction there, during which others can still read the number of the process. A lock on the file itself
 * (`locking_mode=EXCLUSIVE`) would exclude readers, and so prevent a backup while the server runs. A file
 * that contains a process number would become stale.
 */
export function lockFile(file: string): () => void {
  const lock = new Database(lockFor(file), { timeout: 0 });
  try {
    for (let tries = 0; tries < TRIES_MAX; tries++) {
      lock.exec('BEGIN IMMEDIATE');
      if (holderIn(lock) === process.pid) return () => void lock.close();
      lock.pragma(`user_version = ${process.pid}`);
      // now other processes can read our process id, but one of them may take the lock first
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

/** The lock database of a file. Different paths to the same file must give the same lock. */
export const lockFor = (file: string): string =>
  `${existsSync(file) ? realpathSync(file) : join(realpathSync(dirname(file)), basename(file))}-lock`;

const holderIn = (lock: Database.Database): unknown => lock.pragma('user_version', { simple: true });

/** Describes the holder of the lock. Its process number is unreadable while the lock is being taken. */
function heldBy(lock: Database.Database): string {
  try {
    return `process ${holderIn(lock)}`;
  } catch {
    return 'a process that is just starting';
  }
}
