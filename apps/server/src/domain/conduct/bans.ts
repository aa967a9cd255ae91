// Bans: players and addresses that the operator excludes, for a time or permanently.
import { BlockList, isIP } from 'node:net';
import { type ApiError, apiError } from '../../core/errors.ts';
import { bitsFor, withoutPort } from '../../core/network/client-network.ts';
import type { Ban } from '../../store/store.ts';
import type { ServerContext } from '../context.ts';

const BITS = { 4: 32, 6: 128 } as const;

const family = (address: string): 'ipv4' | 'ipv6' => (isIP(address) === 4 ? 'ipv4' : 'ipv6');

/** Whether the text is an address, or a network such as 10.1.0.0/16. */
export function isNetwork(text: string): boolean {
  const [address = '', bits, ...more] = text.split('/');
  const version = isIP(address);
  if (version === 0 || more.length > 0 || address.includes('%')) return false;
  return bits === undefined || (/^\d{1,3}$/.test(bits) && Number(bits) <= BITS[version === 4 ? 4 : 6]);
}

/**
 * Whether the network contains the address. An IPv6 address without a prefix length stands for its household
 * network.
 */
export function covers(network: string, text: string): boolean {
  const address = withoutPort(text);
  if (isIP(address) === 0) return false;
  const [base = '', bits = bitsFor(base)] = network.split('/');
  const list = new BlockList();
  list.addSubnet(base, Number(bits), family(base));
  return list.check(address, family(address));
}

const holds = ({ until }: Ban, nowMs: number): boolean => until === null || until > nowMs;

/** Why the player or the address is banned; undefined if neither is. */
export async function whyBanned(
  { store, env }: ServerContext,
  player: string | null,
  address: string,
): Promise<ApiError | undefined> {
  const ban = (await store.conduct.bansFor(player)).find(
    one => holds(one, env.nowMs()) && (one.kind === 'player' ? one.who === player : covers(one.who, address)),
  );
  return ban && apiError('banned', say => say.ban({ ...ban, until: ban.until === null ? null : dated(ban.until) }));
}

const dated = (ms: number): string => new Date(ms).toISOString().slice(0, 16).replace('T', ' ');
