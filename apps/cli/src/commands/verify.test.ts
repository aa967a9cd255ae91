// Tests checking a proof from the command line: valid proofs, invalid ones, files that are not proofs, and
// the notes that are printed.
import { mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { systemEnv } from '@moonshot/server/store';
import { proofText } from '@moonshot/table/records';
import { proved, sealedMatch } from '@moonshot/table/testing';
import { afterAll, expect, onTestFinished, test } from 'vitest';
import { inside } from '../../../../test/terminal/inside.ts';
import { ROOT } from '../../../../test/terminal/program.ts';
import { openServer } from '../../../server/testing/site.ts';

const folder = mkdtempSync(join(tmpdir(), 'moonshot-verify-'));
afterAll(() => rmSync(folder, { recursive: true }));

const PROOF = join(ROOT, 'packages/verify/example-proof.json');
const OLD = join(ROOT, 'fixtures/proof.json');
const text = readFileSync(PROOF, 'utf8');

function fileWith(content: string): string {
  const path = join(folder, 'proof.json');
  writeFileSync(path, content);
  return path;
}

test('a verified proof: the contributors, the checks, what no proof shows, and exit code 0', async () => {
  const { code, out, err } = await inside(['verify', PROOF]);
  expect({ code, err }).toEqual({ code: 0, err: '' });
  expect(out.split('\n')[0]).toBe('example-2: ricketts@1, 4 players, a deck of 52, 1 deal');
  expect(out.match(/^ {2}yes {2}/gm)).toHaveLength(10);
  expect(out).toMatch(/^What no proof shows:\n( {2}\w.+\n){5}Verified, with the secrets of 2 players\.\n$/m);
});

test('a proof of the old protocol is consistent, with its own exit code', async () => {
  const { code, out } = await inside(['verify', OLD]);
  expect(code).toBe(4);
  expect(out).toMatch(/^Consistent by the old protocol, hearts-deal\/1, .+\n$/m);
  expect(JSON.parse((await inside(['verify', OLD, '--json'])).out)).toMatchObject({ verdict: 'old-protocol' });
});

test('a deal without any player’s secret is named, with its own exit code', async () => {
  const path = fileWith(
    proofText(proved(await sealedMatch('ricketts', 2, 4, { length: { deals: 1 } }, 'x', () => true))),
  );
  const { code, out } = await inside(['verify', path]);
  expect(code).toBe(3);
  expect(out).toMatch(/^Deal 1: 1 deck could have been drawn; no player added a secret\.$/m);
  expect(out).toMatch(/^Consistent, but only the server's secret counted in 1 deal: 1\. .+\n$/m);
  expect(JSON.parse((await inside(['verify', path, '--json'])).out)).toMatchObject({
    verdict: 'server-only',
    serverOnly: [1],
  });
});

test.each([
  [
    'a card changed places',
    text.replace('["2C","KS"', '["KS","2C"'),
    /NO {3}the hands are those.+\n {7}deals\[0\]\.dealt\.hands\[0\]\[0\]: the seed gives 2C, the proof says KS/,
  ],
  [
    'a secret',
    text.replace('"secret":"8a', '"secret":"0a'),
    /NO {3}the server opened.+\n {7}deals\[0\]\.server: the secret is not/,
  ],
  ['a score', text.replace('"totals":[8', '"totals":[9'), /NO {3}the end binds.+\n {7}end: it is not the hash/],
  ['another length', text.replace('"deals":1}', '"deals":2}'), /NO {3}every deal bears.+\n {7}deals\[0\]\.previous: /],
])('%s: the place and exit 1', async (_, content, says) => {
  expect(content).not.toBe(text);
  const { code, out, err } = await inside(['verify', fileWith(content)]);
  expect({ code, err }).toEqual({ code: 1, err: '' });
  expect(out).toMatch(says);
  expect(out).toMatch(/^Broken: \d+ faults?\.$/m);
  const told = JSON.parse((await inside(['verify', fileWith(content), '--json'])).out);
  expect([told.holds, told.verdict]).toEqual([false, 'broken']);
});

test.each([
  ['no JSON', 'hello\u001b[2J', /^Cannot read .+ as a proof: the file: expected a proof as JSON, found "hello/],
  ['half a proof', text.slice(0, 900), /as a proof: the file: expected a proof as JSON/],
  ['another document', '{"format":"moonshot-transcript/1"}', /as a proof: format: expected /],
  [
    'a seat there is not',
    text.replace('[[2,"8C"]', '[[9,"8C"]'),
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

const DAY_MS = 86_400_000;
const MIDNIGHT = Date.UTC(2026, 10, 21);
const SEAL: string = JSON.parse(text).deals[0].server.commitment;

/** Starts a server that made these commitments on one day. Its clock then moves on to a later day. */
async function sealedBy(commitments: readonly string[], laterMs = 2 * DAY_MS): Promise<string> {
  const clock = { now: MIDNIGHT };
  const site = await openServer({}, { env: { ...systemEnv, nowMs: () => clock.now } });
  onTestFinished(() => site.close());
  const events = commitments.map(
    (server, i) => ({ type: 'seal-committed', deal: i + 1, server, previous: SEAL, asked: [] }) as const,
  );
  await site.store.log.append('a-1', 0, events);
  clock.now += laterMs;
  return site.url;
}

test.each([
  [
    'among those of its day',
    ['1'.repeat(64), SEAL, '2'.repeat(64)],
    2 * DAY_MS,
    0,
    /yes {2}every seal is among.+\n {7}Deal 1: seal 2 of 3 of 2026-11-21, whose root is [0-9a-f]{64}\.$/m,
  ],
  ['of a day that is not over', [SEAL], 1000, 0, /the seals of 2026-11-21 come out when that day is over/],
  [
    'that the server never made',
    ['1'.repeat(64)],
    2 * DAY_MS,
    1,
    /NO {3}every seal .+\n {7}Deal 1: the server knows no such seal\.$/m,
  ],
] as const)('a seal %s', async (_, commitments, laterMs, exit, says) => {
  const { code, out } = await inside(['verify', PROOF, '--server', await sealedBy(commitments, laterMs)]);
  expect(code).toBe(exit);
  expect(out).toMatch(says);
  expect(out).toMatch(/that others saw the same root/);
  expect(out).toMatch(exit === 0 ? /^Verified, .+$/m : /^Broken: 1 fault\.$/m);
});

test.each([
  ['no address', 'cards', /--server must be the address of a server/],
  ['an address where nobody is', 'http://localhost:9', /^Cannot ask http:\/\/localhost:9 for the seals of a day: /],
])('%s: one sentence and exit 2', async (_, server, says) => {
  const { code, out, err } = await inside(['verify', PROOF, '--server', server]);
  expect({ code, out, lines: err.split('\n').length }).toEqual({ code: 2, out: '', lines: 2 });
  expect(err).toMatch(says);
});
