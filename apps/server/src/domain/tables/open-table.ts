// Opens tables. Each table counts towards its owner's limit. If the owner has too many, the oldest empty one
// may be deleted.
import { type ApiError, apiError } from '../../core/errors.ts';
import { newId } from '../../core/ids.ts';
import type { TableRow, TableSeat } from '../../store/store.ts';
import { type LiveTable, playersAt } from './live.ts';
import { deleteTable, loadTable, type TableRegistry, tableOf } from './registry.ts';
import { withDefaultClock } from './row/counted.ts';

export type OpenTableResult =
  | { readonly ok: true; readonly live: LiveTable }
  | { readonly ok: false; readonly error: ApiError };

/** Why no table can be opened now; undefined if one can. */
export function whyNoTable({ stopping, loadShedding, held, context }: TableRegistry): ApiError | undefined {
  const { tables, busyMs } = context.config.limits;
  const full = stopping || held.size >= tables;
  if (!full && !loadShedding.forTables()) return undefined;
  return { ...apiError('busy', say => (full ? say.tables : say.late)), retryAfterMs: busyMs };
}

type TableSpec = Pick<TableRow, 'host' | 'game' | 'rules' | 'overrides' | 'length' | 'settings' | 'seats'> &
  Partial<Pick<TableRow, 'id' | 'league' | 'fork'>>;

/** Opens a table. It counts towards the limit of the player who hosts it. */
export async function openTable(tables: TableRegistry, wanted: TableSpec): Promise<OpenTableResult> {
  const { env, store, config } = tables.context;
  const most = config.limits.tablesPerPlayer;
  const wrong = whyNoTable(tables);
  if (wrong !== undefined) return { ok: false, error: wrong };
  const row: TableRow = {
    id: newId(env),
    ...withDefaultClock(wanted),
    owner: wanted.host,
    revision: 1,
    invite: newId(env),
    state: 'gathering',
    matches: 0,
    at: env.nowMs(),
  };
  let put = await store.tables.put(row, most);
  if (put === 'full' && (await makeRoom(tables, wanted.host))) put = await store.tables.put(row, most);
  if (put !== 'written') return { ok: false, error: apiError('too-many', say => say.tables(most)) };
  return { ok: true, live: await loadTable(tables, row) };
}

/**
 * Deletes the owner's oldest table at which no match has begun, no other person sits and nobody is present.
 * Returns false if the owner has no such table.
 */
async function makeRoom(tables: TableRegistry, owner: string): Promise<boolean> {
  const { store, config } = tables.context;
  const rows = await store.tables.owned(owner, config.limits.tablesPerPlayer);
  for (const row of rows.toReversed()) {
    if (row.state !== 'gathering' || row.matches > 0 || !row.seats.every(seat => isVacant(seat, owner))) continue;
    const live = await tableOf(tables, row.id);
    if (live === undefined || playersAt(live).size > 0) continue;
    await deleteTable(tables, live);
    return true;
  }
  return false;
}

/**
 * Whether the seat is not taken by another person than the owner. Programs do not count as people, because
 * they are deleted with the table.
 */
const isVacant = (seat: TableSeat, owner: string): boolean =>
  seat.kind !== 'person' || seat.player === owner || seat.broughtBy !== undefined;
