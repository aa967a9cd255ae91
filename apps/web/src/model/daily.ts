// The deal of the day: how it stands, and how many days in a row were played.
import type { TableSummary } from '@moonshot/wire';
import type { ContestFacts } from '@moonshot/wire/online/contests';
import { dailyTable, dayOf, isBrought } from '@moonshot/wire/settled';
import { daysBefore } from './day.ts';

export type DailyStanding =
  | { readonly type: 'new' }
  | { readonly type: 'begun' }
  | { readonly type: 'played'; readonly points: number }
  | { readonly type: 'closed'; readonly why: string }; // it cannot be opened here

/** How the deal of the day on a server stands for the person. */
export function serverStanding({ yours, rows }: Pick<ContestFacts, 'yours' | 'rows'>): DailyStanding {
  if (yours === null) return { type: 'new' };
  return yours.done ? { type: 'played', points: rows?.find(({ you }) => you)?.raw ?? 0 } : { type: 'begun' };
}

/** How the deal of a day stands for the person. */
export function dailyStanding(tables: readonly TableSummary[], day: string): DailyStanding {
  const table = tables.find(({ id }) => id === dailyTable(day));
  if (table === undefined) return { type: 'new' };
  if (table.trouble !== null) return { type: 'closed', why: table.trouble };
  return table.over ? { type: 'played', points: table.totals[0] ?? 0 } : { type: 'begun' };
}

/** The days whose deal was played on a server. */
type Elsewhere = readonly string[];

const isPlayed = (tables: readonly TableSummary[], day: string, elsewhere: Elsewhere): boolean =>
  elsewhere.includes(day) || tables.some(({ id, over }) => over && id === dailyTable(day));

/** How many days in a row were played, up to today or, while today is not, up to yesterday. */
export function daysInARow(tables: readonly TableSummary[], day: string, elsewhere: Elsewhere = []): number {
  let last = isPlayed(tables, day, elsewhere) ? 0 : 1;
  const first = last;
  while (isPlayed(tables, daysBefore(day, last), elsewhere)) last += 1;
  return last - first;
}

const WEEK = 7;

/** The last seven days, oldest first, and whether each was played. */
export const week = (tables: readonly TableSummary[], day: string, elsewhere: Elsewhere = []): readonly boolean[] =>
  Array.from({ length: WEEK }, (_, i) => isPlayed(tables, daysBefore(day, WEEK - 1 - i), elsewhere));

/**
 * The tables to go on with, without matches that came as texts; a day's deal is among them only while it is
 * unfinished and its day is past.
 */
export const otherTables = (tables: readonly TableSummary[], day: string): readonly TableSummary[] =>
  tables.filter(({ id, over }) => !isBrought(id) && (dayOf(id) === undefined || (!over && id !== dailyTable(day))));
