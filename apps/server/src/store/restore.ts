// Puts a backup in the database's place: checked from end to end before anything is replaced, and what was
// there is kept.
import { copyFileSync, existsSync, rmSync } from 'node:fs';
import { join } from 'node:path';
import Database from 'better-sqlite3';
import { copyFrom } from './backup.ts';
import { type Checked, checkCopy } from './check.ts';
import { putInPlace, syncFile, syncName } from './files.ts';
import { lockFile } from './lock.ts';
import { databaseIn, makeFolder } from './place.ts';

export interface Restored extends Checked {
  readonly before: string | undefined; // where the database that was there is kept
}

export interface Restoring {
  readonly file: string; // the backup
  readonly folder: string;
  readonly key: Uint8Array;
  readonly now: Date;
}

/**
 * Replaces the database in a folder by a backup, while no server has it open. Throws StoreRefused where one
 * has, and
 * StoreRefused or LogDamaged where the backup is not whole or lies under another key; nothing has changed
 * then.
 */
export async function restore({ file, folder, key, now }: Restoring): Promise<Restored> {
  makeFolder(folder);
  const place = databaseIn(folder);
  const unlock = lockFile(place);
  const part = `${place}.restoring`;
  try {
    rmSync(part, { force: true });
    await copyFrom(file, part);
    const checked = checkCopy(part, key, file);
    const before = existsSync(place) ? keepBefore(place, folder, now) : undefined;
    // they belong to the one before
    for (const log of ['-wal', '-shm']) rmSync(`${place}${log}`, { force: true });
    putInPlace(part, place);
    return { ...checked, before };
  } finally {
    rmSync(part, { force: true });
    unlock();
  }
}

/** Copies the present database, damaged or not, including its write-ahead log. */
function keepBefore(place: string, folder: string, now: Date): string {
  const when = now.toISOString().slice(0, 19).replace(/[-:]/g, '').replace('T', '-');
  const kept = join(folder, `moonshot-before-${when}.db`);
  bringTogether(place);
  for (const log of ['', '-wal']) {
    if (!existsSync(`${place}${log}`)) continue;
    copyFileSync(`${place}${log}`, `${kept}${log}`);
    syncFile(`${kept}${log}`);
  }
  syncName(kept);
  return kept;
}

/** Moves into the file what lies beside it; a damaged database stays as it is. */
function bringTogether(place: string): void {
  try {
    const db = new Database(place);
    try {
      db.pragma('wal_checkpoint(TRUNCATE)');
    } finally {
      db.close();
    }
  } catch {
    // it is kept in its parts
  }
}
