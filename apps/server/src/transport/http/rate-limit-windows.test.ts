// Tests request counts in time windows. Each player, household and site (the network of one customer of a
// provider) has its own count, and the number of counts is limited.
import { expect, test } from 'vitest';
import { windowsBy } from './rate-limit-windows.ts';

function counting(most = 100) {
  const clock = { ms: 0 };
  const Windows = windowsBy({ monoMs: () => clock.ms }, most);
  const store = new Windows({} as never);
  /**
   * Counts a request for this key, with a limit of two per minute. Returns the number of requests so far,
   * including this one, and the milliseconds until the window ends.
   */
  const ask = (key: string): readonly [current: number, ttl: number] => {
    let found: readonly [number, number] = [-1, -1];
    store.incr(key, (_, answer) => (found = [answer?.current ?? -1, answer?.ttl ?? -1]), 60_000, 2);
    return found;
  };
  return { clock, ask };
}

test('a window ends when its time is over, whatever was refused in it', () => {
  const { clock, ask } = counting();
  expect(ask('ada')).toEqual([1, 60_000]);
  clock.ms = 59_999;
  expect([ask('ada'), ask('ada'), ask('ada')]).toEqual([
    [2, 1],
    [3, 1],
    [3, 1], // over the limit, the reported number stays the same
  ]);
  expect(ask('bob')).toEqual([1, 60_000]);
  clock.ms = 60_000;
  expect(ask('ada')).toEqual([1, 60_000]);
});

test('what is counted apart by name is counted apart by network', () => {
  const { ask } = counting();
  expect([ask('page 192.0.2.1'), ask('api 192.0.2.1'), ask('page 192.0.2.1')].map(([many]) => many)).toEqual([1, 1, 2]);
});

const household = (n: number): string => `2001:db8:1:${n.toString(16)}00::/56`;

test('a site has room for sixteen households, and what one is refused takes nothing from it', () => {
  const { ask } = counting();
  for (let i = 0; i < 100; i++) ask(household(0));
  const others = Array.from({ length: 15 }, (_, i) => [ask(household(i + 1)), ask(household(i + 1))]);
  expect(others.flat().map(([many]) => many)).toEqual(Array(15).fill([1, 2]).flat());
  expect(ask(household(16))).toEqual([3, 60_000]);
  expect(ask('2001:db8:2::/56')).toEqual([1, 60_000]);
});

test('the least recent client is forgotten first', () => {
  const { ask } = counting(2);
  for (const who of ['ada', 'bob', 'ada', 'eve']) ask(who);
  expect([ask('ada')[0], ask('bob')[0]]).toEqual([3, 1]);
});
