// Group commit for SQLite: the writes of one event-loop turn share a transaction and one sync to the disk.
import type { Database } from 'better-sqlite3';
import type { WriteCounts } from '../../core/metrics.ts';
import { isStorageFailure, StoreBroken, writeFailure } from '../errors.ts';

/** The maximum number of writes in one transaction. Further writes go into the next transaction. */
const GROUP_MAX = 256;

export interface Writer {
  /**
   * Runs the work in a transaction, and resolves with its result once that is on the disk. The work may run
   * twice, so it must only read and write the database. Rejects with StoreFull if the disk is full, with
   * StoreBroken if the disk fails, or with the work's own error. A rejected write was not written. After
   * StoreBroken, it is unknown whether the write reached the disk.
   */
  write<T>(work: () => T): Promise<T>;
  counts(): WriteCounts;
  /** Writes what is queued, and refuses all later writes. */
  close(): void;
}

interface Waiting {
  readonly work: () => unknown;
  readonly resolve: (result: unknown) => void;
  readonly reject: (error: unknown) => void;
}

interface WriteQueue {
  readonly together: (works: readonly Waiting[]) => readonly unknown[];
  readonly onBroken: (error: StoreBroken) => void;
  readonly soon: Soon;
  waiting: Waiting[];
  transactions: number;
  writes: number;
  failing: number;
  shut: Error | undefined; // why writes are refused; undefined while they are accepted
}

/** Schedules a function for the end of the present turn of the event loop. */
export type Soon = (act: () => void) => void;

const nextTurn: Soon = act => void setImmediate(act);

/**
 * Creates the only writer of a connection. If the disk fails, `onBroken` is called once, before any caller
 * gets the error.
 */
export function writerTo(db: Database, onBroken: (error: StoreBroken) => void, soon: Soon = nextTurn): Writer {
  const together = db.transaction((works: readonly Waiting[]) => works.map(({ work }) => work())).immediate;
  const counted = { waiting: [], transactions: 0, writes: 0, failing: 0, shut: undefined };
  const queue: WriteQueue = { together, onBroken, soon, ...counted };
  return {
    write: <T>(work: () => T) =>
      new Promise<T>((resolve, reject) => {
        if (queue.shut) return reject(queue.shut);
        queue.waiting.push({ work, resolve: resolve as Waiting['resolve'], reject });
        if (queue.waiting.length === 1) soon(() => flush(queue));
      }),
    counts: () => {
      const { transactions, writes, waiting, failing } = queue;
      return { transactions, writes, waiting: waiting.length, failing };
    },
    close: () => {
      while (queue.waiting.length > 0) flush(queue);
      queue.shut ??= new Error('Cannot write: the store is closed.');
    },
  };
}

function flush(queue: WriteQueue): void {
  const group = queue.waiting.splice(0, GROUP_MAX);
  if (group.length === 0) return; // `close` has already written the queued works
  if (queue.waiting.length > 0) queue.soon(() => flush(queue));
  const failure = tried(queue, group);
  if (failure === undefined) return;
  // One bad write must not fail the others, so each write of the group is now tried alone.
  for (const one of group) {
    const own = queue.shut ?? (group.length === 1 ? failure : tried(queue, [one]));
    if (own !== undefined) one.reject(own);
  }
}

/** Writes a group in one transaction. Returns the error if that fails. */
function tried(queue: WriteQueue, group: readonly Waiting[]): unknown {
  try {
    const results = queue.together(group);
    queue.transactions += 1;
    queue.writes += group.length;
    queue.failing = 0;
    for (const [i, { resolve }] of group.entries()) resolve(results[i]);
    return undefined;
  } catch (error) {
    const failure = writeFailure(error) ?? new Error('Cannot write.');
    if (isStorageFailure(failure)) queue.failing = 1;
    if (failure instanceof StoreBroken) breakOff(queue, failure);
    return failure;
  }
}

function breakOff(queue: WriteQueue, failure: StoreBroken): void {
  if (queue.shut) return;
  queue.shut = failure;
  for (const { reject } of queue.waiting.splice(0)) reject(failure);
  queue.onBroken(failure); // called before any caller continues, because nothing more may be published
}
