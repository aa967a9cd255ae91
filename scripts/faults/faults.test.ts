// Tests the list of planted faults (hand-written mutants): the text of each fault occurs in its file exactly
// once, and bench/faults.json names the test that caught it.
import { existsSync, readFileSync } from 'node:fs';
import { expect, test } from 'vitest';
import record from '../../bench/faults.json' with { type: 'json' };
import { COMPANY_FAULTS } from './company.ts';
import { FAULTS } from './list.ts';
import { SERVER_FAULTS } from './server.ts';

const all = [...FAULTS, ...COMPANY_FAULTS, ...SERVER_FAULTS];

test.each(all)('$name', ({ file, from, to }) => {
  expect(readFileSync(file, 'utf8').split(from).length - 1).toBe(1);
  expect(to).not.toBe(from);
});

test('each has a name of its own', () => {
  expect(new Set(all.map(({ name }) => name)).size).toBe(all.length);
});

test('bench/faults.json names a check that is there for each', () => {
  expect(Object.keys(record.caught)).toEqual(all.map(({ name }) => name));
  for (const { check } of Object.values(record.caught)) expect(existsSync(check.split(': ')[0] ?? '')).toBe(true);
});
