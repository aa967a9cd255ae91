// Which day it is where the person is.

const two = (n: number): string => String(n).padStart(2, '0');

/** A moment's day by the calendar on the wall: `2026-11-21`. */
export const dayAt = (moment: Date): string =>
  `${moment.getFullYear()}-${two(moment.getMonth() + 1)}-${two(moment.getDate())}`;

/** The day so many days before another. */
export function daysBefore(day: string, days: number): string {
  const [year = 0, month = 1, date = 1] = day.split('-').map(Number);
  return dayAt(new Date(year, month - 1, date - days, 12)); // noon: no clock change moves it to another day
}
