// The days on which the daily deal was played on a server, for the streak. An import can add days.
import type { LocalStore } from '../server/identity.ts';

const DAYS = 'moonshot.days';
const DAYS_MAX = 400; // maximum number of stored days

/** The stored days, oldest first. */
export const storedDays = (store: LocalStore): readonly string[] => (store.get(DAYS) ?? '').split(' ').filter(Boolean);

/** Adds a day to the stored days. Returns the days that are stored now. */
export function addDay(store: LocalStore, day: string): readonly string[] {
  const days = [...new Set([...storedDays(store), day])].sort().slice(-DAYS_MAX);
  store.put(DAYS, days.join(' '));
  return days;
}
