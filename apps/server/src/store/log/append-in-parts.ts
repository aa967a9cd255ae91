// Writes a long log in several appends, so that the event loop stays free.
import type { Event } from '@moonshot/table';
import type { MatchLog } from '../rows/log.ts';

/**
 * Writes the log of a match that nobody else writes to. Each of `parts` is a JSON list of events. Returns
 * the first event.
 */
export async function appendParts(log: MatchLog, match: string, parts: readonly string[]): Promise<Event | undefined> {
  let first: Event | undefined;
  let version = 0;
  for (const part of parts) {
    const events = JSON.parse(part) as readonly Event[];
    first ??= events[0];
    if ((await log.append(match, version, events)) === 'stale')
      throw new Error(`Cannot write match ${match}: another writer was faster`);
    version += events.length;
  }
  return first;
}
