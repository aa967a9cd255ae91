// The times to think that a host may choose from, by short names.
import type { Clock } from '@moonshot/wire/online/fields';

export const CLOCKS = ['none', '20', '45', '1', '3'] as const;
/** The default clock of matches that count: they always have one. */
export const RATED_CLOCK = '45';
export type ClockName = (typeof CLOCKS)[number];

const TIMES: Readonly<Record<ClockName, Clock | null>> = {
  none: null,
  '20': { cardSeconds: 20, passSeconds: 40, reserveSeconds: 60 },
  '45': { cardSeconds: 45, passSeconds: 90, reserveSeconds: 120 },
  '1': { days: 1 },
  '3': { days: 3 },
};

/** The name of a time to think; `other` where a host made one of their own. */
export const nameOfClock = (clock: Clock | null): ClockName | 'other' =>
  CLOCKS.find(name => JSON.stringify(TIMES[name]) === JSON.stringify(clock)) ?? 'other';

export const clockNamed = (name: ClockName): Clock | null => TIMES[name];

/** Whether a rated match may have the clock: a clock in days would let one player hold it up for weeks. */
export const isForRated = (clock: Clock | null): clock is Clock => clock !== null && !('days' in clock);
