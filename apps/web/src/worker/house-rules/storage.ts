// Stores house rules with their earlier versions in a database of their own.

import { HOUSES_MAX, type HouseSaved, type StoredHouse, VERSIONS_MAX } from '@moonshot/protocol';
import type { House } from '@moonshot/rules/house';
import { type DBSchema, type IDBPDatabase, openDB } from 'idb';
import { type HouseChanges, joined, mergedHouses } from './merge.ts';

const NAME = 'moonshot-rules';

interface Schema extends DBSchema {
  readonly rules: { key: string; value: StoredHouse };
}

/**
 * Opens the database for one operation only. Rules are rarely written, and an open connection would block an
 * upgrade.
 */
async function within<T>(deed: (db: IDBPDatabase<Schema>) => Promise<T>): Promise<T> {
  const db = await openDB<Schema>(NAME, 1, {
    upgrade: fresh => void fresh.createObjectStore('rules', { keyPath: 'id' }),
  });
  try {
    return await deed(db);
  } finally {
    db.close();
  }
}

const newest = ({ versions }: StoredHouse): number => versions.at(-1)?.at ?? 0;

/** Versions of rules that could not be stored. They are remembered until this worker ends. */
const unkept = new Map<string, StoredHouse>();

/** All stored rules, newest first, including those that are only remembered. */
export async function storedHouses(): Promise<readonly StoredHouse[]> {
  const kept = new Map((await within(db => db.getAll('rules')).catch(() => [])).map(house => [house.id, house]));
  for (const house of unkept.values()) kept.set(house.id, joined(kept.get(house.id), house));
  return [...kept.values()].sort((a, b) => newest(b) - newest(a));
}

/**
 * Stores rules under an id. If rules with this id exist, they get a new version. Rules that cannot be stored
 * stay in the list until this worker ends.
 */
export async function keepHouse(id: string, house: House, name: string, at: number): Promise<HouseSaved> {
  const saved = await write(id, house, name, at).catch(() => 'refused' as const);
  const version = { id, name, base: house.base, versions: [{ at, overrides: house.overrides }] };
  if (saved === 'yes') unkept.delete(id);
  else unkept.set(id, joined(unkept.get(id), version));
  return saved;
}

const write = (id: string, house: House, name: string, at: number): Promise<HouseSaved> =>
  within(async db => {
    const tx = db.transaction('rules', 'readwrite', { durability: 'strict' });
    const all = await tx.store.getAll();
    const before = all.find(one => one.id === id)?.versions;
    if (before === undefined && all.length >= HOUSES_MAX) return 'full';
    const versions = [...(before ?? []), { at, overrides: house.overrides }].slice(-VERSIONS_MAX);
    await Promise.all([tx.store.put({ id, name, base: house.base, versions }), tx.done]);
    return 'yes';
  });

/**
 * Adds the imported rules and versions that are missing in this browser, either all or none. Rejects if the
 * browser refuses storage.
 */
export const addMissingHouses = (brought: readonly StoredHouse[]): Promise<HouseChanges> =>
  within(async db => {
    const tx = db.transaction('rules', 'readwrite', { durability: 'strict' });
    const changes = mergedHouses(await tx.store.getAll(), brought);
    await Promise.all([...changes.put.map(house => tx.store.put(house)), tx.done]);
    return changes;
  });

/** Deletes rules with all their versions. */
export async function forgetHouse(id: string): Promise<void> {
  unkept.delete(id);
  // if this fails, the rules stay in the list
  await within(db => db.delete('rules', id)).catch(() => undefined);
}
