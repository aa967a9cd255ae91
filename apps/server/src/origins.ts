// Under which addresses the server may be reached, and which pages may talk to it.
import { isIPv4, isIPv6 } from 'node:net';
import { networkInterfaces } from 'node:os';

/** A machine that only the network in the room can reach: plain HTTP does there. */
export function isPrivate(hostname: string): boolean {
  const name = hostname.toLowerCase().replace(/^\[|\]$/g, '');
  if (isIPv4(name)) return /^(127|10)\.|^192\.168\.|^172\.(1[6-9]|2\d|3[01])\.|^169\.254\./.test(name);
  if (isIPv6(name)) return /^(::1$|f[cd]|fe[89ab])/.test(name);
  return name === 'localhost' || name.endsWith('.localhost') || name.endsWith('.local');
}

/**
 * The origin by which a request reached the server, from its `Host`; undefined where the server is not to be
 * found.
 */
export function originFor(host: string | undefined, configured: readonly string[]): string | undefined {
  if (host === undefined) return undefined;
  const known = configured.find(origin => new URL(origin).host === host.toLowerCase());
  if (known !== undefined) return known;
  const url = URL.parse(`http://${host}`);
  const plain = url !== null && url.host === host.toLowerCase() && url.origin === `http://${url.host}`;
  return plain && isPrivate(url.hostname) ? url.origin : undefined;
}

/**
 * Whether a page may talk here: exactly the page that the same address serves. A program sends no `Origin`.
 */
export const mayTalk = (origin: string | undefined, own: string | undefined): boolean =>
  origin === undefined || (own !== undefined && origin === own);

/** All spellings of the address that listens on every interface. */
const ALL = /^[0:.]+$/;

/** A name by which every machine means itself. */
const ITSELF = /^(127\.|\[?::1\]?$|localhost$)|\.localhost$/;

/** Networks of homes before those of offices, and before those that containers make. */
const HOMELY = ['192.168.', '10.', ''] as const;

const homeliness = (address: string): number => HOMELY.findIndex(start => address.startsWith(start));

/**
 * The private addresses by which others in the room reach a server that listens at `host`; none where only
 * this machine does.
 */
export function roomAddresses(host: string, interfaces = networkInterfaces()): readonly string[] {
  if (!ALL.test(host)) return isPrivate(host) && !ITSELF.test(host) ? [host] : [];
  return Object.values(interfaces)
    .flatMap(all => all ?? [])
    .filter(({ family, internal, address }) => family === 'IPv4' && !internal && isPrivate(address))
    .map(({ address }) => address)
    .sort((a, b) => homeliness(a) - homeliness(b));
}

/**
 * The origin that a link for others begins with: the configured one, or else that of the first room address.
 */
export function reachedAt(configured: readonly string[], host: string, port: number): string | null {
  const [address] = roomAddresses(host);
  return configured[0] ?? (address === undefined ? null : `http://${address}:${port}`);
}

/** Whether a browser trusts an origin: behind TLS, or on the reader's own machine. */
export const isTrusted = (origin: string | undefined): boolean =>
  origin !== undefined && (origin.startsWith('https:') || ITSELF.test(new URL(origin).hostname));
