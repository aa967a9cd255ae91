// Tests that packages are refused for a forbidden or missing licence, and when there are too many.
import { spawnSync } from 'node:child_process';
import { expect, test } from 'vitest';
import { type Component, othersIn, told, wrongIn } from './licences.ts';

const of = (name: string, id?: string): Component => ({
  name,
  version: '1.0.0',
  purl: `pkg:npm/${name.replace('@', '%40')}@1.0.0`,
  ...(id !== undefined && { licenses: [{ license: { id } }] }),
});

const rows: readonly [name: string, components: readonly Component[], wrong: readonly string[]][] = [
  ['allowed', [of('a', 'MIT'), of('b', 'ISC')], []],
  [
    'another',
    [of('a', 'GPL-3.0-only')],
    ['Cannot take a 1.0.0: its licence is GPL-3.0-only, which nobody has allowed.'],
  ],
  ['none', [of('a')], ['Cannot take a 1.0.0: its licence is none, which nobody has allowed.']],
  [
    'too many',
    Array.from({ length: 151 }, () => of('a', 'MIT')),
    ['Cannot take 151 packages of others: 150 are the most.'],
  ],
];

test('the packages of this repository are not counted', () => {
  expect(othersIn([of('@moonshot/cli', 'MIT'), of('zod', 'MIT')]).map(({ name }) => name)).toEqual(['zod']);
});

test.each(rows)('%s', (_, components, wrong) => {
  expect(wrongIn(components)).toEqual(wrong);
});

test('they are counted by licence', () => {
  expect(told([of('a', 'ISC'), of('b', 'MIT'), of('c', 'MIT')])).toBe('3 packages of others\n2  MIT\n1  ISC');
});

test('what a server is built of today may be taken', () => {
  const { status, stderr } = spawnSync(process.execPath, ['scripts/supply.ts'], { encoding: 'utf8' });
  expect({ status, stderr }).toEqual({ status: 0, stderr: '' });
});
