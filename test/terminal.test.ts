// The terminal program as separate processes: spawned, piped, killed and restarted. Tests that need no
// process run in-process. Starts the program for each test.
import {
  existsSync,
  mkdirSync,
  mkdtempSync,
  readdirSync,
  readFileSync,
  rmSync,
  truncateSync,
  writeFileSync,
} from 'node:fs';
import { createServer } from 'node:net';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, beforeAll, expect, test, vi } from 'vitest';
import { freshSample } from './seeds.ts';
import { inside } from './terminal/inside.ts';
import { playedBy } from './terminal/player.ts';
import { ROOT, ran, started } from './terminal/program.ts';

const folder = mkdtempSync(join(tmpdir(), 'moonshot-terminal-'));
afterAll(() => rmSync(folder, { recursive: true }));

let homes = 0;
const newHome = (): string => join(folder, `home${homes++}`);
const tablesIn = (home: string): readonly string[] =>
  readdirSync(join(home, 'tables'))
    .filter(name => name.endsWith('.jsonl'))
    .sort();
const tableIn = (home: string): string => join(home, 'tables', tablesIn(home)[0] ?? '');

test('help and the version by themselves', async () => {
  const [help, version] = await Promise.all([ran([]), ran(['--version'])]);
  expect(help).toMatchObject({ code: 0, err: '' });
  expect(help.out).toContain('Usage: moonshot');
  expect(version).toEqual({ code: 0, out: '0.1.0\n', err: '' });
});

test('the command that npm links runs the sources, whether or not the packages are built', () => {
  const [first] = readFileSync(join(ROOT, 'node_modules/.bin/moonshot'), 'utf8').split('\n');
  expect(first).toBe('#!/usr/bin/env -S node --conditions=@moonshot/source');
});

test('a fault ends in a sentence, an exit code and no stack trace', async () => {
  const [unknown, missing] = await Promise.all([ran(['nothing']), ran(['replay', 'nothing.jsonl'])]);
  expect(unknown).toEqual({ code: 2, out: '', err: "Unknown command 'nothing'.\n" });
  expect(missing).toEqual({ code: 2, out: '', err: 'Cannot read nothing.jsonl: there is no such file or folder.\n' });
});

test('a reader that has seen enough ends the program quietly', async () => {
  const child = started(['rules', '--json']);
  let err = '';
  child.stderr.on('data', chunk => (err += chunk));
  child.stdout.once('data', () => child.stdout.destroy());
  const code = await new Promise(resolve => child.on('close', resolve));
  expect({ code, err }).toEqual({ code: 0, err: '' });
});

const simulated: readonly [game: string, ...more: string[]][] = [
  ['ricketts', '--players', 'careful,random'],
  ['at-play', '--seats', '5', '--set', 'moon.choose=auto'],
  ['wild-twist', '--seats', '3', '--length', 'deals:3', '--players', 'random'],
  ['classic', '--seats', '7', '--length', 'target:-50'],
  ['capture', '--seats', '5', '--players', 'random,careful'],
  ['ricketts', '--set', 'dealer.next=cutAgain', '--set', 'misdeal=allPenalty', '--players', 'random'],
];

test.each(simulated)('what simulate writes of %s replays without a difference: %s %s %s %s', async (game, ...more) => {
  const file = join(folder, `${game}${more.length}.jsonl.gz`);
  const words = ['simulate', '--game', game, '--count', '3', '--seed', 's', '--transcript', file, ...more];
  const { code, out, err } = await inside(words);
  expect({ code, err }).toEqual({ code: 0, err: '' });
  expect(out).toMatch(/^[\d,]+ deals per second$/m);
  const replayed = await inside(['replay', file]);
  expect(replayed.out).toMatch(/^3 matches, \d+ decisions, 0 differences\n$/);
  expect(replayed.code).toBe(0);
});

