// Records of finished deals. Statistics are computed from these records, so they do not depend on stored
// tables. The code that computes records is lazy-loaded.
import type { DealRecord } from '@moonshot/protocol';
import type { Event } from '@moonshot/table';
import { loadGames } from '../games.ts';
import type { Whose } from './fold-records.ts';
import type { RecordChanges } from './record-changes.ts';

let lazy: typeof import('./record-changes.ts') | undefined;

/** Loads what computing records needs: all games, and the code that reads a log. */
export async function loadForRecords(): Promise<void> {
  await loadGames().catch(() => undefined); // if this fails, at least the game that is being played is loaded
  lazy ??= await import('./record-changes.ts').catch(() => undefined);
}

/**
 * A record of each finished deal of a log, by default for the only person at the table. Call `loadForRecords`
 * first.
 */
export const recordsOf = (log: readonly Event[], at: number, of?: Partial<Whose>): readonly DealRecord[] =>
  lazy?.foldRecords(log, at, of) ?? [];

/**
 * How the records of a table change when its log grows. Call `loadForRecords` first. If its code could not be
 * loaded, nothing changes, so that no record is deleted.
 */
export const recordsAfter = (
  here: readonly DealRecord[],
  whole: readonly Event[],
  fresh: readonly Event[],
  at: number,
): RecordChanges => lazy?.recordsAfter(here, whole, fresh, at) ?? { put: [], drop: [] };

/** Whether these events change which deals are finished. */
export const changesRecords = (events: readonly Event[]): boolean =>
  events.some(event => event.type === 'undone' || isScored(event));

const isScored = (event: Event): boolean => event.type === 'game' && event.event.type === 'scored';
