// Restoring backups: by the scripts of deploy/ for PostgreSQL and by the program for SQLite, compared by the
// hash of every table.
import { execFileSync } from 'node:child_process';
import { randomBytes } from 'node:crypto';
import {
  chmodSync,
  existsSync,
  mkdtempSync,
  readdirSync,
  readFileSync,
  rmSync,
  truncateSync,
  utimesSync,
  writeFileSync,
} from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { expect, inject, onTestFinished, test } from 'vitest';
import { keyFileIn } from '../../apps/server/src/store/files/data-folder.ts';
import { openPostgres } from '../../apps/server/src/store/open-postgres.ts';
import type { Store } from '../../apps/server/src/store/store.ts';
import { hashesAt, hashesIn } from '../../apps/server/testing/hashes.ts';
import { databaseAt, programs } from '../../apps/server/testing/postgres.ts';
import { dealt, KEY, ready, storeIn, tempFolder } from '../../apps/server/testing/store/folder.ts';
import { inside } from '../terminal/inside.ts';

const server = inject('postgres') ?? '';
const SCRIPTS = join(import.meta.dirname, '../../deploy/base');
const EVENTS = [ready(0, 1), dealt('♥ "1"'), ready(0, 2), dealt('2')];

const empty = (): Promise<string> => databaseAt(server, `t${randomBytes(8).toString('hex')}`);

async function fill(store: Store): Promise<void> {
  await store.players.add({ id: 'ada', name: 'Ada ♥', kind: 'guest', at: 1 }, 'hash');
  await store.players.openSession('token', 'ada', 99);
  for (let i = 0; i < 20; i++) await store.log.append(`match-${i}`, 0, EVENTS);
  const line = { at: 5, what: 'banned', subject: 'bob', note: 'why' };
  await store.conduct.ban({ kind: 'player', who: 'bob', reason: 'rude', until: null, at: 3 }, line);
  await store.close();
}

/** Runs a script of deploy/ for a database, as a container does. */
function script(name: string, url: string, backups: string, ...words: readonly string[]): string {
  const file = join(backups, 'database_url');
  writeFileSync(file, `${url}\n`);
  const env = {
    PATH: `${programs()}:${process.env.PATH}`,
    MOONSHOT_DATABASE_FILE: file,
    BACKUPS: backups,
    KEEP_DAYS: '29',
  };
  return execFileSync('sh', [join(SCRIPTS, name), ...words], { encoding: 'utf8', env, stdio: 'pipe' }).trim();
}

function folderOfBackups(): string {
  const folder = mkdtempSync(join(tmpdir(), 'moonshot-backups-'));
  chmodSync(folder, 0o700);
  onTestFinished(() => rmSync(folder, { recursive: true }));
  return folder;
}

const openedAt = (url: string): Promise<Store> => openPostgres({ url, key: KEY, now: () => 5, connections: 2 });

test('the scripts restore what they backed up from PostgreSQL, and a server continues with it', async () => {
  const [from, to, backups] = [await empty(), await empty(), folderOfBackups()];
  await fill(await openedAt(from));
  const before = await hashesAt(from);
  expect(Object.keys(before).length).toBeGreaterThan(10);
  const made = script('backup.sh', from, backups);
  script('restore.sh', to, backups, made);
  expect(await hashesAt(to)).toEqual(before);
  const store = await openedAt(to);
  onTestFinished(() => store.close());
  expect(await store.log.read('match-7')).toEqual(EVENTS);
  expect(await store.log.append('match-7', EVENTS.length, [dealt('3')])).toBe('written');
});

test('a backup is not put over what is there, and half a backup is nothing', async () => {
  const [from, to, backups] = [await empty(), await empty(), folderOfBackups()];
  await fill(await openedAt(from));
  const before = await hashesAt(from);
  const made = script('backup.sh', from, backups);
  expect(() => script('restore.sh', from, backups, made)).toThrow(/already exists/);
  expect(await hashesAt(from)).toEqual(before);
  truncateSync(made, Math.floor(readFileSync(made).length / 2));
  expect(() => script('restore.sh', to, backups, made)).toThrow();
  expect(await hashesAt(to)).toEqual({});
});

test('a backup that is too old goes with the next one, and a database that is gone leaves none', async () => {
  const [from, backups] = [await empty(), folderOfBackups()];
  const day = 86_400;
  const now = Date.now() / 1000;
  for (const [name, age] of [
    ['old', 30],
    ['young', 28],
  ] as const) {
    writeFileSync(join(backups, `moonshot-${name}.dump`), '');
    utimesSync(join(backups, `moonshot-${name}.dump`), now - age * day, now - age * day);
  }
  const made = script('backup.sh', from, backups);
  const kept = (): readonly string[] => readdirSync(backups).filter(name => name.endsWith('.dump'));
  expect([existsSync(made), kept().includes('moonshot-old.dump'), kept().includes('moonshot-young.dump')]).toEqual([
    true,
    false,
    true,
  ]);
  expect(() => script('backup.sh', `${from}x`, backups)).toThrow(/does not exist/);
  expect(kept()).toHaveLength(2);
});

test('what the program copies out of a file and puts back is the same', async () => {
  const [from, to, backups] = [tempFolder(), tempFolder(), folderOfBackups()];
  await fill(storeIn(from));
  for (const folder of [from, to])
    writeFileSync(keyFileIn(folder), Buffer.from(KEY).toString('base64'), { mode: 0o600 });
  const before = hashesIn(from);
  const file = join(backups, 'monday.db');
  expect((await inside(['backup', file, '--data', from])).code).toBe(0);
  expect((await inside(['restore', file, '--data', to])).code).toBe(0);
  expect(hashesIn(to)).toEqual(before);
});
