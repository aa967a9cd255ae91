// Opens the store in a file. Takes the lock, migrates the schema and checks the key before anything else is
// read or written. After that only the writing thread writes, and this connection only reads.
import { randomBytes } from 'node:crypto';
import type SQLite from 'better-sqlite3';
import type { StoreBroken } from './errors.ts';
import { endFirstStart, isFirstStart, lostDatabase, noteFirstStart, refuseLost } from './files/first-start.ts';
import { markOf } from './files/key.ts';
import { lockFile } from './files/lock.ts';
import { type Cipher, ciphersWith } from './log/cipher.ts';
import { refuseOtherKey } from './maintenance/check.ts';
import { migrate, versionOf } from './schema/migrations.ts';
import type { Soon } from './sql/group-commit.ts';
import { connect, refusal } from './sql/sqlite-connection.ts';
import type { Store } from './store.ts';
import { storeBehind } from './thread/behind.ts';
import { queueTo, type StartThread } from './thread/queue.ts';
import { startThread } from './thread/start.ts';

export interface StoreOptions {
  readonly file: string;
  readonly key: Uint8Array; // 32 bytes, as returned by `keyFor`
  readonly now: () => number; // the time of day, in milliseconds since 1970
  /** Called once if the disk or the writing thread has failed. The process must exit with EXIT_FAULT. */
  readonly onBroken: (error: StoreBroken) => void;
  // random bytes for what is written before the thread starts
  readonly random?: (bytes: number) => Uint8Array;
  readonly start?: StartThread;
  readonly soon?: Soon;
  // whether the file may have no schema yet; otherwise an empty file counts as a lost database
  readonly mayBeEmpty?: boolean;
}

/**
 * Opens the store in a file, which a first start creates. Throws StoreRefused with one sentence for the
 * operator. That happens if another process has the file open, if it is damaged, missing or empty, or was
 * written by a newer version, or if the key is wrong.
 */
export function openStore(options: StoreOptions): Store {
  const { file } = options;
  noteFirstStart(file);
  const unlock = lockFile(file);
  try {
    const isFirst = isFirstStart(file);
    if (!isFirst) refuseLost(file);
    return storeOver(connect(file), { ...options, mayBeEmpty: isFirst }, unlock);
  } catch (error) {
    unlock();
    throw error;
  }
}

/**
 * Creates the store on an open connection. Calls `closed` after the store has been closed. Throws like
 * `openStore`.
 */
export function storeOver(db: SQLite.Database, options: StoreOptions, closed: () => void): Store {
  const { file, key, random = randomBytes } = options;
  const cipher = ciphersWith(key, random);
  try {
    if (options.mayBeEmpty === false && versionOf(db, file) === 0) throw lostDatabase(file, 'empty');
    prepare(db, file, key, cipher);
    endFirstStart(file);
  } catch (error) {
    db.close();
    throw refusal(file, error);
  }
  return behindThread(db, cipher, options, closed);
}

function prepare(db: SQLite.Database, file: string, key: Uint8Array, cipher: Cipher): void {
  // checks the key before a migration encrypts anything with it
  if (versionOf(db, file) > 0) refuseOtherKey(db, key, file);
  migrate(db, file, cipher);
  db.prepare("INSERT OR IGNORE INTO mark VALUES ('key', ?)").run(markOf(key));
  refuseOtherKey(db, key, file);
  db.pragma('wal_checkpoint(TRUNCATE)'); // removes data from the file that a migration has deleted
  db.pragma('query_only = ON'); // from now on, only the thread may write
}

function behindThread(db: SQLite.Database, cipher: Cipher, options: StoreOptions, closed: () => void): Store {
  const { file, key, now, onBroken, start = startThread, soon } = options;
  const queue = queueTo({ start: (onMessage, ended) => start({ file, key }, onMessage, ended), now, onBroken, soon });
  const close = async (): Promise<void> => {
    await queue.close();
    db.close();
    closed();
  };
  let closing: Promise<void> | undefined;
  return {
    ...storeBehind(queue, db, cipher, now),
    close: () => {
      closing ??= close();
      return closing;
    },
  };
}
