// Checks the addresses to which push messages are sent. Only public addresses over HTTPS are allowed, so that
// nobody can make the server send requests into its own network.
import { lookup } from 'node:dns';
import { BlockList, isIP, isIPv6, type LookupFunction } from 'node:net';

/** IPv4 ranges that are not public (RFC 6890). */
const KEPT_V4: readonly [string, number][] = [
  ['0.0.0.0', 8],
  ['10.0.0.0', 8],
  ['100.64.0.0', 10],
  ['127.0.0.0', 8],
  ['169.254.0.0', 16],
  ['172.16.0.0', 12],
  ['192.0.0.0', 24],
  ['192.0.2.0', 24],
  ['192.88.99.0', 24],
  ['192.168.0.0', 16],
  ['198.18.0.0', 15],
  ['198.51.100.0', 24],
  ['203.0.113.0', 24],
  ['224.0.0.0', 3],
];
/**
 * The range of public IPv6 addresses. Special and example addresses within it are excluded by the list
 * below.
 */
const GIVEN_V6: [string, number] = ['2000::', 3];
const KEPT_V6: readonly [string, number][] = [
  ['2001::', 23],
  ['2001:db8::', 32],
  ['2002::', 16],
  ['3fff::', 20],
];

const kept = new BlockList();
for (const [net, prefix] of KEPT_V4) kept.addSubnet(net, prefix, 'ipv4');
for (const [net, prefix] of KEPT_V6) kept.addSubnet(net, prefix, 'ipv6');
const given = new BlockList();
given.addSubnet(...GIVEN_V6, 'ipv6');

/** Whether an address is public. */
export const isPublic = (address: string): boolean =>
  isIPv6(address) ? given.check(address, 'ipv6') && !kept.check(address, 'ipv6') : !kept.check(address, 'ipv4');

/** Whether a browser may register this push endpoint. With `local`, any address is allowed, for tests. */
export function isAllowedEndpoint(endpoint: string, local: boolean): boolean {
  const url = URL.parse(endpoint);
  if (url === null || url.username !== '' || url.password !== '') return false;
  if (local) return url.protocol === 'https:' || url.protocol === 'http:';
  if (url.protocol !== 'https:' || url.port !== '') return false;
  const host = url.hostname.replace(/^\[|\]$/g, '');
  return isIP(host) === 0 ? isPublicName(host) : isPublic(host);
}

/** Whether a host name can be public. Names that are used in private networks cannot. */
const isPublicName = (name: string): boolean =>
  /\.[a-z][a-z0-9-]*$/.test(name) && !/\.(localhost|local|internal|home|lan|arpa)$/.test(name);

/** Looks up a host name for a connection. Fails if any of its addresses is not public. */
export const publicLookup: LookupFunction = (name, options, done) => {
  lookup(name, options, (error, found, family) => {
    const all = typeof found === 'string' ? [{ address: found, family: family ?? 0 }] : found;
    const hidden = error === null && !all.every(({ address }) => isPublic(address));
    if (hidden) done(new Error(`Cannot send a message to ${name}: it is not on the internet`), '', 0);
    else done(error, found, family);
  });
};
