// Where a server keeps what it keeps: one folder with the database, its key and its lock.
import { mkdirSync } from 'node:fs';
import { homedir } from 'node:os';
import { join, resolve } from 'node:path';
import { StoreRefused } from './errors.ts';

type Environment = Readonly<Record<string, string | undefined>>;

/**
 * The folder that was asked for, else MOONSHOT_DATA, else where the system keeps a program's data for this
 * person.
 */
export function dataFolder(asked: string | undefined, env: Environment): string {
  const given = asked ?? env.MOONSHOT_DATA;
  if (given) return resolve(given);
  return join(env.XDG_DATA_HOME || join(homedir(), '.local/share'), 'moonshot');
}

/** Makes the folder if it is missing, for this person alone. Throws StoreRefused where that cannot be. */
export function makeFolder(folder: string): void {
  try {
    mkdirSync(folder, { recursive: true, mode: 0o700 });
  } catch (error) {
    throw unwritable(folder, error);
  }
}

/** The refusal of a folder in which nothing can be written. */
export function unwritable(folder: string, error: unknown): StoreRefused {
  const reason = error instanceof Error ? error.message : String(error);
  return new StoreRefused(
    `Cannot keep data in ${folder} (${reason}): name a folder you may write to, by --data or MOONSHOT_DATA.`,
  );
}

export const databaseIn = (folder: string): string => join(folder, 'moonshot.db');
export const keyFileIn = (folder: string): string => join(folder, 'moonshot.key');
