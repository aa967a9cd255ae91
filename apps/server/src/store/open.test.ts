// Tests opening a store: what is checked each time, that only one process can open a file, and that every
// obstacle is reported in one sentence.
import { chmodSync, existsSync, mkdirSync, readFileSync, statSync, symlinkSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import Database from 'better-sqlite3';
import { expect, onTestFinished, test, vi } from 'vitest';
import { dealt, ready, storeIn, tempFolder } from '../../testing/store/folder.ts';
import { childIn, killed } from '../../testing/store/life.ts';
import { StoreRefused, WrongKey } from './errors.ts';
import { databaseIn, dataFolder, keyFileIn } from './files/data-folder.ts';
import { noteFirstStart } from './files/first-start.ts';
import { hasKey, keyFor, withoutNewKey } from './files/key.ts';
import { NEWEST } from './schema/migrations.ts';
import { assertSettings, assertVersion, connect } from './sql/sqlite-connection.ts';

test('every opening sets what durable writing needs, and asks whether it is so', () => {
  const folder = tempFolder();
  for (let life = 0; life < 3; life++) {
    const db = connect(databaseIn(folder));
    expect(db.pragma('synchronous', { simple: true })).toBe(2);
    expect(db.pragma('journal_mode', { simple: true })).toBe('wal');
    expect(() => assertSettings(db)).not.toThrow();
    for (const change of ['synchronous = NORMAL', 'foreign_keys = OFF', 'mmap_size = 65536', 'busy_timeout = 10']) {
      const name = change.split(' ')[0] as string;
      const before = db.pragma(name, { simple: true });
      db.pragma(change);
      expect(() => assertSettings(db)).toThrow(`Cannot keep anything safe: ${name} is `);
      db.pragma(`${name} = ${before}`);
    }
    db.close();
  }
});

test('a SQLite that is too old is not written with', () => {
  for (const version of ['3.51.3', '3.51.10', '3.52.0', '4.0.0']) expect(() => assertVersion(version)).not.toThrow();
  for (const version of ['3.51.2', '3.9.20', '2.60.0'])
    expect(() => assertVersion(version)).toThrow(`SQLite is ${version} and not 3.51.3 or newer.`);
});

test('a setting that does not take is noticed, and nothing is opened', async () => {
  const folder = tempFolder();
  // SQLite opens an existing file with a weaker `synchronous` setting than a new one
  await storeIn(folder).close();
  const { pragma } = Database.prototype;
  const deaf = vi.spyOn(Database.prototype, 'pragma').mockImplementation(function (this: Database.Database, ...words) {
    return words[0] === 'synchronous = FULL' ? [] : pragma.apply(this, words);
  });
  onTestFinished(() => deaf.mockRestore());
  expect(() => storeIn(folder)).toThrow('Cannot keep anything safe: synchronous is 1 and not 2.');
});

test('a second process on the same file is refused with one line, under any path, and a killed one leaves no lock', async () => {
  const folder = tempFolder();
  const { child, until } = childIn(folder, 'stay');
  await until(1);
  const refused = `Cannot open ${databaseIn(folder)}: another Moonshot server has it open (process ${child.pid}).`;
  for (let tries = 0; tries < 3; tries++) expect(() => storeIn(folder)).toThrow(refused);
  const other = join(tempFolder(), 'link');
  symlinkSync(folder, other);
  expect(() => storeIn(other)).toThrow(`another Moonshot server has it open (process ${child.pid}).`);
  await killed(child);
  expect(await storeIn(folder).log.read('m-0')).toEqual([]);
});

test('the same process is refused as well, until it closes the first', async () => {
  const folder = tempFolder();
  const first = storeIn(folder);
  expect(() => storeIn(folder)).toThrow(`(process ${process.pid})`);
  await first.close();
  expect(() => storeIn(folder)).not.toThrow();
});

const ROUNDS = process.env.MODE === 'deep' ? 5 : 2;
const AT_ONCE = 4;
const HANGING_MS = 600_000; // twenty processes take minutes to start on a busy machine

test(
  `${ROUNDS * AT_ONCE} kills in the midst of writing lose nothing that was acknowledged`,
  async () => {
    const kills = Array.from({ length: AT_ONCE }, async (_, n) => {
      const folder = tempFolder();
      let all = 0;
      for (let round = 0; round < ROUNDS; round++) {
        const { child, until, output } = childIn(folder, 'write');
        await until(60 + 37 * n + 53 * round);
        await killed(child);
        all += await acknowledged(folder, output());
      }
      return all;
    });
    const counts = await Promise.all(kills);
    expect(Math.min(...counts)).toBeGreaterThan(100);
  },
  HANGING_MS,
);

/**
 * Checks that each match has at least the acknowledged events, in their order. Returns the number of
 * acknowledged events.
 */
async function acknowledged(folder: string, lines: readonly string[]): Promise<number> {
  const store = storeIn(folder);
  const last = new Map(lines.slice(1).map(line => line.split(' ') as [string, string]));
  for (const [match, version] of last) {
    const events = await store.log.read(match);
    expect(events.length).toBeGreaterThanOrEqual(Number(version));
    expect(events).toEqual(events.map((_, i) => ready(0, i + 1)));
  }
  await store.close();
  return lines.length - 1;
}

test('a file that a newer Moonshot wrote, of another program, or no database at all is left as it is', async () => {
  const folder = tempFolder();
  await storeIn(folder).close();
  const path = databaseIn(folder);
  change(path, `PRAGMA user_version = ${NEWEST + 1}`);
  expect(() => storeIn(folder)).toThrow(
    `Cannot open ${path}: a newer Moonshot wrote it (version ${NEWEST + 1}; this one knows ${NEWEST}).`,
  );
  change(path, `PRAGMA user_version = ${NEWEST}; PRAGMA application_id = 5`);
  expect(() => storeIn(folder)).toThrow(`Cannot open ${path}: it is a database of another program.`);
  change(path, 'PRAGMA application_id = 0');
  expect(() => storeIn(folder)).toThrow(`Cannot open ${path}: it is a database of another program.`);
  const text = tempFolder();
  writeFileSync(databaseIn(text), 'Shopping: '.repeat(100));
  expect(() => storeIn(text)).toThrow(`Cannot open ${databaseIn(text)}: it is no database.`);
  expect(readFileSync(databaseIn(text), 'utf8')).toContain('Shopping');
});

function change(path: string, statements: string): void {
  const db = new Database(path);
  db.exec(statements);
  db.close();
}

test('the key is made once, for its owner alone, and found again', () => {
  const folder = join(tempFolder(), 'new');
  const source = { folder, env: {}, random: (bytes: number) => new Uint8Array(bytes).fill(9) };
  const key = keyFor(source);
  expect(Buffer.from(key)).toEqual(Buffer.alloc(32, 9));
  expect(statSync(keyFileIn(folder)).mode & 0o777).toBe(0o600);
  expect(keyFor({ ...source, random: () => new Uint8Array(32) })).toEqual(key);
  const other = Buffer.alloc(32, 1).toString('base64');
  expect(keyFor({ ...source, env: { MOONSHOT_KEY: other } })).toEqual(Buffer.alloc(32, 1));
});

test('a key that was made for data under another key is deleted again', () => {
  const folder = tempFolder();
  const source = { folder, env: {}, random: (bytes: number) => new Uint8Array(bytes) };
  expect(hasKey(source)).toBe(false);
  keyFor(source);
  expect(hasKey(source)).toBe(true);
  const unreachable = new StoreRefused('Cannot open it: it does not answer.');
  expect(withoutNewKey(folder, unreachable)).toBe(unreachable);
  expect(hasKey(source)).toBe(true);
  expect(withoutNewKey(folder, new WrongKey('the database x'))).toEqual(
    new StoreRefused(
      `Cannot open the database x: its key is missing. Put it back at ${keyFileIn(folder)} or into MOONSHOT_KEY.`,
    ),
  );
  expect(hasKey(source)).toBe(false);
  expect(hasKey({ folder, env: { MOONSHOT_KEY: 'x' } })).toBe(true);
});

test('a key that is missing, wrong, malformed or readable by others gives a sentence', async () => {
  const folder = tempFolder();
  const source = { folder, env: {}, random: (bytes: number) => new Uint8Array(bytes).fill(7) };
  const file = keyFileIn(folder);
  noteFirstStart(databaseIn(folder));
  const store = storeIn(folder, { key: keyFor(source) });
  await store.log.append('a-1', 0, [dealt('x')]);
  await store.close();
  expect(() => storeIn(folder, { key: new Uint8Array(32) })).toThrow(
    `Cannot open ${databaseIn(folder)}: what it holds was written under another key than the one given.`,
  );
  for (const mode of [0o644, 0o640, 0o604, 0o620]) {
    chmodSync(file, mode);
    expect(() => keyFor(source)).toThrow(
      `Cannot use the key in ${file}: others on this machine may read it (mode ${mode.toString(8)}). Run: chmod 600 ${file}`,
    );
  }
  chmodSync(file, 0o600);
  writeFileSync(file, 'short');
  expect(() => keyFor(source)).toThrow(`Cannot use the key in ${file}: it is not 32 bytes in base64.`);
  expect(() => keyFor({ ...source, env: { MOONSHOT_KEY: 'x' } })).toThrow('Cannot use the key in MOONSHOT_KEY');
  const lost = tempFolder();
  writeFileSync(databaseIn(lost), readFileSync(databaseIn(folder)));
  expect(() => keyFor({ ...source, folder: lost })).toThrow(
    `Cannot open ${databaseIn(lost)}: its key is missing. Put it back at ${keyFileIn(lost)} or into MOONSHOT_KEY.`,
  );
  expect(existsSync(keyFileIn(lost))).toBe(false);
});

const places: readonly [name: string, asked: string | undefined, env: Record<string, string>, folder: string][] = [
  ['asked for', '/x/a', { MOONSHOT_DATA: '/x/b', XDG_DATA_HOME: '/x/c' }, '/x/a'],
  ['by the variable', undefined, { MOONSHOT_DATA: '/x/b', XDG_DATA_HOME: '/x/c' }, '/x/b'],
  ['by the system', undefined, { XDG_DATA_HOME: '/x/c' }, '/x/c/moonshot'],
  ['where the variables are empty', undefined, { MOONSHOT_DATA: '', XDG_DATA_HOME: '' }, dataFolder(undefined, {})],
];

test.each(places)('the folder of the data, %s', (_, asked, env, folder) => {
  expect(dataFolder(asked, env)).toBe(folder);
  expect(dataFolder(undefined, {})).toMatch(/\/\.local\/share\/moonshot$/);
});

test('a folder that cannot be created gives a sentence', () => {
  const folder = tempFolder();
  writeFileSync(join(folder, 'file'), '');
  expect(() => storeIn(join(folder, 'file'))).toThrow(/^Cannot keep data in .*: name a folder you may write to/);
  mkdirSync(databaseIn(folder));
  expect(() => storeIn(folder)).toThrow(`Cannot open ${databaseIn(folder)}: `);
});
