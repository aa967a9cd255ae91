// The server on PostgreSQL: one instance at a time, durable writes or none, and no loss through database
// restarts.
import { randomBytes } from 'node:crypto';
import { expect, inject, onTestFinished, test } from 'vitest';
import { namedAt, openPostgres, type PostgresOptions } from '../../apps/server/src/store/open-postgres.ts';
import type { Store } from '../../apps/server/src/store/store.ts';
import { hashesAt } from '../../apps/server/testing/hashes.ts';
import { databaseAt, execute, rowsAt } from '../../apps/server/testing/postgres.ts';
import { KEY } from '../../apps/server/testing/store/key.ts';
import { emptied } from '../../apps/server/testing/store/stores.ts';

const server = inject('postgres') ?? '';

/** The URL of a new, empty database. */
const empty = (): Promise<string> => databaseAt(server, `t${randomBytes(8).toString('hex')}`);

async function opened(url: string, more: Partial<PostgresOptions> = {}): Promise<Store> {
  const store = await openPostgres({ url, key: KEY, now: () => 5, connections: 2, ...more });
  onTestFinished(() => store.close());
  return store;
}

/** The connection that holds the lock on the database. */
const LOCKING = 1;

const alone = { shared: false, after: () => {}, onLost: (error: Error) => expect.unreachable(error.message) };

test('a second server is refused with one sentence, and let in when the first is gone', async () => {
  const url = await empty();
  const first = await opened(url, { lock: alone });
  await expect(opened(url, { lock: alone })).rejects.toThrow(
    `Cannot open ${namedAt(url)}: another Moonshot server has it open.`,
  );
  await first.close();
  await opened(url, { lock: alone });
});

test('the servers of a cluster share a database, which one alone is refused, and the other way round', async () => {
  const url = await empty();
  const together = { ...alone, shared: true };
  const both = [await opened(url, { lock: together }), await opened(url, { lock: together })];
  await expect(opened(url, { lock: alone })).rejects.toThrow('another Moonshot server has it open.');
  for (const one of both) await one.close();
  await opened(url, { lock: alone });
  await expect(opened(url, { lock: together })).rejects.toThrow('has it open, and not as one of a cluster.');
});

test.each([
  ['of several makes all its connections before it is there', true, 3],
  ['alone makes them as they are wanted', false, 0],
])('a server %s', async (_, shared, made) => {
  const url = await empty();
  await opened(url, { lock: { ...alone, shared }, connections: 3 });
  const others = 'SELECT pid FROM pg_stat_activity WHERE datname = current_database() AND pid <> pg_backend_pid()';
  await expect.poll(async () => (await rowsAt(url, others)).length).toBe(made + LOCKING);
});

const REFUSED: readonly (readonly [name: string, statement: string, why: RegExp])[] = [
  ['another’s database', 'CREATE TABLE theirs (id INT)', /another program/],
  ['a newer shape', 'CREATE TABLE shape (version BIGINT); INSERT INTO shape VALUES (999)', /a newer Moonshot wrote it/],
];

test.each(REFUSED)('%s is refused, and nothing of it changes', async (_, statement, why) => {
  const url = await empty();
  await execute(url, statement);
  await expect(opened(url)).rejects.toThrow(why);
  await expect(execute(url, 'SELECT * FROM event')).rejects.toThrow('does not exist');
});

test('what was written under another key is refused', async () => {
  const url = await empty();
  await opened(url);
  await expect(opened(url, { key: new Uint8Array(32) })).rejects.toThrow('under another key than the one given');
});

test('a database whose commits do not reach the disk is refused', async () => {
  const url = await empty();
  await expect(opened(`${url}?options=-c%20synchronous_commit=off`)).rejects.toThrow(
    'synchronous_commit is off and not on',
  );
});

test('servers that start at once bring one database to its shape', async () => {
  const url = await empty();
  await Promise.all(Array.from({ length: 4 }, () => opened(url)));
});

test('a newer version adds a column, and what was asked before is asked as well as ever', async () => {
  const url = await empty();
  const store = await opened(url);
  const asked = () => Promise.all(Array.from({ length: 4 }, () => store.tables.byId('none')));
  await asked(); // on every connection
  await execute(url, 'ALTER TABLE table_row ADD COLUMN later TEXT');
  expect(await asked()).toEqual(Array(4).fill(undefined));
});

test('a database that one test has left is as new to the next', async () => {
  const url = await empty();
  const { players, conduct } = await opened(url);
  await emptied(url);
  const before = await hashesAt(url);
  for (let i = 0; i < 2; i++) {
    await players.add({ id: 'ada', name: 'Ada', kind: 'guest', at: 1 }, 'hash');
    await players.openSession('token', 'ada', 99);
    const line = { at: 5, what: 'banned', subject: 'bob', note: 'why' };
    await conduct.ban({ kind: 'player', who: 'bob', reason: 'rude', until: null, at: 3 }, line);
    // its rows cannot be deleted otherwise
    expect(await rowsAt(url, 'SELECT number FROM audit')).toEqual([{ number: '1' }]);
    await emptied(url);
    expect(await hashesAt(url)).toEqual(before);
  }
});

test('no name of a database shows its password', () => {
  expect(namedAt('postgres://ada:secret@db.example:5432/moonshot')).toBe('the database moonshot at db.example:5432');
});

test('a database that cannot be reached is one sentence', async () => {
  await expect(opened('postgres://nobody@127.0.0.1:1/none')).rejects.toThrow(/^Cannot open the database none at 127/);
});
