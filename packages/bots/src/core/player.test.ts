// A question's rules include the length of its match, so that players know when it may end.

import { heartsOf, type Length, sheetOf } from '@moonshot/rules';
import type { TrickRules as Rules } from '@moonshot/rules/engine';
import { expect, test } from 'vitest';
import { choosing, type Moment, playing } from '../../../../test/play.ts';
import { chances, mayEnd } from '../search/match.ts';
import { type Question, questionOf } from './player.ts';

/** The first question of a match of this length. */
function asked(id: string, length: Length | null): Question {
  const hearts = heartsOf(sheetOf(id), 4);
  const moments: Iterable<Moment> = playing(hearts, { seed: 'length', ...(length && { length }) }, choosing('length'));
  for (const { before, cause } of moments)
    if ('seat' in cause && before !== undefined)
      return questionOf(hearts, hearts.game.view(before, cause.seat), cause.ask);
  throw new Error('Nobody was asked anything');
}

test.each([
  ['ricketts', { target: 50 }, 'limit', 50],
  ['ricketts', { target: 150 }, 'limit', 150],
  ['ricketts', { deals: 3 }, 'deals', 3],
  ['classic', { target: -50 }, 'limit', -50],
  ['wild-twist', { deals: 5 }, 'deals', 5],
  ['capture', { deals: 3 }, 'deals', 3],
] as const)('%s for %j', (id, length, kind, most) => {
  const { match } = asked(id, length).rules.sheet;
  expect([match.kind, kind === 'limit' ? match.limit : match.deals]).toEqual([kind, most]);
});

test('rules of one length are one object, so that nothing is worked out for them twice', () => {
  const hearts = heartsOf(sheetOf('ricketts'), 4);
  const twice = [asked('ricketts', { target: 50 }), asked('ricketts', { target: 50 })].map(({ view, ask }) =>
    questionOf(hearts, view, ask),
  );
  expect(twice[0]?.rules).toBe(twice[1]?.rules);
  const { view, ask } = asked('ricketts', null);
  expect(questionOf(hearts, view, ask).rules).toBe(hearts.rules);
});

test('rules of lengths that have not been asked for lately are not kept', () => {
  const { rules } = heartsOf(sheetOf('ricketts'), 4);
  const { view, ask } = asked('ricketts', { target: 50 });
  const ofLength = (target: number) => questionOf({ rules }, { ...view, length: { target } }, ask).rules;
  const [often, once] = [ofLength(50), ofLength(51)];
  for (let target = 60; target < 90; target++) {
    ofLength(target);
    expect(ofLength(50)).toBe(often);
  }
  expect(ofLength(51)).not.toBe(once);
});

test('to 50 the last player does not give the others the moon that ends the match', () => {
  const rules = asked('ricketts', { target: 50 }).rules as Rules;
  const stands = { totals: [40, 39, 20, 10], deal: 4, turned: false, tiebreak: false };
  const chance = chances(rules, stands, 0);
  expect(chance(Int32Array.of(0, 26, 26, 26))).toBe(0);
  expect(chance(Int32Array.of(-26, 0, 0, 0))).toBeGreaterThan(0.3);
  expect(mayEnd(rules, stands)).toBe(true);
  expect(mayEnd(asked('ricketts', { target: 150 }).rules as Rules, stands)).toBe(false);
});
