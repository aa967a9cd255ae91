// How fast each address may open sockets, or whatever else is counted by a key: a bucket for each, forgotten when it has been full for long.
import type { Env } from '../env.ts';
import { type Bucket, bucket } from './bucket.ts';

export interface Rates {
  /** Takes one of the key; the milliseconds to wait where there is none. */
  take(key: string): number;
  /** Takes so many whether or not they are there. */
  spend(key: string, many: number): void;
  /** The milliseconds to wait until there is any; nothing is taken. */
  waitMs(key: string): number;
}

/** Whatever is owed is paid back within so many times what fills a bucket. */
const KEPT_PERIODS = 10;
/** The buckets of at most twice as many keys are kept, so that no flood of addresses fills the memory. */
const KEYS_MOST = 50_000;

/** So many for each key at once, and so many more in each `perMs`. */
export function ratesBy({ monoMs }: Pick<Env, 'monoMs'>, count: number, perMs: number): Rates {
  const keptMs = KEPT_PERIODS * perMs;
  let [lately, before] = [new Map<string, Bucket>(), new Map<string, Bucket>()];
  let turnedMs = monoMs();
  const own = (key: string, nowMs: number): Bucket => {
    if (nowMs - turnedMs > keptMs || lately.size >= KEYS_MOST) {
      before = nowMs - turnedMs > 2 * keptMs ? new Map() : lately; // whose bucket was not touched for so long is full
      [lately, turnedMs] = [new Map(), nowMs];
    }
    const found = lately.get(key) ?? before.get(key) ?? bucket(count, count, perMs);
    lately.set(key, found);
    return found;
  };
  return {
    take: key => own(key, monoMs()).take(monoMs()),
    spend: (key, many) => own(key, monoMs()).spend(monoMs(), many),
    waitMs: key => (lately.get(key) ?? before.get(key))?.waitMs(monoMs()) ?? 0,
  };
}
