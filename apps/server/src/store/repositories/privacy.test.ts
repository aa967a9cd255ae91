// Tests matches from before privacy was stored: others can read only those that are known to have been
// public.
import SQLite from 'better-sqlite3';
import { expect, test } from 'vitest';
import { KEY } from '../../../testing/store/key.ts';
import { ciphersWith } from '../log/cipher.ts';
import { migrate, STEPS } from '../schema/migrations.ts';
import { PRIVACY } from '../schema/results.ts';

const TABLES = [
  { id: 'open', open: 'everybody', state: 'over', matches: 2 }, // its last match is known to have been public
  { id: 'early', open: 'everybody', state: 'gathering', matches: 1 }, // its match was perhaps private
  { id: 'shut', open: 'invited', state: 'over', matches: 1 },
  { id: 'again', open: 'everybody', state: 'playing', matches: 2 }, // match 2 may have begun in private
] as const;
const FINISHED = { 'open-1': 0, 'open-2': 1, 'early-1': 0, 'shut-1': 0, 'again-1': 1 };

test('matches known to be public stay public, all others are private', () => {
  const db = new SQLite(':memory:');
  const cipher = ciphersWith(KEY, bytes => new Uint8Array(bytes));
  migrate(db, 'file', cipher, STEPS.indexOf(PRIVACY));
  const table = db.prepare(
    `INSERT INTO table_row (id, revision, invite, host, game, rules, overrides, length, settings, seats, open, state, matches, at_ms)
     VALUES (?, 1, '', '', '', 1, '{}', 'null', '{}', '[]', ?, ?, ?, 0)`,
  );
  for (const { id, open, state, matches } of TABLES) table.run(id, open, state, matches);
  const finished = db.prepare('INSERT INTO finished (match, at_ms, open) VALUES (?, 0, ?)');
  for (const [match, open] of Object.entries(FINISHED)) finished.run(match, open);
  migrate(db, 'file', cipher);
  const marked = (text: string) => db.prepare<[], string>(text).pluck().all();
  expect(marked('SELECT match FROM finished WHERE public = 1 ORDER BY match')).toEqual(['again-1', 'open-2']);
  expect(marked('SELECT id FROM table_row WHERE private = 1 ORDER BY id')).toEqual(['again', 'early', 'shut']);
  db.close();
});
