// The days on which the daily deal was played on a server, for the streak. An import can add days.
import type { ContestFacts, ContestLine } from '@moonshot/protocol/server';
import type { LocalStore } from '../server/identity.ts';

const DAYS = 'moonshot.days';
const DAYS_MAX = 400; // maximum number of stored days

/** The stored days, oldest first. */
export const storedDays = (store: LocalStore): readonly string[] => (store.get(DAYS) ?? '').split(' ').filter(Boolean);

/** Adds days to the stored days. Returns the days that are stored now. */
export function addDays(store: LocalStore, added: readonly string[]): readonly string[] {
  const days = [...new Set([...storedDays(store), ...added])].sort().slice(-DAYS_MAX);
  store.put(DAYS, days.join(' '));
  return days;
}

/** The days whose daily deal the account has played on any device: today, and among its contests. */
export const daysPlayed = (
  today: Pick<ContestFacts, 'day' | 'yours'> | undefined,
  contests: readonly Pick<ContestLine, 'day' | 'done'>[],
): readonly string[] =>
  [{ day: today?.day ?? null, done: today?.yours?.done ?? false }, ...contests].flatMap(({ day, done }) =>
    done && day !== null ? [day] : [],
  );
