// The interface through which the arena's threads use a contestant. A duplicate is one deal or match that is
// played with the same cards in every arrangement of its players.
import type { ContestQuestion, TableResult } from '@moonshot/bots/arena';
import type { Action } from '@moonshot/rules';

/** A contestant of the arena: a built-in player with its search budget, or an outside program. */
export interface Contestant {
  /** Answers a question in the duplicate with this number. Outside programs answer with a promise. */
  answer(put: ContestQuestion, number: number): Action | Promise<Action>;
  /** The number of answers so far that were invalid or missing and were replaced by a legal answer. */
  faults(): number;
  /** Called with the results of all tables of a duplicate. */
  finish?(number: number, tables: readonly TableResult[]): void;
  end?(): void;
}
