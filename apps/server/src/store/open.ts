// Opens the store: the lock, the one connection, its shape and its key are settled before anything is read or written.
import { randomBytes } from 'node:crypto';
import { existsSync, realpathSync } from 'node:fs';
import { basename, dirname, join } from 'node:path';
import type { Database } from 'better-sqlite3';
import { copyWhileUsed } from './backup.ts';
import { cipherWith } from './cipher.ts';
import { assertSettings, connect, refusal } from './connection.ts';
import { type StoreBroken, StoreRefused } from './errors.ts';
import { markOf } from './key.ts';
import { lockFile } from './lock.ts';
import { logIn } from './log.ts';
import { migrate } from './migrations.ts';
import { makeFolder } from './place.ts';
import { playersIn } from './players.ts';
import type { Store } from './store.ts';
import { tablesIn } from './tables.ts';
import { writerTo } from './writer.ts';

export interface StoreOptions {
  readonly file: string;
  readonly key: Uint8Array; // 32 bytes, from keyFor
  readonly now: () => number; // the time of day, in milliseconds since 1970
  /** Hears once that the disk failed: the process is to exit with EXIT_BROKEN. */
  readonly onBroken: (error: StoreBroken) => void;
  readonly random?: (bytes: number) => Uint8Array;
}

/**
 * Opens the store in a file, which is made if it is missing. Throws StoreRefused, with one sentence for whoever runs the
 * server, where another process has it open, where it is damaged or newer than this program, or where the key is another's.
 */
export function openStore({ file: asked, key, now, onBroken, random = randomBytes }: StoreOptions): Store {
  makeFolder(dirname(asked));
  const file = realPlace(asked);
  const unlock = lockFile(file);
  try {
    const db = connect(file);
    try {
      prepare(db, file, key);
    } catch (error) {
      db.close();
      throw refusal(file, error);
    }
    return storeOn(db, { key, now, onBroken, random }, unlock);
  } catch (error) {
    unlock();
    throw error;
  }
}

/** Two names that lead to one file must come to one lock. */
const realPlace = (file: string): string =>
  existsSync(file) ? realpathSync(file) : join(realpathSync(dirname(file)), basename(file));

function prepare(db: Database, file: string, key: Uint8Array): void {
  migrate(db, file);
  const mark = db.prepare("SELECT value FROM mark WHERE name = 'key'").pluck().get();
  if (mark === undefined) db.prepare("INSERT INTO mark VALUES ('key', ?)").run(markOf(key));
  else refuseOtherKey(mark, key, file);
  assertSettings(db);
}

/** Throws StoreRefused where a file's events lie under another key. */
export function refuseOtherKey(mark: unknown, key: Uint8Array, file: string): void {
  if (mark !== markOf(key))
    throw new StoreRefused(`Cannot open ${file}: what it holds was written under another key than the one given.`);
}

type Means = Required<Omit<StoreOptions, 'file'>>;

function storeOn(db: Database, { key, now, onBroken, random }: Means, unlock: () => void): Store {
  const writer = writerTo(db, onBroken);
  return {
    log: logIn(db, writer, cipherWith(key, random), now),
    players: playersIn(db, writer),
    tables: tablesIn(db, writer),
    counts: () => writer.counts(),
    backup: file => copyWhileUsed(db, file),
    close: async () => {
      writer.close();
      db.close();
      unlock();
    },
  };
}
