// Deletes outside bots that have lost their seat, so that their tokens become invalid.
import type { TableRow } from '../../store/store.ts';
import type { ServerContext } from '../context.ts';
import type { LiveTable } from './live.ts';
import { programsAt } from './row/programs.ts';

/** The code with which a socket is closed when its player has been signed out. */
const SIGNED_OUT = 1008;

type Seated = Pick<TableRow, 'seats'>;

const botsIn = (row: Seated): readonly string[] => programsAt(row).map(({ player }) => player);

/** Deletes the bots that have lost their seat, and closes their sockets. */
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
