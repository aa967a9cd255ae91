// The benchmark command: unknown benchmarks are refused in one sentence, and a result states machine, date
// and commit.
import { spawnSync } from 'node:child_process';
import { join } from 'node:path';
import { parseClientToServer } from '@moonshot/protocol/server';
import { expect, test } from 'vitest';
import { LARGEST, manyChanges, unknownChanges } from '../bench/hostile/inputs.ts';
import { measuredLine } from '../bench/machine.ts';
import { refusalOf } from '../bench/options.ts';

const PROGRAM = join(import.meta.dirname, '../bench/run.ts');

const run = (...words: readonly string[]) =>
  spawnSync(process.execPath, [PROGRAM, ...words], { encoding: 'utf8', cwd: join(import.meta.dirname, '..') });

const refused: readonly (readonly [words: string, sentence: RegExp])[] = [
  ['ladder --gmae ricketts', /with --gmae: it takes --deals, --game, .*--json\.$/],
  ['decide --game ricketts', /^Cannot measure decide with --game: it takes --json\.$/],
  ['ladder classic', /with classic: it takes/],
  ['ladder --game', /with --game: its value is missing\.$/],
  ['ladder --game --deals 4', /with --game: its value is missing\.$/],
  ['ladder --game whist', /with --game whist: its games are ricketts, .*capture\.$/],
  ['sheets --game ricketts', /with --game ricketts: its games are /],
  ['master --seats 1', /with --seats 1: expected a whole number from 2\.$/],
  ['master --seats 9 --game ricketts', /with --seats 9: ricketts is for \d to \d seats\.$/],
  ['styles --deals 1', /with --deals 1: expected a whole number from 2\.$/],
  ['outside --player nobody', /with --player nobody: the players are random, careful, beginner/],
  ['load --sync-ms -1', /with --sync-ms -1: expected a whole number from 0\.$/],
  ['compare --of soak', /with --of soak: the benchmarks to compare are load, page, playouts\.$/],
  ['compare --with nowhere', /with --with nowhere: expected a folder with a version/],
  ['outside --ms 0', /with --ms 0: expected milliseconds above 0\.$/],
  ['outside --plays 0', /with --plays 0: expected a whole number from 1\.$/],
];

test.each(refused)('%s: a sentence', (words, sentence) => {
  const [name = '', ...told] = words.split(' ');
  expect(refusalOf(name, told)).toMatch(sentence);
});

test.each([
  'outside',
  'ladder --game capture --seats 4',
  'further --deals 2 --player expert',
  'playouts --game standard',
  'load --sync-ms 0',
])('%s: nothing is wrong', words => {
  const [name = '', ...told] = words.split(' ');
  expect(refusalOf(name, told)).toBeUndefined();
});

test.each([
  [[], /^Cannot measure nothing: the benchmarks are append, .*worlds\.\n$/],
  [['nothing-such', '--json'], /^Cannot measure nothing-such: the benchmarks are /],
  [['uct', '--deals', 'x'], /^Cannot measure uct with --deals x: expected a whole number from 2\.\n$/],
])('the program ends with 2 and one line for the arguments %j', (words, line) => {
  const { status, stdout, stderr } = run(...words);
  expect({ status, stdout, stderr }).toEqual({ status: 2, stdout: '', stderr: expect.stringMatching(line) });
});

test('a program outside may be left out, and JSON says on what, when and at which commit it was measured', () => {
  const { status, stdout } = run('outside', '--json', '--deals', '2', '--player', 'careful', '--ms', '1');
  const result = JSON.parse(stdout);
  expect(status).toBe(0);
  expect(result).toMatchObject({
    name: 'outside',
    rows: [{ name: 'careful, 2 deals' }],
    date: expect.stringMatching(/^\d{4}-\d\d-\d\dT/),
    commit: expect.stringMatching(/^([0-9a-f]{7,}( with changes)?|unknown)$/),
    node: process.versions.node,
    machine: { cores: expect.any(Number), cpu: expect.any(String) },
    load: { before: expect.any(Number), after: expect.any(Number) },
  });
  expect(measuredLine(result)).toContain(`at ${result.commit}, under Node ${result.node}.`);
});

test.each([manyChanges, unknownChanges])(
  'the rules that the hostile benchmark changes are within the limits (%#)',
  changes => {
    const order = { ...LARGEST, overrides: changes() };
    expect(parseClientToServer({ type: 'changeRules', order })).toMatchObject({ ok: true });
  },
);
