// Tests how many sockets or connections a household and its site (the network of one customer of a provider)
// may hold at once.
import { expect, test } from 'vitest';
import { connectionCounts } from './connection-counts.ts';

const household = (n: number): string => `2001:db8:1:${n.toString(16)}00::/56`;

test('a household is full at its limit, a site at sixteen times as many, until one is given back', () => {
  const crowd = connectionCounts(2);
  const isFull = (...networks: readonly string[]): readonly boolean[] => networks.map(crowd.isFull);
  for (let i = 0; i < 32; i++) crowd.add(household(Math.floor(i / 2)));
  expect(isFull(household(0), household(16), '2001:db8:2:0::/56', '192.0.2.7')).toEqual([true, true, false, false]);
  crowd.remove(household(0));
  expect(isFull(household(0), household(1), household(16))).toEqual([false, true, false]);
});

test('an IPv4 address is no site of others', () => {
  const crowd = connectionCounts(1);
  crowd.add('192.0.2.7');
  expect(['192.0.2.7', '192.0.2.8'].map(crowd.isFull)).toEqual([true, false]);
});
