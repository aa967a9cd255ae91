// Tests proposals for contradictory house rules: a list of expected first proposals, and that each proposal
// resolves its problem.
import { describe, expect, test } from 'vitest';
import { withOverrides } from '../game/overrides.ts';
import type { Overrides } from '../games.ts';
import { prepare } from '../prepare.ts';
import { baseOf, differences, fieldsOf, type House, same, tidied, valueAt, wholeOf } from './fields.ts';
import { others } from './others.ts';
import { problemsOf, seatsOf } from './problems.ts';
import { nearestFor, proposalsFor } from './proposals.ts';

type Row = readonly [name: string, base: string, overrides: Overrides, path: string, first: Overrides];

const rows: readonly Row[] = [
  [
    'across with five seats',
    'classic',
    { 'pass.cycle': { 3: ['left'], 4: ['left', 'across'], 5: ['left', 'across'], 6: ['left'], 7: ['left'] } },
    'pass.cycle.5[1]',
    { 'pass.cycle': { 3: ['left'], 4: ['left', 'across'], 5: ['left', 'left-2'], 6: ['left'], 7: ['left'] } },
  ],
  [
    'one cycle for all, across in it',
    'at-play',
    { 'pass.cycle': ['across'] },
    'pass.cycle[0]',
    { 'pass.cycle': { 3: ['left-2'], 4: ['across'], 5: ['left-2'] } },
  ],
  [
    'no trumps to be played',
    'at-play',
    { 'follow.void': 'mustTrump', 'trick.trump': 'none' },
    'follow.void',
    { 'follow.void': 'free' },
  ],
  ['a card where none decides', 'ricketts', { 'opening.card': 'thatCard' }, 'opening.card', { 'opening.card': 'any' }],
  ['totals that run away from the end', 'ricketts', { 'score.sign': 'minus' }, 'match.cmp', { 'score.sign': 'plus' }],
  [
    'more cards than there are',
    'capture',
    { 'deal.hand': 9, 'seats.max': 6, 'deck.packs': 1 },
    'deal.hand',
    { 'deal.hand': 8 },
  ],
  ['no best table', 'classic', { 'seats.best': 9 }, 'seats.best', { 'seats.best': 7 }],
  ['one of two faults', 'ricketts', { misdeal: 'all', 'match.deals': 0 }, 'misdeal', { misdeal: 'none' }],
  [
    'several fields that need each other: back, but for the name',
    'ricketts',
    {
      name: 'At home',
      'settle.as': 'pool',
      'match.kind': 'deals',
      'wild.pays': 'whoShedIt',
      'deck.wilds': ['H'],
    },
    'score.sign',
    { 'settle.as': 'points', 'match.kind': 'limit', 'wild.pays': 'likeOthers', 'deck.wilds': [] },
  ],
  ['a limit equal to the start score', 'ricketts', { 'score.start': 100 }, 'match.limit', { 'match.limit': 101 }],
];

describe('first', () => {
  test.each(rows)('%s', (_, base, overrides, path, first) => {
    const house = { base, overrides };
    const problem = problemsOf(wholeOf(house)).find(one => one.path === path);
    expect(problemsOf(wholeOf(house)).map(one => one.path)).toContain(path);
    expect(problem && proposalsFor(house, problem)[0]).toEqual(first);
    expect(problem && nearestFor(house, problem)).toEqual(first);
  });
});

const OWN_WRAPS = [
  { at: 104, to: 0 },
  { at: 126, to: 0 },
];

// The search tries at most 160 changes of a field. For `to: -9968` it tries 63 values of `at`, then 96 values
// of `to`. Only the 160th change, `every: 2`, resolves the error. For `to: -9967` there is one more value of
// `to` to try.
test.each([
  ['to the 160th way', -9968, [{ every: 2, to: -9968 }]],
  ['and no further', -9967, OWN_WRAPS],
])('a way out is looked for in the field itself %s', (_, to, wraps) => {
  const house = { base: 'ricketts', overrides: { 'wrap.list': [{ every: 1, to }] } };
  const [problem] = problemsOf(wholeOf(house));
  expect(problem?.path).toBe('wrap.list[0]');
  expect(problem && proposalsFor(house, problem)[0]).toEqual({ 'wrap.list': wraps });
  expect(problem && nearestFor(house, problem)).toEqual({ 'wrap.list': wraps });
});

/**
 * House rules for every field of a game: the field with each nearby value in turn, and once with its value in
 * another game.
 */
function* spoilt(base: string): Generator<House> {
  const sheet = baseOf({ base, overrides: {} });
  for (const { path, kind } of fieldsOf(sheet)) {
    const wanted = { steps: [], seats: [], tables: seatsOf(sheet) };
    let many = 0;
    for (const value of others(kind, valueAt(sheet, path), wanted)) {
      if (++many > 5) break;
      yield { base, overrides: { [path]: value } };
    }
  }
}

test.each(['ricketts', 'at-play', 'wild-twist', 'classic', 'capture', 'black-lady'])(
  '%s: what is proposed does away with what it is for, and there is always something',
  base => {
    let troubled = 0;
    for (const house of spoilt(base)) {
      const before = problemsOf(wholeOf(house));
      for (const problem of before) {
        troubled += 1;
        const proposals = proposalsFor(house, problem);
        expect(proposals.length, problem.path).toBeGreaterThan(0);
        for (const change of proposals) {
          const after = problemsOf(withOverrides(wholeOf(house), change)).map(({ path }) => path);
          expect(after, JSON.stringify([house, change])).not.toContain(problem.path);
          expect(before.map(({ path }) => path)).toEqual(expect.arrayContaining(after));
        }
      }
    }
    expect(troubled).toBeGreaterThan(5);
  },
);

test('a sheet is its base with what differs, and nothing is left of what is the same', () => {
  for (const base of ['ricketts', 'capture'])
    for (const house of spoilt(base)) {
      const whole = wholeOf(house);
      expect(same(withOverrides(baseOf(house), differences(baseOf(house), whole)), whole)).toBe(true);
      expect(tidied({ base, overrides: { ...house.overrides, name: baseOf(house).name } }).overrides).toEqual(
        house.overrides,
      );
    }
});

test('a problem names the tables at which it is one', () => {
  const cycle = { base: 'at-play', overrides: { 'pass.cycle': ['across'] } };
  expect(problemsOf(wholeOf(cycle))).toMatchObject([{ path: 'pass.cycle[0]', seats: [3, 5] }]);
  expect(problemsOf(wholeOf({ base: 'at-play', overrides: { 'score.sign': 'minus' } }))).toMatchObject([
    { path: 'match.cmp', seats: [] },
  ]);
  expect(prepare(wholeOf(cycle), 4).ok).toBe(true);
});
