// Batches queries, because a thousand clients reconnect to the other nodes at once when a node fails.

import DataLoader from 'dataloader';

/** Maximum number of keys in one statement. */
const MOST = 64;

/**
 * Turns a query for many keys into a function for a single key. Calls that are made while a query is running
 * wait for a later query, which answers many of them together. So no answer is older than its call.
 */
export function batched<K extends string | object | number, V>(
  ask: (keys: readonly K[]) => Promise<readonly V[]>,
): (key: K) => Promise<V> {
  let running: Promise<unknown> = Promise.resolve();
  let last = running;
  const load = (keys: readonly K[]): Promise<readonly V[]> => {
    const answers = ask(keys);
    running = answers.catch(() => {}); // the callers get the error
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

/** The ratio between one padded length of a list and the next shorter one. */
const STEP = 4;

/**
 * Pads a list of keys to a power of four in length by repeating the last key, so that few statements have to
 * be prepared.
 */
export function padded<K>(keys: readonly K[]): readonly K[] {
  let many = 1;
  while (many < keys.length) many *= STEP;
  return Array.from({ length: many }, (_, i) => keys[Math.min(i, keys.length - 1)] as K);
}

/**
 * Returns a function that reads the row with a key. Simultaneous reads are batched. The result is undefined
 * if there is no such row.
 */
export function rowOf<Row>(
  ask: (keys: readonly string[]) => Promise<readonly Row[]>,
  keyOf: (row: Row) => string,
): (key: string) => Promise<Row | undefined> {
  return batched(async keys => {
    const byKey = new Map((await ask(padded(keys))).map(row => [keyOf(row), row]));
    return keys.map(key => byKey.get(key));
  });
}
