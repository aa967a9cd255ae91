// The clocks that a host can choose, and their short names.
import type { TimeControl } from '@moonshot/protocol/server';

export const CLOCKS = ['none', '20', '45', '1', '3'] as const;
/** The default clock of rated matches, which must have a clock. */
export const RATED_CLOCK = '45';
export type ClockName = (typeof CLOCKS)[number];

const TIMES: Readonly<Record<ClockName, TimeControl | null>> = {
  none: null,
  '20': { cardSeconds: 20, passSeconds: 40, reserveSeconds: 60 },
  '45': { cardSeconds: 45, passSeconds: 90, reserveSeconds: 120 },
  '1': { days: 1 },
  '3': { days: 3 },
};

/** The name of a clock; `other` if the clock differs from every named one. */
export const nameOfClock = (clock: TimeControl | null): ClockName | 'other' =>
  CLOCKS.find(name => JSON.stringify(TIMES[name]) === JSON.stringify(clock)) ?? 'other';

export const clockNamed = (name: ClockName): TimeControl | null => TIMES[name];

/**
 * Whether a rated match may use the clock. With a clock in days, one player could delay the match for weeks.
 */
export const isForRated = (clock: TimeControl | null): clock is TimeControl => clock !== null && !('days' in clock);
