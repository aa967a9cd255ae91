// What was deleted, byte by byte: a person, and a match that was played elsewhere, are in no file of the database any more, while others stay.
import { randomBytes } from 'node:crypto';
import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import type { Event } from '@moonshot/table/event';
import Database from 'better-sqlite3';
import { expect, inject, onTestFinished, test } from 'vitest';
import { databaseAt, rowsAt, said } from '../rig/postgres.ts';
import { dealt, KEY, storeIn, tempFolder } from '../rig/store/folder.ts';
import { databaseIn } from './place.ts';
import { openPostgres } from './postgres-open.ts';
import type { Store } from './store.ts';

interface Body {
  readonly match: string;
  readonly body: Buffer;
}

/** A store with the files that it is kept in. */
interface Kept {
  readonly store: Store;
  /** The sealed events as the database holds them. */
  bodies(): Promise<readonly Body[]>;
  /** What a host does so that deleted rows leave the files, where that is not done by itself. */
  tidy(): Promise<void>;
  files(): Promise<readonly Buffer[]>;
}

const BODIES = 'SELECT match, body FROM event';

const filesOf = (folder: string): readonly Buffer[] =>
  readdirSync(folder, { withFileTypes: true }).flatMap(one =>
    one.isFile() ? [readFileSync(join(folder, one.name))] : [],
  );

function inFile(): Kept {
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

async function inPostgres(server: string): Promise<Kept> {
  const name = `t${randomBytes(8).toString('hex')}`;
  const url = await databaseAt(server, name, 'shaped');
  const store = await openPostgres({ url, key: KEY, now: () => 1, connections: 2 });
  onTestFinished(() => store.close());
  return {
    store,
    bodies: () => rowsAt<Body>(url, BODIES),
    tidy: async () => {
      for (const statement of ['VACUUM (FULL) player, session, event', 'CHECKPOINT']) await said(url, statement);
    },
    files: async () => {
      await said(url, 'CHECKPOINT'); // what was written is in the files from then on
      const [kept] = await rowsAt<{ folder: string; oid: number }>(
        url,
        `SELECT current_setting('data_directory') AS folder, oid FROM pg_database WHERE datname = '${name}'`,
      );
      return filesOf(join(kept?.folder ?? '', 'base', String(kept?.oid)));
    },
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
  await players.forget('ada');
  await log.removeImported('brought-1');
  await log.removeImported('played-1');
  await tidy();
  expect(await found(gone)).not.toContain(true);
  expect(await found(stays)).not.toContain(false);
  expect([(await log.read('brought-1')).length, (await log.read('played-1')).length]).toEqual([0, 2]);
});