test('the same seed writes the same file, another seed another', async () => {
  const words = ['simulate', '--game', 'wild-twist', '--count', '2', '--players', 'random'];
  const files = ['a', 'b', 'c'].map(name => join(folder, name));
  for (const [i, file] of files.entries()) await inside([...words, '--transcript', file, '--seed', i < 2 ? 'x' : 'y']);
  const [a, b, c] = files.map(file => readFileSync(file, 'utf8'));
  expect(a).toBe(b);
  expect(a).not.toBe(c);
});

test('a simulation that is stopped leaves no file', async () => {
  const file = join(folder, 'stopped.jsonl');
  const child = started(['simulate', '--game', 'ricketts', '--count', '100000', '--transcript', file]);
  let err = '';
  child.stderr.on('data', chunk => (err += chunk));
  while (!readdirSync(folder).some(name => name.startsWith('.stopped')))
    await new Promise(resolve => setTimeout(resolve, 20));
  await new Promise(resolve => setTimeout(resolve, 300));
  child.kill('SIGINT');
  expect(await new Promise(resolve => child.on('close', resolve))).toBe(1);
  expect(err).toMatch(/^Stopped after \d+ of 100000 matches: no file was written\.\n$/);
  expect(readdirSync(folder).filter(name => name.includes('stopped'))).toEqual([]);
});

test('as data, a simulation adds up', async () => {
  const { out } = await inside([
    'simulate',
    '--game',
    'at-play',
    '--seats',
    '3',
    '--count',
    '2',
    '--players',
    'random',
    '--json',
  ]);
  const told = JSON.parse(out);
  expect(told).toMatchObject({ game: 'at-play', seats: 3, matches: 2, dealsPerSecond: expect.any(Number) });
  expect(told.bySeat.map((seat: { player: string }) => seat.player)).toEqual(['random', 'random', 'random']);
  expect(told.decisions).toBeGreaterThanOrEqual(told.deals * 51);
});

const matches: readonly [game: string, seats: string, length: string, more: readonly string[]][] = [
  ['ricketts', '4', 'deals:2', []],
  ['ricketts', '4', 'deals:1', ['--set', 'pass.cycle=["scatter"]', '--set', 'moon.needs=["2H"]']],
  ['at-play', '5', 'deals:2', []],
  ['wild-twist', '3', 'deals:1', ['--player', 'random']],
  ['classic', '6', 'deals:2', ['--set', 'kitty.to=hand']],
  ['capture', '5', 'deals:2', []],
  ['capture', '3', 'deals:1', ['--set', 'commit=revocable']],
];

test.each(freshSample('matches with an accident', matches, 1))(
  '%s with %s seats, %s: killed in the middle, gone on with, played to its end',
  async (game, seats, length, more) => {
    const home = newHome();
    const words = [game, '--seats', seats, '--length', length, '--seed', 'k', ...more];
    const first = await playedBy(words, home, 5);
    expect(first.code).toBeNull(); // killed
    const rest = await playedBy([], home);
    expect(rest.out).toContain('You go on where you left the table.');
    expect(rest.out).toMatch(/(win|wins) the match\.\n\nThe match is kept in .+\n$/);
    expect(rest.code).toBe(0);
    expect(tablesIn(home)).toEqual([]);
    expect(readdirSync(join(home, 'finished'))).toHaveLength(1);
    // The same answers without an interruption end the same way.
    const whole = await playedBy(words, newHome());
    const scores = (out: string): string => out.slice(out.lastIndexOf('  deal '), out.indexOf('\nThe match is kept'));
    expect(scores(rest.out)).toBe(scores(whole.out));
    expect(first.answers - 1 + rest.answers).toBe(whole.answers);
  },
);

