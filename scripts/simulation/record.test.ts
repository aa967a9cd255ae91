// Tests that the record of simulations survives a round trip, and that the next run starts after the last
// one.
import { readFileSync } from 'node:fs';
import { expect, test } from 'vitest';
import { nextSeed, type Run, recordOf, runsOf, withRun } from './record.ts';

const run: Run = {
  day: '2026-11-22',
  commit: '0a1b2c3',
  from: 20_000,
  simulations: 500,
  found: 1,
  events: 75_000,
  acked: 27_000,
  starts: 2000,
};
const runs = [run, { ...run, commit: '0a1b2c4+', from: 20_500, found: 0 }];

const twice = { found: 2, events: 150_000, acked: 54_000, starts: 4000 };

test('a record says what was written into it, with its sum', () => {
  expect(runsOf(recordOf(runs))).toEqual(runs);
  expect(recordOf(runs)).toContain('1000 simulations so far, 1 of which found something.');
});

test('simulations with several servers have rows, sums and seeds of their own', () => {
  const several = { ...run, simulations: 70, several: true as const };
  const all = [...runs, several];
  expect(runsOf(recordOf(all))).toEqual(all);
  expect(recordOf(all)).toContain('70 simulations so far, 1 of which found something.');
  expect([nextSeed(all), nextSeed(all, true)]).toEqual([21_000, 20_070]);
  expect(withRun(all, { ...several, from: 20_070 })).toEqual([...runs, { ...several, ...twice, simulations: 140 }]);
  const more = withRun(all, { ...run, commit: '0a1b2c4+', from: 21_000 });
  expect(more.map(({ simulations }) => simulations)).toEqual([500, 1000, 70]);
});

test('a run that continues at one commit adds to the run before it, and any other counts alone', () => {
  const more = { ...run, from: 20_500, simulations: 100, found: 0 };
  const sums = { simulations: 600, found: 1, events: 150_000, acked: 54_000, starts: 4000 };
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
  const kept = runsOf(readFileSync('bench/simulations.md', 'utf8'));
  expect(kept.length).toBeGreaterThan(0);
  for (const kind of [undefined, true]) {
    const seeds = kept
      .filter(({ several }) => several === kind)
      .flatMap(({ from, simulations }) => [from, from + simulations]);
    expect(seeds).toEqual(seeds.toSorted((a, b) => a - b));
  }
});

test('the record that is kept is as it would be written', () => {
  const text = readFileSync('bench/simulations.md', 'utf8');
  expect(recordOf(runsOf(text))).toBe(text);
});
