// What stands for one household among addresses: a whole address of the old kind, and the beginning of one of the new kind.
import { isIPv4, isIPv6 } from 'node:net';

/** So many bits of an IPv6 address are given to a household at most times, and it chooses the rest as it likes (RFC 6177). */
const HOUSEHOLD_BITS = 56;
const SITE_BITS = 48;
const IPV4_BITS = 32;
const IPV6_BITS = 128;
const GROUPS = 8;
const GROUP_BITS = 16;
const MAPPED = /^::ffff:(\d+\.\d+\.\d+\.\d+)$/i;
/** Some proxies write the port of the connection behind the address. */
const WITH_PORT = /^(?:\[([^\]]+)\](?::\d+)?|(\d+\.\d+\.\d+\.\d+):\d+)$/;

const groupsOf = (text: string): readonly string[] => (text === '' ? [] : text.split(':'));

/** The address alone, where a port stands behind it. */
export function withoutPort(text: string): string {
  const [, long, short] = WITH_PORT.exec(text) ?? [];
  return long ?? short ?? text;
}

/** The network that limits by address count: whoever has one address of it can have all of them. */
export const networkOf = (text: string): string => beginningOf(text, HOUSEHOLD_BITS);

/** What hosts and tunnels give to one customer, 256 households: it counts once more where one person must not be many. */
export const siteOf = (text: string): string => beginningOf(text, SITE_BITS);

/** So many times what a household may, a site may. */
export const SITE_ROOM = 16;

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

/** Of that group, the bits that are the network's. */
function maskOf(group: number, bits: number): number {
  const free = Math.max(0, (group + 1) * GROUP_BITS - bits);
  return (0xff_ff << free) & 0xff_ff;
}

/** How many bits stand for the household of one address. */
export const bitsFor = (address: string): number =>
  isIPv4(address) ? IPV4_BITS : MAPPED.test(address) ? IPV6_BITS : HOUSEHOLD_BITS;
