// Whoever plays in the arena, as its threads know them.
import type { Put, TableResult } from '@moonshot/bots/arena/duplicate';
import type { Action } from '@moonshot/rules/games';

/** Whoever answers in the arena, at once or later: a player with its budget, or a program outside. */
export interface Contestant {
  /** Its answer to a question of the duplicate of that number. */
  answer(put: Put, number: number): Action | Promise<Action>;
  /** How many of its answers were none, so that another was played for it. */
  faults(): number;
  /** Hears what came of a duplicate. */
  finish?(number: number, tables: readonly TableResult[]): void;
  end?(): void;
}
