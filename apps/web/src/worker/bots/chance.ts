// Randomness from the browser: secrets, table ids, and the bots' draws, which never use a deal's seed.
import { quickDraws } from '@moonshot/bots';
import type { Below } from '@moonshot/rules/cards';
import { randomHex } from '../../model/random-hex.ts';

/** A table's secret. All cards are derived from it, and it never leaves the worker. */
export const newSecret = (): string => randomHex(32);

/** A unique table id. */
export const newTableId = (): string => randomHex(12);

/** Random draws for bots. */
export const botDraws = (): Below => quickDraws(randomHex(32));
