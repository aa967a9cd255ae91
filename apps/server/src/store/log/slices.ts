// Reads long logs in slices, so that the event loop stays free.

import type { EventRow } from '../rows/event.ts';
import { type Database, found } from '../sql/steps.ts';

/** The number of events per slice. Reading them takes a few milliseconds. */
export const SLICE_EVENTS = 128;

const SLICE = `SELECT * FROM event WHERE match = ? AND seq > ? ORDER BY seq LIMIT ${SLICE_EVENTS}`;

/** Resolves after the event loop has handled pending input and output. */
const nextTurn = (): Promise<void> => new Promise(resolve => setImmediate(resolve));

/** The rows of a log after its first `version` events, in slices, oldest first. */
export async function* slicesOf(db: Database, match: string, version = 0): AsyncGenerator<readonly EventRow[]> {
  for (let from = version; ; ) {
    const slice = await db.read(() => found<EventRow>(SLICE, match, from));
    if (slice.length > 0) yield slice;
    if (slice.length < SLICE_EVENTS) return;
    from = slice.at(-1)?.seq ?? from;
    await nextTurn();
  }
}
