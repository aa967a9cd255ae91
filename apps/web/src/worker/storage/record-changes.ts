// Computes which records change when the log of a table grows. Nothing is written yet. This module is
// lazy-loaded, to keep it out of the first scripts.

import type { DealRecord } from '@moonshot/protocol';
import { deepEqual, type Event } from '@moonshot/table';
import { foldRecords } from './fold-records.ts';

export { foldRecords };

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
  const now = foldRecords(whole, at);
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

/** The numbers of the deals that these events finish. */
const dealsScoredIn = (events: readonly Event[]): readonly number[] =>
  events.flatMap(event => (event.type === 'game' && event.event.type === 'scored' ? [event.event.result.deal] : []));

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
