// Networks that stand for one household: a single IPv4 address, or the prefix of an IPv6 address.
import { isIPv4, isIPv6 } from 'node:net';

/**
 * The usual length of the IPv6 prefix that a household gets; the household chooses the remaining bits freely
 * (RFC 6177).
 */
const HOUSEHOLD_BITS = 56;
const SITE_BITS = 48;
const IPV4_BITS = 32;
const IPV6_BITS = 128;
const GROUPS = 8;
const GROUP_BITS = 16;
const BYTE_BITS = 8;
/** Matches the usual spelling of an IPv6 address that stands for an IPv4 address (RFC 4291, 2.5.5.2). */
const MAPPED = /^\[::ffff:([\da-f]+):([\da-f]+)\]$/;
/** Matches an address with a port, which some proxies append. */
const WITH_PORT = /^(?:\[([^\]]+)\](?::\d+)?|(\d+\.\d+\.\d+\.\d+):\d+)$/;

const groupsOf = (text: string): readonly string[] => (text === '' ? [] : text.split(':'));

/** Removes the port from an address, if it has one. */
export function withoutPort(text: string): string {
  const [, long, short] = WITH_PORT.exec(text) ?? [];
  return long ?? short ?? text;
}

/**
 * The network that rate limits count for an address: the whole household, because a client with one of its
 * addresses can use all of them.
 */
export const networkOf = (text: string): string => beginningOf(text, HOUSEHOLD_BITS);

/**
 * The site of an address or a household: the network that a hosting or tunnel provider assigns to one
 * customer. In IPv6 it holds 256 households.
 */
export const siteOf = (text: string): string => beginningOf(text.split('/')[0] ?? '', SITE_BITS);

/** The multiple of a household's limit that a whole site may use. */
export const SITE_ROOM = 16;
/**
 * The multiple of a household's limit of processor time that a whole site may use. It is small because the
 * server has one event loop, which 16 households at their limit would use up.
 */
export const SITE_WORK_ROOM = 2;

/**
 * The keys that a per-address limit counts for a network: the household and its site. Each key comes with
 * its multiple of the household's limit.
 */
export function countedIn(network: string, siteRoom = SITE_ROOM): readonly (readonly [key: string, times: number])[] {
  const site = siteOf(network);
  const home = [network, 1] as const;
  // for IPv4, the site is the same single address
  return site === network ? [home] : [home, [site, siteRoom]];
}

function beginningOf(text: string, bits: number): string {
  const address = withoutPort(text);
  if (!isIPv6(address)) return address;
  const mapped = mappedIn(address);
  if (mapped !== undefined) return mapped;
  const [head = '', tail = ''] = (address.split('%')[0] ?? '').split('::');
  const [left, right] = [groupsOf(head), groupsOf(tail)];
  const between = Array<string>(Math.max(0, GROUPS - left.length - right.length)).fill('0');
  const groups = [...left, ...between, ...right].map(group => Number.parseInt(group, 16));
  const network = groups.slice(0, Math.ceil(bits / GROUP_BITS)).map((group, i) => group & maskOf(i, bits));
  return `${network.map(group => group.toString(16)).join(':')}::/${bits}`;
}

/**
 * The mask for the 16-bit group with this index of an IPv6 address. It keeps the bits among the first `bits`
 * bits of the address.
 */
function maskOf(group: number, bits: number): number {
  const free = Math.max(0, (group + 1) * GROUP_BITS - bits);
  return (0xff_ff << free) & 0xff_ff;
}

/** The IPv4 address that an IPv6 address in any spelling stands for; undefined if it stands for none. */
function mappedIn(address: string): string | undefined {
  const { hostname } = new URL(`http://[${address.split('%')[0]}]`); // in its usual spelling
  const groups = MAPPED.exec(hostname)
    ?.slice(1)
    .map(group => Number.parseInt(group, 16));
  return groups?.flatMap(group => [group >> BYTE_BITS, group & 0xff]).join('.');
}

/** The network of `::1` and of all addresses that stand for IPv4 addresses. It is no household. */
const SPECIAL = networkOf('::1');

/** The length of the prefix that stands for the household of an address. */
export function bitsFor(address: string): number {
  if (isIPv4(address)) return IPV4_BITS;
  const network = networkOf(address);
  return network === SPECIAL || isIPv4(network) ? IPV6_BITS : HOUSEHOLD_BITS;
}
