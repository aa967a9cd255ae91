// Sheet overrides in messages, with the limits of the rules on their number and length.
import * as z from 'zod/mini';

const FIELDS_MAX = 64;
const LETTERS_MAX = 4096;

/** The length of a value as JSON; NaN if it is nested too deep. */
export function lettersIn(value: unknown): number {
  try {
    return JSON.stringify(value).length;
  } catch {
    return Number.POSITIVE_INFINITY;
  }
}

const isSmall = (changes: object): boolean =>
  Object.keys(changes).length <= FIELDS_MAX && lettersIn(changes) <= LETTERS_MAX;

/** Sheet fields by path. */
export const overrides = z
  .record(z.string(), z.unknown())
  .check(z.refine(isSmall, `expected at most ${FIELDS_MAX} changes in ${LETTERS_MAX} letters of JSON`));
