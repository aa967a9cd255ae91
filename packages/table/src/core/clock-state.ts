// The part of a table's clocks that follows from its log: what is left of each seat's reserve (time that a
// seat may use up over a deal), and its timeouts in a row. Contains durations only, no times of day.
import { put, type Seat } from '@moonshot/rules';
import type { Cause } from './event.ts';
import { inDeal } from './sitters.ts';
import type { ClockState, Spec, State } from './state.ts';

/** The reserve of each seat per deal, in milliseconds; 0 if answers have days. */
const reserveOf = ({ online }: Spec): number =>
  online?.clock && 'reserveSeconds' in online.clock ? online.clock.reserveSeconds * 1000 : 0;

/** The clocks before the first deal; null at a table without clocks. */
export const clockAtFirst = (spec: Spec): ClockState | null =>
  spec.online?.clock ? { reserveMs: spec.sitters.map(() => reserveOf(spec)), lapses: spec.sitters.map(() => 0) } : null;

/** Each deal starts with the full reserve. */
export const clockOfDeal = ({ clock, spec }: State): ClockState | null =>
  clock && { ...clock, reserveMs: spec.sitters.map(() => reserveOf(spec)) };

/**
 * The clocks after a seat's answer: the seat's lapses (timeouts in a row) restart at 0, and the reserve time
 * that the answer took is gone.
 */
export const clockAfter = (clock: ClockState | null, { seat, spent = 0 }: Cause): ClockState | null =>
  clock && {
    reserveMs: put(clock.reserveMs, seat, (clock.reserveMs[seat] ?? 0) - spent),
    lapses: put(clock.lapses, seat, 0),
  };

/** The state after a seat's time ran out. Between deals the seat then counts as ready for the next deal. */
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
