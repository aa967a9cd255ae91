// A contestant of the arena, as the arena's threads use it.
import type { ContestQuestion, TableResult } from '@moonshot/bots/arena';
import type { Action } from '@moonshot/rules';

/** A contestant: a player with its budget, or an outside program. Its answer may be a promise. */
export interface Contestant {
  /** Answers a question in the duplicate with this number. */
  answer(put: ContestQuestion, number: number): Action | Promise<Action>;
  /** The number of invalid or missing answers, each of which was replaced by a legal one. */
  faults(): number;
  /** Called with the results of a duplicate. */
  finish?(number: number, tables: readonly TableResult[]): void;
  end?(): void;
}
