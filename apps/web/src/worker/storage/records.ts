// Records of finished deals. Statistics are computed from these records, so they do not depend on stored
// tables. The code that computes records is lazy-loaded.
import type { DealRecord } from '@moonshot/protocol';
import type { Event } from '@moonshot/table';
import { loadGames } from '../games.ts';
import type { foldRecords, Whose } from './fold-records.ts';

let fold: typeof foldRecords | undefined;

/** Loads what computing records needs: all games, and the code that reads a log. */
export async function loadForRecords(): Promise<void> {
  await loadGames().catch(() => undefined); // if this fails, at least the game that is being played is loaded
  fold ??= (await import('./fold-records.ts').catch(() => undefined))?.foldRecords;
}

/** Whether the code that computes records is loaded. Without it, no record may be deleted. */
export const mayFold = (): boolean => fold !== undefined;

/**
 * A record of each finished deal of a log, by default for the only person at the table. Call `loadForRecords`
 * first.
 */
export const recordsOf = (log: readonly Event[], at: number, of?: Partial<Whose>): readonly DealRecord[] =>
  fold?.(log, at, of) ?? [];

/** Whether these events change which deals are finished. */
export const changesRecords = (events: readonly Event[]): boolean =>
  events.some(event => event.type === 'undone' || isScored(event));

const isScored = (event: Event): boolean => event.type === 'game' && event.event.type === 'scored';

/** The numbers of the deals that these events finish. */
export const dealsScoredIn = (events: readonly Event[]): readonly number[] =>
  events.flatMap(event => (event.type === 'game' && event.event.type === 'scored' ? [event.event.result.deal] : []));
