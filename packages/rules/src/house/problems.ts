// Finds the errors of a sheet (the rules of a game as data) for all the numbers of seats that it allows.
import type { SheetError } from '../game/errors.ts';
import { SEATS_MAX, SEATS_MIN } from '../game/limits.ts';
import { wrongAt } from '../prepare.ts';
import { valueAt } from './fields.ts';

/**
 * An error of a sheet, with the numbers of seats for which it occurs. `seats` is empty if the error does not
 * depend on them.
 */
export interface SheetProblem extends SheetError {
  readonly seats: readonly number[];
}

const SEATS = { min: SEATS_MIN, max: SEATS_MAX, usual: 4 } as const;

/** The numbers of seats that a sheet allows. If it allows none, the usual number. */
export function seatsOf(sheet: unknown): readonly number[] {
  const [min, max] = [valueAt(sheet, 'seats.min'), valueAt(sheet, 'seats.max')];
  const sound = [min, max].every(n => Number.isInteger(n) && Number(n) >= SEATS.min && Number(n) <= SEATS.max);
  if (!sound || Number(min) > Number(max)) return [SEATS.usual];
  return Array.from({ length: Number(max) - Number(min) + 1 }, (_, i) => Number(min) + i);
}

/** The errors of a sheet for all its numbers of seats, at most one for each path. */
export function problemsOf(sheet: unknown): readonly SheetProblem[] {
  const tables = seatsOf(sheet);
  const found = new Map<string, { readonly error: SheetError; readonly seats: number[] }>();
  for (const seats of tables) {
    for (const error of wrongAt(sheet, seats)) {
      const known = found.get(error.path);
      if (known === undefined) found.set(error.path, { error, seats: [seats] });
      else if (known.seats.at(-1) !== seats) known.seats.push(seats);
    }
  }
  return [...found.values()].map(({ error, seats }) => ({
    ...error,
    seats: seats.length === tables.length && tables.length > 1 ? [] : seats,
  }));
}
