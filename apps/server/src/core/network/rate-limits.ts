// Rate limits by key, such as an address. Each key has one bucket of tokens. A bucket is dropped after it has
// not been used for long, or when a flood of other keys needs the memory.
import type { Env } from '../env.ts';
import { SITE_ROOM, siteOf } from './client-network.ts';
import { type Bucket, fullBucket, spendTokens, takeTokens, untilToken } from './token-bucket.ts';

export interface Rates {
  /** Takes one of the key's tokens and returns 0, or returns the milliseconds to wait if there is none. */
  take(key: string): number;
  /** Takes `many` tokens even if fewer are left, so that the key owes tokens. */
  spend(key: string, many: number): void;
  /** The milliseconds until the key's bucket is no longer empty; 0 if it is not. Takes no token. */
  waitMs(key: string): number;
}

/**
 * An unused bucket is kept for at least this number of refill periods, in which its debt is refilled. Only a
 * flood of keys makes the server drop it earlier.
 */
const KEPT_PERIODS = 10;
/**
 * The maximum number of keys in each of the two generations of buckets (recent and older). It bounds the
 * memory during a flood of addresses.
 */
const KEYS_MOST = 50_000;

/** Rate limits that allow each key a burst of `count` tokens, refilled by `count` tokens in each `perMs`. */
export function ratesBy({ monoMs }: Pick<Env, 'monoMs'>, count: number, perMs: number): Rates {
  const rate = { burst: count, count, perMs };
  const keptMs = KEPT_PERIODS * perMs;
  let [lately, before] = [new Map<string, Bucket>(), new Map<string, Bucket>()];
  let turnedMs = monoMs();
  const own = (key: string, nowMs: number): Bucket => {
    if (nowMs - turnedMs > keptMs || lately.size >= KEYS_MOST) {
      [before, lately, turnedMs] = [lately, new Map(), nowMs];
    }
    const known = lately.get(key);
    if (known !== undefined) return known;
    const found = before.get(key) ?? fullBucket(rate);
    lately.set(key, found);
    return found;
  };
  return {
    take: key => takeTokens(own(key, monoMs()), rate, monoMs()),
    spend: (key, many) => spendTokens(own(key, monoMs()), rate, monoMs(), many),
    waitMs: key => {
      const known = lately.get(key) ?? before.get(key);
      return known === undefined ? 0 : untilToken(known, rate, monoMs());
    },
  };
}

/**
 * The rate limits that apply to a network, each with the key that it counts: the household and its site (the
 * network of one customer of a provider).
 */
function limitsOf(network: string, homes: Rates, sites: Rates): readonly (readonly [Rates, string])[] {
  const site = siteOf(network);
  const home = [homes, network] as const;
  return site === network ? [home] : [home, [sites, site]]; // for IPv4, the site is the same single address
}

/**
 * Rate limits by network. A household has a burst of `count` tokens, and its site has `siteRoom` times as
 * many.
 */
export function ratesByNetwork(env: Pick<Env, 'monoMs'>, count: number, perMs: number, siteRoom = SITE_ROOM): Rates {
  const homes = ratesBy(env, count, perMs);
  const sites = ratesBy(env, count * siteRoom, perMs);
  const known = new Map<string, readonly (readonly [Rates, string])[]>();
  const both = (network: string): readonly (readonly [Rates, string])[] => {
    const limits = known.get(network) ?? limitsOf(network, homes, sites);
    if (known.size >= KEYS_MOST) known.clear();
    known.set(network, limits);
    return limits;
  };
  return {
    take: network => {
      const asked = both(network).map(([rates, key]) => ({ rates, key, waitMs: rates.take(key) }));
      const waitMs = Math.max(...asked.map(one => one.waitMs));
      // If only one of the two limits refuses, the token taken from the other is given back.
      if (waitMs > 0) for (const one of asked) if (one.waitMs === 0) one.rates.spend(one.key, -1);
      return waitMs;
    },
    spend: (network, many) => {
      for (const [rates, key] of both(network)) rates.spend(key, many);
    },
    waitMs: network => Math.max(...both(network).map(([rates, key]) => rates.waitMs(key))),
  };
}
