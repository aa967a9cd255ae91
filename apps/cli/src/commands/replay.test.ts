// Tests replaying files: intact ones, tampered ones, malformed ones, and paths that are not files.
import { mkdirSync, mkdtempSync, readFileSync, rmSync, symlinkSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { gunzipSync, gzipSync } from 'node:zlib';
import { afterAll, expect, test } from 'vitest';
import { inside } from '../../../../test/terminal/inside.ts';
import { ROOT } from '../../../../test/terminal/program.ts';

const folder = mkdtempSync(join(tmpdir(), 'moonshot-replay-'));
afterAll(() => rmSync(folder, { recursive: true }));

let files = 0;
function fileWith(content: string | Buffer, end = '.jsonl'): string {
  const path = join(folder, `${files++}${end}`);
  writeFileSync(path, content);
  return path;
}

const firstLine = (text: string): string => text.split('\n')[0] ?? '';
const match = firstLine(readFileSync(join(ROOT, 'fixtures/transcripts/at-play.jsonl'), 'utf8'));
const recording = firstLine(gunzipSync(readFileSync(join(ROOT, 'fixtures/openspiel/games.jsonl.gz'))).toString());

type Change = (old: unknown) => unknown;

/** The match with one path changed: to a value, or by a function of the old value. */
function changed(path: string, to: unknown): string {
  const at = (node: unknown, [key, ...rest]: readonly string[]): unknown => {
    if (key === undefined) return typeof to === 'function' ? (to as Change)(node) : to;
    const copy = structuredClone(node) as Record<string, unknown>;
    copy[key] = at(copy[key], rest);
    return copy;
  };
  return JSON.stringify(at(JSON.parse(match), path.split('.')));
}

const without = (list: unknown): unknown => (list as unknown[]).slice(0, -1);
const withOne = (more: unknown) => (list: unknown) => [...(list as unknown[]), more];
const STEPS = 'deals.0.steps';
const HAND = 'deals.0.hands.0';

const DECISIONS = 51;

test.each([
  ['one match', match, '.jsonl', 1, DECISIONS],
  ['with breaks, blanks and a byte order mark', `\ufeff${match}\r\n\n  \n${match}\n`, '.jsonl', 2, 2 * DECISIONS],
  ['packed', gzipSync(`${match}\n`), '.jsonl.gz', 1, DECISIONS],
  ['packed in two parts', Buffer.concat([gzipSync(`${match}\n`), gzipSync(match)]), '.gz', 2, 2 * DECISIONS],
  ['packed without saying so', gzipSync(match), '', 1, DECISIONS],
  ['by another engine', recording, '.jsonl', 1, 52],
  ['by both', `${match}\n${recording}`, '.jsonl', 2, DECISIONS + 52],
])('a sound file, %s', async (_, content, end, matches, decisions) => {
  const { code, out, err } = await inside(['replay', fileWith(content, end)]);
  expect({ code, out, err }).toEqual({
    code: 0,
    out: `${matches} ${matches === 1 ? 'match' : 'matches'}, ${decisions} decisions, 0 differences\n`,
    err: '',
  });
});

test('several files are counted together', async () => {
  const { out } = await inside(['replay', fileWith(match), fileWith(gzipSync(recording), '.gz'), '--json']);
  expect(JSON.parse(out)).toEqual({ matches: 2, decisions: DECISIONS + 52, differences: 0 });
});

const tampered: readonly [name: string, content: string, step: number, says: RegExp][] = [
  ['another legal card', changed(`${STEPS}.3.legal`, ['2D']), 4, /legal for seat 0 \["2D"\]/],
  ['an illegal card', changed(`${STEPS}.1`, { seat: 2, play: 'QH' }), 2, /refused/],
  ['a card that is not held', changed(`${STEPS}.1`, { seat: 2, play: '3C' }), 2, /refused: You do not hold 3♣\.$/m],
  ['another seat', changed(`${STEPS}.1`, { seat: 0, play: '4C' }), 2, /seat 2 is asked to play/],
  ['a step too few', changed(STEPS, without), 50, /the deal goes on/],
  ['a step too many', changed(STEPS, withOne({ seat: 0, play: '4C' })), 52, /nobody is asked/],
  ['other points', changed('deals.0.points.0', 8), 51, /points \[8,0,19\]/],
  ['other totals', changed('deals.0.totals.2', 0), 51, /totals \[7,0,0\]/],
  ['a winner', changed('winners', [1]), 51, /winners \[1\]/],
];

test.each(tampered)('a tampered match, %s: the first difference and exit 1', async (_, content, step, says) => {
  const path = fileWith(`${match}\n${content}\n${match}\n`);
  const { code, out, err } = await inside(['replay', path]);
  expect(out).toContain(`${path}:2: deal 1, step ${step}: `);
  expect(out).toMatch(says);
  expect(out).toMatch(/^ {2}the transcript says: .+\n {2}the rules say: .+\n1 match, \d+ decisions, 1 difference$/m);
  expect({ code, err }).toEqual({ code: 1, err: '' });
  const { difference } = JSON.parse((await inside(['replay', path, '--json'])).out);
  expect(difference).toEqual({
    file: path,
    line: 2,
    deal: 1,
    step,
    transcript: expect.any(String),
    rules: expect.any(String),
  });
});

const nested = (depth: number): string => `${'['.repeat(depth)}${']'.repeat(depth)}`;

const malformed: readonly [name: string, content: string | Buffer, where: RegExp][] = [
  ['nothing', '', /:1: match: expected a match, found an empty file/],
  ['blank lines', '\n\n', /:1: match: expected a match/],
  ['no JSON', 'hello', /:1: match: expected one JSON object/],
  ['half a match', match.slice(0, 500), /:1: match: expected one JSON object/],
  ['a line after a sound one', `${match}\n{"format":5}`, /:2: format: expected moonshot-transcript\/1, found 5/],
  ['a number', '5', /:1: match: expected an object, found 5/],
  ['nothing at all', 'null', /:1: match: expected an object, found null/],
  ['another object', '{}', /:1: format: expected/],
  ['bytes', Buffer.from([0xff, 0xfe, 0x00, 0x80, 0x0a]), /:1: match: the line is not UTF-8 text/],
  ['no such card', changed(`${HAND}.1`, '1C'), /:1: deals\[0\]\.hands\[0\]\[1\]: expected a card/],
  ['a card too few', changed(HAND, without), /:1: deals\[0\]\.hands: .*16, 17, 17/],
  ['a card twice', changed(`${HAND}.1`, '6C'), /:1: deals\[0\]\.hands: .*deck/],
  ['no game', changed('game', '\u001b[2J'), /:1: game: there is no game "\\u001b\[2J"/],
  ['wrong seats', changed('seats', 9), /:1: seats: /],
  ['a rule there is not', changed('rules', { 'moon.x': 1 }), /:1: rules: moon\.x is 1, expected no such field/],
  ['two acts in a step', changed(`${STEPS}.0.moon`, 'shed'), /:1: deals\[0\]\.steps\[0\]: expected exactly one/],
  ['deep nesting', nested(1_000_000), /:1: match: expected an object/],
  [
    'deep rules',
    match.replace('"seats"', `"rules":{"moon.choose":${nested(1_000)}},"seats"`),
    /:1: rules: moon\.choose is/,
  ],
  [
    'rules deeper than any sheet',
    match.replace('"seats"', `"rules":{"moon.choose":${nested(50_000)}},"seats"`),
    /:1: rules: overrides is /,
  ],
  [
    'a recording without tricks',
    JSON.stringify({ ...JSON.parse(recording), tricks: [] }),
    /:1: tricks: expected 13 tricks/,
  ],
];

test.each(malformed)(
  'a malformed file, %s: error with file, line, path and reason, exit code 2',
  async (_, content, where) => {
    const path = fileWith(content);
    const { code, out, err } = await inside(['replay', path]);
    expect(err.startsWith(path)).toBe(true);
    expect(err).toMatch(where);
    expect({ code, out, lines: err.split('\n').length }).toEqual({ code: 2, out: '', lines: 2 });
    const told = JSON.parse((await inside(['replay', path, '--json'])).out);
    expect(told.malformed).toEqual({
      file: path,
      line: expect.any(Number),
      path: expect.any(String),
      reason: expect.any(String),
    });
  },
);

test.each([
  ['cut short', gzipSync(match).subarray(0, -100)],
  ['no gzip', Buffer.from(match)],
  ['empty', Buffer.alloc(0)],
])('a broken gzip file, %s', async (_, content) => {
  const { code, err } = await inside(['replay', fileWith(content, '.gz')]);
  expect(err).toMatch(/:1: match: the gzip stream is broken: .+\n$/);
  expect(code).toBe(2);
});

test('what is no file', async () => {
  const loop = join(folder, 'loop');
  symlinkSync(loop, loop);
  mkdirSync(join(folder, 'sub'));
  const sentences = [
    [join(folder, 'missing'), 'there is no such file or folder'],
    [join(folder, 'sub'), 'it is a folder'],
    [loop, 'its links go round in a circle'],
    [join(fileWith(''), 'x'), 'a part of its path is no folder'],
  ] as const;
  for (const [path, reason] of sentences)
    expect(await inside(['replay', path])).toEqual({ code: 2, out: '', err: `Cannot read ${path}: ${reason}.\n` });
});
