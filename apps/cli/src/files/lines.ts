// Reads the lines of a file of any size, compressed or not, without loading the whole file.
import { createReadStream } from 'node:fs';
import { stat } from 'node:fs/promises';
import type { Readable } from 'node:stream';
import { pipeline } from 'node:stream';
import { createGunzip } from 'node:zlib';
import { reasonOf } from '../core/errors.ts';
import { placeOf } from '../core/paths.ts';

/** The error for a file that cannot be read. It names the line that was being read. */
export class Unreadable extends Error {
  readonly line: number | undefined;
  constructor(reason: string, line?: number) {
    super(reason);
    this.line = line;
  }
}

export interface FileLine {
  readonly number: number; // line number, counted from 1
  readonly text: string;
}

/** The maximum length of a line. It bounds the memory for a file without line breaks. */
const LINE_BYTES_MAX = 64 * 1024 * 1024;

const NEWLINE = 10;

/** The lines of a file, or of standard input for `-`. */
export async function* linesOf(path: string, max = LINE_BYTES_MAX): AsyncGenerator<FileLine> {
  const bytes = await bytesOf(path);
  let number = 1;
  try {
    for await (const line of split(bytes, max)) yield { number: number++, text: decoded(line, number - 1) };
  } catch (error) {
    throw error instanceof Unreadable ? new Unreadable(error.message, error.line ?? number) : broken(error, number);
  }
}

function broken(error: unknown, line: number): Unreadable {
  const gzip = error instanceof Error && 'code' in error && String(error.code).startsWith('Z_');
  return new Unreadable(gzip ? `the gzip stream is broken: ${reasonOf(error)}` : reasonOf(error), line);
}

async function bytesOf(path: string): Promise<Readable> {
  const raw = path === '-' ? process.stdin : await opened(placeOf(path));
  if (!path.endsWith('.gz') && !(await beginsPacked(raw))) return raw;
  // the reader of the gunzip stream also gets the errors of `raw`
  return pipeline(raw, createGunzip(), () => {});
}

/** Whether the stream begins like gzip data. The bytes stay in the stream. */
async function beginsPacked(raw: Readable): Promise<boolean> {
  await new Promise((resolve, reject) =>
    raw
      .once('readable', resolve)
      .once('end', resolve)
      .once('error', error => reject(new Unreadable(reasonOf(error)))),
  );
  const head: Buffer | null = raw.read();
  if (head === null) return false;
  raw.unshift(head);
  return head[0] === 0x1f && head[1] === 0x8b;
}

async function opened(path: string): Promise<Readable> {
  try {
    if ((await stat(path)).isDirectory()) throw new Unreadable('it is a folder');
    const file = createReadStream(path);
    await new Promise((resolve, reject) => file.once('open', resolve).once('error', reject));
    return file;
  } catch (error) {
    throw error instanceof Unreadable ? error : new Unreadable(reasonOf(error));
  }
}

/** Splits bytes into lines at line breaks. The last line may end without a line break. */
async function* split(bytes: AsyncIterable<Buffer>, max: number): AsyncGenerator<Buffer> {
  let parts: Buffer[] = [];
  let size = 0;
  for await (const chunk of bytes) {
    let from = 0;
    for (let at = chunk.indexOf(NEWLINE); at >= 0; at = chunk.indexOf(NEWLINE, from)) {
      yield Buffer.concat([...parts, chunk.subarray(from, at)]);
      [parts, size, from] = [[], 0, at + 1];
    }
    if (from < chunk.length) parts.push(chunk.subarray(from));
    size += chunk.length - from;
    if (size > max) throw new Unreadable(`the line is longer than ${Math.floor(max / 1024 / 1024)} MiB`);
  }
  if (size > 0) yield Buffer.concat(parts);
}

function decoded(bytes: Buffer, line: number): string {
  try {
    return new TextDecoder('utf-8', { fatal: true }).decode(bytes); // decoding also drops a byte order mark
  } catch {
    throw new Unreadable('the line is not UTF-8 text', line);
  }
}
