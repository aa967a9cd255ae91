// Computes how imported data is merged into the database. Nothing is written yet.

import type { DealRecord } from '@moonshot/protocol';
import { deepEqual, type Event } from '@moonshot/table';
import { dealsScoredIn, mayFold, recordsOf } from './records.ts';
import type { ImportedTable } from './table-storage.ts';

export const keyOf = ({ table, deal }: DealRecord): [table: string, deal: number] => [table, deal];

/**
 * Compares an imported table with the stored one: it has more events, no additional events, or different
 * events.
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
 * How the records of a table change when its log grows. A deal that ends in the new events gets a record, and
 * a record whose content has changed is written again. A record of an earlier deal that was cleared stays
 * cleared.
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
 * A record that was computed again, with the time and the pass verdict of the old record. Logs of earlier
 * versions do not contain the parts of the points, so the old record's parts are kept.
 */
export const withRest = ({ at, regret, points, parts }: DealRecord, record: DealRecord): DealRecord => ({
  ...record,
  at,
  ...(regret !== undefined && { regret }),
  ...(record.parts === undefined && parts !== undefined && points === record.points && { parts }),
});

/** A record without the fields that records of older versions lack. */
const bare = ({ course: _, regret: __, ...record }: DealRecord): unknown => record;

/**
 * The imported records to write: those of deals without a record, and changed ones of tables that are
 * imported too.
 */
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
