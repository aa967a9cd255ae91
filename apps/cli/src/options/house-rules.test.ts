// Tests house rules in the terminal: written to a file, and explained and played from a file or a link. Also
// tests files that contain no house rules.
import { mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { deflateRawSync } from 'node:zlib';
import { afterAll, expect, test } from 'vitest';
import { inside } from '../../../../test/terminal/inside.ts';

const folder = mkdtempSync(join(tmpdir(), 'moonshot-house-'));
afterAll(() => rmSync(folder, { recursive: true }));
const file = join(folder, 'sunday.json');

test('a file of house rules is written, read out and played', async () => {
  const changes = ['--set', 'name="Sunday table"', '--set', 'match.limit=42'];
  const saved = await inside(['rules', 'omnibus', ...changes, '--save', file]);
  expect(saved).toMatchObject({ code: 0, err: '', out: expect.stringContaining(`The rules are in ${file}.`) });
  const code = deflateRawSync(readFileSync(file)).toString('base64url');
  for (const name of [file, `https://moonshot.example/#r/${code}`]) {
    const { out } = await inside(['rules', name, '--seats', '5']);
    expect(out).toContain('Sunday table, 5 players');
    expect(out).toMatch(/J♦\s+counts\s+−10/);
    expect(out).toMatch(/42\s+or\s+more/);
  }
  const told = await inside(['simulate', '--game', file, '--count', '1', '--length', 'deals:1', '--json']);
  expect(JSON.parse(told.out)).toMatchObject({ matches: 1 });
});

test.each([
  ['omnibus', 'Omnibus Hearts, 4 players'],
  ['dodofox', 'Dodofox, 4 players'],
  [`omnibus.${deflateRawSync('{"name":"Sunday table"}').toString('base64url')}`, 'Sunday table, 4 players'],
])('the short link %s is read out', async (code, title) => {
  const { out } = await inside(['rules', `https://moonshot.example/#r/${code}`, '--seats', '4']);
  expect(out).toContain(title);
});

test('a title that is not allowed is left out, and the terminal says so', async () => {
  const turned = join(folder, 'turned.json');
  writeFileSync(turned, readFileSync(file, 'utf8').replace('Sunday table', 'a\u202eb'));
  const { code, out, err } = await inside(['rules', turned]);
  expect({ code, err: err.trim() }).toEqual({
    code: 0,
    err: `The name of the rules in ${turned} is left out: A name cannot hold signs that nobody sees.`,
  });
  expect(out).toContain('Black Lady, 4 players');
});

test('a title that is another game’s is refused when it is saved', async () => {
  const taken = join(folder, 'taken.json');
  const { code, err } = await inside(['rules', 'omnibus', '--set', 'name=Gong Zhu', '--save', taken]);
  expect(code).toBe(0);
  expect(err).toContain(`The name of the rules in ${taken} is left out: A game of Moonshot has that name.`);
});

const wrong: readonly [name: string, text: string, sentence: RegExp][] = [
  ['something else', '{"format":"other"}', /^Cannot read the rules in .*bad\.json: format is "other", expected/],
  ['a contradiction', contradicting(), /: follow\.void is "mustTrump", expected free, or a suit in trick\.trump/],
  ['far too much', 'x'.repeat(400_000), /: the text is longer than 32768 letters\.$/],
];

function contradicting(): string {
  const sheet = { kind: 'tricks', id: 'ricketts', version: 1, name: 'x', seats: { min: 4, max: 4, best: 4 } };
  return JSON.stringify({ format: 'moonshot-rules', version: 1, sheet: { ...sheet, follow: { void: 'mustTrump' } } });
}

test.each(wrong)('%s is refused', async (_, text, sentence) => {
  const bad = join(folder, 'bad.json');
  writeFileSync(bad, text);
  const { code, err } = await inside(['rules', bad]);
  expect({ code, err: err.trim() }).toEqual({ code: 2, err: expect.stringMatching(sentence) });
});

test.each([
  [join(folder, 'nowhere.json'), /there is no such file/],
  ['https://moonshot.example/#r/abc', /the link: it is damaged or cut short/],
  ['https://moonshot.example/#r/ricketts.abc', /the link: it is damaged or cut short/],
  ['https://moonshot.example/#r/nothing.q1bKTSzJULJSKs1Lz0xRqgUA', /the link: it is damaged or cut short/],
])('%s is refused', async (name, sentence) => {
  expect(await inside(['play', name, '--plain'])).toMatchObject({ code: 2, err: expect.stringMatching(sentence) });
});
