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
  return isOn(listOf([network]), text);
}

function listOf(networks: readonly string[]): BlockList {
  const list = new BlockList();
  for (const network of networks) {
    const [base = '', bits = bitsFor(base)] = network.split('/');
    list.addSubnet(base, Number(bits), family(base));
  }
  return list;
}

function isOn(list: BlockList, text: string): boolean {
  const address = withoutPort(text);
  return isIP(address) !== 0 && list.check(address, family(address));
}

/**
 * The block list made for the last check. It is kept because every request is checked but bans change
 * rarely.
 */
let last = { key: '', list: listOf([]) };

/** Whether one of the networks contains the address. */
function isCovered(networks: readonly string[], address: string): boolean {
  const key = networks.join();
  if (key !== last.key) last = { key, list: listOf(networks) };
  return isOn(last.list, address);
}

const holds = ({ until }: Ban, nowMs: number): boolean => until === null || until > nowMs;

/** Why the player or the address is banned; undefined if neither is. */
export async function whyBanned(
  { store, env }: ServerContext,
  player: string | null,
  address: string,
): Promise<ApiError | undefined> {
  const bans = (await store.conduct.bansFor(player)).filter(one => holds(one, env.nowMs()));
  const networks = bans.flatMap(({ kind, who }) => (kind === 'address' ? [who] : []));
  const isAway = !isCovered(networks, address);
  const ban = bans.find(({ kind, who }) => (kind === 'player' ? who === player : !isAway && covers(who, address)));
  return ban && apiError('banned', say => say.ban({ ...ban, until: ban.until === null ? null : dated(ban.until) }));
}

const dated = (ms: number): string => new Date(ms).toISOString().slice(0, 16).replace('T', ' ');
