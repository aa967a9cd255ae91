// Tests reports, bans, blocks and the audit log: reads return what was written, each action adds an audit
// line, and no line ever changes.
import { randomBytes } from 'node:crypto';
import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import Database from 'better-sqlite3';
import { expect, test } from 'vitest';
import { KEY, storeIn, tempFolder } from '../../../testing/store/folder.ts';
import { STORES } from '../../../testing/store/stores.ts';
import { databaseIn } from '../files/data-folder.ts';
import { ciphersWith } from '../log/cipher.ts';
import { migrate } from '../schema/migrations.ts';
import type { AuditLine, Ban, ModerationReport } from '../store.ts';

const line = (what: string, at = 1): AuditLine => ({ at, what, subject: 'somebody', note: 'why' });

const report: ModerationReport = {
  id: 'r1',
  at: 5,
  by: 'ada',
  about: 'bob',
  kind: 'words',
  table: 't',
  match: 't-2',
  first: 3,
  last: 102,
  text: 'Rude',
  lines: [{ player: 'bob', text: 'Pah' }],
  state: 'open',
};

test.each(STORES)('%s: open reports come first, newest first, and are settled once', async (_, opened) => {
  const { conduct } = await opened();
  const bare = {
    ...report,
    id: 'r2',
    at: 9,
    by: 'eve',
    about: null,
    kind: 'seal' as const,
    match: null,
    first: null,
    last: null,
    lines: [],
  };
  for (const one of [report, bare, { ...report, id: 'r3', at: 7 }]) expect(await conduct.report(one, 9)).toBe(true);
  expect([await conduct.settle('r2', line('settled')), await conduct.settle('r2', line('again'))]).toEqual([
    true,
    false,
  ]);
  const listed = await conduct.reports(10);
  expect(listed).toEqual([{ ...report, id: 'r3', at: 7 }, report, { ...bare, state: 'settled' }]);
  expect((await conduct.reports(1)).map(({ id }) => id)).toEqual(['r3']);
  expect((await conduct.reportsBy('ada', 10)).map(({ id }) => id)).toEqual(['r3', 'r1']);
  expect(await conduct.audit(10)).toEqual([line('settled')]);
});

test.each(STORES)(
  '%s: the number of reports per player and table is limited, and old ones are deleted',
  async (_, opened) => {
    const { conduct } = await opened();
    const put = (id: string, more: Partial<ModerationReport> = {}) => conduct.report({ ...report, id, ...more }, 2);
    expect([await put('r1'), await put('r2', { at: 6, state: 'settled' }), await put('r3')]).toEqual([
      true,
      true,
      false,
    ]);
    expect([await put('r4', { table: 'u', at: 7 }), await put('r5', { by: 'eve', at: 8 })]).toEqual([true, true]);
    const remove = () => conduct.removeReport('r5', line('deleted'));
    expect([await remove(), await remove(), (await conduct.audit(10)).length]).toEqual([true, false, 1]);
    expect(await conduct.sweepReports(7, 9)).toBe(2);
    expect((await conduct.reports(10)).map(({ id }) => id)).toEqual(['r4']);
    expect(await put('r6')).toBe(true);
  },
);

const WORDS = { text: 'Unmistakeably rude', lines: [{ player: 'bob', text: 'Unmistakeable words' }] };

/** Whether the text is readable in a folder's files. */
const lieOpen = (folder: string): boolean =>
  readdirSync(folder).some(name => readFileSync(join(folder, name)).includes('Unmistakeabl'));

test('what people wrote does not lie open on the disk', async () => {
  const folder = tempFolder();
  const store = storeIn(folder);
  await store.conduct.report({ ...report, ...WORDS }, 1);
  expect(lieOpen(folder)).toBe(false);
  await store.close();
  const db = new Database(databaseIn(folder));
  db.exec("UPDATE report SET id = 'another'");
  db.close();
  // the texts can be decrypted only under their own id
  expect(await storeIn(folder).conduct.reports(1)).toEqual([]);
});

