// Tests deletion byte by byte: a deleted player or imported match is in no file of the database, and the data
// of others stays.
import { randomBytes } from 'node:crypto';
import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import type { Event } from '@moonshot/table';
import Database from 'better-sqlite3';
import pg from 'pg';
import { expect, inject, onTestFinished, test } from 'vitest';
import { databaseAt, execute, rowsAt } from '../../../testing/postgres.ts';
import { dealt, KEY, storeIn, tempFolder } from '../../../testing/store/folder.ts';
import { databaseIn } from '../files/data-folder.ts';
import { openPostgres } from '../open-postgres.ts';
import type { Store } from '../store.ts';

interface Body {
  readonly match: string;
  readonly body: Buffer;
}

/** A store and the files that contain it. */
interface StoreFiles {
  readonly store: Store;
  /** The encrypted events as the database stores them. */
  bodies(): Promise<readonly Body[]>;
  /**
   * What an operator does to remove deleted rows from the files, where this does not happen automatically.
   */
  tidy(): Promise<void>;
  files(): Promise<readonly Buffer[]>;
}

const BODIES = 'SELECT match, body FROM event';

const filesOf = (folder: string): readonly Buffer[] =>
  readdirSync(folder, { withFileTypes: true }).flatMap(one =>
    one.isFile() ? [readFileSync(join(folder, one.name))] : [],
  );

function inFile(): StoreFiles {
  const folder = tempFolder();
  return {
    store: storeIn(folder),
    bodies: async () => {
      const db = new Database(databaseIn(folder), { readonly: true });
      const rows = db.prepare<[], Body>(BODIES).all();
      db.close();
      return rows;
    },
    tidy: async () => {},
    files: async () => filesOf(folder),
  };
}

async function inPostgres(server: string): Promise<StoreFiles> {
  const name = `t${randomBytes(8).toString('hex')}`;
  const url = await databaseAt(server, name, 'shaped');
  const store = await openPostgres({ url, key: KEY, now: () => 1, connections: 2 });
  onTestFinished(() => store.close());
  return {
    store,
    bodies: () => rowsAt<Body>(url, BODIES),
    tidy: async () => {
      await passed(url);
      for (const statement of ['VACUUM (FULL) player, session, event', 'CHECKPOINT']) await execute(url, statement);
    },
    files: async () => {
      await execute(url, 'CHECKPOINT'); // what was written is in the files from then on
      const [kept] = await rowsAt<{ folder: string; oid: number }>(
        url,
        `SELECT current_setting('data_directory') AS folder, oid FROM pg_database WHERE datname = '${name}'`,
      );
      return filesOf(join(kept?.folder ?? '', 'base', String(kept?.oid)));
    },
  };
}

/**
 * The query whether a transaction on the PostgreSQL server, or a snapshot of this database, is older than the
 * transaction `xid`.
 */
const OLDER = (xid: string): string => `SELECT
  pg_snapshot_xmin(pg_current_snapshot()) < '${xid}'::xid8 OR EXISTS (SELECT FROM pg_stat_activity
    WHERE datname = current_database() AND age(backend_xmin) > age('${xid}'::xid8::xid)) AS are_left`;

/**
 * Waits until no transaction can see the deleted rows any more. VACUUM keeps them until then, even because of
 * transactions in other databases.
 */
async function passed(url: string): Promise<void> {
  const [now] = await rowsAt<{ xid: string }>(url, 'SELECT pg_current_xact_id()::text AS xid');
  const older = OLDER(now?.xid ?? '');
  while ((await rowsAt<{ are_left: boolean }>(url, older))[0]?.are_left === true)
    await new Promise(resolve => setTimeout(resolve, WAIT_MS));
}

const WAIT_MS = 20;

/** A transaction in another database that is older than the deletions, and ends after them. */
async function olderElsewhere(url: string): Promise<() => Promise<void>> {
  const client = new pg.Client(url);
  await client.connect();
  await client.query('BEGIN');
  await client.query('SELECT pg_current_xact_id()');
  return async () => {
    await new Promise(resolve => setTimeout(resolve, 10 * WAIT_MS));
    await client.end();
  };
}

const server = inject('postgres');

const opening = (imported: boolean): Event =>
  ({ type: 'table-opened', id: 'm', spec: { imported }, secret: '', event: {} }) as unknown as Event;

test('a person who is forgotten and a match that was brought are in no file, and what was played here is', async () => {
  const { store, bodies, tidy, files } = await (server === undefined ? inFile() : inPostgres(server));
  const { players, log } = store;
  await players.add({ id: 'ada', name: 'Ninefold', kind: 'guest', at: 1 }, 'a hash of Ada');
  await players.add({ id: 'bob', name: 'Tenfold', kind: 'guest', at: 1 }, 'a hash of Bob');
  await players.openSession('a token of Ada', 'ada', 9);
  await log.append('brought-1', 0, [opening(true), dealt('brought'), dealt('on')]);
  await log.append('played-1', 0, [opening(false), dealt('played')]);
  const sealed = await bodies();
  const bytesOf = (match: string) => sealed.filter(row => row.match === match).map(({ body }) => body);
  const gone = [
    ...['Ninefold', 'a hash of Ada', 'a token of Ada'].map(text => Buffer.from(text)),
    ...bytesOf('brought-1'),
  ];
  const stays = [...['Tenfold', 'a hash of Bob'].map(text => Buffer.from(text)), ...bytesOf('played-1')];
  const found = async (wanted: readonly Buffer[]): Promise<readonly boolean[]> => {
    const kept = await files();
    return wanted.map(one => kept.some(file => file.includes(one)));
  };
  expect([gone.length, stays.length]).toEqual([6, 4]);
  expect(await found([...gone, ...stays])).not.toContain(false);
  const end = server === undefined ? async () => {} : await olderElsewhere(server);
  await players.forget('ada');
  await log.removeImported('brought-1');
  await log.removeImported('played-1');
  await Promise.all([tidy(), end()]);
  expect(await found(gone)).not.toContain(true);
  expect(await found(stays)).not.toContain(false);
  expect([(await log.read('brought-1')).length, (await log.read('played-1')).length]).toEqual([0, 2]);
});
