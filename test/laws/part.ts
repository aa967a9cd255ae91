// One sheet of the cast of the laws, with the seats and the length at which it is played.
import type { Length } from '../../packages/rules/src/game/game.ts';
import type { Overrides } from '../../packages/rules/src/games.ts';

/** A game at a table; `deals` how many of them make a match of the tests. */
export interface Part {
  readonly name: string;
  readonly game: string;
  readonly seats: number;
  readonly overrides: Overrides;
  readonly length: Length | undefined; // undefined: as the sheet has it
}

export const row = (
  name: string,
  game: string,
  seats: number,
  overrides: Overrides,
  length: Length | undefined = { deals: 1 },
): Part => ({ name, game, seats, overrides, length });
