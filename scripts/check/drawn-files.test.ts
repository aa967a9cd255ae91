// Tests that a sampled run selects a share of the slow files, and that other runs leave no file out.
import { afterEach, expect, test, vi } from 'vitest';
import record from '../../bench/faults.json' with { type: 'json' };
import { filesIn, filesLeftOut, lawsOverPostgres, SHARES } from './drawn-files.ts';

afterEach(() => vi.unstubAllEnvs());

test.each(SHARES)('of %s a run that draws has this share: %d', (pattern, share) => {
  vi.stubEnv('DRAW', 'whole programs');
  vi.stubEnv('MODE', undefined);
  const files = filesIn(pattern);
  const left = new Set(filesLeftOut());
  const drawn = files.filter(file => !left.has(file));
  expect(drawn).toHaveLength(Math.ceil(files.length * share));
  expect(drawn.length).toBeGreaterThan(0);
  expect(drawn.length).toBeLessThan(files.length);
});

test('a third of the laws of stores is tested over PostgreSQL, all of them in a deep run', () => {
  vi.stubEnv('DRAW', 'whole programs');
  vi.stubEnv('MODE', undefined);
  const drawn = lawsOverPostgres();
  vi.stubEnv('MODE', 'deep');
  const all = lawsOverPostgres();
  expect(all.length).toBeGreaterThan(15);
  expect(drawn).toHaveLength(Math.ceil(all.length / 3));
});

test('a test that caught a planted fault is in every run', () => {
  const caught = Object.values(record.caught).map(({ check }) => check.split(': ')[0] ?? '');
  expect(SHARES.flatMap(([pattern]) => filesIn(pattern)).filter(file => caught.includes(file))).toEqual([]);
});

test('a run of what a change can reach has all tests beside the sources', () => {
  vi.stubEnv('DRAW', 'every slow file');
  vi.stubEnv('MODE', undefined);
  const left = filesLeftOut();
  expect(left.length).toBeGreaterThan(20);
  expect(left.filter(file => !file.startsWith('test/'))).toEqual([]);
});

test.each([
  ['a run of all tests', '', undefined],
  ['a deep run', 'whole programs', 'deep'],
])('%s leaves no file out', (_, draw, mode) => {
  vi.stubEnv('DRAW', draw);
  vi.stubEnv('MODE', mode);
  expect(filesLeftOut()).toEqual([]);
});
