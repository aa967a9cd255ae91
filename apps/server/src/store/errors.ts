// The classes of storage errors. They tell a caller whether a retry helps.

/** The store cannot be opened, copied or restored. The message is one sentence for the operator. */
export class StoreRefused extends Error {}

/** The data was written under another key. */
export class WrongKey extends StoreRefused {
  readonly place: string;
  constructor(place: string) {
    super(`Cannot open ${place}: what it holds was written under another key than the one given.`);
    this.place = place;
  }
}

/**
 * More writes are waiting than the store accepts. Nothing was written; a retry succeeds once fewer are
 * waiting.
 */
export class StoreBusy extends Error {}

/** The disk is full. Nothing was written; a retry succeeds as soon as there is space. */
export class StoreFull extends Error {}

/**
 * The disk failed, and it is unknown whether the last write reached it. Nothing more may be written. The
 * process must exit with EXIT_FAULT and read the file again at its next start.
 */
export class StoreBroken extends Error {}

/** The database does not respond. It is unknown whether a commit in progress succeeded. */
export class StoreUnreachable extends Error {}

/** The log of one match is damaged. Other matches are not affected. */
export class LogDamaged extends Error {
  readonly match: string;
  readonly seq: number; // the first event that fails verification
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
 * Classifies a failed write as StoreFull or StoreBroken. Returns the error itself if only this write was
 * invalid.
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
 * PostgreSQL's codes for a lost connection, a read-only database, a lack of space or memory, a shutdown, and
 * a system failure.
 */
const FAILING = /^(08...|25006|53...|57P..|58...)$/;

/**
 * Operating-system errors that only a disk causes. Network errors are excluded because any connection causes
 * them.
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
