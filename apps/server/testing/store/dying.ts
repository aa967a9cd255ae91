// Test harness, preloaded into a server: kills it when it reaches a named moment for the n-th time, as in
// `DIES_AT="during the append:7"`.
import { Socket } from 'node:net';
import Database from 'better-sqlite3';

const [moment, times = '1'] = (process.env.DIES_AT ?? '').split(':');
let left = Number(times);

/** The process ends here. */
function come(to: string): void {
  if (to === moment && --left === 0) process.kill(process.pid, 'SIGKILL');
}

let events = false; // the open transaction contains events
let untold = false; // events were written since the last send

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
    [events, untold] = [false, true];
    come('synced and not acknowledged');
  }
  return result;
};

/** Logs are read when tables are resumed after a start. An append reads only the end of its own log. */
statement.all = function dying(this: Database.Statement, ...values: unknown[]) {
  if (/ (FROM|JOIN) event /.test(this.source) && !this.database.inTransaction) come('during the start');
  return all.apply(this, values);
};

const { uncork } = Socket.prototype;

Socket.prototype.uncork = function dying(this: Socket) {
  const says = this.writableLength > 0;
  uncork.call(this);
  if (!says || !untold) return;
  untold = false;
  come('told to one and not to the others');
};
