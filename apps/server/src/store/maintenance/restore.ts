// Restores a backup. The backup is verified completely before the database is replaced, and the old database
// is kept.
import { chownSync, copyFileSync, existsSync, rmSync, statSync } from 'node:fs';
import { join } from 'node:path';
import Database from 'better-sqlite3';
import { databaseIn, makeFolder } from '../files/data-folder.ts';
import { lockFile } from '../files/lock.ts';
import { putInPlace, syncFile, syncName } from '../files/synced-files.ts';
import { copyFrom } from './backup.ts';
import { checkCopy, type StoreCheckResult } from './check.ts';

export interface Restored extends StoreCheckResult {
  readonly before: string | undefined; // the path to which the old database was copied
}

export interface Restoring {
  readonly file: string; // the path of the backup
  readonly folder: string;
  readonly key: Uint8Array;
  readonly now: Date;
}

/**
 * Replaces the database of a folder with a backup. Throws StoreRefused or LogDamaged if a server has the
 * database open, or if the backup is damaged or has another key. Then nothing is changed.
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
    // Deletes the write-ahead files of the old database, which SQLite would apply to the new one.
    for (const log of ['-wal', '-shm']) rmSync(`${place}${log}`, { force: true });
    for (const made of [part, `${place}-lock`]) giveToOwner(made, folder);
    putInPlace(part, place);
    return { ...checked, before };
  } finally {
    rmSync(part, { force: true });
    unlock();
  }
}

/** Gives a file that root has created to the owner of its folder, who runs the server. */
function giveToOwner(file: string, folder: string): void {
  if (process.getuid?.() !== 0) return;
  const { uid, gid } = statSync(folder);
  chownSync(file, uid, gid);
}

/** Copies the present database, damaged or not, with its write-ahead log. Returns the path of the copy. */
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

/** Writes the contents of the write-ahead log into the file. A damaged database is left as it is. */
function bringTogether(place: string): void {
  try {
    const db = new Database(place);
    try {
      db.pragma('wal_checkpoint(TRUNCATE)');
    } finally {
      db.close();
    }
  } catch {
    // The old database is then kept together with its write-ahead log.
  }
}
