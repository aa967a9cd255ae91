// Tests the arena from the command line: it gives the same result with any number of threads, continues after
// a kill, and refuses bad input with one sentence. The tests of kills start the program as a process.
import { spawn } from 'node:child_process';
import { appendFileSync, existsSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterEach, beforeEach, expect, test } from 'vitest';
import { inside } from '../../../../test/terminal/inside.ts';

let folder = '';
beforeEach(() => {
  folder = mkdtempSync(join(tmpdir(), 'moonshot-arena-'));
});
afterEach(() => rmSync(folder, { recursive: true }));

const CONTEST = [
  'arena',
  '--game',
  'at-play',
  '--seats',
  '3',
  '--players',
  'careful,random',
  '--deals',
  '12',
  '--threads',
  '1',
  '--json',
];

/** The output of an arena, with times removed. */
async function told(words: readonly string[]): Promise<unknown> {
  const { code, out, err } = await inside(words);
  expect({ code, err: err.replaceAll(/^\d.* left\n/gm, '') }).toEqual({ code: 0, err: '' });
  return JSON.parse(out, (key, value) => (key === 'msPerDecision' ? 0 : value));
}

test('one thread and three come to the same', async () => {
  const one = await told(CONTEST);
  expect(await told([...CONTEST, '--threads', '3'])).toEqual(one);
  expect(one).toMatchObject({
    deals: 12,
    arrangements: 3,
    tables: 36,
    better: 'fewer points',
    again: 'moonshot arena --game at-play --seats 3 --players careful,random --deals 12 --seed arena',
    pairs: [{ player: 'careful', against: 'random' }],
  });
});

interface Interval {
  readonly mean: number;
  readonly se: number;
  readonly low: number;
  readonly high: number;
}

const STUDENT_95 = 2.2; // Student's t for a 95 % interval over twelve deals, to one decimal

test('points and differences come with their 95 % interval, as JSON and as text', async () => {
  const { players, pairs } = (await told(CONTEST)) as {
    readonly players: readonly { readonly points: Interval }[];
    readonly pairs: readonly { readonly difference: Interval }[];
  };
  const { out } = await inside(CONTEST.filter(word => word !== '--json'));
  const told2 = (value: number): string => value.toFixed(2).replace('-', '−');
  for (const { mean, se, low, high } of [...players.map(one => one.points), ...pairs.map(one => one.difference)]) {
    expect([(low + high) / 2, (high - low) / 2]).toEqual([expect.closeTo(mean, 3), expect.closeTo(STUDENT_95 * se, 2)]);
    expect(out.replaceAll(/\s+/g, ' ')).toContain(`${told2(mean)} ± ${told2(se)}`);
    expect(out).toContain(`${told2(low)} to ${told2(high)}`);
  }
});

test('a file is continued after a cut line, and adds up to what one run gives', async () => {
  const file = join(folder, 'run.jsonl');
  const whole = await told([...CONTEST, '--resume', file]);
  const lines = readFileSync(file, 'utf8').trimEnd().split('\n');
  expect(lines).toHaveLength(13);
  writeFileSync(file, `${lines.slice(0, 6).join('\n')}\n${lines[6]?.slice(0, 40)}`);
  expect(await told([...CONTEST, '--resume', file])).toEqual(whole);
  expect(readFileSync(file, 'utf8').trimEnd().split('\n').toSorted()).toHaveLength(13);
});

const PROGRAM = join(import.meta.dirname, '../main.ts');

/** Runs the arena in a process until its file contains some deals, then stops the process with the signal. */
async function ended(
  file: string,
  words: readonly string[],
  signal: NodeJS.Signals,
): Promise<{ code: number | null; err: string }> {
  const child = spawn(process.execPath, [PROGRAM, ...words, '--resume', file]);
  let err = '';
  child.stderr.on('data', chunk => {
    err += chunk;
  });
  const over = new Promise<number | null>(resolve => child.once('exit', resolve));
  while (!existsSync(file) || readFileSync(file, 'utf8').split('\n').length < 3)
    await new Promise(resolve => setTimeout(resolve, 10));
  child.kill(signal);
  return { code: await over, err };
}

