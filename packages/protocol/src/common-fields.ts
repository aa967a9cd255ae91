// The schemas of the fields that several messages share, with their limits.
import type { Card } from '@moonshot/rules/cards';
import * as z from 'zod/mini';
import { MATCH_DEALS_MAX, NAME_MAX, SEATS_MAX, SEATS_MIN, TOTAL_MAX } from './limits.ts';

z.config({ jitless: true }); // the page's content security policy forbids compiling code

/** The name of a player, a bot or a game. */
export const name = z.string().check(z.minLength(1), z.maxLength(NAME_MAX));
export const seat = z.int().check(z.gte(0), z.lte(SEATS_MAX - 1));
export const seats = z.int().check(z.gte(SEATS_MIN), z.lte(SEATS_MAX));
/** The limits on the length of a list with one entry for each seat. */
export const bySeat = [z.minLength(SEATS_MIN), z.maxLength(SEATS_MAX)] as const;
/** The length of a match: a number of deals, or a total that ends the match. */
export const length = z.union([
  z.strictObject({ deals: z.int().check(z.gte(1), z.lte(MATCH_DEALS_MAX)) }),
  z.strictObject({ target: z.int().check(z.gte(-TOTAL_MAX), z.lte(TOTAL_MAX)) }),
]);
/**
 * A card as text, such as `QS`. Once a table has parsed a message, its cards have the type of the rules
 * package.
 */
export const card = z.string().check(z.regex(/^[2-9TJQKAW][CDSH]$/));
/** The schema of a card with the card type of the rules package. */
export const cardName = card as unknown as z.ZodMiniType<Card, Card>;
/** An id that this browser or a server has generated. */
export const localId = z.string().check(z.regex(/^[0-9A-Za-z_-]{1,64}$/));
/** A language by its ISO 639 code. A server or page without this language answers in English. */
export const language = z.string().check(z.regex(/^[a-z]{2,3}$/));
