// Tests that changes of a log in the file are detected and named when the log is read, and that no hand is
// readable in the file.
import { readFileSync, writeFileSync } from 'node:fs';
import Database from 'better-sqlite3';
import { expect, test } from 'vitest';
import { dealt, ready, storeIn, tempFolder } from '../../../testing/store/folder.ts';
import { LogDamaged } from '../errors.ts';
import { databaseIn } from '../files/data-folder.ts';

const TEXT = 'the queen of spades lies with seat 3 ';
const events = (match: string) =>
  [...Array(5).keys()].map(i => (i === 2 ? ready(1, 1) : dealt(`${TEXT}${match} ${i}`)));

/** A closed file with two matches of five events each. */
async function writtenFile(): Promise<{ folder: string; path: string }> {
  const folder = tempFolder();
  const store = storeIn(folder);
  for (const match of ['a-1', 'b-1']) await store.log.append(match, 0, events(match));
  await store.close();
  return { folder, path: databaseIn(folder) };
}

const readAll = async (folder: string) => {
  const store = storeIn(folder);
  const [a, b] = await Promise.allSettled([store.log.read('a-1'), store.log.read('b-1')]);
  await store.close();
  return { a, b };
};

const STATEMENTS: readonly [name: string, change: string, message: string][] = [
  [
    'a body',
    "UPDATE event SET body = zeroblob(60) WHERE match = 'a-1' AND seq = 4",
    '4: it does not agree with its hash',
  ],
  ['a time', "UPDATE event SET wall_ms = 1 WHERE match = 'a-1' AND seq = 2", '2: it does not agree with its hash'],
  ['a seat', "UPDATE event SET seat = 2 WHERE match = 'a-1' AND seq = 3", '3: it does not agree with its hash'],
  ['a kind', "UPDATE event SET kind = 'ready' WHERE match = 'a-1' AND seq = 1", '1: it does not agree with its hash'],
  ['one missing', "DELETE FROM event WHERE match = 'a-1' AND seq = 3", '3: it is missing'],
  ['the first missing', "DELETE FROM event WHERE match = 'a-1' AND seq = 1", '1: it is missing'],
  [
    'another match’s event',
    "UPDATE event SET body = (SELECT body FROM event WHERE match = 'b-1' AND seq = 2) WHERE match = 'a-1' AND seq = 2",
    '2: it does not agree with its hash',
  ],
];

test.each(STATEMENTS)('changed in the database: %s', async (_, statement, message) => {
  const { folder, path } = await writtenFile();
  const db = new Database(path);
  expect(db.prepare(statement).run().changes).toBe(1);
  db.close();
  const { a, b } = await readAll(folder);
  expect(a).toMatchObject({
    status: 'rejected',
    reason: { match: 'a-1', message: `The log of match a-1 is damaged at event ${message}.` },
  });
  expect(b).toMatchObject({ status: 'fulfilled', value: events('b-1') });
});

test('any one byte of a body on the disk', async () => {
  const { folder, path } = await writtenFile();
  const whole = readFileSync(path);
  const db = new Database(path, { readonly: true });
  const bodies = db.prepare<[], Buffer>("SELECT body FROM event WHERE match = 'a-1' ORDER BY seq").pluck().all();
  db.close();
  for (const [i, body] of bodies.entries()) {
    const at = whole.indexOf(body);
    expect(at).toBeGreaterThan(0);
    for (const offset of [0, 11, 12, body.length >> 1, body.length - 1]) {
      const flipped = Buffer.from(whole);
      flipped[at + offset] = (flipped[at + offset] as number) ^ (1 << (offset % 8));
      writeFileSync(path, flipped);
      const { a, b } = await readAll(folder);
      expect(a).toMatchObject({ status: 'rejected', reason: { match: 'a-1', seq: i + 1 } });
      expect(a.status === 'rejected' && a.reason).toBeInstanceOf(LogDamaged);
      expect(b.status).toBe('fulfilled');
    }
  }
});

test('a log is read after a version only if it continues that version', async () => {
  const { folder, path } = await writtenFile();
  const db = new Database(path);
  db.exec("UPDATE event SET hash = zeroblob(32) WHERE match = 'a-1' AND seq = 2");
  db.close();
  const { log } = storeIn(folder);
  await expect(log.readAfter('a-1', 2)).rejects.toThrow('damaged at event 3');
  await expect(log.readAfter('a-1', 1)).rejects.toThrow('damaged at event 2');
  expect(await log.readAfter('a-1', 3)).toEqual(events('a-1').slice(3));
});

test('an event of a newer kind is not guessed at', async () => {
  const { folder, path } = await writtenFile();
  const db = new Database(path);
  db.exec("UPDATE event SET schema = 2 WHERE match = 'a-1' AND seq = 5");
  db.close();
  expect((await readAll(folder)).a.status).toBe('rejected');
});

test('a file whose structure is damaged is not opened', async () => {
  const { folder, path } = await writtenFile();
  const bytes = readFileSync(path);
  bytes.fill(0xff, 4096, 4096 + 100); // the head of the file's second page
  writeFileSync(path, bytes);
  expect(() => storeIn(folder)).toThrow(/^Cannot open .*: it is damaged/);
});

test('no file beside the key shows what an event says', async () => {
  const folder = tempFolder();
  const store = storeIn(folder);
  await store.log.append('a-1', 0, events('a-1'));
  for (const file of ['', '-wal', '-shm', '-lock']) {
    expect(readFileSync(`${databaseIn(folder)}${file}`).includes('queen'), file).toBe(false);
  }
  // this shows that the match was written to the file
  expect(readFileSync(`${databaseIn(folder)}-wal`).includes('a-1')).toBe(true);
});
