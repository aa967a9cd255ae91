// External programs in the arena: the Python example plays every game without a fault; every kind of fault is
// reported, counted and replaced by a legal move. Requires python3. Starts Python for each case.
import { spawnSync } from 'node:child_process';
import { mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { SHEETS } from '@moonshot/rules';
import { CATALOGUE } from '@moonshot/rules/catalogue';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { freshSample } from './seeds.ts';
import { inside } from './terminal/inside.ts';

const ROOT = join(import.meta.dirname, '..');
const PYTHON = join(ROOT, 'examples/arena-bot.py');
const folder = mkdtempSync(join(tmpdir(), 'moonshot-arena-bots-'));

beforeAll(() => {
  const { error } = spawnSync('python3', ['--version']);
  if (error) throw new Error('Cannot play with the example in Python: install python3, this test needs it');
});
afterAll(() => rmSync(folder, { recursive: true }));

interface ArenaOutput {
  readonly players: readonly { readonly name: string; readonly faults: number; readonly decisions: number }[];
  readonly again: string;
}

const arena = (game: string, players: string, more: readonly string[] = []) =>
  inside(['arena', '--game', game, '--players', players, '--deals', '2', '--threads', '1', '--json', ...more]);

const games = [...SHEETS, ...CATALOGUE].map(({ id, seats }) => [id, String(seats.min)] as const);

test.each(freshSample('games of the example in Python', games, 2))(
  'the example in Python plays %s without a fault',
  async (game, seats) => {
    const { code, out } = await arena(game, `careful,cmd:python3 ${PYTHON}`, ['--seats', seats]);
    expect(code).toBe(0);
    const { players, again }: ArenaOutput = JSON.parse(out);
    expect(players[1]?.faults).toBe(0);
    expect(players[1]?.decisions).toBeGreaterThan(10);
    expect(again).toContain(`--players 'careful,cmd:python3 ${PYTHON}'`);
  },
);

test('the example is thirty lines and needs the standard library alone', () => {
  const text = readFileSync(PYTHON, 'utf8');
  expect(text.trimEnd().split('\n').length).toBeLessThanOrEqual(30);
  expect([...text.matchAll(/^(?:import|from) (\w+)/gm)].map(([, name]) => name)).toEqual(['json', 'sys']);
  expect(readFileSync(join(ROOT, 'docs/reference/bot-protocol.md'), 'utf8')).toContain('examples/arena-bot.py');
});

/** A program that sends its hello and answers each question with the result of `text`. */
function program(name: string, text: string): string {
  const file = join(folder, `${name}.mjs`);
  writeFileSync(
    file,
    `import { createInterface } from 'node:readline';
     const say = value => process.stdout.write((typeof value === 'string' ? value : JSON.stringify(value)) + '\\n');
     createInterface({ input: process.stdin }).on('line', line => {
       const said = JSON.parse(line);
       if (said.type === 'hello') return say({ type: 'hello', version: 1 });
       if (said.type !== 'question') return;
       const act = action => ({ type: 'act', number: said.number, action });
       const good = act({ type: 'lay', ...said.ask.pairs?.[0] });
       ${text}
     });`,
  );
  return `cmd:${process.execPath} ${file}`;
}

const CAREFUL = 'careful answered in its place.';
const faulty: readonly [name: string, text: string, sentence: RegExp][] = [
  [
    'nonsense',
    `say(said.number === 2 ? 'hm,\\u001b' : good);`,
    /, line 3: expected {"type":"act","number":2,"action":{"type":"lay",…}}, got hm,\\u001b; /,
  ],
  ['an empty line', `say(said.number === 1 ? '' : good);`, /, line 2: expected .*, got an empty line; /],
  [
    'an answer to nothing',
    `say(said.number === 1 ? act({ type: 'claim', claim: true }) : good);`,
    /, line 2: expected .*"type":"lay"/,
  ],
  [
    'an unknown card',
    `say(said.number === 1 ? act({ type: 'lay', bottom: 'XX', top: 'QS' }) : good);`,
    /, line 2: expected .*got \{"type":"act"/,
  ],
  ['the end', `said.number === 2 ? process.exit(3) : say(good);`, /, which cannot answer: it ended with 3; /],
  ['silence', `if (said.number !== 2) say(good);`, /, which wrote no answer for 1001 ms; /],
];

test.each(faulty)('%s is reported, counted, and replaced by a legal play', async (name, text, sentence) => {
  const budget = name === 'silence' ? ['--budget', 'ms=1'] : [];
  const { code, out, err } = await arena('capture', `careful,${program(name.replaceAll(' ', '-'), text)}`, [
    ...budget,
    '--seats',
    '2',
  ]);
  const [first = ''] = err.split('\n');
  expect(first).toMatch(sentence);
  expect(first.endsWith(CAREFUL)).toBe(true);
  const { players }: ArenaOutput = JSON.parse(out);
  expect(players[0]?.faults).toBe(0);
  expect(players[1]?.faults).toBeGreaterThan(0);
  expect(players[1]?.faults).toBeLessThan(players[1]?.decisions ?? 0);
  expect(code).toBe(0);
});

test('a program that answers nothing itself is not compared', async () => {
  const mute = program('mute', `say('no');`);
  const words = ['arena', '--game', 'capture', '--seats', '2', '--players', `careful,${mute}`, '--deals', '2'];
  const { code, out } = await inside([...words, '--threads', '1']);
  expect(code).toBe(0);
  expect(out).toMatch(/(\d+) of \1 answers were careful's\n/);
  expect(out).toMatch(/mute\.mjs answered none of its \d+ questions itself, so it is not compared\.\n/);
  expect(out).not.toContain('careful less');
  expect(JSON.parse((await arena('capture', `careful,${mute}`, ['--seats', '2'])).out).pairs).toEqual([]);
});

test('a field that cannot be read is named', async () => {
  const text = `say({ type: 'act', number: said.number, action: { type: 'lay', bottom: 'as', top: 'QS' } });`;
  const { err } = await arena('capture', `careful,${program('small-letters', text)}`, ['--seats', '2']);
  expect(err).toContain('(at action.bottom: expected /^[2-9TJQKAW][CDSH]$/, got "as"); careful answered');
});

test('an illegal card is refused with the sentence of its rule', async () => {
  const text = `const { type, plays = [], cards = [] } = said.ask; const other = said.deal.hand.find(card => !plays.some(play => play.card === card));
    if (type === 'pass') return say(act({ type, gifts: cards.slice(0, said.ask.to.reduce((sum, { count }) => sum + count, 0)).map((card, i) => ({ card, to: said.ask.to[0].to })) }));
    say(act(other ? { type, card: other } : { type, ...plays[0] }));`;
  const { out, err } = await arena('ricketts', `careful,${program('illegal', text)}`, ['--set', 'pass.cycle=[]']);
  expect(err).toMatch(/, line \d+: [A-Z].*, got \{"type":"act".*; careful answered in its place\./);
  const { players }: ArenaOutput = JSON.parse(out);
  expect(players[1]?.faults).toBeGreaterThan(0);
});

test('the same faults whatever the number of threads', async () => {
  const players = `careful,${program('some-nonsense', `say(said.number % 3 === 0 ? 'no' : good);`)}`;
  const faults = async (threads: string): Promise<number | undefined> => {
    const { out } = await inside([
      'arena',
      '--game',
      'capture',
      '--seats',
      '2',
      '--players',
      players,
      '--deals',
      '2',
      '--threads',
      threads,
      '--json',
    ]);
    return (JSON.parse(out) as ArenaOutput).players[1]?.faults;
  };
  expect(await faults('2')).toBe(await faults('1'));
});

const strangers: readonly [name: string, command: string, sentence: RegExp][] = [
  [
    'no program',
    'cmd:/no/such/program',
    /^(.*\n)*Cannot play against \/no\/such\/program: expected \{"type":"hello","version":1\}, but it ended with 127\.\n$/,
  ],
  [
    'another language',
    `cmd:echo hello`,
    /^Cannot play against echo hello: expected \{"type":"hello","version":1\}, got hello\.\n$/,
  ],
];

test.each(strangers)('%s: the arena ends with one sentence', async (_, command, sentence) => {
  const { code, out, err } = await arena('capture', `careful,${command}`, ['--seats', '2']);
  expect({ code, out, err }).toEqual({ code: 1, out: '', err: expect.stringMatching(sentence) });
});
