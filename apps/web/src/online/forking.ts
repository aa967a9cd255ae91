// The point of a match from which a new table with friends starts.
import type { NewFork } from '@moonshot/protocol/server';

/**
 * The request for a table that continues from a point of a match, and what the page shows about that match.
 * The settings of the table are chosen later.
 */
export interface Forking extends Omit<NewFork, 'settings'> {
  readonly title: string;
  readonly names: readonly string[]; // the names of the match's players by seat
}
