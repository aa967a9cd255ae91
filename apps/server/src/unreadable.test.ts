// Tests that an unreadable row affects no other row: all others are resumed, listed, swept and exported, and
// no content is logged.
import type { Event } from '@moonshot/table';
import { expect, onTestFinished, test, vi } from 'vitest';
import { as, call, newGuest } from '../testing/client.ts';
import { testContext } from '../testing/context.ts';
import { openServer } from '../testing/site.ts';
import { SPOILABLE_STORES } from '../testing/store/stores.ts';
import { tableRow } from '../testing/store/table-row.ts';
import { catchUpPast } from './domain/tables/past-matches.ts';
import { tableOf } from './domain/tables/registry.ts';
import { sweepOnce } from './domain/tables/sweep.ts';
import type { ModerationReport, Store, TableRow } from './store/store.ts';

const [FIRST, SECOND, THIRD, ADA] = ['A', 'B', 'C', 'D'].map(letter => letter.repeat(22)) as [
  string,
  string,
  string,
  string,
];
const LEFT = [{ id: FIRST }, { id: THIRD }];

const BROKEN = '{"private';

const columns = SPOILABLE_STORES.flatMap(([name, opened]) =>
  ['overrides', 'length', 'settings', 'seats'].map(column => [name, column, opened] as const),
);

test.each(columns)('%s: with %s of one table unreadable', async (_, column, opened) => {
  const { store, spoil } = await opened(Date.now);
  const at = Date.now();
  const seats: TableRow['seats'] = [
    { kind: 'person', player: ADA, prepared: true },
    ...['Vega', 'Rigel', 'Deneb'].map(name => ({ kind: 'bot' as const, name, player: 'careful' })),
  ];
  for (const [i, id] of [FIRST, SECOND, THIRD].entries())
    await store.tables.put(tableRow({ id, at: at - i, overrides: {}, host: ADA, seats, state: 'playing', matches: 1 }));
  await spoil(`UPDATE table_row SET ${column} = '${BROKEN}' WHERE id = '${SECOND}'`);
  const site = await openServer({ MOONSHOT_LOBBY_TABLES_PER_PLAYER: '9' }, { store });
  onTestFinished(() => site.close());
  await vi.waitFor(() => expect([...site.app.tables.held.keys()].sort()).toEqual([FIRST, THIRD]), 20_000);
  const [line, ...more] = site.log.filter(one => one.includes('unreadable table skipped'));
  expect([JSON.parse(line ?? '{}').table, more]).toEqual([SECOND, []]);
  expect(site.log.join()).not.toContain('private');
  expect(await store.tables.after('', 9)).toMatchObject(LEFT);
  expect(await store.tables.of(ADA, 9)).toMatchObject(LEFT);
  expect((await call(site.url, 'GET', '/api/tables')).body).toMatchObject({
    tables: LEFT,
  });
  const ada = await newGuest(site.url, 'Ada');
  expect((await as(ada, 'GET', '/api/tables/mine')).status).toBe(200);
});

test.each(SPOILABLE_STORES)('%s: the sweep skips unreadable tables', async (_, opened) => {
  const { store, spoil } = await opened(Date.now);
  const site = await openServer({}, { store });
  onTestFinished(() => site.close());
  await store.players.openSession('over', (await newGuest(site.url, 'Ada')).player, 1);
  await store.tables.put(tableRow({ id: FIRST }));
  await store.tables.put(tableRow({ id: SECOND, matches: 1 }));
  await tableOf(site.app.tables, SECOND); // loads the table, which is read again when it expires
  await spoil(`UPDATE table_row SET seats = '${BROKEN}'`);
  await sweepOnce(site.app.tables);
  expect(await store.tables.revisions([FIRST, SECOND])).toEqual(new Map([[SECOND, 2]]));
  expect(await store.players.sweepSessions(Date.now(), 9)).toBe(0);
});

const PAGE = 50; // tables that are read at once
const FAR = '~'; // an id that sorts after all others

const opening = (id: string): Event =>
  ({
    ...{ type: 'table-opened', id, secret: '', event: {} },
    spec: { game: 'ricketts', overrides: {}, sitters: [{ kind: 'person', name: ADA }] },
  }) as unknown as Event;

