// Tests that every command for recorded matches reads OpenSpiel games in each published format, and in each
// format that `convert` writes.
import { mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { gunzipSync } from 'node:zlib';
import { afterAll, expect, test } from 'vitest';
import { inside } from '../../../../test/terminal/inside.ts';
import { ROOT } from '../../../../test/terminal/program.ts';

const folder = mkdtempSync(join(tmpdir(), 'moonshot-openspiel-'));
afterAll(() => rmSync(folder, { recursive: true }));

/** The actions of a published OpenSpiel game, as numbers. */
const ACTIONS = [
  '0 11 18 9 38 43 27 49 36 50 51 48 25 40 32 28 31 17 21 14 20 19 4 2 26 12 34 5 8 13 45 37 0 35',
  '6 24 42 30 23 7 10 3 46 15 29 1 33 41 44 22 47 16 39 0 12 32 24 33 49 25 13 48 8 40 4 15 31 19',
  '23 29 1 45 5 47 7 39 11 51 9 10 35 34 14 42 30 20 3 46 28 16 36 50 27 38 22 6 2 44 17 21 37 26',
  '43 18 41',
].join(' ');
const PLAYTHROUGH = [
  'game: hearts',
  'GetParameters() = {}',
  ...ACTIONS.split(' ').map(action => `action: ${action}`),
  'Returns() = [26.0, 25.0, 25.0, 2.0]',
].join('\n');
const [RECORDING = ''] = gunzipSync(readFileSync(join(ROOT, 'fixtures/openspiel/games.jsonl.gz')))
  .toString()
  .split('\n');

const FORMS = { json: RECORDING, actions: ACTIONS, playthrough: PLAYTHROUGH };
const COMMANDS: readonly (readonly [command: string, ...options: string[]])[] = [
  ['replay'],
  ['convert'],
  ['convert', '--to', 'transcript'],
  ['convert', '--to', 'link'],
  ['review', '--budget', 'plays=10'],
  ['stats'],
  ['stats', '--player', 'Seat 1'],
  ['watch', '--plain'],
];
const rows = Object.entries(FORMS).flatMap(([form, text]) =>
  COMMANDS.map(words => [form, words.join(' '), text, words] as const),
);

test.each(rows)('%s: %s', async (form, _, text, [command, ...options]) => {
  const file = join(folder, `${form}.txt`);
  writeFileSync(file, `${text}\n`);
  const { code, out, err } = await inside([command, file, ...options]);
  expect({ code, err }).toEqual({ code: 0, err: '' });
  expect(out).not.toBe('');
});

const written = ['notation', 'transcript', 'link'].flatMap(form => COMMANDS.map(words => [form, words] as const));

test.each(written)('%s: %j', async (form, [command, ...options]) => {
  const [from, file] = [join(folder, 'from.txt'), join(folder, `written.${form}`)];
  writeFileSync(from, ACTIONS);
  expect(await inside(['convert', from, '--to', form, '--output', file])).toMatchObject({ code: 0 });
  const { code, out, err } = await inside([command, file, ...options]);
  expect({ code, err }).toEqual({ code: 0, err: '' });
  expect(out).not.toBe('');
});

test('a notation with another score is refused with its line, by replay and by stats', async () => {
  const [from, file] = [join(folder, 'right.txt'), join(folder, 'wrong.txt')];
  writeFileSync(from, ACTIONS);
  const { out } = await inside(['convert', from]);
  writeFileSync(file, out.replace(/^points .*$/m, 'points 1 1 1 1'));
  for (const command of ['replay', 'stats'])
    expect(await inside([command, file])).toMatchObject({
      code: 2,
      err: expect.stringMatching(/:1: match: Line \d+, column 1: by the rules the points are /),
    });
});
