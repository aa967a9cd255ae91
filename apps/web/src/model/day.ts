// Calendar days in the person's time zone.

const two = (n: number): string => String(n).padStart(2, '0');

/** The local date of a moment as `YYYY-MM-DD`. */
export const dayAt = (moment: Date): string =>
  `${moment.getFullYear()}-${two(moment.getMonth() + 1)}-${two(moment.getDate())}`;

/** The date `days` days before another date. */
export function daysBefore(day: string, days: number): string {
  const [year = 0, month = 1, date = 1] = day.split('-').map(Number);
  // at noon, so that a daylight-saving change cannot move the result to another day
  return dayAt(new Date(year, month - 1, date - days, 12));
}
