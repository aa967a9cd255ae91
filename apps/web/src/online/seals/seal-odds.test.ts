// The thresholds of the seal warning, its false alarms, and how soon it detects a dishonest table.
import { expect, test } from 'vitest';
import { exceedsChance, ODD_RATE } from './seal-odds.ts';

/** The smallest number of odd attempts that triggers a warning. */
function threshold(attempts: number): number {
  let odd = 0;
  while (!exceedsChance(attempts, odd)) odd += 1;
  return odd;
}

/** The probability of a warning within `attempts` attempts. Each attempt is odd with probability `rate`. */
function alarmWithin(attempts: number, rate: number): number {
  let quiet = new Map([[0, 1]]); // by number of odd attempts: the probability of no warning so far
  for (let n = 1; n <= attempts; n++) {
    const next = new Map<number, number>();
    for (const [odd, chance] of quiet)
      for (const [more, share] of [
        [0, 1 - rate],
        [1, rate],
      ] as const)
        if (!exceedsChance(n, odd + more)) next.set(odd + more, (next.get(odd + more) ?? 0) + chance * share);
    quiet = next;
  }
  return 1 - [...quiet.values()].reduce((sum, chance) => sum + chance, 0);
}

/** 30 deals, each voided as often as the protocol allows. */
const LONG_MATCH = 30 * 3;

test.each([
  [1, 2], // 2 of 1 is impossible: a single attempt never raises a warning
  [2, 3],
  [3, 3],
  [6, 3],
  [7, 4],
  [15, 4],
  [16, 5],
  [27, 5],
  [28, 6],
  [42, 6],
  [60, 7],
  [90, 9],
])('of %i attempts, %i are too many', (attempts, odd) => {
  expect(threshold(attempts)).toBe(odd);
});

test('an honest table raises a false alarm in fewer than 1 of 1,000 long matches', () => {
  const falseAlarm = alarmWithin(LONG_MATCH, ODD_RATE);
  expect(falseAlarm).toBeLessThan(1 / 1000);
  expect(falseAlarm).toBeCloseTo(0.00079, 5);
  expect(alarmWithin(30, ODD_RATE)).toBeCloseTo(0.00044, 5); // 30 deals, almost none redrawn
});

test.each([
  ['each attempt', 1, 3, 1],
  ['every second attempt', 0.5, 30, 0.9999],
  ['every fifth attempt', 0.2, 40, 0.853],
  ['every tenth attempt, which is the most that hides in a match', 0.1, 33, 0.1625],
] as const)('a server that voids %s is noticed', (_, rate, attempts, chance) => {
  expect(alarmWithin(attempts, rate)).toBeCloseTo(chance, 3);
});
