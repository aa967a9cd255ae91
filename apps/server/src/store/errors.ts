// The classes of storage errors, and functions that classify the errors of databases and disks. Whether to
// retry depends on the class.

/** Thrown if the store cannot be opened, copied or restored. The message is one sentence for the operator. */
export class StoreRefused extends Error {}

/** Thrown if the data was written under another key. */
export class WrongKey extends StoreRefused {
  readonly place: string;
  constructor(place: string) {
    super(`Cannot open ${place}: what it holds was written under another key than the one given.`);
    this.place = place;
  }
}

/**
 * Thrown if more writes are waiting than the store accepts. Nothing was written. A retry succeeds once fewer
 * writes are waiting.
 */
export class StoreBusy extends Error {}

/** Thrown if the disk is full. Nothing was written. A retry succeeds as soon as there is space. */
export class StoreFull extends Error {}

/**
 * Thrown if the disk failed, so that it is unknown whether the last write reached it. The process must write
 * nothing more, exit with EXIT_FAULT, and read the file again at its next start.
 */
export class StoreBroken extends Error {}

/** Thrown if the database does not respond. It is unknown whether a commit in progress succeeded. */
export class StoreUnreachable extends Error {}

/** Thrown if the log of one match is damaged. Other matches are not affected. */
export class LogDamaged extends Error {
  readonly match: string;
  readonly seq: number; // number of the first event that fails verification
  readonly reason: string;
  constructor(match: string, seq: number, reason: string) {
    super(`The log of match ${match} is damaged at event ${seq}: ${reason}.`);
    this.match = match;
    this.seq = seq;
    this.reason = reason;
  }
}

const BROKEN = /^SQLITE_(IOERR|CORRUPT|NOTADB|CANTOPEN|READONLY|PROTOCOL|NOMEM)/;

/** SQLite's name of an error, such as SQLITE_FULL; undefined for other errors. */
export function sqliteCode(error: unknown): string | undefined {
  if (!(error instanceof Error) || !('code' in error) || typeof error.code !== 'string') return undefined;
  return error.code.startsWith('SQLITE_') ? error.code : undefined;
}

/**
 * Turns the error of a failed write into a StoreFull or StoreBroken. If the storage works and only this
 * write was invalid, returns the error itself.
 */
export function writeFailure(error: unknown): unknown {
  const code = sqliteCode(error);
  if (code === undefined) return error;
  if (code === 'SQLITE_FULL') return new StoreFull('Cannot write: the disk is full.', { cause: error });
  if (BROKEN.test(code)) return new StoreBroken(`Cannot go on writing: the disk failed (${code}).`, { cause: error });
  return error;
}

const FAILURES = [StoreBusy, StoreFull, StoreBroken, StoreUnreachable];

/**
 * Matches PostgreSQL's codes for a lost connection, a read-only database, a lack of space or memory, a
 * shutdown, and a system failure.
 */
const FAILING = /^(08...|25006|53...|57P..|58...)$/;

/**
 * Codes of operating-system errors that only a disk causes. Codes of network errors are left out, because
 * any connection can cause them.
 */
const FAILING_DISK = new Set(['EIO', 'ENOSPC', 'EDQUOT', 'EROFS']);

/** Whether the storage failed, so that the request can be retried later. */
export function isStorageFailure(error: unknown): boolean {
  if (FAILURES.some(one => error instanceof one)) return true;
  if (!(error instanceof Error) || !('code' in error) || typeof error.code !== 'string') return false;
  const { code } = error;
  return FAILING.test(code) || FAILING_DISK.has(code) || BROKEN.test(code) || code === 'SQLITE_FULL';
}

/** Whether the error means a damaged database. */
export const isDamage = (error: unknown): boolean => /^SQLITE_(CORRUPT|NOTADB)/.test(sqliteCode(error) ?? '');
