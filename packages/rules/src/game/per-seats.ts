// Values of a sheet (the rules of a game as data) that may depend on the number of seats.
import { isRecord } from './record.ts';

/** One value for all numbers of seats, or a value for each: `3` or `{ "3": 4, "5": 2 }`. */
export type PerSeats<T> = T | { readonly [seats: string]: T };

/** The value for this number of seats. Undefined if the sheet has no value for it. */
export function forSeats<T extends number | string | readonly unknown[]>(
  value: PerSeats<T>,
  seats: number,
): T | undefined {
  return isRecord(value) ? (value[String(seats)] as T | undefined) : (value as T);
}
