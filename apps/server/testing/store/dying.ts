// Test harness, preloaded into a server and its threads. It kills the server when it reaches a named point
// for the n-th time, as in `DIES_AT="during the append:7"`.
import { Socket } from 'node:net';
import { getEnvironmentData, isMainThread, setEnvironmentData, Worker } from 'node:worker_threads';
import Database from 'better-sqlite3';

const [moment, times = '1'] = (process.env.DIES_AT ?? '').split(':');
let left = Number(times);

/** Kills the process if it has reached the named moment for the n-th time. */
function come(to: string): void {
  if (to === moment && --left === 0) process.kill(process.pid, 'SIGKILL');
}

const SHARED = 'dying';
// index of a flag: 1 if the thread has written events that it has not reported to the server
const WRITTEN = 0;

/** What the threads share. */
function shared(): Int32Array {
  if (isMainThread) setEnvironmentData(SHARED, new SharedArrayBuffer(Int32Array.BYTES_PER_ELEMENT) as never);
  return new Int32Array(getEnvironmentData(SHARED) as unknown as SharedArrayBuffer);
}
const flags = shared();

let events = false; // the open transaction contains events
let untold = false; // events have been reported to the server since the last send

const statement = Object.getPrototypeOf(new Database(':memory:').prepare('SELECT 1')) as Database.Statement;
const { run, all } = statement;

statement.run = function dying(this: Database.Statement, ...values: unknown[]) {
  const appends = this.source.startsWith('INSERT INTO event ');
  const commits = this.source === 'COMMIT' && events;
  if (appends && !events) come('before the append');
  if (commits) come('during the append');
  const result = run.apply(this, values);
  if (appends) events = true;
  if (commits) {
    events = false;
    Atomics.store(flags, WRITTEN, 1);
    come('synced and not acknowledged');
  }
  return result;
};

/** Logs are read when tables are resumed after a start. An append reads only the end of its own log. */
statement.all = function dying(this: Database.Statement, ...values: unknown[]) {
  if (/ (FROM|JOIN) event /.test(this.source) && !this.database.inTransaction) come('during the start');
  return all.apply(this, values);
};

const { emit } = Worker.prototype;

Worker.prototype.emit = function dying(this: Worker, ...words: Parameters<Worker['emit']>) {
  if (words[0] === 'message' && Atomics.exchange(flags, WRITTEN, 0) === 1) untold = true;
  return emit.apply(this, words);
};

const { uncork } = Socket.prototype;

Socket.prototype.uncork = function dying(this: Socket) {
  const says = this.writableLength > 0;
  uncork.call(this);
  if (!says || !untold) return;
  untold = false;
  come('sent to one and not to the others');
};
