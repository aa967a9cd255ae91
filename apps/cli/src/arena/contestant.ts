// A contestant of the arena, as its threads use it.
import type { ContestQuestion, TableResult } from '@moonshot/bots/arena';
import type { Action } from '@moonshot/rules';

/** A contestant: a player with its budget, or an outside program. It may answer later. */
export interface Contestant {
  /** Answers a question of the duplicate with this number. */
  answer(put: ContestQuestion, number: number): Action | Promise<Action>;
  /** The number of invalid answers, for which another was played. */
  faults(): number;
  /** Called with the results of a duplicate. */
  finish?(number: number, tables: readonly TableResult[]): void;
  end?(): void;
}
