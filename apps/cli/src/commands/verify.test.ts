// Checking a proof from the command line: what holds, what does not, what is no proof, and what is said beside it.
import { mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, expect, test } from 'vitest';
import { inside } from '../../../../test/terminal/inside.ts';
import { ROOT } from '../../../../test/terminal/program.ts';

const folder = mkdtempSync(join(tmpdir(), 'moonshot-verify-'));
afterAll(() => rmSync(folder, { recursive: true }));

const PROOF = join(ROOT, 'fixtures/proof.json');
const text = readFileSync(PROOF, 'utf8');

function fileWith(content: string): string {
  const path = join(folder, 'proof.json');
  writeFileSync(path, content);
  return path;
}

test('a proof that holds: what was checked, what no proof shows, and exit 0', async () => {
  const { code, out, err } = await inside(['verify', PROOF]);
  expect({ code, err }).toEqual({ code: 0, err: '' });
  expect(out.split('\n')[0]).toBe('example-1: ricketts@1, 4 seats, a deck of 52, 1 deal');
  expect(out.match(/^ {2}yes {2}/gm)).toHaveLength(9);
  expect(out).toMatch(/^What no proof shows:\n( {2}that .+\n){4}Everything holds\.\n$/m);
});

test.each([
  [
    'a card changed places',
    text.replace('["JC","7C"', '["7C","JC"'),
    /NO {3}the hands are those.+\n {7}deals\[0\]\.dealt\.hands\[0\]\[0\]: the seed gives JC, the proof says 7C/,
  ],
  [
    'a secret',
    text.replace('"secret":"0', '"secret":"1'),
    /NO {3}the server opened.+\n {7}deals\[0\]\.server: the secret is not/,
  ],
  ['a score', text.replace('"totals":[18', '"totals":[17'), /NO {3}the end binds.+\n {7}end: it is not the hash/],
  ['another length', text.replace('"deals":1}', '"deals":2}'), /NO {3}every deal bears.+\n {7}deals\[0\]\.previous: /],
])('%s: the place and exit 1', async (_, content, says) => {
  expect(content).not.toBe(text);
  const { code, out, err } = await inside(['verify', fileWith(content)]);
  expect({ code, err }).toEqual({ code: 1, err: '' });
  expect(out).toMatch(says);
  expect(out).toMatch(/^Not everything holds: \d+ faults?\.$/m);
  const told = JSON.parse((await inside(['verify', fileWith(content), '--json'])).out);
  expect(told.holds).toBe(false);
});

test.each([
  ['no JSON', 'hello\u001b[2J', /^Cannot read .+ as a proof: the file: expected a proof as JSON, found "hello/],
  ['half a proof', text.slice(0, 900), /as a proof: the file: expected a proof as JSON/],
  ['another document', '{"format":"moonshot-transcript/1"}', /as a proof: format: expected /],
  [
    'a seat there is not',
    text.replace('[[2,"5C"]', '[[9,"5C"]'),
    /deals\[0\]\.play\.tricks\[0\]\.plays\[0\]\[0\]: expected a whole number from 0 to 3, found 9/,
  ],
])('%s: one sentence with the place and exit 2', async (_, content, says) => {
  const { code, out, err } = await inside(['verify', fileWith(content)]);
  expect({ code, out, lines: err.split('\n').length }).toEqual({ code: 2, out: '', lines: 2 });
  expect(err).toMatch(says);
  expect(err).not.toContain('\u001b');
});

test.each([
  ['a file there is not', '/nowhere/proof.json', /there is no such file or folder/],
  ['a folder', folder, /it is a folder/],
])('%s: one sentence and exit 2', async (_, path, says) => {
  const { code, err } = await inside(['verify', path]);
  expect({ code, says: says.test(err) }).toEqual({ code: 2, says: true });
});
