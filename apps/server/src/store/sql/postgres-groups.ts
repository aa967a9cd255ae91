// Group commit for PostgreSQL: writes that wait while a transaction is running share the next one.
import { isStorageFailure } from '../errors.ts';
import { batched } from './batching.ts';
import type { SqlStatements } from './steps.ts';

/** The number of concurrent transactions. If another server holds up one of them, the others continue. */
const LANES = 4;

/** Runs steps in a transaction. */
type Append = <T>(steps: () => SqlStatements<T>) => Promise<T>;

const errorOf = (thrown: unknown): Error => (thrown instanceof Error ? thrown : new Error(String(thrown)));

/** Returns the lane of a name. All keys with the same name use the same lane. */
function laneOf(name: string): number {
  let sum = 0;
  for (let i = 0; i < name.length; i++) sum += name.charCodeAt(i);
  return sum % LANES;
}

/**
 * Runs the steps for keys in groups. If a group fails but the storage has not, each key is retried alone, one
 * after the other, because keys with the same name must stay in order.
 */
export function grouped<K extends object, V>(
  append: Append,
  steps: (keys: readonly K[]) => SqlStatements<readonly V[]>,
  nameOf: (key: K) => string,
): (key: K) => Promise<V> {
  const alone = async (key: K): Promise<V> => (await append(() => steps([key])))[0] as V;
  const together = async (keys: readonly K[]): Promise<readonly V[]> => {
    try {
      return await append(() => steps(keys));
    } catch (error) {
      if (isStorageFailure(error)) throw error;
      // for the loader, an Error in place of a result means that this key failed
      const results: V[] = [];
      for (const key of keys) results.push(await alone(key).catch((own: unknown) => errorOf(own) as never));
      return results;
    }
  };
  const lanes = Array.from({ length: LANES }, () => batched(together));
  return key => (lanes[laneOf(nameOf(key))] as (typeof lanes)[0])(key);
}
