// Batches queries: when a node is gone, a thousand clients reconnect to the others at once.

/** Maximum number of keys in one statement. */
const MOST = 64;

interface Waiting<K, V> {
  readonly key: K;
  readonly resolve: (value: V) => void;
  readonly reject: (error: unknown) => void;
}

/**
 * Turns a query for many keys into one for a single key. While a query is running, callers are queued, and
 * the next one serves them all. No answer is older than its request.
 */
export function together<K, V>(ask: (keys: readonly K[]) => Promise<readonly V[]>): (key: K) => Promise<V> {
  const waiting: Waiting<K, V>[] = [];
  let asking = false;
  const next = async (): Promise<void> => {
    asking = true;
    while (waiting.length > 0) await answered(waiting.splice(0, MOST), ask);
    asking = false;
  };
  return key =>
    new Promise((resolve, reject) => {
      waiting.push({ key, resolve, reject });
      if (!asking) void next();
    });
}

async function answered<K, V>(
  some: readonly Waiting<K, V>[],
  ask: (keys: readonly K[]) => Promise<readonly V[]>,
): Promise<void> {
  try {
    const answers = await ask(some.map(({ key }) => key));
    for (const [i, { resolve }] of some.entries()) resolve(answers[i] as V);
  } catch (error) {
    for (const { reject } of some) reject(error);
  }
}

/** Growth of the statement sizes. */
const STEP = 4;

/** Pads the keys to a power of four by repeating the last, so that few prepared statements are needed. */
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
  return together(async keys => {
    const byKey = new Map((await ask(padded(keys))).map(row => [keyOf(row), row]));
    return keys.map(key => byKey.get(key));
  });
}
