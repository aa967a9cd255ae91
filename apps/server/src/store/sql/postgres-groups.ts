// Group commit for PostgreSQL: writes that wait while a transaction is running share the next one.
import { isStorageFailure } from '../errors.ts';
import { batched } from './batching.ts';
import type { SqlStatements } from './steps.ts';

/**
 * The number of transactions that run at the same time (lanes). If another server delays one of them, the
 * others continue.
 */
const LANES = 4;

/** A function that runs steps in a transaction. */
type Append = <T>(steps: () => SqlStatements<T>) => Promise<T>;

const errorOf = (thrown: unknown): Error => (thrown instanceof Error ? thrown : new Error(String(thrown)));

/**
 * The index of the lane (one of the concurrent transactions) for a name. Keys with the same name always use
 * the same lane.
 */
function laneOf(name: string): number {
  let sum = 0;
  for (let i = 0; i < name.length; i++) sum += name.charCodeAt(i);
  return sum % LANES;
}

/**
 * Returns a function that runs the steps for a key, in groups with other keys. If a group fails for another
 * reason than the storage, its keys are tried alone, one after the other, so that keys with the same name
 * stay in order.
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
      // To the loader, an Error in place of a result means that this key has failed.
      const results: V[] = [];
      for (const key of keys) results.push(await alone(key).catch((own: unknown) => errorOf(own) as never));
      return results;
    }
  };
  const lanes = Array.from({ length: LANES }, () => batched(together));
  return key => (lanes[laneOf(nameOf(key))] as (typeof lanes)[0])(key);
}
