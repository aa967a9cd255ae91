// The changes of a sheet wherever they travel in a message: no more of them, and no longer ones, than the rules take.
import * as z from 'zod/mini';

const FIELDS_MAX = 64;
const LETTERS_MAX = 4096;

/** How many letters a value takes, written as JSON; no number where it is nested too deep for that. */
export function lettersIn(value: unknown): number {
  try {
    return JSON.stringify(value).length;
  } catch {
    return Number.POSITIVE_INFINITY;
  }
}

const isSmall = (changes: object): boolean =>
  Object.keys(changes).length <= FIELDS_MAX && lettersIn(changes) <= LETTERS_MAX;

/** Fields of a sheet by their paths. */
export const overrides = z
  .record(z.string(), z.unknown())
  .check(z.refine(isSmall, `expected at most ${FIELDS_MAX} changes in ${LETTERS_MAX} letters of JSON`));
