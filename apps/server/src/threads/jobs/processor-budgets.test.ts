// Tests processor budgets: each player and each address has one, and the retry time is accurate.
import { expect, test } from 'vitest';
import { systemEnv } from '../../core/env.ts';
import { readLimits } from '../../core/limits.ts';
import { measureBlocking, newBudgets, type Spender } from './processor-budgets.ts';

const ADA: Spender = { player: 'ada', network: 'home' };
const BOB: Spender = { player: 'bob', network: 'home' };
const STRANGER: Spender = { player: '', network: 'home' };
const ELSEWHERE: Spender = { player: '', network: 'elsewhere' };

function begun() {
  const clock = { ms: 0 };
  const limits = { ...readLimits({}), workMsPerMinute: 600, addressWorkMsPerMinute: 6000 };
  return { clock, budgets: newBudgets({ ...systemEnv, monoMs: () => clock.ms }, limits) };
}

test('a player over budget waits until it is refilled, and no other player does', () => {
  const { clock, budgets } = begun();
  budgets.spend(ADA, 700);
  const waitMs = budgets.waitMs(ADA);
  expect([waitMs, budgets.waitMs(BOB), budgets.waitMs(STRANGER)]).toEqual([10_001, 0, 0]);
  clock.ms = waitMs - 2;
  expect(budgets.waitMs(ADA)).toBeGreaterThan(0);
  clock.ms = waitMs;
  expect(budgets.waitMs(ADA)).toBe(0);
});

test('the players at one address share a large budget; other addresses have their own', () => {
  const { budgets } = begun();
  for (let i = 0; i < 11; i++) budgets.spend({ player: `p${i}`, network: 'home' }, 599);
  expect(budgets.waitMs(STRANGER)).toBeGreaterThan(0);
  expect([budgets.waitMs(BOB) > 0, budgets.waitMs(ELSEWHERE)]).toEqual([true, 0]);
});

test('a debt is not forgotten before it is repaid', () => {
  const { clock, budgets } = begun();
  budgets.spend(ADA, 6600);
  clock.ms = 599_000;
  expect(budgets.waitMs(ADA)).toBeGreaterThan(0);
  clock.ms = 601_001;
  expect(budgets.waitMs(ADA)).toBe(0);
});

test('a site has twice the budget of one household', () => {
  const { budgets } = begun();
  for (const home of ['1', '2']) budgets.spend({ player: '', network: `2001:db8:1:${home}00::/56` }, 6001);
  const waitMs = (network: string) => budgets.waitMs({ player: '', network });
  expect(waitMs('2001:db8:1:300::/56')).toBeGreaterThan(0);
  expect(waitMs('2001:db8:2:300::/56')).toBe(0);
});

test('the time that counts as blocked ends with the microtasks of the turn', async () => {
  let now = 5;
  const blocked: number[] = [];
  measureBlocking({ cpuMs: () => now }, ms => void blocked.push(ms));
  now += 30;
  void Promise.resolve().then(() => queueMicrotask(() => (now += 4)));
  setImmediate(() => (now += 100));
  await new Promise(resolve => setTimeout(resolve, 5));
  expect(blocked).toEqual([34]);
});

test('time in which the thread only waits is not charged', async () => {
  const charged: number[] = [];
  const waiting = new Int32Array(new SharedArrayBuffer(4));
  measureBlocking(systemEnv, ms => void charged.push(ms));
  Atomics.wait(waiting, 0, 0, 200);
  await new Promise(resolve => setImmediate(resolve));
  measureBlocking(systemEnv, ms => void charged.push(ms));
  for (let i = 0; i < 1e6; i++) waiting[0] = Math.imul(waiting[0] ?? 0, 31) + i;
  await new Promise(resolve => setImmediate(resolve));
  const [idle = 200, busy = 0] = charged;
  expect(idle).toBeLessThan(100);
  expect(busy).toBeGreaterThan(0);
});
