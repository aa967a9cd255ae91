// Under which addresses the server may be reached, and which pages may talk to it.
import { isIPv4, isIPv6 } from 'node:net';

/** A machine that only the network in the room can reach: plain HTTP does there. */
export function isPrivate(hostname: string): boolean {
  const name = hostname.toLowerCase().replace(/^\[|\]$/g, '');
  if (isIPv4(name)) return /^(127|10)\.|^192\.168\.|^172\.(1[6-9]|2\d|3[01])\.|^169\.254\./.test(name);
  if (isIPv6(name)) return /^(::1$|f[cd]|fe[89ab])/.test(name);
  return name === 'localhost' || name.endsWith('.localhost') || name.endsWith('.local');
}

/** The origin by which a request reached the server, from its `Host`; undefined where the server is not to be found. */
export function originFor(host: string | undefined, configured: readonly string[]): string | undefined {
  if (host === undefined) return undefined;
  const known = configured.find(origin => new URL(origin).host === host.toLowerCase());
  if (known !== undefined) return known;
  const url = URL.parse(`http://${host}`);
  const plain = url !== null && url.host === host.toLowerCase() && url.origin === `http://${url.host}`;
  return plain && isPrivate(url.hostname) ? url.origin : undefined;
}

/** Whether a page may talk here: exactly the page that the same address serves. A program sends no `Origin`. */
export const mayTalk = (origin: string | undefined, own: string | undefined): boolean =>
  origin === undefined || (own !== undefined && origin === own);
