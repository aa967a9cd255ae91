// Contests as the store keeps them: their secrets sealed, so that no copy of the file shows cards that are still to be played.
import type { Database } from 'better-sqlite3';
import type { Cipher } from './cipher.ts';
import type { ContestRow, Contests, ContestTable } from './contest-row.ts';
import { changes, type KeptContest, type KeptContestTable, rows, sql } from './query.ts';
import type { Writer } from './writer.ts';

const place = (id: string): string => `contest ${id}`;

const kept = ({ plan, secret, at, until, ...row }: ContestRow, cipher: Cipher): KeptContest => ({
  ...row,
  plan: JSON.stringify(plan),
  secret: cipher(place(row.id)).seal(0, secret),
  at_ms: at,
  until_ms: until,
});

const shown = ({ plan, secret, at_ms, until_ms, ...row }: KeptContest, cipher: Cipher): ContestRow => ({
  ...row,
  plan: JSON.parse(plan),
  secret: cipher(place(row.id)).open(0, secret),
  at: at_ms,
  until: until_ms,
});

const tableShown = ({ table_id, places, points, over, ...row }: KeptContestTable): ContestTable => ({
  ...row,
  table: table_id,
  places: JSON.parse(places),
  points: JSON.parse(points),
  over: over === 1,
});

const contests = () => sql.selectFrom('contest').selectAll('contest').orderBy('at_ms', 'desc').orderBy('id');
const entered = (player: string) => sql.selectFrom('contest_entry').select('contest').where('player', '=', player);
const entriesOf = (id: string) =>
  sql.selectFrom('contest_entry').select(['player', 'number']).where('contest', '=', id).orderBy('number');

/** Contests on the one connection. */
export function contestsIn(db: Database, writer: Writer, cipher: Cipher): Contests {
  const all = (query: Parameters<typeof rows<KeptContest>>[1]): readonly ContestRow[] =>
    rows(db, query).map(row => shown(row, cipher));
  return {
    add: (contest, most) => writer.write(() => add(db, kept(contest, cipher), contest.at, most)),
    byId: async id => all(contests().where('id', '=', id))[0],
    ofDay: async day => all(contests().where('day', '=', day))[0],
    of: async (player, most) =>
      all(
        contests()
          .where(is => is.or([is('by', '=', player), is('id', 'in', entered(player))]))
          .limit(most),
      ),
    playing: async () => all(contests().where('state', '=', 'playing').where('kind', '=', 'tournament')),
    ...enteringIn(db, writer),
    ...tablesIn(db, writer),
    sweep: beforeMs => writer.write(() => changes(db, sql.deleteFrom('contest').where('until_ms', '<', beforeMs))),
  };
}

function add(db: Database, contest: KeptContest, nowMs: number, most: number): 'written' | 'known' | 'full' {
  if (contest.by !== null) {
    const made = rows(db, contests().where('by', '=', contest.by).where('until_ms', '>', nowMs).limit(most));
    if (made.length >= most) return 'full';
  }
  const written = sql.insertInto('contest').values(contest);
  return changes(
    db,
    written.onConflict(known => known.doNothing()),
  ) === 1
    ? 'written'
    : 'known';
}

const enteringIn = (db: Database, writer: Writer): Pick<Contests, 'move' | 'enter' | 'withdraw' | 'entries'> => ({
  move: (id, from, { state, round, until }) =>
    writer.write(() => {
      const moved = sql.updateTable('contest').set({ state, round, until_ms: until });
      const here = moved.where('id', '=', id).where('round', '=', from).where('state', '<>', 'over');
      return changes(db, here) === 1 ? 'written' : 'stale';
    }),
  enter: (id, player, atMs, most) => writer.write(() => enter(db, { contest: id, player, at_ms: atMs }, most)),
  withdraw: (id, player) =>
    writer.write(() => {
      changes(db, sql.deleteFrom('contest_entry').where('contest', '=', id).where('player', '=', player));
    }),
  entries: async id => rows(db, entriesOf(id)),
});

function enter(
  db: Database,
  entry: { readonly contest: string; readonly player: string; readonly at_ms: number },
  most: number,
): 'written' | 'known' | 'full' {
  const there = rows(db, entriesOf(entry.contest));
  if (there.some(({ player }) => player === entry.player)) return 'known';
  if (there.length >= most) return 'full';
  const number = (there.at(-1)?.number ?? -1) + 1;
  changes(db, sql.insertInto('contest_entry').values({ ...entry, number }));
  return 'written';
}

const tablesIn = (db: Database, writer: Writer): Pick<Contests, 'seat' | 'score' | 'tables'> => ({
  seat: ({ table, contest, round, places, points, over }) =>
    writer.write(() => {
      const row = { table_id: table, contest, round, over: Number(over) };
      const texts = { places: JSON.stringify(places), points: JSON.stringify(points) };
      const written = sql.insertInto('contest_table').values({ ...row, ...texts });
      changes(
        db,
        written.onConflict(known => known.doNothing()),
      );
    }),
  score: (table, points, over) =>
    writer.write(() => {
      const scored = { points: JSON.stringify(points), over: Number(over) };
      changes(db, sql.updateTable('contest_table').set(scored).where('table_id', '=', table));
    }),
  tables: async id => {
    const query = sql.selectFrom('contest_table').selectAll().where('contest', '=', id);
    return rows(db, query.orderBy('round').orderBy('table_id')).map(tableShown);
  },
});