test('the end of the input names the table’s file, and the table continues', async () => {
  const env = { MOONSHOT_HOME: newHome() };
  const first = await inside(['play', 'at-play', '--seed', 'e'], { env, input: 'h\n?\nu\ns\nl\nr\n' });
  expect(first.code).toBe(0);
  expect(first.out).toMatch(/Hint: play/);
  expect(first.out).toContain('There is nothing of yours to take back in this deal.');
  expect(first.out).toMatch(
    /The input ended before the match did\.\nThe table is saved in .+\.jsonl\.\nContinue with: moonshot play\n$/,
  );
  const again = await inside(['play'], { env, input: '' });
  expect(again.out).toContain('You go on where you left the table.');
});

test('a card is played, taken back and refused with the sentence of its rule', async () => {
  const env = { MOONSHOT_HOME: newHome() };
  const words = ['play', 'classic', '--seed', 'u', '--set', 'pass.cycle=[]', '--set', 'opening.card=thatCard'];
  const { out } = await inside(words, { env, input: '' });
  const legal = [...(out.match(/Your hand:\n(.*)/)?.[1] ?? '').matchAll(/\[(\S+)\]/g)].map(match => match[1]);
  const banned = [...(out.match(/Your hand:\n(.*)/)?.[1] ?? '').matchAll(/ (\d*[2-9JQKA]?0?[♣♦♠♥])/g)].map(
    match => match[1],
  );
  const said = await inside(['play'], { env, input: `${banned[0]}\n${legal[0]}\nu\n${legal[0]}\nq\n` });
  expect(said.out).toMatch(
    /(You must follow \w+: you hold|The first card must be).*\nThe rule: .+ \(\w+(\.\w+)*(, \w+(\.\w+)*)*\)\n/,
  );
  expect(said.out).toContain('Your last move is taken back.');
  expect(said.out.split(`You play ${legal[0]}.`)).toHaveLength(3);
});

test('a torn last line is dropped with a note', async () => {
  const home = newHome();
  await playedBy(['ricketts', '--seed', 't'], home, 6);
  const path = tableIn(home);
  truncateSync(path, readFileSync(path).length - 7);
  const { out, code } = await inside(['play'], { env: { MOONSHOT_HOME: home }, input: '' });
  expect(out).toContain('The last move had not been written to its end: it is dropped');
  expect(code).toBe(0);
});

test('a damaged table is a sentence, its file stays, and another table can be started', async () => {
  const home = newHome();
  const env = { MOONSHOT_HOME: home };
  await playedBy(['ricketts', '--seed', 'd'], home, 3);
  const path = tableIn(home);
  const damaged = readFileSync(path, 'utf8').replace('"QS"', '"QH"');
  writeFileSync(path, damaged);
  const refused = await inside(['play'], { env, input: '' });
  expect(refused.err).toMatch(
    /^Cannot go on with the table that was left: line \d+ of .+ is damaged\. The file is kept as it is; start another table with --new\.\n$/,
  );
  expect(refused.code).toBe(1);
  const another = await inside(['play', 'ricketts', '--new'], { env, input: '' });
  expect(another.code).toBe(0);
  expect(readFileSync(path, 'utf8')).toBe(damaged);
  expect(tablesIn(home)).toHaveLength(2);
});

test('rules that this program does not have are a sentence', async () => {
  const home = newHome();
  await inside(['play', 'capture', '--seed', 'v'], { env: { MOONSHOT_HOME: home }, input: '' });
  const fold = await import('../apps/cli/src/play/file-log.ts');
  const log = await fold.fileLog(join(home, 'tables', 'other.jsonl'));
  const [opening] = fold.readKept(tableIn(home)).events;
  if (opening?.type !== 'table-opened') throw new Error('the table does not begin with its opening');
  await log.append('', 0, [{ ...opening, spec: { ...opening.spec, version: 99 } }]);
  await log.close();
  const { err, code } = await inside(['play'], { env: { MOONSHOT_HOME: home }, input: '' });
  expect(err).toMatch(
    /^Cannot go on with the table in .+other\.jsonl: Cannot play capture@99: its rules here are version 1\. /,
  );
  expect(code).toBe(1);
});

