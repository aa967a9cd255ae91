// Computes how imported data merges into the database, before anything is written.

import type { DealRecord } from '@moonshot/protocol';
import { deepEqual, type Event } from '@moonshot/table';
import { dealsScoredIn, mayFold, recordsOf } from './records.ts';
import type { ImportedTable } from './table-storage.ts';

export const keyOf = ({ table, deal }: DealRecord): [table: string, deal: number] => [table, deal];

/**
 * Compares an imported table with the stored one. The imported table has more events, no additional events,
 * or different events.
 */
export function comparedWith(here: readonly Event[], brought: readonly Event[]): 'more' | 'none' | 'different' {
  const [short, long] = here.length <= brought.length ? [here, brought] : [brought, here];
  if (!short.every((event, i) => deepEqual(event, long[i]))) return 'different';
  return brought.length > here.length ? 'more' : 'none';
}

export interface RecordChanges {
  readonly put: readonly DealRecord[];
  readonly drop: readonly DealRecord[]; // records of deals that were undone
}

/**
 * How a table's records change when its log grows. A deal that ends in the new events gets a record, and a
 * record that has changed is written again. A cleared record of an earlier deal does not come back.
 */
export function recordsAfter(
  here: readonly DealRecord[],
  whole: readonly Event[],
  fresh: readonly Event[],
  at: number,
): RecordChanges {
  if (!mayFold()) return { put: [], drop: [] };
  const now = recordsOf(whole, at);
  const ended = dealsScoredIn(fresh);
  const put = now.flatMap(record => {
    const before = here.find(({ deal }) => deal === record.deal);
    if (before === undefined) return ended.includes(record.deal) ? [record] : [];
    const known = withRest(before, record);
    if (deepEqual(before, known)) return [];
    return deepEqual(bare(before), bare(known)) ? [known] : [record];
  });
  return { put, drop: here.filter(record => !now.some(({ deal }) => deal === record.deal)) };
}

/**
 * The recomputed record, with the known time and pass verdict of the old one. Logs of earlier versions do not
 * state the parts of points, so those of the old record stay.
 */
export const withRest = ({ at, regret, points, parts }: DealRecord, record: DealRecord): DealRecord => ({
  ...record,
  at,
  ...(regret !== undefined && { regret }),
  ...(record.parts === undefined && parts !== undefined && points === record.points && { parts }),
});

/** A record without the fields that old records lack. */
const bare = ({ course: _, regret: __, ...record }: DealRecord): unknown => record;

/** The imported records to write: all records of imported tables, otherwise those of unknown deals. */
export function recordsToAdd(
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
