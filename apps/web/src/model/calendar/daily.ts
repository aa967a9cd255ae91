// The daily deal: its state, and for how many days in a row the person has played.
import { dailyTable, dayOf, isImportedTable, type TableSummary } from '@moonshot/protocol';
import type { ContestFacts } from '@moonshot/protocol/server';
import { dayAt } from './day.ts';

export type DailyStanding =
  | { readonly type: 'new' }
  | { readonly type: 'begun' }
  | { readonly type: 'played'; readonly points: number }
  | { readonly type: 'closed'; readonly why: string }; // the deal cannot be opened on this device

/** What the home screen shows of a daily deal that is played on a server. */
export function serverStanding({ yours, rows }: Pick<ContestFacts, 'yours' | 'rows'>): DailyStanding {
  if (yours === null) return { type: 'new' };
  return yours.done ? { type: 'played', points: rows?.find(({ you }) => you)?.raw ?? 0 } : { type: 'begun' };
}

/** What the home screen shows of a daily deal that is played on this device. */
export function dailyStanding(tables: readonly TableSummary[], day: string): DailyStanding {
  const table = tables.find(({ id }) => id === dailyTable(day));
  if (table === undefined) return { type: 'new' };
  if (table.trouble !== null) return { type: 'closed', why: table.trouble };
  return table.over ? { type: 'played', points: table.totals[0] ?? 0 } : { type: 'begun' };
}

/**
 * The server's daily deal. It is undefined if the person has begun the daily deal on this device instead,
 * because a person plays only one daily deal each day.
 */
export const dealOfDay = <Deal extends Pick<ContestFacts, 'yours'>>(
  tables: readonly TableSummary[],
  day: string,
  deal: Deal | undefined,
): Deal | undefined => (deal?.yours === null && dailyStanding(tables, day).type !== 'new' ? undefined : deal);

/** Days (`YYYY-MM-DD`) on which the person played the daily deal on a server. */
type Elsewhere = readonly string[];

const isPlayed = (tables: readonly TableSummary[], day: string, elsewhere: Elsewhere): boolean =>
  elsewhere.includes(day) || tables.some(({ id, over }) => over && id === dailyTable(day));

/**
 * Number of days in a row with a played daily deal, up to today, or up to yesterday if today's has not been
 * played.
 */
export function daysInARow(tables: readonly TableSummary[], day: string, elsewhere: Elsewhere = []): number {
  let last = isPlayed(tables, day, elsewhere) ? 0 : 1;
  const first = last;
  while (isPlayed(tables, daysBefore(day, last), elsewhere)) last += 1;
  return last - first;
}

const WEEK = 7;

/** For each of the last seven days, oldest first: whether its daily deal was played. */
export const week = (tables: readonly TableSummary[], day: string, elsewhere: Elsewhere = []): readonly boolean[] =>
  Array.from({ length: WEEK }, (_, i) => isPlayed(tables, daysBefore(day, WEEK - 1 - i), elsewhere));

/**
 * The tables that the home screen offers to resume. Imported matches and daily deals are left out, except for
 * unfinished daily deals of past days.
 */
export const otherTables = (tables: readonly TableSummary[], day: string): readonly TableSummary[] =>
  tables.filter(
    ({ id, over }) => !isImportedTable(id) && (dayOf(id) === undefined || (!over && id !== dailyTable(day))),
  );

/** The date `days` days before another date. */
export function daysBefore(day: string, days: number): string {
  const [year = 0, month = 1, date = 1] = day.split('-').map(Number);
  // at noon, so that a daylight-saving change cannot move the result to another day
  return dayAt(new Date(year, month - 1, date - days, 12));
}