test.each(STORES)('%s: a ban replaces the one before, and is lifted once', async (_, opened) => {
  const { conduct } = await opened();
  const ban: Ban = { kind: 'player', who: 'bob', reason: 'rude', until: 10, at: 1 };
  await conduct.ban(ban, line('banned'));
  await conduct.ban({ ...ban, until: null, at: 2 }, line('banned for good'));
  await conduct.ban({ ...ban, kind: 'address', who: '10.0.0.0/8' }, line('address banned'));
  expect(await conduct.banOf('bob')).toEqual({ ...ban, until: null, at: 2 });
  expect(await conduct.banOf('10.0.0.0/8')).toBeUndefined();
  expect((await conduct.bans('address')).map(({ who }) => who)).toEqual(['10.0.0.0/8']);
  const whose = async (player: string | null) => (await conduct.bansFor(player)).map(({ who }) => who).sort();
  expect(await Promise.all(['bob', 'ada', '10.0.0.0/8', null].map(whose))).toEqual([
    ['10.0.0.0/8', 'bob'],
    ['10.0.0.0/8'],
    ['10.0.0.0/8'],
    ['10.0.0.0/8'],
  ]);
  const lift = () => conduct.unban('player', 'bob', line('let in'));
  expect([await lift(), await lift()]).toEqual([true, false]);
  expect(await conduct.banOf('bob')).toBeUndefined();
  const whats = (await conduct.audit(3)).map(({ what }) => what);
  expect(whats).toEqual(['let in', 'address banned', 'banned for good']);
});

test.each(STORES)('%s: blocks are limited, and deleted with the blocking player', async (_, opened) => {
  const { conduct, players } = await opened();
  await players.add({ id: 'ada', name: 'Ada', kind: 'guest', at: 1 }, 'hash');
  const block = (other: string) => conduct.block('ada', other, 2);
  expect([await block('b'), await block('a'), await block('a'), await block('c')]).toEqual([true, true, true, false]);
  expect(await conduct.blockedBy('ada')).toEqual(['a', 'b']);
  await conduct.unblock('ada', 'a');
  expect(await conduct.blockedBy('ada')).toEqual(['b']);
  await players.forget('ada');
  expect(await conduct.blockedBy('ada')).toEqual([]);
});

test.each(STORES)('%s: the newest hash of the token counts', async (_, opened) => {
  const { conduct } = await opened();
  expect(await conduct.operatorTokenHash()).toBeUndefined();
  await conduct.storeOperatorTokenHash('one', line('made'), true);
  await conduct.storeOperatorTokenHash('two', line('made'), true);
  expect([await conduct.operatorTokenHash(), (await conduct.audit(10)).length]).toEqual(['two', 2]);
});

test.each(STORES)('%s: of simultaneous attempts to create the first token one succeeds', async (_, opened) => {
  const { conduct } = await opened();
  const names = ['one', 'two', 'three', 'four'];
  const kept = await Promise.all(names.map(name => conduct.storeOperatorTokenHash(name, line('made'), false)));
  expect(kept.filter(Boolean)).toHaveLength(1);
  expect([await conduct.operatorTokenHash(), (await conduct.audit(10)).length]).toEqual([names[kept.indexOf(true)], 1]);
});

test.each(["UPDATE audit SET note = ''", 'DELETE FROM audit'])('the file refuses %s', async statement => {
  const folder = tempFolder();
  const store = storeIn(folder);
  await store.conduct.storeOperatorTokenHash('one', line('made'), false);
  await store.close();
  const db = new Database(databaseIn(folder));
  expect(() => db.exec(statement)).toThrow('the audit is only added to');
  db.close();
});

test('reports of an older file are kept, about something of no kind that was named, and sealed', async () => {
  const folder = tempFolder();
  const file = databaseIn(folder);
  const db = new Database(file);
  migrate(db, file, ciphersWith(KEY, randomBytes), 3);
  const { id, at, by, about, table, match, first, last, text, lines, state } = { ...report, ...WORDS };
  const marks = Array.from({ length: 11 }, () => '?').join(', ');
  db.prepare(`INSERT INTO report VALUES (${marks})`).run(
    ...[id, at, by, about, table, match, first, last, text, JSON.stringify(lines), state],
  );
  db.close();
  expect(lieOpen(folder)).toBe(true);
  const store = storeIn(folder);
  expect(await store.conduct.reports(9)).toEqual([{ ...report, ...WORDS, kind: 'other' }]);
  expect(lieOpen(folder)).toBe(false);
  await store.close();
});
