// Tests that an interrupted first start is resumed, and that a lost database is never replaced by a new one.
import { existsSync, mkdirSync, readdirSync, rmSync, truncateSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import Database from 'better-sqlite3';
import { expect, test } from 'vitest';
import { dealt, KEY, storeIn, tempFolder } from '../../../testing/store/folder.ts';
import { backupFolder } from '../maintenance/backup.ts';
import { restore } from '../maintenance/restore.ts';
import { connect } from '../sql/sqlite-connection.ts';
import { databaseIn, keyFileIn } from './data-folder.ts';
import { noteFirstStart } from './first-start.ts';
import { keyFor } from './key.ts';
import { lockFile } from './lock.ts';

const NOTE = 'moonshot.first-start';

/** The steps of a first start in a folder, in this order. */
const STEPS: readonly (readonly [name: string, step: (folder: string) => void])[] = [
  ['the note', folder => noteFirstStart(databaseIn(folder))],
  ['the key', folder => void keyFor({ folder, env: {}, random: () => KEY })],
  ['the lock', folder => lockFile(databaseIn(folder))()],
  ['an empty file', folder => writeFileSync(databaseIn(folder), '')],
  ['a database without a shape', folder => void connect(databaseIn(folder)).close()],
  [
    'a whole database',
    async folder => {
      await storeIn(folder).close();
      writeFileSync(join(folder, NOTE), '');
    },
  ],
];

test.each(STEPS.map(([name], at) => [name, STEPS.slice(0, at + 1)] as const))(
  'a first start that was cut short after %s goes on',
  async (_, steps) => {
    const folder = tempFolder();
    for (const [, step] of steps) await step(folder);
    expect(existsSync(join(folder, NOTE))).toBe(true);
    noteFirstStart(databaseIn(folder));
    const store = storeIn(folder, { key: keyFor({ folder, env: {}, random: () => KEY }) });
    expect(existsSync(join(folder, NOTE))).toBe(false);
    expect(await store.log.append('a-1', 0, [dealt('x')])).toBe('written');
  },
);

/** Ways to lose the database in a folder that contains everything a server leaves there. */
const LOSSES: readonly [name: string, lose: (folder: string) => void, found: string, trace: string][] = [
  ['the file', folder => rmSync(databaseIn(folder)), 'missing', 'moonshot.key'],
  ['its content', folder => truncateSync(databaseIn(folder)), 'empty', 'moonshot.key'],
  [
    'its shape',
    folder => {
      rmSync(databaseIn(folder));
      new Database(databaseIn(folder)).exec('CREATE TABLE t (a); DROP TABLE t').close();
    },
    'empty',
    'moonshot.key',
  ],
  [
    'all but the key',
    folder => {
      for (const name of readdirSync(folder)) if (name !== 'moonshot.key') rmSync(join(folder, name));
    },
    'missing',
    'moonshot.key',
  ],
  [
    'the file, with the key in a variable',
    folder => {
      rmSync(databaseIn(folder));
      rmSync(keyFileIn(folder));
    },
    'missing',
    'moonshot.db-lock',
  ],
];

test.each(LOSSES)('a folder that lost %s is refused, and a backup brings it back', async (_, lose, found, trace) => {
  const folder = join(tempFolder(), 'data');
  const copy = join(tempFolder(), 'copy.db');
  mkdirSync(folder);
  for (const [, step] of STEPS.slice(0, 2)) await step(folder);
  const store = storeIn(folder);
  await store.log.append('a-1', 0, [dealt('x')]);
  await store.close();
  await backupFolder(folder, copy);
  lose(folder);
  for (let tries = 0; tries < 2; tries++) {
    noteFirstStart(databaseIn(folder));
    expect(() => storeIn(folder)).toThrow(
      `Cannot open ${databaseIn(folder)}: it is ${found}; expected the database that ${trace} belongs to. ` +
        'Restore a backup with `moonshot restore`, name a PostgreSQL database with MOONSHOT_DATABASE, ' +
        'or begin anew in an empty folder.',
    );
  }
  expect(existsSync(databaseIn(folder))).toBe(found === 'empty');
  await restore({ file: copy, folder, key: KEY, now: new Date(0) });
  expect(await storeIn(folder).log.read('a-1')).toEqual([dealt('x')]);
});

test('an unwritable folder is refused before anything is created in it', () => {
  const folder = tempFolder();
  mkdirSync(join(folder, NOTE));
  expect(() => noteFirstStart(databaseIn(folder))).toThrow(/^Cannot keep data in .*: name a folder you may write to/);
});
