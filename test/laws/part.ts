// One sheet that the laws are checked on, with seats and match length.
import type { Length, Overrides } from '@moonshot/rules';

/** A game at a table; `length` is the length of a test match. */
export interface Part {
  readonly name: string;
  readonly game: string;
  readonly seats: number;
  readonly overrides: Overrides;
  readonly length: Length | undefined; // undefined: the sheet's default
}

export const row = (
  name: string,
  game: string,
  seats: number,
  overrides: Overrides,
  length: Length | undefined = { deals: 1 },
): Part => ({ name, game, seats, overrides, length });
