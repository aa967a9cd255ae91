// The tables where people meet, as the store keeps them.
import type { KeptTable } from './query.ts';
import { changes, type Database, rows, type Steps, sql } from './steps.ts';
import type { TableRow, Tables } from './store.ts';
import { rowOf } from './together.ts';

const kept = (row: TableRow): KeptTable => ({
  id: row.id,
  revision: row.revision,
  invite: row.invite,
  host: row.host,
  game: row.game,
  rules: row.rules,
  overrides: JSON.stringify(row.overrides),
  length: JSON.stringify(row.length),
  settings: JSON.stringify(row.settings),
  seats: JSON.stringify(row.seats),
  open: row.settings.open,
  state: row.state,
  matches: row.matches,
  deals: row.deals ?? null,
  league: row.league ?? null,
  fork: row.fork ?? null,
  at_ms: row.at,
});

const shown = ({ open, at_ms, deals, league, fork, ...row }: KeptTable): TableRow => ({
  ...row,
  overrides: JSON.parse(row.overrides),
  length: JSON.parse(row.length),
  settings: JSON.parse(row.settings),
  seats: JSON.parse(row.seats),
  at: at_ms,
  ...(deals === null ? {} : { deals }),
  ...(league === null ? {} : { league }),
  ...(fork === null ? {} : { fork }),
});

const newest = () => sql.selectFrom('table_row').selectAll('table_row').orderBy('at_ms', 'desc').orderBy('id');

/** Tables in a database. */
export function tablesIn(db: Database): Tables {
  const byId = rowOf(
    ids => db.read(() => rows(sql.selectFrom('table_row').selectAll().where('id', 'in', ids))),
    ({ id }) => id,
  );
  const all = async (query: Parameters<typeof rows<KeptTable>>[0]) => (await db.read(() => rows(query))).map(shown);
  return {
    put: row => db.append(() => put(row)), // its revision says whether somebody was quicker
    byId: async id => {
      const row = await byId(id);
      return row && shown(row);
    },
    revisions: async ids => {
      const known = await db.read(() =>
        rows(sql.selectFrom('table_row').select(['id', 'revision']).where('id', 'in', ids)),
      );
      return new Map(known.map(({ id, revision }) => [id, revision]));
    },
    lobby: most => all(newest().where('open', '=', 'everybody').where('state', '<>', 'over').limit(most)),
    of: (player, most) => all(newest().where('id', 'in', tablesOf(player)).limit(most)),
    ofLeague: (league, most) => all(newest().where('league', '=', league).where('state', '<>', 'over').limit(most)),
    after: (id, most) =>
      all(sql.selectFrom('table_row').selectAll('table_row').where('id', '>', id).orderBy('id').limit(most)),
    playing: () => all(newest().where('state', '=', 'playing')),
    remove: id =>
      db.write(function* () {
        yield* changes(sql.deleteFrom('table_row').where('id', '=', id)); // its seats go with it
      }),
  };
}

const tablesOf = (player: string) => sql.selectFrom('table_seat').select('table_id').where('player', '=', player);

function* put(row: TableRow): Steps<'written' | 'stale'> {
  const { id, revision } = row;
  const change =
    revision === 1
      ? sql
          .insertInto('table_row')
          .values(kept(row))
          .onConflict(conflict => conflict.doNothing())
      : sql
          .updateTable('table_row')
          .set(kept(row))
          .where('id', '=', id)
          .where('revision', '=', revision - 1);
  if ((yield* changes(change)) === 0) return 'stale';
  yield* changes(sql.deleteFrom('table_seat').where('table_id', '=', id));
  for (const [number, seat] of row.seats.entries())
    if (seat.kind === 'person')
      yield* changes(sql.insertInto('table_seat').values({ table_id: id, seat: number, player: seat.player }));
  return 'written';
}
