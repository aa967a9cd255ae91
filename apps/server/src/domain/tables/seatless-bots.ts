// Deletes outside bots that have lost their seat. Their tokens become invalid.
import type { TableRow } from '../../store/store.ts';
import type { ServerContext } from '../context.ts';
import type { LiveTable } from './live.ts';
import { programsAt } from './row/programs.ts';

/** The close code for a socket whose player was signed out. */
const SIGNED_OUT = 1008;

type Seated = Pick<TableRow, 'seats'>;

const botsIn = (row: Seated): readonly string[] => programsAt(row).map(({ player }) => player);

/** Deletes bots that no longer have a seat and closes their sockets. */
export async function forgetBots(
  { store }: ServerContext,
  live: LiveTable,
  before: Seated,
  after: Seated,
): Promise<void> {
  const kept = botsIn(after);
  for (const player of botsIn(before).filter(one => !kept.includes(one))) {
    await store.players.forget(player);
    for (const { client } of [...live.subscribers]) if (client.player === player) client.end(SIGNED_OUT, 'taken back');
  }
}
