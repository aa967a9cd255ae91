// What was written goes into the file while the server writes on, the log begins anew, and a disk that fails there ends the writing.
import { copyFileSync, statSync } from 'node:fs';
import { join } from 'node:path';
import Database from 'better-sqlite3';
import { expect, onTestFinished, test } from 'vitest';
import { checkpointsOf } from './checkpoints.ts';
import { connect } from './connection.ts';
import { databaseIn } from './place.ts';
import { dealt, storeIn, tempFolder } from './store-rig.ts';

const DEAL = dealt('x'.repeat(1000));
const MATCHES = 50;
const ROUNDS = 120;

test('thousands of writes end in the file with a log that stays small, each of them once', async () => {
  const folder = tempFolder();
  const { log, close } = storeIn(folder);
  const names = Array.from({ length: MATCHES }, (_, i) => `m-${i}`);
  for (let i = 0; i < ROUNDS; i++) await Promise.all(names.map(name => log.append(name, i, [DEAL])));
  const file = databaseIn(folder);
  await expect.poll(() => inFile(file), { timeout: 30_000 }).toBeGreaterThanOrEqual(2 * 1000);
  for (const name of names) expect(await log.read(name)).toHaveLength(ROUNDS);
  await close();
  expect(inFile(file)).toBe(MATCHES * ROUNDS); // with the last connection the rest has gone there too
});

/** How many events the file has without its log. */
function inFile(file: string): number {
  const alone = join(tempFolder(), 'alone.db');
  copyFileSync(file, alone);
  const db = new Database(alone, { readonly: true });
  try {
    return Number(db.prepare('SELECT count(*) FROM event').pluck().get());
  } finally {
    db.close();
  }
}

test('the log begins anew after a checkpoint, and no thread is begun before there is much to take', async () => {
  const file = databaseIn(tempFolder());
  const db = connect(file);
  onTestFinished(() => void db.close());
  db.exec('CREATE TABLE t (a BLOB)');
  const put = db.prepare('INSERT INTO t VALUES (zeroblob(3000))');
  const checkpoints = checkpointsOf(db, file, error => expect.unreachable(String(error)));
  for (let i = 0; i < 50; i++) put.run();
  checkpoints.written(999);
  await checkpoints.close(); // at once: there is none
  const before = statSync(`${file}-wal`).size;
  checkpoints.written(1000);
  const state = () =>
    db.pragma('wal_checkpoint(NOOP)') as readonly { readonly log: number; readonly checkpointed: number }[];
  await expect.poll(() => state()[0]?.checkpointed, { timeout: 30_000 }).toBe(state()[0]?.log);
  put.run();
  expect(statSync(`${file}-wal`).size).toBe(before);
  await checkpoints.close();
});
