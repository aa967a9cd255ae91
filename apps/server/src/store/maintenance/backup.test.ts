// Tests that a backup contains all that was acknowledged, even if it is taken during writes. A restore brings
// back exactly the contents of the backup, or changes nothing.
import { chownSync, existsSync, readdirSync, readFileSync, statSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import Database from 'better-sqlite3';
import { expect, test } from 'vitest';
import { dealt, KEY, ready, storeIn, tempFolder } from '../../../testing/store/folder.ts';
import { childIn, killed } from '../../../testing/store/life.ts';
import { databaseIn } from '../files/data-folder.ts';
import { NEWEST } from '../schema/migrations.ts';
import { backupFolder } from './backup.ts';
import { checkCopy } from './check.ts';
import { restore } from './restore.ts';

const NOW = new Date('2026-11-21T18:00:00Z');
const into = (folder: string, file: string, key = KEY) => restore({ file, folder, key, now: NOW });

/** The hashes of all events, match by match in order. */
function hashesIn(file: string): ReadonlyMap<string, readonly string[]> {
  const db = new Database(file, { readonly: true });
  const rows = db.prepare<[], { match: string; hash: string }>('SELECT match, hex(hash) hash FROM event ORDER BY seq');
  const byMatch = Map.groupBy(rows.all(), ({ match }) => match);
  db.close();
  return new Map([...byMatch].map(([match, events]) => [match, events.map(({ hash }) => hash)]));
}

test('a backup taken while another process writes restores to the same hashes, with all acknowledged events', async () => {
  const folder = tempFolder();
  const copies = tempFolder();
  const { child, until, output } = childIn(folder, 'write');
  for (let copy = 0; copy < 4; copy++) {
    await until(100 * (copy + 1));
    const acknowledged = output();
    const file = join(copies, `${copy}.db`);
    const { matches, events } = await backupFolder(folder, file);
    expect({ matches, gone: child.exitCode }).toEqual({ matches: 8, gone: null });
    const restored = join(copies, `${copy}`);
    expect(await into(restored, file)).toEqual({ matches, events, players: 0, tables: 0, before: undefined });
    const [live, back] = [hashesIn(databaseIn(folder)), hashesIn(databaseIn(restored))];
    for (const [match, hashes] of back) expect(live.get(match)?.slice(0, hashes.length)).toEqual(hashes);
    for (const line of acknowledged.slice(1)) {
      const [match = '', version] = line.split(' ');
      expect(back.get(match)?.length).toBeGreaterThanOrEqual(Number(version));
    }
    const { log } = storeIn(restored);
    expect(await log.read('m-3')).toEqual(back.get('m-3')?.map((_, i) => ready(0, i + 1)));
  }
  await killed(child);
});

test('a server copies its own database while it writes on, and a close waits for the copy', async () => {
  const folder = tempFolder();
  const file = join(tempFolder(), 'copy.db');
  const store = storeIn(folder);
  const write = (version: number) => store.log.append('a-1', version, [dealt(`${version} ${'x'.repeat(50_000)}`)]);
  for (let version = 0; version < 100; version++) await write(version);
  const copying = store.backup(file);
  for (let version = 100; version < 140; version++) await write(version);
  await copying;
  const { events } = checkCopy(file, KEY);
  expect(events).toBeGreaterThanOrEqual(100);
  expect(events).toBeLessThanOrEqual(140);
  expect(statSync(file).mode & 0o777).toBe(0o600);
  expect(readdirSync(join(file, '..'))).toEqual(['copy.db']);
  const last = store.backup(`${file}.2`);
  await store.close();
  await last;
  expect(checkCopy(`${file}.2`, KEY).events).toBe(140);
});

/** A folder with its own store, and a backup of another store. */
async function twoStores(): Promise<{ folder: string; file: string; asItWas: () => Promise<boolean> }> {
  const [folder, other] = [tempFolder(), tempFolder()];
  const [mine, theirs] = [storeIn(folder), storeIn(other)];
  await mine.log.append('mine-1', 0, [dealt('mine')]);
  await theirs.log.append('theirs-1', 0, [dealt('1'), dealt('2')]);
  await mine.close();
  await theirs.backup(join(other, 'copy.db'));
  const before = readFileSync(databaseIn(folder));
  const names = readdirSync(folder);
  return {
    folder,
    file: join(other, 'copy.db'),
    asItWas: async () => readFileSync(databaseIn(folder)).equals(before) && readdirSync(folder).join() === names.join(),
  };
}

test('what was there before a restore is kept, and can be restored in its turn', async () => {
  const { folder, file } = await twoStores();
  const { before } = await into(folder, file);
  expect(before).toBe(join(folder, 'moonshot-before-20261121-180000.db'));
  const store = storeIn(folder);
  expect(await store.log.read('mine-1')).toEqual([]);
  expect(await store.log.read('theirs-1')).toEqual([dealt('1'), dealt('2')]);
  expect(await store.log.append('theirs-1', 2, [dealt('3')])).toBe('written');
  await store.close();
  const again = await restore({ file: before as string, folder, key: KEY, now: new Date('2026-11-21T18:00:01Z') });
  expect(again.matches).toBe(1);
  expect(await storeIn(folder).log.read('mine-1')).toEqual([dealt('mine')]);
});

test('what is restored belongs to the owner of its folder, also where root restores it', async () => {
  const isRoot = process.getuid?.() === 0; // only root can give a file to another user
  const owner = isRoot ? [12_345, 12_346] : [process.getuid?.(), process.getgid?.()];
  const folder = tempFolder();
  const store = storeIn(folder);
  await store.log.append('m-1', 0, [ready(0, 1)]);
  const file = join(tempFolder(), 'copy.db');
  await backupFolder(folder, file);
  const server = tempFolder();
  if (isRoot) chownSync(server, 12_345, 12_346);
  await into(server, file);
  const made = readdirSync(server).map(name => statSync(join(server, name)));
  expect(made.map(({ uid, gid }) => [uid, gid])).toEqual(made.map(() => owner));
  expect(made.length).toBeGreaterThan(0);
});

test('what a killed server had not yet moved into its file is kept as well', async () => {
  const { file } = await twoStores();
  const folder = tempFolder();
  const { child, until, output } = childIn(folder, 'write');
  await until(50);
  await killed(child);
  expect(statSync(`${databaseIn(folder)}-wal`).size).toBeGreaterThan(0);
  const { before } = await into(folder, file);
  expect(readdirSync(folder).filter(name => name.endsWith('-wal'))).toEqual([]); // everything is in one file
  const [match = '', version] = output().at(-1)?.split(' ') ?? [];
  expect(hashesIn(before as string).get(match)?.length).toBeGreaterThanOrEqual(Number(version));
  expect([...hashesIn(databaseIn(folder)).keys()]).toEqual(['theirs-1']);
});

test('a damaged database can be replaced, and is kept as it is', async () => {
  const { folder, file } = await twoStores();
  writeFileSync(databaseIn(folder), 'nothing of use');
  const { before } = await into(folder, file);
  expect(readFileSync(before as string, 'utf8')).toBe('nothing of use');
  expect(await storeIn(folder).log.read('theirs-1')).toHaveLength(2);
});

test('nothing is restored under a running server', async () => {
  const { folder, file } = await twoStores();
  const store = storeIn(folder);
  await expect(into(folder, file)).rejects.toThrow(
    `Cannot open ${databaseIn(folder)}: another Moonshot server has it open (process ${process.pid}).`,
  );
  expect(await store.log.read('mine-1')).toEqual([dealt('mine')]);
});

const change = (statement: string) => (file: string) => {
  const db = new Database(file);
  db.exec(statement);
  db.close();
};

const spoilt: readonly [name: string, spoil: (file: string) => void, sentence: string][] = [
  [
    'a changed event',
    change('UPDATE event SET body = zeroblob(50) WHERE seq = 2'),
    'The log of match theirs-1 is damaged at event 2: it does not agree with its hash.',
  ],
  [
    'a missing event',
    change('DELETE FROM event WHERE seq = 1'),
    'The log of match theirs-1 is damaged at event 1: it is missing.',
  ],
  [
    'another key',
    change("UPDATE mark SET value = 'other'"),
    'Cannot open FILE: what it holds was written under another key than the one given.',
  ],
  ['a newer shape', change(`PRAGMA user_version = ${NEWEST + 1}`), 'Cannot open FILE: a newer Moonshot wrote it'],
  ['another program', change('PRAGMA application_id = 7'), 'Cannot open FILE: it is a database of another program.'],
  ['no database', file => writeFileSync(file, 'x'.repeat(5000)), 'Cannot open FILE: it is no database.'],
  ['an empty file', file => writeFileSync(file, ''), 'Cannot open FILE: there is nothing in it.'],
  [
    'half a file',
    file => writeFileSync(file, readFileSync(file).subarray(0, 20_000)),
    'Cannot open FILE: it is damaged',
  ],
];

test.each(spoilt)(
  'a backup that is not whole is refused before anything is replaced: %s',
  async (_, spoil, sentence) => {
    const { folder, file, asItWas } = await twoStores();
    spoil(file);
    await expect(into(folder, file)).rejects.toThrow(sentence.replace('FILE', file));
    expect(await asItWas()).toBe(true);
  },
);

test('a backup never overwrites a file, needs its folder, and leaves nothing behind on failure', async () => {
  const { folder, file } = await twoStores();
  await expect(backupFolder(folder, file)).rejects.toThrow(`Cannot write ${file}: there is such a file already.`);
  const nowhere = join(folder, 'no', 'copy.db');
  await expect(backupFolder(folder, nowhere)).rejects.toThrow(`Cannot write ${nowhere}: there is no such folder.`);
  const empty = tempFolder();
  await expect(backupFolder(empty, join(empty, 'copy.db'))).rejects.toThrow('there is no such file.');
  expect(readdirSync(empty)).toEqual([]);
  expect(existsSync(`${file}.part`)).toBe(false);
});
