// Chance from the browser: secrets and names of tables, and the bots' own draws, which never come from a
// deal's seed.
import { quickDraws } from '@moonshot/bots/chance';
import type { Below } from '@moonshot/rules/cards/chance';

/** So many random bytes, two hexadecimal digits each. */
const randomHex = (bytes: number): string =>
  Array.from(crypto.getRandomValues(new Uint8Array(bytes)), byte => byte.toString(16).padStart(2, '0')).join('');

/** A table's secret: every deal's cards come from it, and it never leaves the worker. */
export const newSecret = (): string => randomHex(32);

/** A name that no other table has. */
export const newTableId = (): string => randomHex(12);

/** Draws for bots. */
export const botDraws = (): Below => quickDraws(randomHex(32));
