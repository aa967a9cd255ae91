// Tests stored snapshots: one per match, encrypted, and used only if they are readable and the log continues
// from them.
import type { State } from '@moonshot/table';
import Database from 'better-sqlite3';
import { expect, test } from 'vitest';
import { dealt, ready, storeIn, tempFolder } from '../../../testing/store/folder.ts';
import { databaseIn } from '../files/data-folder.ts';

const standing = (version: number, more: object = {}): State =>
  ({ id: 'm-1', version, secret: '5e'.repeat(32), ended: false, game: { phase: 'play' }, ...more }) as unknown as State;

const EVENTS = [dealt('1'), ready(0, 1), dealt('2'), ready(1, 1)];

test('the last one kept comes back with what was written since, also in another life', async () => {
  const folder = tempFolder();
  const first = storeIn(folder);
  await first.log.append('m-1', 0, EVENTS);
  expect(await first.log.snapshot?.('m-1')).toBeUndefined();
  await first.log.saveSnapshot(standing(1));
  await first.log.saveSnapshot(standing(3));
  await first.close();
  const { log } = storeIn(folder);
  expect(await log.snapshot?.('m-1')).toEqual({ state: standing(3), events: EVENTS.slice(3) });
  expect(await log.snapshot?.('m-2')).toBeUndefined();
});

test.each([
  ['of a match that is over none is kept', standing(4, { ended: true })],
  ['one that the log never came to is not trusted', standing(9)],
])('%s', async (_, last) => {
  const { log } = storeIn(tempFolder());
  await log.append('m-1', 0, EVENTS);
  await log.saveSnapshot(standing(2));
  await log.saveSnapshot(last);
  expect(await log.snapshot?.('m-1')).toBeUndefined();
});

test.each([
  ['a bit of it is another', "UPDATE standing SET body = CAST(X'00' || substr(body, 2) AS BLOB)"],
  ['it is said to be of another version', 'UPDATE standing SET seq = 3'],
  ['it is an event', 'UPDATE standing SET body = (SELECT body FROM event WHERE seq = 2)'],
])('if %s, only the log is read', async (_, change) => {
  const folder = tempFolder();
  const first = storeIn(folder);
  await first.log.append('m-1', 0, EVENTS);
  await first.log.saveSnapshot(standing(2));
  await first.close();
  const db = new Database(databaseIn(folder));
  expect(db.prepare(change).run().changes).toBe(1);
  db.close();
  const { log } = storeIn(folder);
  expect(await log.snapshot?.('m-1')).toBeUndefined();
  expect(await log.read('m-1')).toEqual(EVENTS);
});

test('nothing of it can be read in the file', async () => {
  const folder = tempFolder();
  const first = storeIn(folder);
  await first.log.append('m-1', 0, EVENTS);
  await first.log.saveSnapshot(standing(2));
  await first.close();
  const db = new Database(databaseIn(folder), { readonly: true });
  const [row] = db.prepare('SELECT body FROM standing').all() as [{ body: Buffer }];
  expect(row.body.toString('latin1')).not.toMatch(/5e5e|phase/);
  db.close();
});
