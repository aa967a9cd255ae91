// Tests rate limits by address: each address has its own bucket, buckets refill, and full buckets are
// dropped.
import { expect, test } from 'vitest';
import { systemEnv } from '../env.ts';
import { ratesBy, ratesByNetwork } from './rate-limits.ts';

function timed(count: number, perMs: number) {
  const clock = { ms: 0 };
  return { clock, rates: ratesBy({ ...systemEnv, monoMs: () => clock.ms }, count, perMs) };
}

test('an address uses up only its own tokens, and they refill over time', () => {
  const { clock, rates } = timed(3, 60_000);
  expect([1, 2, 3, 4].map(() => rates.take('a'))).toEqual([0, 0, 0, 20_000]);
  expect(rates.take('b')).toBe(0);
  clock.ms = 20_000;
  expect([rates.take('a'), rates.take('a')]).toEqual([0, 20_000]);
});

test.each([1, 59_000, 60_001, 90_000, 119_999])('after %i ms no bucket has more than was refilled', ms => {
  const { clock, rates } = timed(60, 60_000);
  for (let i = 0; i < 60; i++) rates.take('a');
  clock.ms = ms;
  let taken = 0;
  while (rates.take('a') === 0) taken += 1;
  expect(taken).toBe(Math.min(60, Math.floor(ms / 1000)));
});

test('a flood of addresses keeps few buckets', () => {
  const { rates } = timed(1, 60_000);
  expect([rates.take('a'), rates.take('a')]).toEqual([0, 60_000]);
  for (let i = 0; i < 100_000; i++) rates.take(`flood ${i}`);
  expect(rates.take('a')).toBe(0);
});

test('a flood of addresses gives nobody back what they used up before', () => {
  const { rates } = timed(1, 60_000);
  expect([rates.take('a'), rates.take('a')]).toEqual([0, 60_000]);
  for (let i = 0; i < 50_000; i++) rates.take(`flood ${i}`);
  expect(rates.take('a')).toBe(60_000);
});

test('a bucket that is not used is kept for ten periods, and for twenty at most', () => {
  const { clock, rates } = timed(1, 1000);
  const otherIsUsedAt = (ms: number): void => {
    clock.ms = ms;
    rates.take('b');
  };
  rates.spend('a', 101);
  otherIsUsedAt(10_001);
  otherIsUsedAt(20_001);
  expect(rates.waitMs('a')).toBe(80_000); // milliseconds until the debt is repaid
  otherIsUsedAt(20_002);
  expect(rates.waitMs('a')).toBe(0);
});

const household = (n: number): string => `2001:db8:1:${n.toString(16)}00::/56`;

test('the households of a site share a larger room, and what one is refused takes nothing from it', () => {
  const clock = { ms: 0 };
  const rates = ratesByNetwork({ monoMs: () => clock.ms }, 2, 60_000, 3);
  for (let i = 0; i < 9; i++) rates.take(household(0));
  const taken = [1, 2, 3].map(n => [rates.take(household(n)), rates.take(household(n))]);
  expect(taken).toEqual([
    [0, 0],
    [0, 0],
    [10_000, 10_000], // milliseconds until the site has tokens again
  ]);
  expect(rates.take('2001:db8:2:0::/56')).toBe(0);
  clock.ms = 15_000;
  expect([rates.take(household(3)), rates.take(household(0))]).toEqual([0, 15_000]);
});
