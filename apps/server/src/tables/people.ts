// People as tables know them: another name is seen at once, and who is forgotten leaves their seats.
import { accept } from '@moonshot/rules/game/verdict';
import type { World } from '../world.ts';
import { handedOn, isImport, seatOf, stand } from './changes.ts';
import { vacate } from './empty.ts';
import { type Live, matchesOver } from './live.ts';
import { tellTable } from './matches.ts';
import { abandon, change, type Tables, tableOf } from './registry.ts';

const TABLES_MOST = 10_000;

/** Gives the player another name, at every table where they are known. */
export async function rename(tables: Tables, player: string, name: string): Promise<void> {
  await tables.world.store.players.rename(player, name);
  call(tables, player, name);
  tables.world.peers?.tell('all', { type: 'named', player, name });
}

/** The tables that are held here call the player so from now on; by no name where it is null. */
export function call({ held }: Tables, player: string, name: string | null): void {
  for (const live of held.values()) {
    const known = live.known.get(player);
    if (known === undefined) continue;
    if (name === null) live.known.delete(player);
    else live.known.set(player, { ...known, name });
    tellTable(live);
  }
}

/** Forgets the player, who leaves every seat but those of fixed deals: what others play there stays the same. */
export async function forgetPlayer(tables: Tables, player: string): Promise<void> {
  for (const row of await tablesOf(tables.world, player)) {
    const live = row.state === 'playing' && row.deals !== undefined ? undefined : await tableOf(tables, row.id);
    if (live !== undefined && isImport(row)) await dropImport(tables, live);
    else if (live !== undefined) await leave(tables, live, player);
  }
  await tables.world.store.players.forget(player);
  call(tables, player, null);
  tables.world.peers?.tell('all', { type: 'named', player, name: null });
}

/** In a match a bot of the house plays on, as for whoever leaves it. */
async function leave(tables: Tables, live: Live, player: string): Promise<void> {
  const seat = seatOf(live.row, player);
  if (live.row.state !== 'playing') await change(tables, live, stand(player));
  else if (seat !== undefined) await vacate(tables, live, seat, player);
  await change(tables, live, row => accept(row.host === player ? handedOn(row) : row));
}

/** A match that was played elsewhere is theirs alone who keeps it. */
async function dropImport(tables: Tables, live: Live): Promise<void> {
  await abandon(tables, live);
  for (const match of matchesOver(live.row)) await tables.world.store.log.removeImported(match);
}

const tablesOf = ({ store }: World, player: string) => store.tables.of(player, TABLES_MOST);
