// The origins (scheme, host and port) under which the server may be reached, and the pages that may connect.
import { isIPv4, isIPv6 } from 'node:net';
import { networkInterfaces } from 'node:os';

/** Whether a host is reachable only from the local network, where plain HTTP is acceptable. */
export function isPrivate(hostname: string): boolean {
  const name = hostname.toLowerCase().replace(/^\[|\]$/g, '');
  if (isIPv4(name)) return /^(127|10)\.|^192\.168\.|^172\.(1[6-9]|2\d|3[01])\.|^169\.254\./.test(name);
  if (isIPv6(name)) return /^(::1$|f[cd]|fe[89ab])/.test(name);
  return name === 'localhost' || name.endsWith('.localhost') || name.endsWith('.local');
}

/**
 * The origin through which a request reached the server, taken from its `Host` header. Undefined if the host
 * is neither configured nor private.
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
 * Whether a page may connect: only the page of the server's own origin may. Programs send no `Origin` and
 * may connect too.
 */
export const isOriginAllowed = (origin: string | undefined, own: string | undefined): boolean =>
  origin === undefined || (own !== undefined && origin === own);

/** Matches the host that listens on all interfaces, in every spelling (0.0.0.0, ::). */
const ALL = /^[0:.]+$/;

/** Matches names and addresses of the local machine. */
const ITSELF = /^(127\.|\[?::1\]?$|localhost$)|\.localhost$/;

/**
 * The beginnings of private addresses, in the order in which such addresses are listed for other devices.
 * Home networks come before those of offices and containers.
 */
const HOMELY = ['192.168.', '10.', ''] as const;

const homeliness = (address: string): number => HOMELY.findIndex(start => address.startsWith(start));

/**
 * The private addresses at which other devices in the room reach a server that listens at `host`. Empty if
 * there are none.
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
 * The lines that the server prints at its start about other devices: the addresses that they can use. If
 * there are no such addresses although other devices are expected, a line says why the devices cannot join.
 */
export function roomLines(
  host: string,
  port: number,
  hasOrigin: boolean,
  interfaces = networkInterfaces(),
): readonly string[] {
  const addresses = roomAddresses(host, interfaces);
  if (addresses.length > 0) return addresses.map(address => `In this network: http://${address}:${port}`);
  return hasOrigin || ITSELF.test(host)
    ? []
    : ['No private address: other devices can join only at an address that MOONSHOT_ORIGIN names.'];
}

/**
 * The origin for links that are sent to other people: the first configured origin, or else that of the first
 * private address. Null if there is neither.
 */
export function publicOrigin(configured: readonly string[], host: string, port: number): string | null {
  const [address] = roomAddresses(host);
  return configured[0] ?? (address === undefined ? null : `http://${address}:${port}`);
}

/** Whether browsers treat the origin as secure: behind TLS, or on the local machine. */
export const isTrusted = (origin: string | undefined): boolean =>
  origin !== undefined && (origin.startsWith('https:') || ITSELF.test(new URL(origin).hostname));
