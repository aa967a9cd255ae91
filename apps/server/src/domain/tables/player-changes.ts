// Applies changes of players to tables: new names and deletions.
import { accept } from '@moonshot/rules';
import type { AuditLine } from '../../store/store.ts';
import type { ServerContext } from '../context.ts';
import { vacate } from './empty-seat.ts';
import type { LiveTable } from './live.ts';
import { broadcastTable } from './match/matches.ts';
import { change, deleteTable, type TableRegistry, tableOf } from './registry.ts';
import { isImport, seatOf, stand, withNewHost } from './row/changes.ts';

const TABLES_MOST = 10_000;

/** Renames the player and shows the new name at all tables. */
export async function rename(tables: TableRegistry, player: string, name: string): Promise<void> {
  await tables.context.store.players.rename(player, name);
  showName(tables, player, name);
}

/**
 * Renames a player for the operator, and stores an audit line with the change. Returns false if there is no
 * such player.
 */
export async function renameFor(
  tables: TableRegistry,
  player: string,
  name: string,
  line: AuditLine,
): Promise<boolean> {
  if (!(await tables.context.store.conduct.rename('player', player, name, line))) return false;
  showName(tables, player, name);
  return true;
}

function showName(tables: TableRegistry, player: string, name: string): void {
  renameInMemory(tables, player, name);
  tables.context.nodes?.tell('all', { type: 'named', player, name });
}

/** Renames a player at all tables in this node's memory. Null stands for a deleted player. */
export function renameInMemory({ held }: TableRegistry, player: string, name: string | null): void {
  for (const live of held.values()) {
    const known = live.known.get(player);
    if (known === undefined) continue;
    if (name === null) live.known.delete(player);
    else live.known.set(player, { ...known, name });
    broadcastTable(live);
  }
}

/**
 * Deletes the player and frees the player's seats. Seats in matches with fixed deals are kept, because their
 * results are compared with those of other players.
 */
export async function forgetPlayer(tables: TableRegistry, player: string): Promise<void> {
  for (const row of await tablesOf(tables.context, player)) {
    const live = row.state === 'playing' && row.deals !== undefined ? undefined : await tableOf(tables, row.id);
    if (live === undefined) continue;
    if (isImport(row))
      await deleteImport(tables, live, `${row.id}-1`); // nobody else can use an imported match
    else await leave(tables, live, player);
  }
  await tables.context.store.players.forget(player);
  renameInMemory(tables, player, null);
  tables.context.nodes?.tell('all', { type: 'named', player, name: null });
}

/** Frees the player's seat; during a match, a bot takes it. A host's role goes to another player. */
async function leave(tables: TableRegistry, live: LiveTable, player: string): Promise<void> {
  const seat = seatOf(live.row, player);
  if (live.row.state !== 'playing') await change(tables, live, stand(player));
  else if (seat !== undefined) await vacate(tables, live, seat, player);
  await change(tables, live, row => accept(row.host === player ? withNewHost(row) : row));
}

/**
 * Deletes an imported match, and its table if the table has no other match. If the server stops in between,
 * the next attempt deletes the table. Returns false if the match was played here.
 */
export async function deleteImport(tables: TableRegistry, live: LiveTable, match: string): Promise<boolean> {
  const { log } = tables.context.store;
  const { matches, state } = live.row;
  const isOnly = matches === 1;
  const wasRemoved = async () => isOnly && state === 'over' && !(await log.versions([match])).has(match);
  const isGone = (await log.removeImported(match)) || (await wasRemoved());
  if (isGone && isOnly) await deleteTable(tables, live);
  return isGone;
}

const tablesOf = ({ store }: ServerContext, player: string) => store.tables.of(player, TABLES_MOST);
