// Tests disk failures. On a full disk, writes are refused with an error, and writing resumes as soon as there
// is space. After a disk failure, no more writes are accepted.
import { execFileSync } from 'node:child_process';
import { randomBytes } from 'node:crypto';
import { rmSync, statfsSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import type { EventLog } from '@moonshot/table';
import Database from 'better-sqlite3';
import { expect, onTestFinished, test } from 'vitest';
import { dealt, KEY, storeIn, tempFolder } from '../../../testing/store/folder.ts';
import { StoreBroken, StoreFull, writeFailure } from '../errors.ts';
import { databaseIn } from '../files/data-folder.ts';
import { ciphersWith } from '../log/cipher.ts';
import { logIn } from '../log/log.ts';
import { migrate } from '../schema/migrations.ts';
import { startThread } from '../thread/start.ts';
import { writerTo } from './group-commit.ts';
import { sqliteOn } from './sqlite.ts';
import { connect } from './sqlite-connection.ts';

const BIG = dealt('x'.repeat(8000));
const MOST = 1000;

/**
 * Appends one event after the other until one is refused. Returns the number of acknowledged events and the
 * refusal.
 */
async function fill(log: EventLog, match: string): Promise<{ acknowledged: number; refusal: unknown }> {
  for (let acknowledged = 0; acknowledged < MOST; acknowledged++) {
    try {
      await log.append(match, acknowledged, [BIG]);
    } catch (refusal) {
      return { acknowledged, refusal };
    }
  }
  throw new Error('The disk is never full');
}

test('a full disk: the write is refused, acknowledged events stay, and writing resumes when there is space', async () => {
  const file = databaseIn(tempFolder());
  const db = connect(file);
  onTestFinished(() => void db.close());
  migrate(db, file, ciphersWith(new Uint8Array(32), randomBytes));
  const broken: StoreBroken[] = [];
  const writer = writerTo(db, error => void broken.push(error));
  const log = logIn(
    sqliteOn(db, writer),
    ciphersWith(KEY, bytes => Buffer.alloc(bytes, writer.counts().writes)),
    () => 0,
  );
  db.pragma(`max_page_count = ${Number(db.pragma('page_count', { simple: true })) + 30}`);
  const { acknowledged, refusal } = await fill(log, 'a-1');
  expect(refusal).toBeInstanceOf(StoreFull);
  expect(acknowledged).toBeGreaterThan(10);
  expect(await log.read('a-1')).toHaveLength(acknowledged);
  const results = await Promise.allSettled([log.append('a-1', acknowledged, [BIG]), log.append('a-1', 0, [BIG])]);
  expect(results).toMatchObject([{ reason: expect.any(StoreFull) }, { value: 'stale' }]);
  db.pragma('max_page_count = 1000');
  expect(await log.append('a-1', acknowledged, [BIG])).toBe('written');
  expect(await log.read('a-1')).toHaveLength(acknowledged + 1);
  expect(broken).toEqual([]);
});

/** A file system of one megabyte, which only root can create. */
function smallDisk(): string {
  const folder = tempFolder();
  execFileSync('mount', ['-t', 'tmpfs', '-o', 'size=1m', 'none', folder]);
  onTestFinished(() => void execFileSync('umount', ['-l', folder]));
  return folder;
}

test('a real disk that is full, ten times: nothing is acknowledged that is not there, and room is enough to go on', async () => {
  const folder = smallDisk();
  let store = storeIn(folder, { start: startThread });
  const filler = join(folder, 'filler');
  const lengths: number[] = [];
  for (let round = 0; round < 10; round++) {
    const { bsize, bavail } = statfsSync(folder);
    // leaves only a few pages free
    writeFileSync(filler, Buffer.alloc(Math.max(0, bavail - 1 - 4 * round) * bsize));
    const { acknowledged, refusal } = await fill(store.log, `m-${round}`);
    lengths.push(acknowledged);
    expect(refusal).toBeInstanceOf(StoreFull);
    rmSync(filler);
    expect(await store.log.append(`m-${round}`, acknowledged, [dealt('again')])).toBe('written');
    if (round % 3 === 2) {
      await store.close();
      store = storeIn(folder, { start: startThread });
    }
  }
  for (const [round, length] of lengths.entries())
    expect(await store.log.read(`m-${round}`)).toEqual([...Array(length).fill(BIG), dealt('again')]);
});

const codes: readonly [code: string, wanted: typeof StoreFull | typeof StoreBroken | undefined][] = [
  ['SQLITE_FULL', StoreFull],
  ['SQLITE_IOERR_FSYNC', StoreBroken],
  ['SQLITE_IOERR_WRITE', StoreBroken],
  ['SQLITE_IOERR', StoreBroken],
  ['SQLITE_CORRUPT', StoreBroken],
  ['SQLITE_READONLY_DBMOVED', StoreBroken],
  ['SQLITE_CONSTRAINT_UNIQUE', undefined],
  ['SQLITE_BUSY', undefined],
];

test.each(codes)('%s is distinguished from others', (code, wanted) => {
  const error = new Database.SqliteError('x', code);
  if (wanted === undefined) expect(writeFailure(error)).toBe(error);
  else expect(writeFailure(error)).toBeInstanceOf(wanted);
});

test('after a disk failure nothing more is written, all waiting callers get the error, and the process hears of it once', async () => {
  const db = new Database(':memory:');
  onTestFinished(() => void db.close());
  const heard: StoreBroken[] = [];
  const writer = writerTo(db, error => void heard.push(error));
  const fail = () => {
    throw new Database.SqliteError('disk I/O error', 'SQLITE_IOERR_FSYNC');
  };
  const early = await Promise.allSettled([writer.write(() => 1), writer.write(fail), writer.write(() => 2)]);
  const late = await Promise.allSettled([writer.write(() => 3)]);
  for (const result of [...early, ...late]) expect(result).toMatchObject({ reason: expect.any(StoreBroken) });
  expect(heard).toHaveLength(1);
});
