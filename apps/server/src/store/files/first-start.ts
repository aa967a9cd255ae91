// Distinguishes the first start of a server from the loss of its database. A marker file exists until the
// first database is complete.
import { closeSync, existsSync, openSync, rmSync, statSync } from 'node:fs';
import { basename, dirname, join } from 'node:path';
import { StoreRefused } from '../errors.ts';
import { keyFileIn, makeFolder, unwritable } from './data-folder.ts';
import { lockFor } from './lock.ts';
import { syncName } from './synced-files.ts';

const noteFor = (file: string): string => join(dirname(file), 'moonshot.first-start');

/**
 * One of the files that a server creates beside its database at its first start. Undefined if none of them
 * exists yet.
 */
const traceOf = (file: string): string | undefined => [keyFileIn(dirname(file)), lockFor(file)].find(existsSync);

/**
 * Creates the marker of a first start, unless a server has been started in this folder before. Must run
 * before the key and the lock are created. Throws StoreRefused if the folder is not writable.
 */
export function noteFirstStart(file: string): void {
  const folder = dirname(file);
  makeFolder(folder);
  if (existsSync(file) || traceOf(file) !== undefined) return;
  try {
    closeSync(openSync(noteFor(file), 'w', 0o600));
    syncName(file);
  } catch (error) {
    throw unwritable(folder, error);
  }
}

/** Whether the marker of a first start exists. */
export const isFirstStart = (file: string): boolean => existsSync(noteFor(file));

/** Removes the marker of the first start once the database is complete and on the disk. */
export function endFirstStart(file: string): void {
  if (!isFirstStart(file)) return;
  syncName(file);
  rmSync(noteFor(file), { force: true });
}

/** Throws StoreRefused if the file is missing or empty although a server has been started here before. */
export function refuseLost(file: string): void {
  if (!existsSync(file)) throw lostDatabase(file, 'missing');
  if (statSync(file).size === 0) throw lostDatabase(file, 'empty');
}

/** The StoreRefused for a database that is missing or empty although there was one. */
export const lostDatabase = (file: string, found: 'missing' | 'empty'): StoreRefused =>
  new StoreRefused(
    `Cannot open ${file}: it is ${found}; expected the database that ${basename(traceOf(file) ?? file)} belongs to. ` +
      'Restore a backup with `moonshot restore`, name a PostgreSQL database with MOONSHOT_DATABASE, or begin anew in an empty folder.',
  );
