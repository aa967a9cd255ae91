// Every mutant applies: its original text occurs exactly once in its file.
import { readFileSync } from 'node:fs';
import { expect, test } from 'vitest';
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