test.each([
  ['', []],
  [' and with a queen', ['--set', 'queen=QS']],
])('without a game, a table or a terminal%s there is nothing to play', async (_, words) => {
  const { code, err } = await inside(['play', ...words], { env: { MOONSHOT_HOME: newHome() }, input: '' });
  expect(err).toMatch(/^Cannot start a table: no game is named and no table was left\./);
  expect(code).toBe(2);
});

test('a folder that cannot be written to is a sentence', async () => {
  const { code, err } = await inside(['play', 'ricketts'], { env: { MOONSHOT_HOME: '/dev/null/x' }, input: '' });
  expect(err).toMatch(/^Cannot keep tables in \/dev\/null\/x\/tables: .+ Set MOONSHOT_HOME/);
  expect(code).toBe(1);
});

test('a signal leaves the table as it is and says how to go on', async () => {
  const home = newHome();
  const child = started(['play', 'ricketts', '--seed', 'i'], { env: { MOONSHOT_HOME: home } });
  let out = '';
  await new Promise<void>(resolve => {
    child.stdout.on('data', chunk => {
      out += chunk;
      if (out.includes('(? for help)')) resolve();
    });
  });
  const second = await ran(['play'], { env: { MOONSHOT_HOME: home } });
  expect(second.err).toMatch(/^This table is open in another terminal \(process \d+\)/);
  child.kill('SIGINT');
  expect(await new Promise(resolve => child.on('close', resolve))).toBe(0);
  expect(out).toContain('Continue with: moonshot play');
  expect(readdirSync(join(home, 'tables')).filter(name => name.includes('.open'))).toEqual([]);
});

const page = join(folder, 'page');
beforeAll(() => {
  mkdirSync(page);
  writeFileSync(join(page, 'index.html'), '<!doctype html><title>Moonshot</title>');
});

test('the page is served until the program is stopped', async () => {
  const child = started(['serve', '--port', '0', '--page', page, '--data', join(folder, 'kept')]);
  const line = await new Promise<string>(resolve => child.stdout.once('data', chunk => resolve(String(chunk))));
  expect(line).toMatch(/^Moonshot is at http:\/\/localhost:\d+\n/);
  const url = /http:\S+/.exec(line)?.[0] ?? '';
  const answer = await fetch(url);
  expect(await answer.text()).toContain('<title>Moonshot</title>');
  child.kill('SIGINT'); // while a connection is kept alive
  expect(await new Promise(resolve => child.on('close', resolve))).toBe(0);
});

test('a variable that nothing reads is warned of at the start', async () => {
  const env = { MOONSHOT_ORIGN: 'https://cards.example' };
  const child = started(['serve', '--port', '0', '--page', page, '--data', join(folder, 'warned')], { env });
  let out = '';
  child.stdout.on('data', chunk => (out += chunk));
  await vi.waitFor(
    () => expect(out).toContain('Warning: MOONSHOT_ORIGN is ignored: no setting has this name.'),
    60_000,
  );
  child.kill('SIGINT');
  expect(await new Promise(resolve => child.on('close', resolve))).toBe(0);
});

test('a port that is taken is one line and exit 1', async () => {
  const other = createServer();
  await new Promise<void>(resolve => other.listen(0, '127.0.0.1', resolve));
  const address = other.address();
  const port = typeof address === 'object' && address !== null ? address.port : 0;
  const [asOption, asVariable] = await Promise.all([
    ran(['serve', '--page', page, '--port', String(port)], { env: { MOONSHOT_DATA: join(folder, 'kept-1') } }),
    ran(['serve', '--page', page], { env: { PORT: String(port), MOONSHOT_DATA: join(folder, 'kept-2') } }),
  ]);
  await new Promise(resolve => other.close(resolve));
  const sentence = `Cannot serve at port ${port}: another program uses it. Choose another with --port.\n`;
  expect(asOption).toEqual({ code: 1, out: '', err: sentence });
  expect(asVariable).toEqual({ code: 1, out: '', err: sentence });
  expect(existsSync(page)).toBe(true);
});
