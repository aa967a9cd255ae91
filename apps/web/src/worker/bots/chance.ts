// Random numbers from the browser: for secrets, table ids, and the bots. Bots never use the seed of a deal.
import { quickDraws } from '@moonshot/bots';
import type { Below } from '@moonshot/rules/cards';
import { randomHex } from '../../model/random-hex.ts';

/** The secret of a table, from which all its cards are derived. The views of a table never contain it. */
export const newSecret = (): string => randomHex(32);

/** A unique table id. */
export const newTableId = (): string => randomHex(12);

/** Random numbers for the bots. */
export const botDraws = (): Below => quickDraws(randomHex(32));
