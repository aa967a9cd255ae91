// Checks proofs with an independent program in another language, `examples/verify.py`. Requires python3.
// Starts Python for each proof.
import { spawnSync } from 'node:child_process';
import { mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import type { BeaconSpec } from '@moonshot/protocol';
import { SHEETS } from '@moonshot/rules';
import { proofText } from '@moonshot/table/records';
import { proved, sealedMatch } from '@moonshot/table/testing';
import { SCHEME } from '@moonshot/verify';
import { BEACON_KEY, signed } from '@moonshot/verify/testing';
import { afterAll, beforeAll, expect, test } from 'vitest';

const ROOT = join(import.meta.dirname, '..');
const PROGRAM = join(ROOT, 'examples/verify.py');
const folder = mkdtempSync(join(tmpdir(), 'moonshot-python-'));
afterAll(() => rmSync(folder, { recursive: true }));

beforeAll(() => {
  const { error } = spawnSync('python3', ['--version']);
  if (error) throw new Error('Cannot check proofs in another language: install python3, this test needs it');
});

function checked(text: string): { readonly code: number | null; readonly out: string; readonly err: string } {
  const path = join(folder, 'proof.json');
  writeFileSync(path, text);
  const { status, stdout, stderr } = spawnSync('python3', ['-I', PROGRAM, path], { encoding: 'utf8' });
  return { code: status, out: stdout, err: stderr };
}

const played = async (game: string, seats: number, deals: number): Promise<string> =>
  proofText(proved(await sealedMatch(game, 2, seats, { length: { deals } })));

test.each(SHEETS.map(({ id, seats }) => [id, seats.max] as const))('%s with %i seats holds', async (game, seats) => {
  const { code, out, err } = checked(await played(game, seats, 3));
  expect({ code, err }).toEqual({ code: 0, err: '' });
  expect(out).toMatch(/^one, .+@\d+: \d+ deals, 0 faults\nVerified, with the secrets of 1 players?\.\n$/m);
});

const CANCELLED = { 'trick.cancel': 'identical', 'trick.allCancelled': 'next' };
const STOCK = { 'deal.rest': 'stock', 'deal.hand': 7, 'opening.leader': 'leftOfDealer', 'opening.card': 'any' };
test.each([
  ['a stock that is drawn from after each trick', { ...STOCK, 'stock.draw': 'afterTrick' }],
  ['a stock that is drawn from to follow', { ...STOCK, 'stock.draw': 'toFollow' }],
  [
    'a trump that is turned up',
    { 'trick.trump': 'turned', 'deck.remove': [], 'deal.hand': 'floor', 'deal.rest': 'kitty' },
  ],
  ['tricks that go round again', { 'trick.extend': ['9*', '5*'] }],
  [
    'a fully cancelled trick that goes with the next',
    { 'deck.packs': 2, 'deck.remove': [], 'deal.hand': 'floor', 'deal.rest': 'out', ...CANCELLED },
  ],
  ['cards left over that lie open', { 'deck.remove': [], 'deal.hand': 'floor', 'deal.rest': 'outShown' }],
  ['cards left over that are dealt too', { 'deck.remove': [], 'deal.hand': 'floor', 'deal.rest': 'dealt' }],
  ['play that goes counter-clockwise', { direction: 'counterclockwise', 'pass.cycle': ['left'] }],
  ['received cards that are passed on', { 'pass.cycle': ['left'], 'pass.see': 'mayPassOn' }],
  ['cards that are mixed', { 'pass.cycle': ['mix'], misdeal: 'allPenalty' }],
])('%s holds', async (_, overrides) => {
  const match = await sealedMatch('at-play', 2, 5, { overrides, length: { target: 60 } });
  expect(checked(proofText(proved(match)))).toMatchObject({ code: 0, err: '' });
});

test('it asks for nothing but the standard library', () => {
  const imports = readFileSync(PROGRAM, 'utf8').match(/^(?:import|from) .+$/gm);
  expect(imports).toEqual(['import hashlib', 'import hmac', 'import json', 'import struct', 'import sys']);
});

const CHANGES: readonly [name: string, from: string | RegExp, to: string, says: RegExp][] = [
  ['a card of a hand', '["JC","7C"', '["7C","JC"', /not those that the seed gives/],
  ['a card that was played', '[2,"5C"]', '[2,"AS"]', /trick 1, seat 2: AS is not there/],
  ['the server’s secret', '"secret":"0', '"secret":"1', /not the one it committed to/],
  ['what a seat opened', '"0101', '"0201', /did not open what it committed to/],
  ['a score', '"points":[18', '"points":[19', /the end is not the hash/],
  ['the length', '"deals":1}', '"deals":2}', /does not bear the hash/],
  ['the dealer', '"cut":{"dealer":1', '"cut":{"dealer":2', /the seed gives another dealer/],
];

test.each(CHANGES)('it catches a change of %s', (_, from, to, says) => {
  const text = readFileSync(join(ROOT, 'fixtures/proof.json'), 'utf8');
  expect(checked(text).code).toBe(4); // by the old protocol
  expect(text.replace(from, to)).not.toBe(text);
  const { code, out } = checked(text.replace(from, to));
  expect(code).toBe(1);
  expect(out).toMatch(says);
});

const GRADED: readonly [name: string, change: (text: string) => string, code: number, says: RegExp][] = [
  ['as it is', text => text, 0, /^deal 1: 2 decks could have been drawn, the secrets of seats \[0, 2\] count\n/],
  ['one deck', text => text.replace('"decks":2', '"decks":1'), 1, /so many decks could not have been drawn/],
  ['another attempt', text => text.replace('"attempt":1', '"attempt":0'), 1, /its attempt is another/],
  ['more players', text => text.replace('"contributors":[0,2]', '"contributors":[0,1,2]'), 1, /other seats opened/],
  ['nobody withheld', text => text.replace('"withheld":[1]', '"withheld":[]'), 1, /says wrongly why/],
  ['asked anew', text => text.replace('"asked":[0,2]', '"asked":[0,1,2]'), 1, /asks a seat that it may not/],
];

test.each(GRADED)('the proof with a redraw, %s', (_, change, code, says) => {
  const { code: ended, out } = checked(change(readFileSync(join(ROOT, 'packages/verify/example-proof.json'), 'utf8')));
  expect({ ended, says: says.test(out) }).toEqual({ ended: code, says: true });
});

test('a deal without any player’s secret has its own exit code', async () => {
  const match = await sealedMatch('ricketts', 2, 4, { length: { deals: 1 } }, 'one', () => true);
  expect(checked(proofText(proved(match)))).toMatchObject({ code: 3 });
});

test('an unchecked beacon has its own exit code', async () => {
  const drawn = (round: number) => ({ round, signature: signed(round) });
  const beacon = { next: () => 5, drawn: async (_: BeaconSpec, round: number) => drawn(round) };
  const spec = { scheme: SCHEME, key: BEACON_KEY, genesis: 1_000, period: 3 };
  const match = await sealedMatch('ricketts', 2, 4, { length: { deals: 1 }, beacon: spec }, 'one', () => false, {
    beacon,
  });
  const { code, out } = checked(proofText(proved(match)));
  expect({ code, last: out.split('\n').at(-2) }).toEqual({
    code: 5,
    last: 'Verified, with the secrets of 2 players; beacon not checked.',
  });
});

test.each([
  ['no JSON', 'hello'],
  ['another document', '{"format":"x"}'],
  ['a proof without deals', '{"format":"hearts-deal/1"}'],
  ['a list', '[]'],
])('%s is refused in one line', (_, text) => {
  const { code, out, err } = checked(text);
  expect({ code, out, lines: err.split('\n').length }).toEqual({ code: 2, out: '', lines: 2 });
});
