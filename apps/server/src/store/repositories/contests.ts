// Stored contests. Their secrets are encrypted, so that a copy of the file reveals no future cards.
import { DAY_MS } from '../../core/utc-days.ts';
import type { Cipher } from '../log/cipher.ts';
import type { ContestRow, ContestStore, ContestTable, EntriesMost } from '../rows/contest.ts';
import { padded } from '../sql/batching.ts';
import { deleteExpired, type Expiring } from '../sql/delete-expired.ts';
import type { StoredContest, StoredContestTable } from '../sql/query.ts';
import { readableRows } from '../sql/readable-rows.ts';
import { changes, type Database, rows, type SqlStatements, sql } from '../sql/steps.ts';

const place = (id: string): string => `contest ${id}`;

/** A contest's plan with its roster, as both are stored in one column. */
type PlanAndRoster = ContestRow['plan'] & Pick<ContestRow, 'roster'>;

const kept = ({ plan, roster, secret, at, until, ...row }: ContestRow, cipher: Cipher): StoredContest => ({
  ...row,
  plan: JSON.stringify({ ...plan, roster }),
  secret: cipher(place(row.id)).seal(0, secret),
  at_ms: at,
  until_ms: until,
});

function shown({ plan: text, secret, at_ms, until_ms, ...row }: StoredContest, cipher: Cipher): ContestRow {
  const { roster, ...plan } = JSON.parse(text) as PlanAndRoster;
  return {
    ...row,
    plan,
    secret: cipher(place(row.id)).open(0, secret),
    at: at_ms,
    until: until_ms,
    ...(roster && { roster }),
  };
}

