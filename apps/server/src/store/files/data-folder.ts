// The data folder of a server, which contains the database, its key and its lock.
import { mkdirSync } from 'node:fs';
import { homedir } from 'node:os';
import { join, resolve } from 'node:path';
import { StoreRefused } from '../errors.ts';

type Environment = Readonly<Record<string, string | undefined>>;

/**
 * The data folder: the given one, or else that of MOONSHOT_DATA, or else `moonshot` in XDG_DATA_HOME (by
 * default `~/.local/share`).
 */
export function dataFolder(asked: string | undefined, env: Environment): string {
  const given = asked ?? env.MOONSHOT_DATA;
  if (given) return resolve(given);
  return join(env.XDG_DATA_HOME || join(homedir(), '.local/share'), 'moonshot');
}

/** Creates the folder for this user only, if it is missing. Throws StoreRefused if that fails. */
export function makeFolder(folder: string): void {
  try {
    mkdirSync(folder, { recursive: true, mode: 0o700 });
  } catch (error) {
    throw unwritable(folder, error);
  }
}

/** Creates the StoreRefused for a folder in which files cannot be written. */
export function unwritable(folder: string, error: unknown): StoreRefused {
  const reason = error instanceof Error ? error.message : String(error);
  return new StoreRefused(
    `Cannot keep data in ${folder} (${reason}): name a folder you may write to, by --data or MOONSHOT_DATA.`,
  );
}

export const databaseIn = (folder: string): string => join(folder, 'moonshot.db');
export const keyFileIn = (folder: string): string => join(folder, 'moonshot.key');
