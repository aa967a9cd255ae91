// The stored days of daily deals: days that an import has added are kept, and the oldest days are dropped.
import { expect, test } from 'vitest';
import { addDays, daysPlayed, storedDays } from './server-days.ts';

/** Days in a row, the earliest first. */
const inRow = (count: number): readonly string[] =>
  Array.from({ length: count }, (_, i) => new Date(Date.UTC(2025, 0, 1 + i)).toISOString().slice(0, 10));
const long = inRow(401);
const last = long.at(-1) ?? '';

test.each<[name: string, stored: readonly string[], day: string, after: readonly string[]]>([
  ['the first day', [], '2026-11-29', ['2026-11-29']],
  ['a day that is known', ['2026-11-28', '2026-11-29'], '2026-11-29', ['2026-11-28', '2026-11-29']],
  [
    'after an import of earlier days',
    ['2026-11-28', '2026-11-27'],
    '2026-11-29',
    ['2026-11-27', '2026-11-28', '2026-11-29'],
  ],
  ['the newest, wherever they lie', [...long.slice(200, 400), ...long.slice(0, 200)], last, long.slice(1)],
])('%s', (_, stored, day, after) => {
  const held = new Map([['moonshot.days', stored.join(' ')]]);
  const store = {
    get: (key: string) => held.get(key) ?? null,
    put: (key: string, value: string | null) => void held.set(key, value ?? ''),
  };
  expect(addDays(store, [day])).toEqual(after);
  expect(storedDays(store)).toEqual(after);
});

test('the days of the streak are those that the account has finished on any device', () => {
  const today = { day: '2026-11-30', yours: { table: 't', deals: 1, done: true } };
  const contests = [
    { day: '2026-11-29', done: true },
    { day: '2026-11-28', done: false },
    { day: null, done: true },
  ];
  expect(daysPlayed(today, contests)).toEqual(['2026-11-30', '2026-11-29']);
  expect(daysPlayed({ ...today, yours: null }, contests)).toEqual(['2026-11-29']);
  expect(daysPlayed(undefined, [])).toEqual([]);
});
