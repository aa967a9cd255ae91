// Tests which addresses a ban covers, and which texts are not addresses.
import { expect, test } from 'vitest';
import { covers, isNetwork } from './bans.ts';

test.each([
  ['10.1.2.3', '10.1.2.3', true],
  ['10.1.2.3', '10.1.2.30', false],
  ['10.1.0.0/16', '10.1.255.4', true],
  ['10.1.0.0/16', '10.2.0.1', false],
  ['10.1.0.0/16', '::ffff:10.1.0.9', true],
  ['0.0.0.0/0', '203.0.113.9', true],
  ['2001:db8::/32', '2001:db8:1::5', true],
  ['2001:db8::/32', '2001:db9::5', false],
  ['2001:db8::/32', '10.1.2.3', false],
  ['10.1.2.3', 'nowhere', false],
  ['10.1.2.3', '10.1.2.3:51234', true],
  ['10.1.2.3', '::ffff:10.1.2.3', true],
  ['10.1.2.3', '::ffff:a01:203', true],
  ['::ffff:10.1.2.3', '10.1.2.3', true],
  ['::ffff:10.1.2.3', '10.1.2.4', false],
  ['2001:db8:5::1', '2001:db8:5:ff::2', true], // another address of the same household
  ['2001:db8:5::1', '[2001:db8:5::2]:443', true],
  ['2001:db8:5::1', '2001:db8:5:100::2', false],
  ['2001:db8:5::1/128', '2001:db8:5::2', false],
])('%s covers %s: %s', (network, address, does) => expect(covers(network, address)).toBe(does));

test.each(['', '10.1', '10.1.2.3/33', '10.1.2.3/', '10.1.2.3/8/8', 'fe80::1%eth0', '::/129', 'bob'])(
  '%j is no network',
  text => expect(isNetwork(text)).toBe(false),
);
