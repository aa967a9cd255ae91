// Distinguishes a first start from a lost database: a marker file exists until the first database is
// complete.
import { closeSync, existsSync, openSync, rmSync, statSync } from 'node:fs';
import { basename, dirname, join } from 'node:path';
import { StoreRefused } from './errors.ts';
import { syncName } from './files.ts';
import { lockFor } from './lock.ts';
import { keyFileIn, makeFolder, unwritable } from './place.ts';

const noteFor = (file: string): string => join(dirname(file), 'moonshot.first-start');

/** What a server leaves beside its database from its first start on. */
const traceOf = (file: string): string | undefined => [keyFileIn(dirname(file)), lockFor(file)].find(existsSync);

/**
 * Notes a first start in the folder of a database, unless a server was started there before. Comes before the
 * key
 * and the lock are made. Throws StoreRefused where the folder cannot be written to.
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

/** Whether no database was ever whole in the file's folder. */
export const isFirstStart = (file: string): boolean => existsSync(noteFor(file));

/** Takes the note away once the database is whole and on the disk. */
export function endFirstStart(file: string): void {
  if (!isFirstStart(file)) return;
  syncName(file);
  rmSync(noteFor(file), { force: true });
}

/**
 * Throws StoreRefused where there is no file, or nothing in it, although a server was started here before.
 */
export function refuseLost(file: string): void {
  if (!existsSync(file)) throw lost(file, 'missing');
  if (statSync(file).size === 0) throw lost(file, 'empty');
}

/** The refusal of a database that is not there, or holds nothing, although there was one. */
export const lost = (file: string, found: 'missing' | 'empty'): StoreRefused =>
  new StoreRefused(
    `Cannot open ${file}: it is ${found}; expected the database that ${basename(traceOf(file) ?? file)} belongs to. ` +
      'Restore a backup with `moonshot restore`, name a PostgreSQL database with MOONSHOT_DATABASE, or begin anew in an empty folder.',
  );
