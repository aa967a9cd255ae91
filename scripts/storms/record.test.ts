// The record of storms is read as it was written, and the next run begins behind the last.
import { readFileSync } from 'node:fs';
import { expect, test } from 'vitest';
import { nextSeed, type Run, recordOf, runsOf, withRun } from './record.ts';

const run: Run = {
  day: '2026-11-22',
  commit: '0a1b2c3',
  from: 20_000,
  storms: 500,
  found: 1,
  events: 75_000,
  acked: 27_000,
  starts: 2000,
};
const runs = [run, { ...run, commit: '0a1b2c4+', from: 20_500, found: 0 }];

test('a record says what was written into it, with its sum', () => {
  expect(runsOf(recordOf(runs))).toEqual(runs);
  expect(recordOf(runs)).toContain('1000 storms so far, 1 of which found something.');
});

test('a run that goes on at one commit adds to the run before it, and any other stands by itself', () => {
  const more = { ...run, from: 20_500, storms: 100, found: 0 };
  const sums = { storms: 600, found: 1, events: 150_000, acked: 54_000, starts: 4000 };
  expect(withRun([run], more)).toEqual([{ ...run, ...sums }]);
  for (const other of [
    { ...more, commit: '1' },
    { ...more, from: 30_000 },
    { ...more, day: '2026-11-23' },
  ])
    expect(withRun([run], other)).toEqual([run, other]);
});

test('no seed is lived through twice', () => {
  expect([nextSeed([]), nextSeed(runs)]).toEqual([20_000, 21_000]);
  const kept = runsOf(readFileSync('bench/storms.md', 'utf8'));
  const seeds = kept.flatMap(({ from, storms }) => [from, from + storms]);
  expect(kept.length).toBeGreaterThan(0);
  expect(seeds).toEqual(seeds.toSorted((a, b) => a - b));
});

test('the record that is kept is as it would be written', () => {
  const text = readFileSync('bench/storms.md', 'utf8');
  expect(recordOf(runsOf(text))).toBe(text);
});
