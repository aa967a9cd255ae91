// A run draws half of the files with whole programs, another run another half.
import { afterEach, expect, test, vi } from 'vitest';
import { filesLeftOut } from './drawn-files.ts';

afterEach(() => vi.unstubAllEnvs());

test('a run that draws leaves half of the files of each set out', () => {
  vi.stubEnv('DRAW', 'whole programs');
  vi.stubEnv('MODE', undefined);
  const left = filesLeftOut();
  expect(left.filter(file => file.startsWith('test/server/'))).toHaveLength(3);
  const browser = left.filter(file => file.startsWith('test/browser/')).length;
  expect(browser).toBeGreaterThan(15);
  expect(new Set(left).size).toBe(left.length);
});

test.each([
  ['a run of all tests', '', undefined],
  ['a run of what a change can reach', 'every slow file', undefined],
  ['a deep run', 'whole programs', 'deep'],
])('%s leaves no file out', (_, draw, mode) => {
  vi.stubEnv('DRAW', draw);
  vi.stubEnv('MODE', mode);
  expect(filesLeftOut()).toEqual([]);
});