const tableShown = ({ table_id, places, points, over, ...row }: StoredContestTable): ContestTable => ({
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

/** Selects the contests in which the player's table is finished. */
const ended = (player: string) =>
  sql
    .selectFrom('table_seat')
    .innerJoin('table_row', 'table_row.id', 'table_seat.table_id')
    .innerJoin('contest_table', 'contest_table.table_id', 'table_seat.table_id')
    .select('contest_table.contest')
    .where('table_seat.player', '=', player)
    .where('table_row.state', '=', 'over');

/** Selects the contests in which the player's table was finished in time. */
const finished = (player: string) =>
  sql
    .selectFrom('table_seat')
    .innerJoin('contest_table', 'contest_table.table_id', 'table_seat.table_id')
    .select('contest_table.contest')
    .where('table_seat.player', '=', player)
    .where('contest_table.over', '=', 1);

/**
 * Selects the contests that the player has not finished. A tournament, which has a table in each round, is
 * unfinished until it is over or its deadline passes.
 */
const unfinished = (player: string, nowMs: number) =>
  sql
    .selectFrom('contest')
    .select('id')
    .where('id', 'in', entered(player))
    .where('state', '<>', 'over')
    .where('until_ms', '>', nowMs)
    .where(is => is.or([is('kind', '=', 'tournament'), is('id', 'not in', ended(player))]));

/** Creates the part of the store for contests. */
export function contestsIn(db: Database, cipher: Cipher): ContestStore {
  const read = (row: StoredContest): ContestRow => shown(row, cipher);
  const one = async (query: Parameters<typeof rows<StoredContest>>[0]): Promise<ContestRow | undefined> =>
    (await db.read(() => rows(query))).map(read)[0];
  const all = async (query: Parameters<typeof rows<StoredContest>>[0]): Promise<readonly ContestRow[]> =>
    readableRows(await db.read(() => rows(query)), read);
  return {
    add: (contest, most) => db.write(() => add(kept(contest, cipher), contest.at, most)),
    byId: id => one(contests().where('id', '=', id)),
    ofDay: day => one(contests().where('day', '=', day)),
    of: async (player, most) =>
      all(
        contests()
          .where(is => is.or([is('by', '=', player), is('id', 'in', entered(player))]))
          .limit(most),
      ),
    finishedBy: async (player, ids) => {
      const among = sql.selectFrom('contest').select('id').where('id', 'in', padded(ids));
      return (await db.read(() => rows(among.where('id', 'in', finished(player))))).map(({ id }) => id);
    },
    underWay: async () => all(contests().where('state', '<>', 'over').where('kind', '=', 'tournament')),
    ...enteringIn(db),
    ...tablesIn(db),
    sweep: (beforeMs, most) => db.single(() => deleteExpired(EXPIRING, beforeMs, most)),
    sweepUnplayed: (fromMs, beforeMs, most) => db.single(() => deleteExpired(UNPLAYED, beforeMs, most, fromMs)),
  };
}

const EXPIRING: Expiring = { table: 'contest', key: 'id', column: 'until_ms' };
const UNPLAYED: Expiring = {
  ...EXPIRING,
  where: 'NOT EXISTS (SELECT 1 FROM contest_table WHERE contest_table.contest = contest.id)',
};

function* add(contest: StoredContest, nowMs: number, most: number): SqlStatements<'written' | 'known' | 'full'> {
  if (contest.by !== null) {
    const mine = contests().where('by', '=', contest.by);
    const counted = mine.where(is => is.or([is('until_ms', '>', nowMs), is('at_ms', '>', nowMs - DAY_MS)]));
    const made = yield* rows(counted.limit(most));
    if (made.length >= most) return 'full';
  }
  const written = sql.insertInto('contest').values(contest);
  return (yield* changes(written.onConflict(known => known.doNothing()))) === 1 ? 'written' : 'known';
}

const enteringIn = (db: Database): Pick<ContestStore, 'move' | 'enter' | 'withdraw' | 'entries'> => ({
  move: (id, from, to) => db.write(() => move(id, from, to)),
  enter: (id, player, atMs, most) => db.write(() => enter({ contest: id, player, at_ms: atMs }, most)),
  withdraw: (id, player) =>
    db.write(function* () {
      yield* changes(sql.deleteFrom('contest_entry').where('contest', '=', id).where('player', '=', player));
    }),
  entries: id => db.read(() => rows(entriesOf(id))),
});

function* move(
  id: string,
  from: number,
  { state, round, until, roster }: Parameters<ContestStore['move']>[2],
): SqlStatements<'written' | 'stale'> {
  const [row] = yield* rows(sql.selectFrom('contest').select('plan').where('id', '=', id));
  const plan = row && roster && { plan: JSON.stringify({ ...JSON.parse(row.plan), roster } satisfies PlanAndRoster) };
  const moved = sql.updateTable('contest').set({ state, round, until_ms: until, ...plan });
  const here = moved.where('id', '=', id).where('round', '=', from).where('state', '<>', 'over');
  return (yield* changes(here)) === 1 ? 'written' : 'stale';
}

function* enter(
  entry: { readonly contest: string; readonly player: string; readonly at_ms: number },
  most: EntriesMost,
): SqlStatements<'written' | 'known' | 'full' | 'many'> {
  const there = yield* rows(entriesOf(entry.contest));
  if (there.some(({ player }) => player === entry.player)) return 'known';
  if (there.length >= most.here) return 'full';
  if ((yield* rows(unfinished(entry.player, entry.at_ms).limit(most.unfinished))).length >= most.unfinished)
    return 'many';
  const number = (there.at(-1)?.number ?? -1) + 1;
  yield* changes(sql.insertInto('contest_entry').values({ ...entry, number }));
  return 'written';
}

const tablesIn = (db: Database): Pick<ContestStore, 'seat' | 'score' | 'tables'> => ({
  seat: ({ table, contest, round, places, points, over }) =>
    db.write(function* () {
      const row = { table_id: table, contest, round, over: Number(over) };
      const texts = { places: JSON.stringify(places), points: JSON.stringify(points) };
      const written = sql.insertInto('contest_table').values({ ...row, ...texts });
      yield* changes(written.onConflict(known => known.doNothing()));
    }),
  score: (table, points, over) =>
    db.write(function* () {
      const scored = { points: JSON.stringify(points), over: Number(over) };
      yield* changes(sql.updateTable('contest_table').set(scored).where('table_id', '=', table));
    }),
  tables: async id => {
    const query = sql.selectFrom('contest_table').selectAll().where('contest', '=', id);
    return (await db.read(() => rows(query.orderBy('round').orderBy('table_id')))).map(tableShown);
  },
});
