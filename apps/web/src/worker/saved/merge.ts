// What is added to a database by what comes from elsewhere: worked out before anything is written.
import type { Event } from '@moonshot/table/event';
import { same } from '@moonshot/table/same';
import type { DealRecord } from '@moonshot/wire';
import { dealsScoredIn, recordsOf } from './records.ts';
import type { Brought } from './shelf.ts';

export const keyOf = ({ table, deal }: DealRecord): [table: string, deal: number] => [table, deal];

/** How a table that is brought stands to what is here: it adds events, adds none, or went another way. */
export function comparedWith(here: readonly Event[], brought: readonly Event[]): 'more' | 'none' | 'different' {
  const [short, long] = here.length <= brought.length ? [here, brought] : [brought, here];
  if (!short.every((event, i) => same(event, long[i]))) return 'different';
  return brought.length > here.length ? 'more' : 'none';
}

export interface RecordChanges {
  readonly put: readonly DealRecord[];
  readonly drop: readonly DealRecord[]; // of deals that were taken back
}

/**
 * What becomes of a table's records when its log grows: only deals that end in the new events, or ended
 * otherwise, are written.
 */
export function recordsAfter(
  here: readonly DealRecord[],
  whole: readonly Event[],
  fresh: readonly Event[],
  at: number,
): RecordChanges {
  const now = recordsOf(whole, at);
  const ended = dealsScoredIn(fresh);
  const put = now.flatMap(record => {
    const before = here.find(({ deal }) => deal === record.deal);
    if (before === undefined) return ended.includes(record.deal) ? [record] : [];
    const known = withRest(before, record);
    if (same(before, known)) return [];
    return same(bare(before), bare(known)) ? [known] : [record];
  });
  return { put, drop: here.filter(record => !now.some(({ deal }) => deal === record.deal)) };
}

/**
 * A record that is worked out anew, with what else was known of it: when it was over, and what its pass gave
 * away.
 */
export const withRest = ({ at, regret }: DealRecord, record: DealRecord): DealRecord => ({
  ...record,
  at,
  ...(regret !== undefined && { regret }),
});

/** What a record has always told. */
const bare = ({ course: _, regret: __, ...record }: DealRecord): unknown => record;

/**
 * The records that are brought and to be written: all of tables that are taken over, else those of deals
 * unknown here.
 */
export function recordsToAdd(
  here: readonly DealRecord[],
  brought: readonly DealRecord[],
  written: readonly Brought[],
): readonly DealRecord[] {
  const known = new Map(here.map(record => [keyOf(record).join(), record]));
  const taken = new Set(written.map(({ id }) => id));
  return brought.filter(record => {
    const before = known.get(keyOf(record).join());
    return before === undefined || (taken.has(record.table) && !same(before, record));
  });
}
