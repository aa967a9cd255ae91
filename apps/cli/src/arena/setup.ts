// The settings of an arena as plain data. They are sent to every thread and stored in a file, so that a run
// can be continued.
import { type Arrangement, arrangements, type Contest } from '@moonshot/bots/arena';
import type { Length, Overrides } from '@moonshot/rules';
import { sheetNamed } from '../options/options.ts';
import { type Allowance, type ListedContestant, specOf } from './parse-contestants.ts';

export interface Setup {
  readonly game: string;
  readonly seats: number;
  readonly set: Overrides;
  readonly players: readonly ListedContestant[]; // in the order of the command line, with repetitions
  readonly seed: string;
  // the search budget of players without their own; null for the usual budget of each level
  readonly budget: Allowance | null;
  readonly kind: 'deals' | 'matches';
  readonly length: Length | null;
}

/** The players without repetitions. A player's index in this list is its contestant number. */
export function distinct({ players }: Setup): readonly ListedContestant[] {
  return [...new Map(players.map(player => [specOf(player), player])).values()];
}

/** Which player has which seat, for each table of a duplicate. */
export const arrangementsOf = ({ players, seats }: Setup): readonly Arrangement[] =>
  arrangements(players.map(specOf), seats);

/** The contest that a setup describes: its rules, seats, seed and length. */
export function contestOf(setup: Setup): Contest {
  const { game, seats, set, seed, kind, length } = setup;
  const matches = kind === 'matches' ? { matches: length === null ? {} : { length } } : {};
  return { sheet: sheetNamed(game), seats, set, seed, arrangements: arrangementsOf(setup), ...matches };
}
