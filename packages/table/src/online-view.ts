// What everybody at a table on a server may know of it beside the game.
import type { ClockView, OnlineView } from '@moonshot/wire';
import type { Seal, State } from './state.ts';

/** Who is stood in for, and all of the seal but the server's secret, which is not in it; null of a table that is no server's. */
export function onlineView(
  { spec, standIns, seal, clock, paused, ended, votes }: State,
  given: ClockView | null,
): OnlineView | null {
  if (spec.online === undefined && !spec.sealed) return null;
  return {
    seal: seal && sealView(seal),
    clock: clock && (given ?? { running: [], reserveMs: clock.reserveMs }),
    standIns: standIns.flatMap((since, seat) => (since === null ? [] : [seat])),
    paused,
    ended,
    votes,
  };
}

const sealView = ({ deal, phase, server, previous, commitments, opened }: Seal): OnlineView['seal'] => ({
  deal,
  phase: phase === 'mixed' ? 'dealt' : phase,
  server,
  previous,
  commitments,
  opened,
});
