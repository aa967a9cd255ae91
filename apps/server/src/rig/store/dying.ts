// For tests: loaded before a server, it has the server killed at a named moment, the so-manieth time that it
// comes to it: `DIES_AT="amid the append:7"`.
import { Socket } from 'node:net';
import Database from 'better-sqlite3';

const [moment, times = '1'] = (process.env.DIES_AT ?? '').split(':');
let left = Number(times);

/** Nothing of the process goes on after this call. */
function come(to: string): void {
  if (to === moment && --left === 0) process.kill(process.pid, 'SIGKILL');
}

let events = false; // the transaction that is open has some
let untold = false; // events were written since anything was last sent

const statement = Object.getPrototypeOf(new Database(':memory:').prepare('SELECT 1')) as Database.Statement;
const { run, all } = statement;

statement.run = function dying(this: Database.Statement, ...values: unknown[]) {
  const appends = this.source.startsWith('INSERT INTO event ');
  const commits = this.source === 'COMMIT' && events;
  if (appends && !events) come('before the append');
  if (commits) come('amid the append');
  const result = run.apply(this, values);
  if (appends) events = true;
  if (commits) {
    [events, untold] = [false, true];
    come('synced and not acknowledged');
  }
  return result;
};

/** Logs are read when tables are woken after a start; an append reads only where its own log ends. */
statement.all = function dying(this: Database.Statement, ...values: unknown[]) {
  if (/ (FROM|JOIN) event /.test(this.source) && !this.database.inTransaction) come('amid the start');
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
