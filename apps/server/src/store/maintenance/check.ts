// Checks a copy of the database: its structure, the chain of every log, and with the key also the decryption
// of every event.
import type { Database } from 'better-sqlite3';
import { StoreRefused } from '../errors.ts';
import { markOf } from '../files/key.ts';
import { follow, START } from '../log/chain.ts';
import { ciphersWith } from '../log/cipher.ts';
import { eventsOf } from '../log/log.ts';
import { decryptReport } from '../repositories/reports.ts';
import type { EventRow } from '../rows/event.ts';
import { REPORTS_SEALED, versionOf } from '../schema/migrations.ts';
import type { StoredReport } from '../sql/query.ts';
import { assertWhole, connectToRead, refusal } from '../sql/sqlite-connection.ts';

/** What a copy of the database contains. */
export interface StoreCheckResult {
  readonly matches: number;
  readonly events: number;
  readonly players: number;
  readonly tables: number;
}

/**
 * Reads and checks a whole copy. Without a key, verifies the chains but decrypts no events. Throws
 * StoreRefused or LogDamaged at the first error. `name` is the name of the copy in the message.
 */
export function checkCopy(file: string, key: Uint8Array | undefined, name = file): StoreCheckResult {
  const db = connectToRead(file);
  try {
    const version = versionOf(db, name);
    assertWhole(db, name, 'integrity_check');
    if (key) refuseOtherKey(db, key, name);
    if (key && version >= REPORTS_SEALED) openReports(db, key, name);
    const count = (table: string): number => Number(db.prepare(`SELECT count(*) FROM ${table}`).pluck().get());
    return { ...logsChecked(db, key), players: count('player'), tables: count('table_row') };
  } catch (error) {
    throw refusal(name, error);
  } finally {
    db.close();
  }
}

function openReports(db: Database, key: Uint8Array, name: string): void {
  const cipher = ciphersWith(key, () => new Uint8Array());
  for (const report of db.prepare<[], Pick<StoredReport, 'id' | 'body'>>('SELECT id, body FROM report').iterate())
    try {
      decryptReport(cipher, report);
    } catch {
      throw new StoreRefused(`Cannot open ${name}: what report ${report.id} says is not what was written.`);
    }
}

function logsChecked(db: Database, key: Uint8Array | undefined): Pick<StoreCheckResult, 'matches' | 'events'> {
  const cipher = key && ciphersWith(key, () => new Uint8Array());
  const rows = db.prepare<[string], EventRow>('SELECT * FROM event WHERE match = ? ORDER BY seq');
  const matches = db.prepare<[], string>('SELECT DISTINCT match FROM event').pluck().all();
  let events = 0;
  for (const match of matches) {
    const log = rows.all(match);
    if (cipher) eventsOf(match, START, log, cipher(match));
    else log.reduce(follow, START);
    events += log.length;
  }
  return { matches: matches.length, events };
}

/** Throws StoreRefused if the database was written under another key. */
export function refuseOtherKey(db: Database, key: Uint8Array, file: string): void {
  const mark = db.prepare("SELECT value FROM mark WHERE name = 'key'").pluck().get();
  if (mark !== undefined && mark !== markOf(key))
    throw new StoreRefused(`Cannot open ${file}: what it holds was written under another key than the one given.`);
}
