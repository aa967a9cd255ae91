// A table with an unreadable row affects no other: the rest are resumed and listed, and no content is logged.
import { expect, onTestFinished, test, vi } from 'vitest';
import { as, call, newGuest } from './rig/client.ts';
import { openServer } from './rig/site.ts';
import { KEY, tempFolder } from './rig/store/folder.ts';
import { tableRow } from './rig/store/table-row.ts';
import { connect } from './store/connection.ts';
import { storeOver } from './store/open.ts';
import { databaseIn } from './store/place.ts';
import type { TableRow } from './store/store.ts';

const [FIRST, SECOND, THIRD, ADA] = ['A', 'B', 'C', 'D'].map(letter => letter.repeat(22)) as [
  string,
  string,
  string,
  string,
];
const LEFT = [{ id: FIRST }, { id: THIRD }];

test.each(['overrides', 'length', 'settings', 'seats'])('with %s of one table unreadable', async column => {
  const file = databaseIn(tempFolder());
  const db = connect(file);
  const onBroken = (error: Error) => expect.unreachable(error.message);
  const store = storeOver(db, { file, key: KEY, now: Date.now, onBroken }, () => {});
  const at = Date.now();
  const seats: TableRow['seats'] = [
    { kind: 'person', player: ADA, prepared: true },
    ...['Vega', 'Rigel', 'Deneb'].map(name => ({ kind: 'bot' as const, name, player: 'careful' })),
  ];
  for (const [i, id] of [FIRST, SECOND, THIRD].entries())
    await store.tables.put(tableRow({ id, at: at - i, overrides: {}, host: ADA, seats, state: 'playing', matches: 1 }));
  db.prepare(`UPDATE table_row SET ${column} = '{"private' WHERE id = ?`).run(SECOND);
  const site = await openServer({ MOONSHOT_LOBBY_TABLES_PER_PLAYER: '9' }, { store });
  onTestFinished(() => site.close());
  await vi.waitFor(() => expect([...site.app.tables.held.keys()].sort()).toEqual([FIRST, THIRD]));
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
