// Opens the store in a file: takes the lock, migrates the schema and checks the key before any read or write.
import { randomBytes } from 'node:crypto';
import type SQLite from 'better-sqlite3';
import { partsIn } from './assemble.ts';
import type { StoreBroken } from './errors.ts';
import { endFirstStart, isFirstStart, lostDatabase, noteFirstStart, refuseLost } from './files/first-start.ts';
import { markOf } from './files/key.ts';
import { lockFile } from './files/lock.ts';
import { type Cipher, ciphersWith } from './log/cipher.ts';
import { copyWhileUsed } from './maintenance/backup.ts';
import { refuseOtherKey } from './maintenance/check.ts';
import { migrate, versionOf } from './schema/migrations.ts';
import { type Soon, writerTo } from './sql/group-commit.ts';
import { sqliteOn } from './sql/sqlite.ts';
import { connect, refusal } from './sql/sqlite-connection.ts';
import type { Store } from './store.ts';

export interface StoreOptions {
  readonly file: string;
  readonly key: Uint8Array; // 32 bytes, from keyFor
  readonly now: () => number; // the time of day, in milliseconds since 1970
  /** Called once if the disk failed. The process must exit with EXIT_FAULT. */
  readonly onBroken: (error: StoreBroken) => void;
  readonly random?: (bytes: number) => Uint8Array;
  readonly soon?: Soon;
  readonly mayBeEmpty?: boolean; // whether a database without a schema is acceptable; false means it was lost
}

/**
 * Opens the store in a file; a first start creates it. Throws StoreRefused, with one sentence for the
 * operator, if another process has it open, if it is damaged, newer than this program, missing or empty, or
 * if the key is wrong.
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

/** The store on an open connection. Calls `closed` after closing. Throws like `openStore`. */
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
  return storeOn(db, { ...options, cipher }, closed);
}

function prepare(db: SQLite.Database, file: string, key: Uint8Array, cipher: Cipher): void {
  if (versionOf(db, file) > 0) refuseOtherKey(db, key, file); // before anything is encrypted with it
  migrate(db, file, cipher);
  db.prepare("INSERT OR IGNORE INTO mark VALUES ('key', ?)").run(markOf(key));
  refuseOtherKey(db, key, file);
  db.pragma('wal_checkpoint(TRUNCATE)'); // data that a migration removed must leave the file
}

interface Means extends Pick<StoreOptions, 'now' | 'onBroken' | 'soon'> {
  readonly cipher: Cipher;
}

function storeOn(db: SQLite.Database, { cipher, now, onBroken, soon }: Means, closed: () => void): Store {
  const writer = writerTo(db, onBroken, soon);
  let copying: Promise<unknown> = Promise.resolve();
  return {
    ...partsIn(sqliteOn(db, writer), cipher, now),
    backup: file => {
      const mine = copying.then(() => copyWhileUsed(db, file));
      copying = mine.catch(() => {}); // the caller of the copy gets its error
      return mine;
    },
    close: async () => {
      writer.close();
      await copying;
      db.close();
      closed();
    },
  };
}
