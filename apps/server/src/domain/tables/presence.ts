// Handles absent players during a match: a bot takes over the seat of a player who stays away, and the player
// gets it back on return.
import type { Seat } from '@moonshot/rules';
import { matchIsOver, type State } from '@moonshot/table';
import type { TableRunner } from '@moonshot/table/runner';
import { reasonOf } from '../../core/errors.ts';
import type { ServerContext } from '../context.ts';
import { type LiveTable, playersAt, type Subscriber } from './live.ts';
import { viewerOf } from './project.ts';

interface Sitting {
  readonly seat: Seat;
  readonly player: string;
}

const peopleOf = ({ spec }: State): readonly Sitting[] =>
  spec.sitters.flatMap((sitter, seat) => (sitter.kind === 'person' ? [{ seat, player: sitter.name }] : []));

/** Whether the player has a socket at the table, at any node. */
export const isPresent = (live: LiveTable, player: string): boolean => playersAt(live).has(player);

/**
 * Whether the player is connected to this node. Connections to other nodes do not count, because each node
 * watches the absent players of its own matches.
 */
const isHere = ({ subscribers }: LiveTable, player: string): boolean =>
  [...subscribers].some(({ client }) => client.player === player);

/**
 * Whether the table's clock counts days, for correspondence play. With such a clock, no bot replaces an
 * absent player.
 */
export const hasDayClock = ({ row }: LiveTable): boolean => row.settings.clock !== null && 'days' in row.settings.clock;

/**
 * Starts timers for players who are absent, and cancels those of players who are back. Returns whether a
 * timer was started.
 */
export function watch(context: ServerContext, live: LiveTable): boolean {
  const state = live.runner?.state();
  const people = state === undefined || state.paused || matchIsOver(state) ? [] : peopleOf(state);
  // A bot takes over only while another human player is connected here and would have to wait. Programs do
  // not count.
  const somebody = people.some(({ player }) => !live.known.get(player)?.outside && isHere(live, player));
  const missed = people.filter(({ seat, player }) => state?.standIns[seat] === null && !isPresent(live, player));
  const due = new Map(somebody && !hasDayClock(live) ? missed.map(one => [one.player, one]) : []);
  for (const [player, { cancel }] of live.absences)
    if (!due.has(player)) {
      cancel();
      live.absences.delete(player);
    }
  const missing = [...due.values()].filter(({ player }) => !live.absences.has(player));
  for (const { player, seat } of missing) waitFor(context, live, player, seat);
  return missing.length > 0;
}

function waitFor(context: ServerContext, live: LiveTable, player: string, seat: Seat): void {
  const { env, config, log } = context;
  const dueMs = env.monoMs() + config.limits.awayMs;
  const cancel = env.after(config.limits.awayMs, () => {
    live.absences.delete(player);
    if (live.runner === undefined || isPresent(live, player)) return;
    live.runner
      .command({ type: 'away', seat, by: player })
      .catch(error =>
        log.error({ table: live.id, reason: reasonOf(error) }, 'no bot could take the seat of a player who is away'),
      );
  });
  live.absences.set(player, { cancel, leftMs: () => Math.max(0, dueMs - env.monoMs()) });
}

/** Gives the seat back to a player who has returned, if a bot had taken it over. */
export async function returnSeat(runner: TableRunner, { client }: Subscriber): Promise<void> {
  const seat = viewerOf(runner.state(), client.player);
  if (seat !== 'watcher' && runner.state().standIns[seat] !== null)
    await runner.command({ type: 'back', seat, number: null, by: client.player });
}
