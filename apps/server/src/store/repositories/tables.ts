// Stored table rows: reads, changes, the lobby, and expiry.

import type { KnownHeads } from '../log/known-heads.ts';
import { rowOf } from '../sql/batching.ts';
import type { StoredTable } from '../sql/query.ts';
import { readableRows } from '../sql/readable-rows.ts';
import { changes, type Database, found, rows, type SqlStatements, sql } from '../sql/steps.ts';
import type { AuditLine, TableRow, TableStore, Waiting } from '../store.ts';
import { insertAuditLine } from './reports.ts';

/**
 * The id of a table's fork log, which contains the moves of another match before the point where this table
 * continues it. No match has this id.
 */
export const forkLogOf = (table: string): string => `${table}-0`;

/**
 * Whom the table waits for before a match. This determines when the table expires. Null if it does not wait.
 */
export const waitingOf = ({ state, settings: { open, clock } }: TableRow): Waiting | null => {
  if (state !== 'gathering') return null;
  if (open === 'everybody') return 'public';
  return clock !== null && 'days' in clock ? 'days' : 'invited';
};

const kept = (row: TableRow): StoredTable => ({
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
  private: row.private ? 1 : 0,
  muted: row.muted ? 1 : 0,
  at_ms: row.at,
  owner: row.owner ?? null,
  seen_ms: row.at,
  waiting: waitingOf(row),
});

const shown = ({
  open,
  at_ms,
  seen_ms,
  waiting,
  owner,
  deals,
  league,
  fork,
  private: isPrivate,
  muted,
  ...row
}: StoredTable): TableRow => ({
  ...row,
  overrides: JSON.parse(row.overrides),
  length: JSON.parse(row.length),
  settings: JSON.parse(row.settings),
  seats: JSON.parse(row.seats),
  at: at_ms,
  ...(owner === null ? {} : { owner }),
  ...(deals === null ? {} : { deals }),
  ...(league === null ? {} : { league }),
  ...(fork === null ? {} : { fork }),
  ...(isPrivate === 1 ? { private: true } : {}),
  ...(muted === 1 ? { muted: true } : {}),
});

/**
 * Reads the tables after an id. If none of the rows is readable, reads on, because an empty result means that
 * no table follows.
 */
async function after(db: Database, id: string, most: number): Promise<readonly TableRow[]> {
  for (let from = id; ; ) {
    const next = sql.selectFrom('table_row').selectAll('table_row').where('id', '>', from).orderBy('id').limit(most);
    const page = await db.read(() => rows(next));
    const last = page.at(-1);
    const all = readableRows(page, shown);
    if (all.length > 0 || last === undefined) return all;
    from = last.id;
  }
}

const newest = () => sql.selectFrom('table_row').selectAll('table_row').orderBy('at_ms', 'desc').orderBy('id');

async function revisionsIn(db: Database, ids: readonly string[]): Promise<ReadonlyMap<string, number>> {
  const known = await db.read(() =>
    rows(sql.selectFrom('table_row').select(['id', 'revision']).where('id', 'in', ids)),
  );
  return new Map(known.map(({ id, revision }) => [id, revision]));
}

type Forget = KnownHeads['forget'];

/**
 * Creates the part of the store for tables. `forget` is called for each log that is deleted with its table.
 */
export function tablesIn(db: Database, { forget }: Pick<KnownHeads, 'forget'>): TableStore {
  const byId = rowOf(
    ids => db.read(() => rows(sql.selectFrom('table_row').selectAll().where('id', 'in', ids))),
    ({ id }) => id,
  );
  const all = async (query: Parameters<typeof rows<StoredTable>>[0]) =>
    readableRows(await db.read(() => rows(query)), shown);
  return {
    // `append` suffices, because the revision of the row reveals concurrent changes
    put: (row, most, line) => db.append(() => put(row, most, line)),
    byId: async id => {
      const row = await byId(id);
      return row && shown(row);
    },
    revisions: ids => revisionsIn(db, ids),
    lobby: async ({ most, each, among, sinceMs }) =>
      readableRows(await db.read(() => found<StoredTable>(LOBBY, sinceMs, among, each, most)), shown),
    of: (player, most) => all(newest().where('id', 'in', tablesOf(player)).limit(most)),
    ofLeague: (league, most) => all(newest().where('league', '=', league).where('state', '<>', 'over').limit(most)),
    after: (id, most) => after(db, id, most),
    playing: async () => {
      const ids = sql.selectFrom('table_row').select('id').where('state', '=', 'playing');
      return (await db.read(() => rows(ids.orderBy('at_ms', 'desc').orderBy('id')))).map(({ id }) => id);
    },
    owned: (owner, most) => all(newest().where('owner', '=', owner).where('state', '<>', 'over').limit(most)),
    seen: async (ids, nowMs) => {
      if (ids.length === 0) return;
      await db.single(() => changes(sql.updateTable('table_row').set({ seen_ms: nowMs }).where('id', 'in', ids)));
    },
    expire: (waiting, beforeMs, most) => db.append(() => expire(waiting, beforeMs, most, forget)),
    remove: id =>
      db.write(function* () {
        yield* changes(sql.deleteFrom('table_row').where('id', '=', id)); // also deletes the table's seats
        yield* removeFork(id, forget);
      }),
  };
}

