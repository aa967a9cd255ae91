// The messages that a contest of bots (the arena) exchanges with an external program that plays one seat.
// Each message is one line of JSON.
import type { Action, Ask, Seat, Sheet, View } from '@moonshot/rules';

/** The limit for choosing one answer: a number of playouts, or a time in milliseconds. */
export type ArenaBudget = { readonly plays: number } | { readonly ms: number };

export type ArenaToProgram =
  | {
      readonly type: 'hello';
      readonly versions: { readonly oldest: number; readonly newest: number };
      readonly budget: ArenaBudget | null;
      readonly deadlineMs: number;
    }
  /** Begins a table. The later `result` of this table names it by `table`. */
  | {
      readonly type: 'table';
      readonly table: string;
      readonly seat: Seat;
      readonly seats: number;
      readonly sheet: Sheet;
    }
  /** Asks for an answer. `deal` is what the seat may know of the deal; `ask` contains the legal answers. */
  | { readonly type: 'question'; readonly number: number; readonly deal: View; readonly ask: Ask }
  /** The result of a finished table: the points and moons by seat, and the seats of the winners. */
  | {
      readonly type: 'result';
      readonly table: string;
      readonly seat: Seat;
      readonly deals: number;
      readonly points: readonly number[];
      readonly moons: readonly number[];
      readonly winners: readonly Seat[];
    };

export type ProgramToArena =
  | { readonly type: 'hello'; readonly version: number }
  | { readonly type: 'act'; readonly number: number; readonly action: Action };
