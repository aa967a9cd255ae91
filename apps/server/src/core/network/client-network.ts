// Networks that represent one household: an IPv4 address, or the prefix of an IPv6 address.
import { isIPv4, isIPv6 } from 'node:net';

/** The usual IPv6 prefix of a household, which chooses the remaining bits freely (RFC 6177). */
const HOUSEHOLD_BITS = 56;
const SITE_BITS = 48;
const IPV4_BITS = 32;
const IPV6_BITS = 128;
const GROUPS = 8;
const GROUP_BITS = 16;
const MAPPED = /^::ffff:(\d+\.\d+\.\d+\.\d+)$/i;
/** Some proxies append the port of the connection to the address. */
const WITH_PORT = /^(?:\[([^\]]+)\](?::\d+)?|(\d+\.\d+\.\d+\.\d+):\d+)$/;

const groupsOf = (text: string): readonly string[] => (text === '' ? [] : text.split(':'));

/** The address without a port. */
export function withoutPort(text: string): string {
  const [, long, short] = WITH_PORT.exec(text) ?? [];
  return long ?? short ?? text;
}

/**
 * The network that a rate limit counts, because a client that has one of its addresses can use all of them.
 */
export const networkOf = (text: string): string => beginningOf(text, HOUSEHOLD_BITS);

/**
 * The network that a hosting or tunnel provider assigns to one customer: 256 households. Accepts an address
 * or a household network.
 */
export const siteOf = (text: string): string => beginningOf(text.split('/')[0] ?? '', SITE_BITS);

/** The limit of a site, as a multiple of the limit of one household. */
export const SITE_ROOM = 16;
/**
 * The same multiple for processor time. It is small because the server has one event loop, and 16 times the
 * household limit would use all of it.
 */
export const SITE_WORK_ROOM = 2;

/**
 * The keys under which a per-address limit counts a request: the household and its site. Each key has its
 * multiple of the limit.
 */
export function countedIn(network: string, siteRoom = SITE_ROOM): readonly (readonly [key: string, times: number])[] {
  const site = siteOf(network);
  const home = [network, 1] as const;
  return site === network ? [home] : [home, [site, siteRoom]]; // an IPv4 address is its own site
}

function beginningOf(text: string, bits: number): string {
  const address = withoutPort(text);
  if (!isIPv6(address)) return address;
  const [, mapped] = MAPPED.exec(address) ?? [];
  if (mapped !== undefined) return mapped;
  const [head = '', tail = ''] = (address.split('%')[0] ?? '').split('::');
  const [left, right] = [groupsOf(head), groupsOf(tail)];
  const between = Array<string>(Math.max(0, GROUPS - left.length - right.length)).fill('0');
  const groups = [...left, ...between, ...right].map(group => Number.parseInt(group, 16));
  const network = groups.slice(0, Math.ceil(bits / GROUP_BITS)).map((group, i) => group & maskOf(i, bits));
  return `${network.map(group => group.toString(16)).join(':')}::/${bits}`;
}

/** The mask of the 16-bit group with this index that keeps the first `bits` bits of the address. */
function maskOf(group: number, bits: number): number {
  const free = Math.max(0, (group + 1) * GROUP_BITS - bits);
  return (0xff_ff << free) & 0xff_ff;
}

/** The prefix length of the address's household. */
export const bitsFor = (address: string): number =>
  isIPv4(address) ? IPV4_BITS : MAPPED.test(address) ? IPV6_BITS : HOUSEHOLD_BITS;
