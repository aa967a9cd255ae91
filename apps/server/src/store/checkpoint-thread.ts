// The thread in which what was written goes from SQLite's log (the WAL) into the file: asked once in a while, it says when it is done.
import { parentPort, workerData } from 'node:worker_threads';
import Database from 'better-sqlite3';
import { sqliteCode } from './errors.ts';

/** What the thread says of one time: the code of the error that stopped it, if one did. */
export interface Taken {
  readonly error: string | undefined;
}

const db = new Database(String(workerData), { fileMustExist: true, timeout: 0 });
db.pragma('synchronous = FULL');

function take(): Taken {
  try {
    db.pragma('wal_checkpoint(PASSIVE)'); // nobody waits for it, and it waits for nobody
    return { error: undefined };
  } catch (error) {
    return { error: sqliteCode(error) ?? String(error) };
  }
}

parentPort?.on('message', (wish: 'take' | 'end') => {
  if (wish === 'take') return parentPort?.postMessage(take());
  db.close();
  parentPort?.close();
});
