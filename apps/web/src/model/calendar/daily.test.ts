// Daily deals: their dates, their status, and the streak of days played.
import type { TableSummary } from '@moonshot/protocol';
import { expect, test } from 'vitest';
import { dailyStanding, daysBefore, daysInARow, dealOfDay, otherTables, serverStanding, week } from './daily.ts';
import { dayAt } from './day.ts';

const TODAY = '2026-03-02';

const table = (id: string, over: boolean, points = 0, trouble: string | null = null): TableSummary => ({
  id,
  game: 'ricketts',
  name: 'Ricketts',
  seats: 4,
  deal: 1,
  totals: [points, 1, 2, 3],
  over,
  at: 0,
  trouble,
});

const days = (...dates: readonly string[]): readonly TableSummary[] => dates.map(day => table(`daily-${day}`, true));

test('a day is named by the calendar on the wall, from its first minute to its last', () => {
  expect(dayAt(new Date(2026, 0, 5, 0, 0))).toBe('2026-01-05');
  expect(dayAt(new Date(2026, 0, 5, 23, 59))).toBe('2026-01-05');
});

test.each([
  ['2026-03-01', 1, '2026-02-28'],
  ['2028-03-01', 1, '2028-02-29'],
  ['2026-01-03', 4, '2025-12-30'],
])('before %s by %i: %s', (day, n, before) => {
  expect(daysBefore(day, n)).toBe(before);
});

test.each([
  ['never', [], { type: 'new' }],
  ['yesterday', days('2026-03-01'), { type: 'new' }],
  ['begun', [table('daily-2026-03-02', false, 4)], { type: 'begun' }],
  ['to its end', [table('daily-2026-03-02', true, 4)], { type: 'played', points: 4 }],
  ['by other rules', [table('daily-2026-03-02', false, 4, 'Other rules.')], { type: 'closed', why: 'Other rules.' }],
] as const)('how today stands, played %s', (_, tables, standing) => {
  expect(dailyStanding(tables, TODAY)).toEqual(standing);
});

test.each([
  ['none', [], 0],
  ['today alone', days('2026-03-02'), 1],
  ['yesterday and the day before count until today is over', days('2026-03-01', '2026-02-28'), 2],
  ['a gap ends the row', days('2026-03-02', '2026-03-01', '2026-02-27'), 2],
  ['the day before yesterday alone', days('2026-02-28'), 0],
] as const)('days in a row: %s', (_, tables, n) => {
  expect(daysInARow(tables, TODAY)).toBe(n);
});

test('a week ends with today', () => {
  expect(week(days('2026-03-02', '2026-02-28', '2026-02-23'), TODAY)).toEqual([
    ...[false, false, false, false, true, false, true],
  ]);
});

test('among the tables to go on with is a past day only while it is unfinished', () => {
  const tables = [
    table('t1', true),
    table('daily-2026-03-02', false),
    table('daily-2026-03-01', false),
    ...days('2026-02-28'),
  ];
  expect(otherTables(tables, TODAY).map(({ id }) => id)).toEqual(['t1', 'daily-2026-03-01']);
});

test.each([
  ['nobody who has not entered', null, null, { type: 'new' }],
  ['a player who is at it', { table: 't', deals: 0, done: false }, null, { type: 'begun' }],
  [
    'a player who has played it, with their own points',
    { table: 't', deals: 1, done: true },
    7,
    { type: 'played', points: 7 },
  ],
] as const)('on a server the deal of the day stands by %s', (_, yours, raw, standing) => {
  const row = (you: boolean, points: number) => ({
    ...{ place: 1, name: '', you, bot: false, points: [points], raw: points, better: [null], duplicate: null },
  });
  const rows = raw === null ? null : [row(false, 3), row(true, raw)];
  expect(serverStanding({ yours, rows })).toEqual(standing);
});

test('a day that was played on a server counts among the days in a row', () => {
  const tables = days('2026-03-02', '2026-02-28');
  expect(daysInARow(tables, TODAY)).toBe(1);
  expect(daysInARow(tables, TODAY, ['2026-03-01'])).toBe(3);
  expect(week(tables, TODAY, ['2026-03-01']).slice(-3)).toEqual([true, true, true]);
});

test.each([
  ['nothing is begun', [], null, true],
  ['it is begun there', [], { table: 't', deals: 0, done: false }, true],
  ['it is begun on this device', [table('daily-2026-03-02', false)], null, false],
  ['both are begun', days('2026-03-02'), { table: 't', deals: 1, done: true }, true],
  ['yesterday’s was played on this device', days('2026-03-01'), null, true],
] as const)('a server’s deal is the deal of the day if %s: %#', (_, tables, yours, isIt) => {
  expect(dealOfDay(tables, TODAY, { yours }) !== undefined).toBe(isIt);
});
