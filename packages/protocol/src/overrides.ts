// The schema of overrides (changed fields of a rule sheet) in messages. Their number and length are limited
// as in the rules package.
import * as z from 'zod/mini';
import { OVERRIDES_LETTERS_MAX, OVERRIDES_MAX } from './limits.ts';

/** The length of a value as JSON. Infinity if the value is nested too deep. */
export function lettersIn(value: unknown): number {
  try {
    return JSON.stringify(value).length;
  } catch {
    return Number.POSITIVE_INFINITY;
  }
}

const isSmall = (changes: object): boolean =>
  Object.keys(changes).length <= OVERRIDES_MAX && lettersIn(changes) <= OVERRIDES_LETTERS_MAX;

const TOO_LARGE = `expected at most ${OVERRIDES_MAX} changes in ${OVERRIDES_LETTERS_MAX} letters of JSON`;

/** Changed values of fields of a rule sheet, by the path of the field. */
export const overrides = z.record(z.string(), z.unknown()).check(z.refine(isSmall, TOO_LARGE));
