// A long log that is written at once: part after part, so that others are served in between.
import type { Event } from '@moonshot/table/event';
import type { MatchLog } from './log-row.ts';

/** Writes a log that nobody else writes, from parts that are lists of events in JSON; gives its first event. */
export async function appendParts(log: MatchLog, match: string, parts: readonly string[]): Promise<Event | undefined> {
  let first: Event | undefined;
  let version = 0;
  for (const part of parts) {
    const events = JSON.parse(part) as readonly Event[];
    first ??= events[0];
    if ((await log.append(match, version, events)) === 'stale')
      throw new Error(`Cannot write match ${match}: somebody else does`);
    version += events.length;
  }
  return first;
}