/** Reads the lobby: the newest public tables, but only a few of each owner. */
const LOBBY = `SELECT * FROM table_row WHERE id IN (
    SELECT id FROM (
      SELECT id, ROW_NUMBER() OVER (PARTITION BY owner ORDER BY at_ms DESC, id) AS nth FROM (
        SELECT id, owner, at_ms FROM table_row
        WHERE open = 'everybody' AND state <> 'over' AND seen_ms >= ? ORDER BY at_ms DESC, id LIMIT ?
      ) AS newest
    ) AS ranked WHERE nth <= ?
  ) ORDER BY at_ms DESC, id LIMIT ?`;

function* removeFork(id: string, forget: Forget): SqlStatements<void> {
  yield* changes(sql.deleteFrom('event').where('match', '=', forkLogOf(id)));
  forget(forkLogOf(id));
}

/**
 * Deletes expired tables. Those that have had a match return to the state `over` instead. Each change checks
 * that nobody has visited the table since, and that no other node was faster.
 */
function* expire(waiting: Waiting, beforeMs: number, most: number, forget: Forget): SqlStatements<readonly string[]> {
  const due = sql.selectFrom('table_row').select(['id', 'matches', 'revision']).where('waiting', '=', waiting);
  const expired: string[] = [];
  for (const { id, matches, revision } of yield* rows(
    due.where('seen_ms', '<', beforeMs).orderBy('seen_ms').limit(most),
  )) {
    const isGone =
      matches === 0 ? yield* forgotten(id, revision, beforeMs, forget) : yield* overAgain(id, revision, beforeMs);
    if (isGone) expired.push(id);
  }
  return expired;
}

function* forgotten(id: string, revision: number, beforeMs: number, forget: Forget): SqlStatements<boolean> {
  const seated = (yield* rows(sql.selectFrom('table_seat').select('player').where('table_id', '=', id))).map(
    ({ player }) => player,
  );
  const row = sql.deleteFrom('table_row').where('id', '=', id).where('revision', '=', revision);
  if ((yield* changes(row.where('seen_ms', '<', beforeMs))) === 0) return false;
  yield* removeFork(id, forget);
  if (seated.length > 0) yield* changes(sql.deleteFrom('player').where('kind', '=', 'bot').where('id', 'in', seated));
  return true;
}

function* overAgain(id: string, revision: number, beforeMs: number): SqlStatements<boolean> {
  const over = { state: 'over', waiting: null, revision: revision + 1 } as const;
  const row = sql.updateTable('table_row').set(over).where('id', '=', id).where('revision', '=', revision);
  return (yield* changes(row.where('seen_ms', '<', beforeMs))) > 0;
}

const tablesOf = (player: string) => sql.selectFrom('table_seat').select('table_id').where('player', '=', player);

const LOCK_OWNER = 'UPDATE player SET kind = kind WHERE id = ?';

/**
 * Whether the owner has `most` other tables of the same kind. The update of the player's row is a lock,
 * which makes parallel requests wait for each other.
 */
function* isFull({ id, owner, state }: TableRow, most: number): SqlStatements<boolean> {
  if (owner === undefined) return false;
  yield { text: LOCK_OWNER, values: [owner] };
  const others = sql.selectFrom('table_row').select('id').where('owner', '=', owner).where('id', '<>', id);
  const alike = state === 'over' ? others.where('state', '=', 'over').where('revision', '=', 1) : undefined;
  return (yield* rows((alike ?? others.where('state', '<>', 'over')).limit(most))).length >= most;
}

function* put(row: TableRow, most?: number, line?: AuditLine): SqlStatements<'written' | 'stale' | 'full'> {
  const { id, revision } = row;
  if (most !== undefined && (yield* isFull(row, most))) return 'full';
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
  if (line !== undefined) yield* insertAuditLine(line);
  return 'written';
}
