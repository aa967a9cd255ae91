// The point of a match from which a new table with friends starts.
import type { NewFork } from '@moonshot/protocol/server';

/** The fork request without the table's settings, and what the person is shown of it. */
export interface Forking extends Omit<NewFork, 'settings'> {
  readonly title: string;
  readonly names: readonly string[]; // of the match's players, by seat
}
