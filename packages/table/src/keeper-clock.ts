// How long a keeper has waited for each answer. A clock stands still while the table is paused, and starts anew with the keeper.
import type { Seat } from '@moonshot/rules/game/seat';
import type { ClockView } from '@moonshot/wire';
import { timed } from './clock.ts';
import type { Awaited, Clocks, Kept, PersonCommand } from './keeper-kept.ts';

/** What every running answer has in addition when a table is taken up again. */
export const RESUME_GRACE_MS = 15_000;
/** What is left of an answer that had days, at least, when a table is taken up again: nobody loses a turn to our downtime. */
export const COMEBACK_MS = 12 * 3_600_000;

/** Clocks that nothing runs on yet; `idleMs` where the table is taken up again. */
export const clocksFrom = (idleMs: number | null): Clocks => ({
  awaited: new Map(),
  alarmMs: Number.POSITIVE_INFINITY,
  idleMs,
});

/** The keeper's clock; a table where time counts needs one. */
function nowOf({ ports, state }: Kept): number {
  if (ports.nowMs === undefined)
    throw new Error(`Cannot keep table ${state.id}: time counts there, and there is no clock`);
  return ports.nowMs();
}

/** Starts, stops and forgets clocks as the table stands now. */
export function tick(kept: Kept): void {
  const { clocks, hearts, state } = kept;
  if (state.clock === null) return;
  const now = nowOf(kept);
  for (const [seat] of state.spec.sitters.entries()) {
    const due = timed(hearts, state, seat);
    const before = clocks.awaited.get(seat);
    if (due === undefined) clocks.awaited.delete(seat);
    else if (before?.asked === due.asked) turn(before, now, state.paused);
    else {
      const usedMs = usedAlready(kept, due.ms);
      clocks.awaited.set(seat, {
        asked: due.asked,
        allowedMs: due.ms,
        reserve: due.reserve,
        usedMs,
        sinceMs: state.paused ? null : now,
        late: false,
      });
    }
  }
  clocks.idleMs = null;
}

/** A table taken up again gives grace; where answers have days, those count on, but leave enough to come back. */
function usedAlready({ clocks, state }: Kept, allowedMs: number): number {
  if (clocks.idleMs === null) return 0;
  const patient = state.spec.online?.clock && 'days' in state.spec.online.clock;
  return patient ? Math.max(0, Math.min(clocks.idleMs, allowedMs - COMEBACK_MS)) : -RESUME_GRACE_MS;
}

function turn(awaited: Awaited, now: number, paused: boolean): void {
  if (!paused) awaited.sinceMs ??= now;
  else if (awaited.sinceMs !== null) {
    awaited.usedMs += now - awaited.sinceMs;
    awaited.sinceMs = null;
  }
}

const usedAt = ({ usedMs, sinceMs }: Awaited, now: number): number =>
  usedMs + (sinceMs === null ? 0 : Math.max(0, now - sinceMs));

/** What an awaited answer has taken of the seat's reserve by then, at most all of it. */
function overdrawn({ state }: Kept, seat: Seat, awaited: Awaited, now: number): number {
  const reserve = awaited.reserve ? (state.clock?.reserveMs[seat] ?? 0) : 0;
  return Math.floor(Math.min(reserve, Math.max(0, usedAt(awaited, now) - awaited.allowedMs)));
}

/** How long until the answer's time is over, the reserve included; Infinity while the clock stands still. */
export function leftOf({ state }: Kept, seat: Seat, awaited: Awaited, now: number): number {
  if (awaited.sinceMs === null) return Number.POSITIVE_INFINITY;
  const reserve = awaited.reserve ? (state.clock?.reserveMs[seat] ?? 0) : 0;
  return awaited.allowedMs + reserve - usedAt(awaited, now);
}

/** The act with what it took of the reserve until it arrived; waiting for other commands or the disk costs nobody anything. */
export function spending<T extends PersonCommand>(kept: Kept, command: T, arrivedMs: number | undefined): T {
  const awaited = kept.clocks.awaited.get(command.seat);
  if (awaited === undefined || arrivedMs === undefined || command.type !== 'act') return command;
  const spent = overdrawn(kept, command.seat, awaited, arrivedMs);
  return spent === 0 ? command : { ...command, spent };
}

/** The clocks as everybody may see them; null where time does not count. */
export function clockView(kept: Kept): ClockView | null {
  const { clocks, state } = kept;
  if (state.clock === null) return null;
  const now = nowOf(kept);
  const running = [...clocks.awaited].map(([seat, awaited]) => ({
    seat,
    leftMs: Math.max(0, Math.floor(awaited.allowedMs - usedAt(awaited, now))),
  }));
  const reserveMs = state.clock.reserveMs.map((left, seat) => {
    const awaited = clocks.awaited.get(seat);
    return awaited === undefined ? left : left - overdrawn(kept, seat, awaited, now);
  });
  return { running, reserveMs };
}

/** The seats whose time is over now, and how long until the next one's is. */
export function overdue(kept: Kept): {
  readonly seats: readonly (readonly [Seat, Awaited])[];
  readonly nextMs: number;
} {
  const now = nowOf(kept);
  const open = [...kept.clocks.awaited].filter(([, awaited]) => !awaited.late);
  const seats = open.filter(([seat, awaited]) => leftOf(kept, seat, awaited, now) <= 0);
  const rest = open.map(([seat, awaited]) => leftOf(kept, seat, awaited, now)).filter(left => left > 0);
  return { seats, nextMs: Math.min(Number.POSITIVE_INFINITY, ...rest) };
}
