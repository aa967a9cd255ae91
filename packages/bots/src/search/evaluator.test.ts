// Sharing a budget: every answer is tried at least once, a round ends when its share is used up, time remains
// for the moon, and clear cases stop early.
import { heartsOf, sheetOf } from '@moonshot/rules';
import type { TrickRules as Rules } from '@moonshot/rules/engine';
import { expect, test } from 'vitest';
import type { Budget } from '../core/player.ts';
import { policyTablesOf } from '../policy/policy-tables.ts';
import { diceOf } from '../sim/dice.ts';
import { dealRandom } from '../sim/trick/deal.ts';
import { createCandidate } from './candidate.ts';
import { createEvaluator, evaluateCandidates, successiveHalving } from './evaluator.ts';
import type { DealUtility } from './worth.ts';

const tables = policyTablesOf(heartsOf(sheetOf('ricketts'), 4).rules as Rules);
const deck = Uint8Array.from(tables.suitBits.deck);

function benchWith(budget: Budget, worth: DealUtility = points => -points[0]!) {
  const dice = diceOf('tryout');
  const draw = (at: Int32Array) => dealRandom(tables.suitBits, at, deck, 0, dice);
  return createEvaluator(tables, { seat: 0, dice, worth, draw, budget, suspicious: false });
}

const some = (count: number) =>
  Array.from({ length: count }, (_, i) => createCandidate({ type: 'claim', claim: i === 0 }, 4, () => {}));

test('a part of the deals is as many as it says', () => {
  const evaluator = benchWith({ plays: 100 });
  expect(evaluateCandidates(evaluator, some(5), 99, 0.4)).toBe(false);
  expect(evaluator.spent).toBe(40);
});

test('a part of the time ends when the clock says so', () => {
  let looks = 0;
  const passed = (): number => {
    looks += 1;
    return looks / 100;
  };
  const evaluator = benchWith({ plays: 1e9, passed });
  const trials = some(3);
  expect(evaluateCandidates(evaluator, trials, 99, 0.5)).toBe(false);
  expect(trials[0]?.worths.length).toBe(50);
  expect(evaluateCandidates(evaluator, trials, 9, 1)).toBe(true);
});

test('every answer is tried even with an empty budget', () => {
  const evaluator = benchWith({ plays: 10, passed: () => 2 });
  evaluator.spent = 10;
  for (const one of successiveHalving(evaluator, some(6), 1)) expect(one.worths.length).toBeGreaterThan(0);
});

test.each([
  ['one that is always better', 1, 200],
  ['none that is', 0, 300],
])('with %s a field of four ends early or not', (_, ahead, spent) => {
  let given = 0;
  const evaluator = benchWith({ plays: 300 }, () => given);
  const field = [ahead, 0, 0, 0].map(worth =>
    createCandidate({ type: 'claim', claim: true }, 4, () => {
      given = worth;
    }),
  );
  successiveHalving(evaluator, field, 1);
  expect(evaluator.spent).toBeLessThanOrEqual(spent);
  expect(evaluator.spent).toBeGreaterThan(spent - 100);
});
