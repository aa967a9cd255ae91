// The remaining time of each seat, and the unit in which a time is shown.
import type { DisplayDuration } from '@moonshot/i18n';

/** Milliseconds left, for each seat whose clock runs. */
export type TimeLeft = ReadonlyMap<number, number>;

const SECOND_MS = 1000;
const MINUTE_MS = 60_000;
const HOUR_MS = 60 * MINUTE_MS;
const DAY_MS = 24 * HOUR_MS;

/** The seconds that are left for a seat, rounded up; `undefined` if no time runs for it. */
export function secondsOf(left: TimeLeft, seat: number): number | undefined {
  const ms = left.get(seat);
  return ms === undefined ? undefined : Math.ceil(ms / SECOND_MS);
}

/** A time in the unit that people would use for it. */
export function timeOf(ms: number): DisplayDuration {
  if (ms >= 1.5 * DAY_MS) return { unit: 'days', n: Math.round(ms / DAY_MS) };
  if (ms >= 1.5 * HOUR_MS) return { unit: 'hours', n: Math.round(ms / HOUR_MS) };
  if (ms >= 1.5 * MINUTE_MS) return { unit: 'minutes', n: Math.round(ms / MINUTE_MS) };
  return { unit: 'seconds', n: Math.ceil(ms / SECOND_MS) };
}
