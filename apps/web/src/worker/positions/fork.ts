// Plays on from a position of a match. A new table repeats the events up to the position and ends after that
// deal.

import { forkTable, type PageToTable, playOutTable } from '@moonshot/protocol';
import { forkLog } from '@moonshot/table/records';
import { type Hosting, reportTrouble } from '../hosting.ts';
import { openOrResume } from '../open-table.ts';
import { logFor, openingOf } from '../records/from-text.ts';

/** Writes the events up to the position under a new table id, and takes the seat at that table. */
export async function fork(hosting: Hosting, wanted: Extract<PageToTable, { type: 'fork' }>): Promise<void> {
  const { context } = hosting;
  const { seat, at, record } = wanted;
  const log = await logFor(context, wanted);
  const first = openingOf(hosting, log);
  if (first === undefined) return;
  // A table that continues from the person's own seat at a stored table is kept. Any other table that
  // continues from a position exists only while it is in use.
  const own = record === undefined && first.spec.sitters[seat]?.kind === 'person';
  const id = (own ? playOutTable : forkTable)(context.newTableId());
  const forked = forkLog(log, { id, seat, at });
  if (forked === undefined) return reportTrouble(hosting, say => say.gone);
  await context.storage.append(id, 0, forked);
  await openOrResume(hosting, { type: 'join', table: id, seat });
}
