// Batches queries, because a thousand clients reconnect to the other nodes at once when a node fails.

import DataLoader from 'dataloader';

/** Maximum number of keys in one statement. */
const MOST = 64;

/**
 * Turns a query for many keys into a query for a single key. While a query is running, callers are queued,
 * and the next query serves all of them. No answer is older than its request.
 */
export function batched<K extends string | object | number, V>(
  ask: (keys: readonly K[]) => Promise<readonly V[]>,
): (key: K) => Promise<V> {
  let running: Promise<unknown> = Promise.resolve();
  let last = running;
  const load = (keys: readonly K[]): Promise<readonly V[]> => {
    const answers = ask(keys);
    running = answers.catch(() => {}); // its callers get the error
    return answers;
  };
  const batchScheduleFn = (begin: () => void): void => {
    last = last.then(() => {
      begin();
      return running;
    });
  };
  const loader = new DataLoader(load, { cache: false, maxBatchSize: MOST, batchScheduleFn });
  return key => loader.load(key);
}

/** The ratio between the key counts for which there are prepared statements. */
const STEP = 4;

/** Pads the keys to a power of four by repeating the last key, so that few prepared statements are needed. */
export function padded<K>(keys: readonly K[]): readonly K[] {
  let many = 1;
  while (many < keys.length) many *= STEP;
  return Array.from({ length: many }, (_, i) => keys[Math.min(i, keys.length - 1)] as K);
}

/** Reads the row of a key, batched with other reads; undefined if there is none. */
export function rowOf<Row>(
  ask: (keys: readonly string[]) => Promise<readonly Row[]>,
  keyOf: (row: Row) => string,
): (key: string) => Promise<Row | undefined> {
  return batched(async keys => {
    const byKey = new Map((await ask(padded(keys))).map(row => [keyOf(row), row]));
    return keys.map(key => byKey.get(key));
  });
}
