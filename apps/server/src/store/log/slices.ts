// Reads long logs in slices, so that the event loop stays free.

import type { EventRow } from '../rows/event.ts';
import { type Database, found } from '../sql/steps.ts';

/** Events per slice: a few milliseconds of work. */
export const SLICE_EVENTS = 128;

const SLICE = `SELECT * FROM event WHERE match = ? AND seq > ? ORDER BY seq LIMIT ${SLICE_EVENTS}`;

/** Resolves after pending I/O has been handled. */
const nextTurn = (): Promise<void> => new Promise(resolve => setImmediate(resolve));

/** The rows of a log after the first `version`, oldest first, in slices. */
export async function* slicesOf(db: Database, match: string, version = 0): AsyncGenerator<readonly EventRow[]> {
  for (let from = version; ; ) {
    const slice = await db.read(() => found<EventRow>(SLICE, match, from));
    if (slice.length > 0) yield slice;
    if (slice.length < SLICE_EVENTS) return;
    from = slice.at(-1)?.seq ?? from;
    await nextTurn();
  }
}
