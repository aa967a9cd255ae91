// The point of a match from which a table of friends is to play on, left by the replay for the screen of
// tables.
import type { NewFork } from '@moonshot/wire/online/http';

/** What is asked for beside who may come, with what the person is told of it. */
export interface Forking extends Omit<NewFork, 'settings'> {
  readonly title: string;
  readonly names: readonly string[]; // of those who sat there, by seat
}

class Wanted {
  wanted: Forking | null = $state.raw(null);
}

export const forking = new Wanted();
