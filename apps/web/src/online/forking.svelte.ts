// The point of a match from which a new table with friends starts. The replay sets it for the screen of
// tables.
import type { NewFork } from '@moonshot/protocol/server';

/** The fork request without the table's settings, and what the person is shown of it. */
export interface Forking extends Omit<NewFork, 'settings'> {
  readonly title: string;
  readonly names: readonly string[]; // of the match's players, by seat
}

class Wanted {
  wanted: Forking | null = $state.raw(null);
}

export const forking = new Wanted();
