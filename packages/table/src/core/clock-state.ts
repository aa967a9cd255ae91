// The part of a table's clocks that follows from its log: how much of each seat's reserve is left (extra time
// that a seat may use during a deal), and how often in a row each seat has timed out. The state has only
// durations, no times of day.
import { put, type Seat } from '@moonshot/rules';
import type { Cause } from './event.ts';
import { inDeal } from './sitters.ts';
import type { ClockState, Spec, State } from './state.ts';

/** The reserve of each seat per deal in milliseconds; 0 in correspondence play. */
const reserveOf = ({ online }: Spec): number =>
  online?.clock && 'reserveSeconds' in online.clock ? online.clock.reserveSeconds * 1000 : 0;

/** The clocks before the first deal; null for a table without clocks. */
export const clockAtFirst = (spec: Spec): ClockState | null =>
  spec.online?.clock ? { reserveMs: spec.sitters.map(() => reserveOf(spec)), lapses: spec.sitters.map(() => 0) } : null;

/** The clocks at the start of a deal, with the full reserve. */
export const clockOfDeal = ({ clock, spec }: State): ClockState | null =>
  clock && { ...clock, reserveMs: spec.sitters.map(() => reserveOf(spec)) };

/**
 * The clocks after a seat's answer. The seat's timeouts in a row (lapses) are reset to 0, and the reserve
 * time that the answer took is subtracted.
 */
export const clockAfter = (clock: ClockState | null, { seat, spent = 0 }: Cause): ClockState | null =>
  clock && {
    reserveMs: put(clock.reserveMs, seat, (clock.reserveMs[seat] ?? 0) - spent),
    lapses: put(clock.lapses, seat, 0),
  };

/**
 * The state after a seat's time has run out. Between deals the seat then counts as ready for the next deal.
 */
export function timedOut(state: State, seat: Seat): State {
  const { clock, game, ready } = state;
  const playing = inDeal(game);
  return {
    ...state,
    version: state.version + 1,
    ready: playing ? ready : [...ready, seat],
    clock: clock && {
      reserveMs: playing ? put(clock.reserveMs, seat, 0) : clock.reserveMs,
      lapses: put(clock.lapses, seat, (clock.lapses[seat] ?? 0) + 1),
    },
  };
}
