// Tests how command lines end: their output, the stream that it goes to, and the exit code.
import { SHEETS } from '@moonshot/rules';
import { CATALOGUE } from '@moonshot/rules/catalogue';
import { expect, test } from 'vitest';
import { inside } from '../../../test/terminal/inside.ts';
import { programWith } from './program.ts';

const COMMANDS = programWith(() => {}).commands.map(command => command.name());

const wrong: readonly [name: string, words: readonly string[], sentence: RegExp][] = [
  ['an unknown command', ['foo'], /^Unknown command 'foo'\.$/],
  ['nearly a command', ['simulat'], /^Unknown command 'simulat' \(Did you mean simulate\?\)$/],
  ['an unknown option', ['--foo'], /^Unknown option '--foo'\.$/],
  ['an unknown option of a command', ['rules', '--foo'], /^Unknown option '--foo'\.$/],
  ['nowhere to write a backup', ['backup'], /^Missing required argument 'file'\.$/],
  ['a file too few', ['replay'], /^Missing required argument 'file'\.$/],
  ['a game too many', ['rules', 'ricketts', 'classic'], /^Too many arguments/],
  ['no game', ['simulate'], /^Required option '--game <id>' not specified\.$/],
  ['an unknown game', ['rules', 'bridge'], /^There is no game "bridge": "moonshot rules" lists all \d+\.$/],
  ['an unknown game to play', ['play', 'bridge'], /^There is no game "bridge"/],
  ['steering characters', ['rules', '\u001b[31m'], /^There is no game "\\u001b\[31m"/],
  ['no seats at all', ['rules', 'classic', '--seats', 'x'], /^Option '--seats <n>' argument 'x' is invalid/],
  ['seats the game has not', ['rules', 'classic', '--seats', '8'], /^seats is 8, expected 3 to 7 seats$/],
  [
    'a value a field cannot have',
    ['rules', 'ricketts', '--set', 'moon.choose=no'],
    /^moon\.choose is "no", expected one/,
  ],
  ['a field there is not', ['rules', 'ricketts', '--set', 'moon.x=1'], /^moon\.x is 1, expected no such field/],
  [
    'a contradiction',
    ['rules', 'classic', '--seats', '5', '--set', 'pass.cycle=["across"]'],
    /^pass\.cycle\[0\] is "across"/,
  ],
  ['no value', ['rules', 'ricketts', '--set', 'moon.choose'], /Expected path=value/],
  ['a length of nothing', ['simulate', '--game', 'ricketts', '--length', 'deals:0'], /Expected deals:N/],
  [
    'a target that is reached',
    ['simulate', '--game', 'classic', '--length', 'target:50'],
    /^length\.target is 50, expected a limit that the starting score \d+ has not reached$/,
  ],
  ['an unknown player', ['simulate', '--game', 'ricketts', '--players', 'careful,x'], /There is no player "x"/],
  ['no matches', ['simulate', '--game', 'ricketts', '--count', '0'], /Expected a whole number from 1 to/],
  ['no depth', ['perft', '--game', 'ricketts', '--depth', '1.5'], /Expected a whole number from 1 to 100/],
  ['no port', ['serve', '--port', '70000'], /Expected a whole number from 0 to 65535/],
  ['a speed there is not', ['play', 'ricketts', '--speed', 'x'], /Allowed choices are instant, quick, normal, calm/],
];

test.each(wrong)('%s: one sentence and exit 2', async (_, words, sentence) => {
  const { code, out, err } = await inside(words);
  expect(err.trimEnd()).toMatch(sentence);
  expect({ code, out, lines: err.split('\n').length }).toEqual({ code: 2, out: '', lines: 2 });
});

