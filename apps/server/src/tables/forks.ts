// Tables that play on from a point of a match: what was played before it.
import type { Event } from '@moonshot/table/event';
import type { Store, TableRow } from '../store/store.ts';
import { forkLogOf } from '../store/tables.ts';

/** What was played before the matches of such a table begin. */
export async function playedBefore({ log }: Pick<Store, 'log'>, { id }: TableRow): Promise<readonly Event[]> {
  const [opening, ...played] = await log.read(forkLogOf(id));
  if (opening === undefined) throw new Error(`Cannot begin a match at table ${id}: what was played before is gone`);
  return played;
}
