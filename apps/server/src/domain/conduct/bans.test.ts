// Tests which addresses a ban covers, and which texts are not addresses.
import { expect, test } from 'vitest';
import { testContext } from '../../../testing/context.ts';
import { memoryStore } from '../../../testing/store/memory.ts';
import { SPOKEN } from '../../core/languages.ts';
import { covers, isNetwork, whyBanned } from './bans.ts';

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
  ['::ffff:a01:203', '10.1.2.3', true],
  ['::ffff:a01:203', '10.1.2.4', false],
  ['2001:db8:5::1', '2001:db8:5:ff::2', true], // another address of the same household
  ['2001:db8:5::1', '[2001:db8:5::2]:443', true],
  ['2001:db8:5::1', '2001:db8:5:100::2', false],
  ['2001:db8:5::1/128', '2001:db8:5::2', false],
  ['::1', '::1', true],
  ['::1', '10.1.2.3', false], // although `::/56` contains the IPv6 forms of all IPv4 addresses
])('%s covers %s: %s', (network, address, does) => expect(covers(network, address)).toBe(does));

const HERE = '10.1.2.3';

test.each<[name: string, player: string | null, address: string, reason: string | undefined]>([
  ['a player', 'ada', '10.9.9.9', 'cheats'],
  ['an address in a network', 'bob', HERE, 'floods'],
  ['an address without a player', null, HERE, 'floods'],
  ['an address that is no longer banned', 'bob', '10.3.0.1', undefined],
  ['another address', 'bob', '10.9.9.9', undefined],
])('banned: %s', async (_, player, address, reason) => {
  const store = memoryStore();
  const context = testContext({ store });
  const ban = (kind: 'player' | 'address', who: string, why: string, until: number | null = null) =>
    store.conduct.ban({ kind, who, reason: why, until, at: 0 }, { at: 0, what: '', subject: '', note: '' });
  await ban('address', '10.2.0.0/16', 'others');
  expect(await whyBanned(context, player, address)).toBeUndefined();
  await ban('address', '10.1.0.0/16', 'floods');
  await ban('address', '10.3.0.0/16', 'is over', 1);
  await ban('player', 'ada', 'cheats');
  const refusal = await whyBanned(context, player, address);
  const said = refusal?.sentence(SPOKEN.en.errors);
  if (reason === undefined) expect(said).toBeUndefined();
  else expect(said).toContain(reason);
});

test.each(['', '10.1', '10.1.2.3/33', '10.1.2.3/', '10.1.2.3/8/8', 'fe80::1%eth0', '::/129', 'bob'])(
  '%j is no network',
  text => expect(isNetwork(text)).toBe(false),
);
