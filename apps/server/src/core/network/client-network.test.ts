// Tests which addresses count as one household or one site.
import { expect, test } from 'vitest';
import { bitsFor, networkOf, siteOf, withoutPort } from './client-network.ts';

test.each([
  ['192.0.2.7', '192.0.2.7'],
  ['::ffff:192.0.2.7', '192.0.2.7'],
  ['::FFFF:c000:207', '192.0.2.7'],
  ['0:0:0:0:0:ffff:192.0.2.7', '192.0.2.7'],
  ['::ffff:0:0', '0.0.0.0'],
  ['::fffe:192.0.2.7', '0:0:0:0::/56'],
  ['192.0.2.7:51234', '192.0.2.7'],
  ['2001:db8:1:2:3:4:5:6', '2001:db8:1:0::/56'],
  ['2001:db8:1:2ff::9', '2001:db8:1:200::/56'],
  ['2001:db8:1:200::9', '2001:db8:1:200::/56'],
  ['2001:db8:1:300::9', '2001:db8:1:300::/56'],
  ['[2001:db8:1:2ff::9]:443', '2001:db8:1:200::/56'],
  ['2001:0DB8:1::9', '2001:db8:1:0::/56'],
  ['fe80::1%eth0', 'fe80:0:0:0::/56'],
  ['::1', '0:0:0:0::/56'],
  ['::', '0:0:0:0::/56'],
  ['', ''],
  ['no address', 'no address'],
])('%s counts as %s', (address, network) => {
  expect(networkOf(address)).toBe(network);
});

test.each([
  ['192.0.2.7', '192.0.2.7'],
  ['192.0.2.7:1', '192.0.2.7'],
  ['[2001:db8::1]', '2001:db8::1'],
  ['[2001:db8::1]:443', '2001:db8::1'],
  ['2001:db8::1', '2001:db8::1'], // what follows the last colon is not a port
  ['unknown', 'unknown'],
  ['[]:1', '[]:1'],
])('%s without its port is %s', (text, address) => {
  expect(withoutPort(text)).toBe(address);
});

test.each([
  ['192.0.2.7', '192.0.2.7'],
  ['2001:db8:1:2ff::9', '2001:db8:1::/48'],
  ['2001:db8:1:300::9', '2001:db8:1::/48'],
  ['2001:db8:2:300::9', '2001:db8:2::/48'],
  ['2001:db8:2:300::/56', '2001:db8:2::/48'],
  ['::1', '0:0:0::/48'],
])('%s has the site %s', (address, site) => {
  expect(siteOf(address)).toBe(site);
});

test.each([
  ['192.0.2.7', 32],
  ['::ffff:192.0.2.7', 128], // one IPv4 address
  ['::ffff:c000:207', 128],
  ['2001:db8::1', 56],
])('the household of %s has a prefix of %i bits', (address, bits) => {
  expect(bitsFor(address)).toBe(bits);
});
