// A table's log in a file. Each batch of events is one line of JSON with a checksum. The line is synced to
// the disk before its events are published.
import { readFileSync } from 'node:fs';
import { type FileHandle, open } from 'node:fs/promises';
import { crc32 } from 'node:zlib';
import { syncName } from '@moonshot/server/files';
import type { Event, EventLog } from '@moonshot/table';
import { CommandError, reasonOf } from '../core/errors.ts';

/** Thrown if a complete line of a log file has been changed since it was written. */
export class Damaged extends Error {}

/** The contents of a log file whose checksums are all correct. */
export interface LogFileContent {
  readonly events: readonly Event[];
  readonly bytes: number; // length of the file up to the end of its last complete line
  readonly sum: string; // checksum of the last complete line, which covers the checksum before it
  readonly torn: boolean; // whether the file ends in an incomplete line
}

/** Events that are written together, as one line. */
interface Batch {
  readonly from: number; // number of events in the log before this batch
  readonly sum: string;
  readonly events: readonly Event[];
}

const sumOf = (before: string, events: string): string =>
  crc32(before + events)
    .toString(16)
    .padStart(8, '0');

const FIRST_SUM = '';

/** Reads and checks a log file. Throws Damaged if a complete line has been changed. */
export function readKept(path: string): LogFileContent {
  const bytes = readFileSync(path);
  const whole = bytes.lastIndexOf(10) + 1;
  const lines = bytes.subarray(0, whole).toString('utf8').split('\n').slice(0, -1);
  const events: Event[] = [];
  let sum = FIRST_SUM;
  lines.forEach((line, i) => {
    const batch = batchOf(line, sum);
    if (batch === undefined || batch.from !== events.length) throw new Damaged(`line ${i + 1} of ${path} is damaged`);
    events.push(...batch.events);
    sum = batch.sum;
  });
  return { events, bytes: whole, sum, torn: whole < bytes.length };
}

/** Parses a line of the file; undefined if it is damaged. `before` is the checksum of the previous line. */
function batchOf(line: string, before: string): Batch | undefined {
  try {
    const batch: Batch = JSON.parse(line);
    return batch.sum === sumOf(before, JSON.stringify(batch.events)) ? batch : undefined;
  } catch {
    return undefined;
  }
}

export interface FileLog extends EventLog {
  readonly torn: boolean; // whether an incomplete last line was removed
  first(): Event | undefined;
  close(): Promise<void>;
}

/**
 * The log of one table in its file, which is created if it is missing. An incomplete last line is removed.
 */
export async function fileLog(path: string): Promise<FileLog> {
  const file = await open(path, 'a+', 0o600).catch(error => {
    throw new CommandError(`Cannot keep the table in ${path}: ${reasonOf(error)}.`);
  });
  const found = await withoutTornLine(file, path).catch(async error => {
    await file.close();
    throw error;
  });
  let kept: LogFileContent = { ...found, torn: false };
  let writing: Promise<unknown> = Promise.resolve();
  const append: EventLog['append'] = async (_, expected, events) => {
    if ((await file.stat()).size !== kept.bytes) kept = readKept(path);
    if (kept.events.length !== expected || kept.torn) return 'stale';
    kept = await appended(file, path, kept, events);
    return 'written';
  };
  return {
    torn: found.torn,
    first: () => kept.events[0],
    append: (table, expected, events) => {
      const written = append(table, expected, events);
      writing = written.catch(() => {}); // only keeps the chain going; the caller of `append` gets the error
      return written;
    },
    read: async () => {
      kept = readKept(path);
      return kept.events;
    },
    close: () => writing.then(() => file.close()), // waits for writes in progress
  };
}

/** Removes an incomplete last line from the file. Returns the remaining contents. */
async function withoutTornLine(file: FileHandle, path: string): Promise<LogFileContent> {
  const kept = readKept(path);
  if (kept.torn) await file.truncate(kept.bytes);
  if (kept.bytes === 0) syncName(path); // the name of a new file is durable only after its folder is synced
  return kept;
}

async function appended(
  file: FileHandle,
  path: string,
  before: LogFileContent,
  events: readonly Event[],
): Promise<LogFileContent> {
  const sum = sumOf(before.sum, JSON.stringify(events));
  const batch: Batch = { from: before.events.length, sum, events };
  const line = `${JSON.stringify(batch)}\n`;
  try {
    await file.appendFile(line);
    await file.datasync();
  } catch (error) {
    // If removing the incomplete line fails too, the next start of the program removes it.
    await file.truncate(before.bytes).catch(() => {});
    throw new CommandError(`Cannot write to ${path}: ${reasonOf(error)}.`);
  }
  return { events: [...before.events, ...events], bytes: before.bytes + Buffer.byteLength(line), sum, torn: false };
}
