// Atomic file writes. The text is written beside the target under another name, synced, and then renamed.
import { randomBytes } from 'node:crypto';
import { createWriteStream, rmSync, statSync } from 'node:fs';
import { open, rename } from 'node:fs/promises';
import { basename, dirname, join } from 'node:path';
import type { Writable } from 'node:stream';
import { finished } from 'node:stream/promises';
import { createGzip } from 'node:zlib';
import { CommandError, codeOf, reasonOf } from '../core/errors.ts';
import { placeOf } from '../core/paths.ts';

export interface WholeFile {
  /** Appends text to the file. Resolves when the stream has processed it. */
  write(text: string): Promise<void>;
  /** Syncs the file and renames it to its final name. */
  finish(): Promise<void>;
  /** Deletes the unfinished file. */
  abandon(): void;
}

/**
 * Starts writing a file. A file whose name ends in `.gz` is compressed. Special files (a pipe, /dev/null) are
 * written directly.
 */
export async function wholeFile(path: string): Promise<WholeFile> {
  const place = placeOf(path);
  const ordinary = isOrdinary(path, place);
  const written = ordinary ? join(dirname(place), `.${basename(place)}.${randomBytes(4).toString('hex')}.part`) : place;
  const file = createWriteStream(written, { flags: ordinary ? 'wx' : 'w' });
  const fail = (error: unknown): never => {
    throw new CommandError(`Cannot write ${path}: ${reasonOf(error)}.`);
  };
  await new Promise((resolve, reject) => file.once('open', resolve).once('error', reject)).catch(fail);
  const ended = finished(file);
  // code that awaits `ended` handles the error; this line only prevents an unhandled rejection
  ended.catch(() => {});
  const head: Writable = path.endsWith('.gz') ? createGzip() : file;
  if (head !== file) head.pipe(file);
  const write = writerOf(head, ended);
  return {
    write: text => write(text).catch(fail),
    finish: async () => {
      head.end();
      await ended.catch(fail);
      if (ordinary) await putInPlace(written, place).catch(fail);
    },
    abandon: () => {
      if (ordinary) rmSync(written, { force: true });
    },
  };
}

/**
 * Returns a function that writes texts to the first of several piped streams. Each write rejects as soon as
 * the last stream fails.
 */
function writerOf(head: Writable, ended: Promise<void>): (text: string) => Promise<void> {
  let failed: { readonly error: unknown } | undefined;
  const pending = new Set<(error: unknown) => void>();
  ended.catch(error => {
    failed = { error };
    for (const reject of pending) reject(error);
  });
  return text =>
    new Promise((resolve, reject) => {
      if (failed !== undefined) return reject(failed.error);
      pending.add(reject);
      head.write(text, error => {
        pending.delete(reject);
        if (error) reject(error);
        else resolve();
      });
    });
}

function isOrdinary(path: string, place: string): boolean {
  try {
    const stat = statSync(place);
    if (stat.isDirectory()) throw new CommandError(`Cannot write ${path}: it is a folder.`);
    return stat.isFile();
  } catch (error) {
    if (error instanceof CommandError) throw error;
    if (codeOf(error) === 'ENOENT') return true;
    throw new CommandError(`Cannot write ${path}: ${reasonOf(error)}.`);
  }
}

async function putInPlace(written: string, place: string): Promise<void> {
  const file = await open(written, 'r+');
  await file.sync();
  await file.close();
  await rename(written, place);
}
