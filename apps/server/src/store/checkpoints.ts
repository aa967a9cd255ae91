// When what was written goes from SQLite's log (the WAL) into the file. It takes a tenth of a second with many tables, so a thread does it.
import { once } from 'node:events';
import { Worker } from 'node:worker_threads';
import type { Database } from 'better-sqlite3';
import type { Taken } from './checkpoint-thread.ts';

const FILE = new URL('./checkpoint-thread.ts', import.meta.url);

/** So many writes go into the file together: a page that is written again and again is copied once. */
const WRITES = 1000;

export interface Checkpoints {
  /** So many writes have reached the disk since the store was opened. */
  written(writes: number): void;
  /** Ends the thread; what is in the log stays there. */
  close(): Promise<void>;
}

/**
 * Checkpoints of the connection's file. `failed` hears of an error that the disk made. The thread leaves behind what was
 * written meanwhile: the connection itself takes that little, so that the log begins anew. Where the thread fails,
 * SQLite's own limit of the log (`wal_autocheckpoint`) still holds.
 */
export function checkpointsOf(db: Database, file: string, failed: (error: unknown) => void): Checkpoints {
  let [thread, taken, busy]: [Worker | undefined, number, boolean] = [undefined, 0, false];
  const rest = ({ error }: Taken): void => {
    busy = false;
    try {
      if (error !== undefined) throw Object.assign(new Error(error), { code: error });
      db.pragma('wal_checkpoint(PASSIVE)');
    } catch (fault) {
      failed(fault);
    }
  };
  const begun = (): Worker => {
    const one = new Worker(FILE, { workerData: file, stdout: true, stderr: true }); // the process's own stay as they are
    one.on('message', rest);
    one.on('error', () => {}); // it has ended, and is not asked again
    one.on('exit', () => {
      thread = undefined;
    });
    one.unref(); // it keeps no program from ending
    return one;
  };
  return {
    written: writes => {
      if (busy || writes - taken < WRITES) return;
      [busy, taken] = [true, writes];
      thread ??= begun();
      thread.postMessage('take');
    },
    close: async () => {
      if (thread === undefined) return;
      thread.off('message', rest);
      thread.ref(); // until it has closed its connection
      const ended = once(thread, 'exit');
      thread.postMessage('end');
      await ended;
    },
  };
}
