// Tests where the randomness of each step comes from: of the opening, the cut, the deal and a bot's choices,
// with sealed deals (which include secrets of the players) and without.

import type { Owed } from '@moonshot/rules';
import { attemptSeed, bytesOfHex, dealSeed, derived, randomnessOf, type Seed, seedOf } from '@moonshot/rules/cards';
import { expect, test } from 'vitest';
import { SECRET, specOf } from '../../testing/runner.ts';
import { openTable } from './decide.ts';
import { tableFrom } from './evolve.ts';
import { heartsFor } from './game.ts';
import { chanceOfThought, isSecret, seedFor } from './randomness.ts';
import type { Spec, State } from './state.ts';

/** A table after this number of deals. Only the number of results matters here. */
function tableAfter(deals: number, more: Partial<Spec> = {}): State {
  const spec = specOf('ricketts', 2, 4, more);
  const state = tableFrom(heartsFor(spec), [openTable(heartsFor(spec), 'one', spec, SECRET)]);
  return { ...state, game: { ...state.game, results: Array.from({ length: deals }, () => ({})) } as never };
}

const mixedFor = (state: State, seal: object): State => ({ ...state, seal: seal as never });

const OPENED = [null, '02'.repeat(32), '0f'.repeat(32), null];
const MIXED = { deal: 3, attempt: 1, phase: 'mixed', opened: OPENED, beacon: null };
const open = tableAfter(2);
const fixed = tableAfter(2, { deals: 'a contest', length: { deals: 3 } });
const sealed = mixedFor(tableAfter(2, { sealed: 2 }), MIXED);
const old = mixedFor(tableAfter(2, { sealed: true }), { ...MIXED, attempt: 0 });
const lit = mixedFor(tableAfter(2, { sealed: 2 }), { ...MIXED, beacon: { round: 7, signature: 'ab'.repeat(48) } });
const unlit = mixedFor(tableAfter(2, { sealed: 2 }), { ...MIXED, beacon: { round: 7, signature: null } });

const ofTable = (purpose: string): Seed => derived(seedOf(SECRET), purpose);
const ofDeal = (match: string, seats: readonly (string | null)[]): Seed =>
  dealSeed({
    server: ofTable('deal 3'),
    match,
    deal: 3,
    rules: 'ricketts@1',
    seats: seats.map(hex => bytesOfHex(hex ?? '')),
  });
const ofAttempt = (beacon: Uint8Array | null): Seed =>
  attemptSeed({
    server: ofTable('deal 3 attempt 1'),
    match: 'one',
    deal: 3,
    attempt: 1,
    rules: 'ricketts@1',
    seats: OPENED.map(hex => bytesOfHex(hex ?? '')),
    beacon,
  });
const NOTHING = [null, null, null, null];

const SEEDS: readonly [name: string, state: State, owed: Owed, seed: Seed][] = [
  ['the first cut of an open table', tableAfter(0), 'dealer', ofTable('dealer 1')],
  ['the cut of an open table’s third deal', open, 'dealer', ofTable('dealer 3')],
  ['the opening of an open table’s third deal', open, 'opening', ofTable('opening 3')],
  ['the cards of an open table', open, 'deal', ofDeal('one', NOTHING)],
  ['the cards of a table of fixed deals', fixed, 'deal', ofDeal('a contest', NOTHING)],
  ['the opening at a sealed table', sealed, 'opening', ofTable('opening 3')],
  ['the cut at a sealed table', sealed, 'dealer', ofAttempt(null)],
  ['the cards of a sealed table', sealed, 'deal', ofAttempt(null)],
  ['the cards with a beacon', lit, 'deal', ofAttempt(randomnessOf(bytesOfHex('ab'.repeat(48))))],
  ['the cards whose beacon did not come', unlit, 'deal', ofAttempt(null)],
  ['the cut at a table of the old protocol', old, 'dealer', ofDeal('one', OPENED)],
  ['the cards at a table of the old protocol', old, 'deal', ofDeal('one', OPENED)],
];

test.each(SEEDS)('%s', (_, state, owed, seed) => {
  expect(seedFor(state, owed)).toEqual(seed);
});

test.each([
  ['no seal', null],
  ['the seal of the deal before', { ...MIXED, deal: 2 }],
  ['a seal that nobody has committed to yet', { ...MIXED, phase: 'commit' }],
  ['a seal that is being opened', { ...MIXED, phase: 'open' }],
])('with %s a sealed deal has no seed', (_, seal) => {
  expect(() => seedFor({ ...sealed, seal: seal as never }, 'deal')).toThrow(
    'Cannot make the seed of deal 3: its seal is not mixed',
  );
});

test.each([
  ['64 digits', SECRET, true],
  ['63 digits', SECRET.slice(1), false],
  ['a digit before them', `0${SECRET}`, false],
  ['a digit after them', `${SECRET}0`, false],
  ['a line’s end after them', `${SECRET}\n`, false],
  ['capitals', SECRET.toUpperCase(), false],
  ['nothing', '', false],
])('%s: a secret or not', (_, text, is) => {
  expect(isSecret(text)).toBe(is);
});

test('the chance of a thought is 64 digits, of the table’s secret and of all that is seen', () => {
  const chances = [{ hand: ['2C'] }, { hand: ['3C'] }, null].map(view => chanceOfThought(open, view));
  const ofViews = ['{"hand":["2C"]}', '{"hand":["3C"]}', 'null'];
  expect(chances).toEqual(ofViews.map(view => Buffer.from(ofTable(`thought ${view}`)).toString('hex')));
  expect(chances.join()).toMatch(/(^|,)(..)*0/); // a byte below 16 keeps its leading zero
});
