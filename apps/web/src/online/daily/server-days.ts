// The days of daily deals that were played on a server, for the streak. Imports add to them.
import type { LocalStore } from '../server/identity.ts';

const DAYS = 'moonshot.days';
const DAYS_MAX = 400; // older days belong to no current streak

/** The stored days. */
export const storedDays = (store: LocalStore): readonly string[] => (store.get(DAYS) ?? '').split(' ').filter(Boolean);

/** Adds a day to the stored ones. Returns the newest of all. */
export function addDay(store: LocalStore, day: string): readonly string[] {
  const days = [...new Set([...storedDays(store), day])].sort().slice(-DAYS_MAX);
  store.put(DAYS, days.join(' '));
  return days;
}
