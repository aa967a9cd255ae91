// Adds imported tables and records to the database. This module is lazy-loaded.

import type { DealRecord } from '@moonshot/protocol';
import { deepEqual, type Event } from '@moonshot/table';
import { keyOf } from './record-key.ts';
import { loadForRecords, recordsAfter } from './records.ts';
import type { ImportedTable, TakenOver } from './table-storage.ts';
import { ended, grow, type MatchDatabase, rangeOf, writing } from './transactions.ts';

/**
 * Compares an imported table with the stored one: it has more events, no additional events, or different
 * events.
 */
function comparedWith(here: readonly Event[], brought: readonly Event[]): 'more' | 'none' | 'different' {
  const [short, long] = here.length <= brought.length ? [here, brought] : [brought, here];
  if (!short.every((event, i) => deepEqual(event, long[i]))) return 'different';
  return brought.length > here.length ? 'more' : 'none';
}

/** Adds the tables, events and records that are missing, either all or none. */
export async function takeOver(
  db: MatchDatabase,
  brought: readonly ImportedTable[],
  records: readonly DealRecord[],
): Promise<TakenOver> {
  await loadForRecords(); // loaded before the transaction, which would end if it waited
  const tx = writing(db);
  const [different, written, writes]: [string[], ImportedTable[], Promise<unknown>[]] = [[], [], []];
  const before = await tx.objectStore('records').getAll();
  for (const table of brought) {
    const here = await tx.objectStore('events').getAll(rangeOf(table.id));
    const way = comparedWith(here, table.events);
    if (way === 'different') different.push(table.id);
    if (way !== 'more') continue;
    const gained = table.events.slice(here.length);
    const old = before.filter(one => one.table === table.id);
    const { drop } = recordsAfter(old, table.events, gained, table.at);
    writes.push(...(await grow(tx, table.id, here.length, gained, table.at)));
    writes.push(...drop.map(one => tx.objectStore('records').delete(keyOf(one))));
    written.push(table);
  }
  const added = recordsToAdd(
    before,
    records.filter(({ table }) => !different.includes(table)),
    written,
  );
  writes.push(...added.map(record => tx.objectStore('records').put(record)));
  await ended(tx, writes);
  return { written, different, deals: added.length };
}

/**
 * The imported records to write: those of deals without a record, and changed ones of tables that are
 * imported too.
 */
function recordsToAdd(
  here: readonly DealRecord[],
  brought: readonly DealRecord[],
  written: readonly ImportedTable[],
): readonly DealRecord[] {
  const known = new Map(here.map(record => [keyOf(record).join(), record]));
  const taken = new Set(written.map(({ id }) => id));
  return brought.filter(record => {
    const before = known.get(keyOf(record).join());
    return before === undefined || (taken.has(record.table) && !deepEqual(before, record));
  });
}
