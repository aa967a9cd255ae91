// A contestant of the arena, as its threads use it.
import type { Put, TableResult } from '@moonshot/bots/arena/duplicate';
import type { Action } from '@moonshot/rules/games';

/** A contestant: a player with its budget, or an outside program. It may answer later. */
export interface Contestant {
  /** Its answer to a question of the duplicate of that number. */
  answer(put: Put, number: number): Action | Promise<Action>;
  /** How many of its answers were none, so that another was played for it. */
  faults(): number;
  /** Hears what came of a duplicate. */
  finish?(number: number, tables: readonly TableResult[]): void;
  end?(): void;
}