test('each error of a sheet has its own line', async () => {
  const set = ['--set', 'moon.choose=x', '--set', 'match.limit=many', '--set', 'trick.trump=X'];
  const { code, err } = await inside(['rules', 'ricketts', ...set]);
  expect(
    err
      .trimEnd()
      .split('\n')
      .map(line => line.split(' is ')[0]),
  ).toEqual(['match.limit', 'trick.trump', 'moon.choose']);
  expect(code).toBe(2);
});

test.each(COMMANDS)('%s --help gives examples and the exit codes', async command => {
  const { code, out, err } = await inside([command, '--help']);
  expect(out).toMatch(new RegExp(`Examples:\n {2}(\\S+ )*moonshot ${command}`));
  expect(out).toContain('Exit codes:');
  expect({ code, err }).toEqual({ code: 0, err: '' });
});

test.each([[[]], [['--help']], [['help']]])('help for %j names every command', async words => {
  const { code, out } = await inside(words);
  for (const command of COMMANDS) expect(out).toMatch(new RegExp(`^ {2}${command} `, 'm'));
  expect(code).toBe(0);
});

test('the list of sheets, as an array too', async () => {
  const text = await inside(['rules']);
  const sheets = JSON.parse((await inside(['rules', '--json'])).out);
  const ids = [...SHEETS, ...CATALOGUE].map(({ id }) => id);
  expect(sheets.map((sheet: { id: string }) => sheet.id)).toEqual(ids);
  for (const { name } of sheets) expect(text.out).toContain(name);
  for (const { id, name } of CATALOGUE) expect(text.out).toMatch(new RegExp(`^${id} +${name}`, 'm'));
  const { out } = await inside(['rules', '--seats', '14', '--json']);
  expect(JSON.parse(out).map((sheet: { id: string }) => sheet.id)).toEqual(['capture']);
});

test.each(['black-maria', 'Black Maria', 'BLACK MARIA'])('%s is found, under its own id', async name => {
  const { out } = await inside(['rules', name, '--json']);
  expect(JSON.parse(out)).toMatchObject({ game: 'black-maria', sheet: { name: 'Black Maria' } });
});

test.each([
  ['de', /^Black Maria, 3 Spieler\n\n Ziel .*\n.*\n Spieler /],
  ['fr', /^Black Maria, 3 joueurs\n\n But du jeu /],
  ['es', /^Black Maria, 3 jugadores\n\n Objetivo /],
])('the rules of a game in %s', async (language, text) => {
  const { out } = await inside(['rules', 'Black Maria', '--language', language]);
  expect(out).toMatch(text);
});

test('the rules of one game follow seats and overrides', async () => {
  const { out } = await inside(['rules', 'at-play', '--seats', '3', '--set', 'match.limit=42']);
  expect(out).toContain('Hearts at Play, 3 players');
  expect(out).toContain('17 each');
  expect(out).toMatch(/42\s+or\s+more/);
  const told = JSON.parse((await inside(['rules', 'AT-PLAY', '--json', '--set', 'match.limit=42'])).out);
  expect({ game: told.game, seats: told.seats, limit: told.sheet.match.limit }).toEqual({
    game: 'at-play',
    seats: 4,
    limit: 42,
  });
  expect(told.sentences[0]).toEqual(expect.objectContaining({ topic: 'aim', sentence: expect.any(String) }));
});

test.each(['ricketts', 'wild-twist', 'capture'])(
  'no line of the rules of %s is longer than a narrow screen',
  async game => {
    const { out } = await inside(['rules', game]);
    expect(Math.max(...out.split('\n').map(line => line.length))).toBeLessThanOrEqual(80);
  },
);

test('the signature is the same twice, and its parts name every game', async () => {
  const number = (await inside(['signature'])).out.trim();
  const { signature, parts } = JSON.parse((await inside(['signature', '--json'])).out);
  expect(number).toMatch(/^[0-9a-f]{16}$/);
  expect(signature).toBe(number);
  expect(Object.keys(parts).join()).toMatch(/ricketts.*at-play.*wild-twist.*classic.*capture/);
});
