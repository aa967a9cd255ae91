// Moving a SQLite file to PostgreSQL: everything arrives and can be continued, and nothing is written if
// anything is wrong.
import { randomBytes } from 'node:crypto';
import { writeFileSync } from 'node:fs';
import { expect, inject, onTestFinished, test } from 'vitest';
import { databaseIn, keyFileIn } from '../../apps/server/src/store/files/data-folder.ts';
import { openPostgres } from '../../apps/server/src/store/open-postgres.ts';
import type { Store, TableRow } from '../../apps/server/src/store/store.ts';
import { databaseAt, execute } from '../../apps/server/testing/postgres.ts';
import { dealt, KEY, ready, storeIn, tempFolder } from '../../apps/server/testing/store/folder.ts';
import { inside } from '../terminal/inside.ts';

const server = inject('postgres') ?? '';

const empty = (): Promise<string> => databaseAt(server, `t${randomBytes(8).toString('hex')}`);

async function opened(url: string): Promise<Store> {
  const store = await openPostgres({ url, key: KEY, now: () => 9, connections: 2 });
  onTestFinished(() => store.close());
  return store;
}

const table: TableRow = {
  ...{ id: 't', revision: 1, invite: 'i', host: 'ada', game: 'ricketts', rules: 1, overrides: {}, length: null },
  settings: { open: 'everybody', clock: null, watchers: 'cards', chat: false },
  seats: [{ kind: 'person', player: 'ada', prepared: true }],
  ...{ state: 'playing', matches: 1, at: 4 },
};

const EVENTS = [ready(0, 1), dealt('♥ "1"'), ready(0, 2), dealt('2')];
const MATCHES = Array.from({ length: 8 }, (_, i) => `t-${i}`);

/** A closed file with data of every kind. */
async function folderOfAll(): Promise<string> {
  const folder = tempFolder();
  const store = storeIn(folder);
  const line = (what: string) => ({ at: 5, what, subject: 'bob', note: 'why' });
  await store.players.add({ id: 'ada', name: 'Ada', kind: 'guest', at: 1 }, 'hash');
  await store.players.openSession('token', 'ada', 99);
  await store.tables.put(table);
  for (const match of MATCHES) for (const [i, event] of EVENTS.entries()) await store.log.append(match, i, [event]);
  await store.log.append('sealed', 0, [{ type: 'seal-committed', deal: 0, server: 'ab'.repeat(32) } as never]);
  await store.conduct.ban({ kind: 'player', who: 'bob', reason: 'rude', until: null, at: 3 }, line('banned'));
  await store.conduct.block('ada', 'bob', 9);
  const rules = { key: 'ricketts@1', game: 'ricketts', title: 'Ricketts' };
  await store.players.add({ id: 'eve', name: 'Eve', kind: 'guest', at: 2 }, 'other');
  const placings = ['ada', 'eve'].map((player, i) => ({ player, rank: i + 1 }));
  await store.results.finish({ match: 't-1', at: 6, open: true, public: true }, { rating: { rules, placings } });
  await store.close();
  writeFileSync(keyFileIn(folder), Buffer.from(KEY).toString('base64'), { mode: 0o600 });
  return folder;
}

test('the database has everything from the file, and its counters continue', async () => {
  const [folder, url] = [await folderOfAll(), await empty()];
  const { code, out, err } = await inside(['migrate', '--data', folder, '--database', url]);
  expect({ code, err }).toEqual({ code: 0, err: '' });
  expect(out).toMatch(
    /^Moved 9 matches with 33 events, 2 players and 1 table into the database .* the same hash there/,
  );
  const store = await opened(url);
  for (const match of MATCHES) expect(await store.log.read(match)).toEqual(EVENTS);
  expect([await store.tables.playing(), await store.tables.byId(table.id)]).toEqual([[table.id], table]);
  expect((await store.players.session('token', 50))?.name).toBe('Ada');
  expect((await store.conduct.banOf('bob'))?.reason).toBe('rude');
  const kept = storeIn(folder);
  expect(await store.results.ratings('ada')).toEqual(await kept.results.ratings('ada'));
  await kept.close();
  await store.conduct.unban('player', 'bob', { at: 7, what: 'unbanned', subject: 'bob', note: '' });
  expect((await store.conduct.audit(9)).map(({ what }) => what)).toEqual(['unbanned', 'banned']);
  expect(await store.log.append('t-1', 4, [dealt('3')])).toBe('written');
  expect(await store.log.committedAt(Buffer.from('ab'.repeat(32), 'hex'))).toBeGreaterThan(0);
});

test('a database that holds something is refused, and keeps what it holds', async () => {
  const [folder, url] = [await folderOfAll(), await empty()];
  await (await opened(url)).close();
  const { code, err } = await inside(['migrate', '--data', folder, '--database', url]);
  expect([code, err]).toEqual([1, expect.stringContaining('it holds something already.')]);
});

test('where a copy is not the same, nothing of it is kept', async () => {
  const [folder, url] = [await folderOfAll(), await empty()];
  await (await opened(url)).close();
  const spoil = `CREATE FUNCTION spoil() RETURNS trigger LANGUAGE plpgsql AS 'BEGIN NEW.name = upper(NEW.name); RETURN NEW; END'`;
  const trigger = 'CREATE TRIGGER spoils BEFORE INSERT ON player FOR EACH ROW EXECUTE FUNCTION spoil()';
  await execute(url, `DELETE FROM mark; ${spoil}; ${trigger}`);
  const { code, err } = await inside(['migrate', '--data', folder, '--database', url]);
  expect([code, err]).toEqual([1, expect.stringContaining('what it would hold in player is not what the file holds.')]);
  const store = await opened(url);
  expect([await store.players.byId('ada'), await store.log.read('t-1')]).toEqual([undefined, []]);
});

test('nothing is moved under a running server, from an empty folder, or to an invalid address', async () => {
  const [folder, url] = [await folderOfAll(), await empty()];
  const running = storeIn(folder);
  const busy = await inside(['migrate', '--data', folder, '--database', url]);
  expect(busy.err).toBe(
    `Cannot open ${databaseIn(folder)}: another Moonshot server has it open (process ${process.pid}).\n`,
  );
  await running.close();
  expect((await inside(['migrate', '--data', folder, '--database', 'mysql://x'])).err).toContain(
    'expected a URL such as',
  );
  const none = await inside(['migrate', '--data', tempFolder(), '--database', url]);
  expect(none).toMatchObject({ code: 1, err: expect.stringContaining('its key is missing') });
});