const LONG = CONTEST.map(word => (word === '12' ? '150' : word));
let whole: unknown;

test.each(['SIGKILL', 'SIGINT'] as const)('%s in the middle: going on gives what was never ended', async signal => {
  const file = join(folder, 'run.jsonl');
  const { code, err } = await ended(file, LONG, signal);
  const held = readFileSync(file, 'utf8');
  expect(held.split('\n').length).toBeLessThan(152);
  if (signal === 'SIGINT') {
    expect({ code, err }).toEqual({
      code: 1,
      err: expect.stringMatching(/^Stopped after \d+ of 150 deals: the same command goes on with them\.\n$/),
    });
    expect(held.endsWith('\n')).toBe(true);
  }
  whole ??= await told(LONG);
  expect(await told([...LONG, '--resume', file])).toEqual(whole);
});

test('whole matches have winners', async () => {
  const report = await told([
    ...CONTEST.filter(word => word !== '--deals' && word !== '12'),
    '--matches',
    '3',
    '--length',
    'deals:2',
  ]);
  const { players } = report as { players: { wins: { mean: number } }[] };
  expect(players.reduce((sum, { wins }) => sum + wins.mean, 0)).toBeCloseTo(1, 3);
});

const refused: readonly [name: string, words: readonly string[], sentence: RegExp][] = [
  ['nobody', ['--players', 'careful,nobody'], /There is no player "nobody": there are random, careful, beginner/],
  [
    'a style that does not show',
    ['--players', 'casual:bold'],
    /"casual:bold": styles show from skilled on, and casual has/,
  ],
  ['a budget of nothing', ['--players', 'careful', '--budget', 'plays=0'], /Expected plays=N or ms=N/],
  ['a budget of its own', ['--players', 'careful@s=4'], /Expected plays=N or ms=N/],
  [
    'more than seats',
    ['--players', 'careful,random,careful,random', '--seats', '3'],
    /^Cannot seat careful,random.*: the table has 3 seats\.$/,
  ],
  ['deals and matches', ['--players', 'careful', '--deals', '2', '--matches', '2'], /not both/],
  ['a length of deals', ['--players', 'careful', '--length', 'deals:3'], /give --matches too/],
  ['one deal', ['--players', 'careful', '--deals', '1'], /Expected a whole number from 2/],
];

test.each(refused)('%s: refused in a sentence', async (_, words, sentence) => {
  const { code, err } = await inside(['arena', '--game', 'at-play', ...words]);
  expect({ code, err: err.trimEnd() }).toEqual({ code: 2, err: expect.stringMatching(sentence) });
});

test.each(['{"notes":"not an arena"}', 'notes\nand more notes'])(
  'a file of something else is refused and stays as it is: %j',
  async text => {
    const file = join(folder, 'notes');
    writeFileSync(file, text);
    const { code, err } = await inside([...CONTEST, '--resume', file]);
    expect({ code, err }).toEqual({ code: 2, err: expect.stringMatching(/it was begun for another contest/) });
    expect(readFileSync(file, 'utf8')).toBe(text);
  },
);

test('a file of another contest, and one with a line of no duplicate, are refused', async () => {
  const file = join(folder, 'run.jsonl');
  await told([...CONTEST, '--resume', file]);
  const other = await inside([...CONTEST, '--seed', 'another', '--resume', file]);
  expect(other).toMatchObject({
    code: 2,
    err: expect.stringMatching(/^Cannot go on with .*: it was begun for another contest/),
  });
  appendFileSync(file, '{"number":"x"}\n');
  const broken = await inside([...CONTEST, '--resume', file]);
  expect(broken).toMatchObject({
    code: 2,
    err: expect.stringMatching(/line 14 is not a duplicate that an arena wrote/),
  });
});
