// The key that encrypts events. It has 32 bytes and is never stored in the database itself.
import { createHmac } from 'node:crypto';
import { closeSync, existsSync, fsyncSync, openSync, readFileSync, rmSync, statSync, writeSync } from 'node:fs';
import { StoreRefused, WrongKey } from '../errors.ts';
import { databaseIn, keyFileIn, makeFolder } from './data-folder.ts';
import { syncName } from './synced-files.ts';

const KEY_BYTES = 32;
const BASE64 = /^[0-9A-Za-z+/]{43}=$/;

export interface KeySource {
  readonly folder: string;
  readonly env: Readonly<Record<string, string | undefined>>;
  readonly random: (bytes: number) => Uint8Array;
}

/**
 * Returns the key from the variable MOONSHOT_KEY, or from the file in the data folder, which a first start
 * creates. Throws StoreRefused if there is a database but no key, or if other users may read the file.
 */
export function keyFor(source: KeySource): Uint8Array {
  const { folder, random } = source;
  const database = databaseIn(folder);
  if (!hasKey(source)) {
    if (existsSync(database)) throw new StoreRefused(`Cannot open ${database}: ${missing(folder)}`);
    makeFolder(folder);
    makeKey(keyFileIn(folder), random);
  }
  return keptKey(source);
}

/** Whether there is a key already, so that `keyFor` creates none. */
export const hasKey = ({ folder, env }: Pick<KeySource, 'folder' | 'env'>): boolean =>
  Boolean(env.MOONSHOT_KEY) || existsSync(keyFileIn(folder));

/**
 * Converts the error of a start that has just created a key. If the data was written under another key,
 * deletes the new one and returns an error that says that the key is missing.
 */
export function withoutNewKey(folder: string, error: unknown): unknown {
  if (!(error instanceof WrongKey)) return error;
  rmSync(keyFileIn(folder), { force: true });
  return new StoreRefused(`Cannot open ${error.place}: ${missing(folder)}`);
}

/** Like `keyFor`, but never creates a key. Throws StoreRefused if there is none. */
export function keptKey({ folder, env }: Pick<KeySource, 'folder' | 'env'>): Uint8Array {
  if (env.MOONSHOT_KEY) return parseKey(env.MOONSHOT_KEY, 'MOONSHOT_KEY');
  const file = keyFileIn(folder);
  if (!existsSync(file)) throw new StoreRefused(`Cannot read the database: ${missing(folder)}`);
  refuseOpenToOthers(file);
  return parseKey(readFileSync(file, 'utf8').trim(), file);
}

const missing = (folder: string): string =>
  `its key is missing. Put it back at ${keyFileIn(folder)} or into MOONSHOT_KEY.`;

function parseKey(text: string, source: string): Uint8Array {
  if (!BASE64.test(text)) throw new StoreRefused(`Cannot use the key in ${source}: it is not 32 bytes in base64.`);
  return Buffer.from(text, 'base64');
}

/** Creates the key file. If another process has created one first, leaves it as it is. */
function makeKey(path: string, random: KeySource['random']): void {
  let file: number;
  try {
    file = openSync(path, 'wx', 0o600);
  } catch (error) {
    if (existsSync(path)) return;
    throw new StoreRefused(`Cannot keep a key in ${path}: ${error instanceof Error ? error.message : error}.`);
  }
  try {
    writeSync(file, `${Buffer.from(random(KEY_BYTES)).toString('base64')}\n`);
    fsyncSync(file);
    syncName(path);
  } catch (error) {
    rmSync(path); // an incomplete key file would prevent the next start
    throw error;
  } finally {
    closeSync(file);
  }
}

function refuseOpenToOthers(file: string): void {
  const mode = statSync(file).mode & 0o777;
  if (process.platform === 'win32' || (mode & 0o077) === 0) return;
  throw new StoreRefused(
    `Cannot use the key in ${file}: others on this machine may read it (mode ${mode.toString(8)}). Run: chmod 600 ${file}`,
  );
}

/** The fingerprint of a key that is stored in the database. It identifies the key but does not reveal it. */
export const markOf = (key: Uint8Array): string =>
  createHmac('sha256', key).update('moonshot-key-mark/1').digest('hex');
