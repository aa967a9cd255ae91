// Records of finished deals, so that statistics outlive the table. What makes them is loaded lazily.
import type { DealRecord } from '@moonshot/protocol';
import type { Event } from '@moonshot/table';
import { loadGames } from '../games.ts';
import type { foldRecords, Whose } from './fold-records.ts';

let fold: typeof foldRecords | undefined;

/** Loads what records need: all games, and what folds a log. */
export async function loadForRecords(): Promise<void> {
  await loadGames().catch(() => undefined); // the game being played is loaded
  fold ??= (await import('./fold-records.ts').catch(() => undefined))?.foldRecords;
}

/** Whether `loadForRecords` has succeeded. Otherwise, no records may be deleted. */
export const mayFold = (): boolean => fold !== undefined;

/** A record of every finished deal of a log, by default for its only person. Call `loadForRecords` first. */
export const recordsOf = (log: readonly Event[], at: number, of?: Partial<Whose>): readonly DealRecord[] =>
  fold?.(log, at, of) ?? [];

/** Whether events change which deals are finished. */
export const changesRecords = (events: readonly Event[]): boolean =>
  events.some(event => event.type === 'undone' || isScored(event));

const isScored = (event: Event): boolean => event.type === 'game' && event.event.type === 'scored';

/** The deals that these events score. */
export const dealsScoredIn = (events: readonly Event[]): readonly number[] =>
  events.flatMap(event => (event.type === 'game' && event.event.type === 'scored' ? [event.event.result.deal] : []));
