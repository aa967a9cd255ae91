// How fast each address may open sockets: a bucket for each, forgotten when it has been full for long.
import type { Env } from '../env.ts';
import { type Bucket, bucket } from './bucket.ts';

export interface Rates {
  /** Takes one of the address; the milliseconds to wait where there is none. */
  take(address: string): number;
}

/** So many for each address at once, and so many more in each `perMs`. */
export function ratesBy({ monoMs }: Env, count: number, perMs: number): Rates {
  let [lately, before] = [new Map<string, Bucket>(), new Map<string, Bucket>()];
  let turnedMs = monoMs();
  return {
    take: address => {
      const nowMs = monoMs();
      if (nowMs - turnedMs > perMs) {
        before = nowMs - turnedMs > 2 * perMs ? new Map() : lately; // whose bucket was not touched for so long is full
        [lately, turnedMs] = [new Map(), nowMs];
      }
      const own = lately.get(address) ?? before.get(address) ?? bucket(count, count, perMs);
      lately.set(address, own);
      return own.take(nowMs);
    },
  };
}