test.each(SPOILABLE_STORES)('%s: past matches are listed behind pages of unreadable tables', async (_, opened) => {
  const { store, spoil } = await opened();
  const ids = Array.from({ length: 2 * PAGE + 1 }, (_, i) => `u${i}`);
  await Promise.all(ids.map(id => store.tables.put(tableRow({ id }))));
  await spoil(`UPDATE table_row SET length = '${BROKEN}'`);
  await store.tables.put(tableRow({ id: FAR, matches: 1, state: 'over' }));
  await store.log.append(`${FAR}-1`, 0, [opening(`${FAR}-1`)]);
  const stop = catchUpPast(testContext({ store }));
  onTestFinished(stop);
  await vi.waitFor(async () => expect([...(await store.past.known([`${FAR}-1`]))]).toEqual([`${FAR}-1`]), 20_000);
});

const report = (id: string, by: string): ModerationReport => ({
  ...{ id, at: 1, by, about: null, kind: 'other', table: 't', match: null, first: null, last: null },
  ...{ text: id, lines: [], state: 'open' },
});

/** Stores two rows of several kinds that a player can see in lists. */
async function filled(store: Store, ada: string): Promise<void> {
  const seats = [{ kind: 'person', player: ada, prepared: true }] as const;
  const order = { game: 'ricketts', overrides: {}, length: null, seats: 4 };
  for (const id of ['good', 'bad']) {
    await store.tables.put(tableRow({ id, seats }));
    await store.contests.add(
      {
        ...{ id, kind: 'challenge', by: ada, day: null, secret: 'ab'.repeat(32), state: 'open', round: 0 },
        plan: { game: 'ricketts', rules: 1, overrides: {}, seats: 4, deals: 2, rounds: 1 },
        ...{ at: 10, until: 100 },
      },
      9,
    );
    await store.leagues.add({ id, name: 'L', order, end: { matches: 1 }, ended: false, made: 1, at: 1 }, ada, 9);
    await store.conduct.report(report(id, ada), 9);
    const nothing = { deals: 0, totals: [], bots: [null], importedBy: null, fork: false, fixed: null };
    await store.past.add({ match: id, table: 'good', at: 1, game: 'ricketts', name: 'R', people: [ada], ...nothing });
  }
}

/** Damages one row of each kind. A report's texts can be decrypted only under the report's own id. */
const SPOILT = [
  `UPDATE table_row SET settings = '${BROKEN}' WHERE id = 'bad'`,
  `UPDATE contest SET plan = '${BROKEN}' WHERE id = 'bad'`,
  `UPDATE league SET plan = '${BROKEN}' WHERE id = 'bad'`,
  `UPDATE past_match SET facts = '${BROKEN}' WHERE match = 'bad'`,
  "UPDATE report SET id = 'spoilt' WHERE id = 'bad'",
];

test.each(SPOILABLE_STORES)('%s: an export and every list leave out what cannot be read', async (_, opened) => {
  const { store, spoil } = await opened(Date.now);
  const site = await openServer({}, { store });
  onTestFinished(() => site.close());
  const ada = await newGuest(site.url, 'Ada');
  await filled(store, ada.player);
  const lists = async () => {
    const { tables, contests, leagues, reports } = (await as(ada, 'GET', '/api/me/export')).body as Record<
      'tables' | 'contests' | 'leagues' | 'reports',
      { readonly id: string; readonly text: string }[]
    >;
    const ids = [tables, contests, leagues].map(list => list.map(({ id }) => id));
    const texts = [reports, await store.conduct.reports(9)].map(list => list.map(({ text }) => text));
    const past = (await store.past.of(ada.player, 9)).map(({ match }) => match);
    return [...ids, ...texts, past].map(list => list.toSorted());
  };
  const six = <T>(list: T): readonly T[] => Array.from({ length: 6 }, () => list);
  expect(await lists()).toEqual(six(['bad', 'good']));
  for (const statement of SPOILT) await spoil(statement);
  expect(await lists()).toEqual(six(['good']));
  await expect(store.contests.byId('bad')).rejects.toThrow();
  expect(site.log.join()).not.toContain('private');
});
