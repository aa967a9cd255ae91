// A score pad of a match with real cards, as the page stores it and sends it to be scored.
import type { Length, Overrides, Seat } from '@moonshot/rules';
import type { PadEntry } from '@moonshot/rules/score-pad';
import * as z from 'zod/mini';
import { cardName, length, name, seat } from './common-fields.ts';
import { CARDS_MAX, MATCH_DEALS_MAX, NAME_MAX, SEATS_MAX, SEATS_MIN } from './limits.ts';
import { overrides } from './overrides.ts';

const count = z.int().check(z.gte(0), z.lte(CARDS_MAX));
// the number for each seat; at the end the number that nobody took
const counts = z.array(count).check(z.maxLength(SEATS_MAX + 1));
const someSeat = z.nullable(seat);

/** What the players wrote down about a deal with real cards. */
export const padEntry = z.strictObject({
  dealer: someSeat,
  taken: z.record(cardName, counts),
  tricks: counts,
  first: someSeat,
  lastButOne: someSeat,
  last: someSeat,
  shown: z.array(cardName).check(z.maxLength(CARDS_MAX)),
  bidder: someSeat,
  chips: count,
  suit: z.nullable(z.enum(['C', 'D', 'S', 'H'])),
  players: z.record(cardName, seat),
  moon: z.nullable(z.enum(['shed', 'burden', 'both', 'keep', 'turn'])),
  captured: counts,
  inHand: counts,
});

/**
 * The score pad of a match with real cards: its rules, its players, and what was written down about each
 * deal.
 */
export interface StoredPad {
  readonly id: string;
  readonly at: number; // when the pad was last changed, in milliseconds since 1970
  readonly game: string; // the game's id in the lists of games
  readonly base: string;
  readonly overrides: Overrides;
  readonly title: string;
  readonly names: readonly string[]; // the names of the players, in the order of play
  readonly dealer: Seat; // the dealer of the first deal
  readonly length: Length | null;
  readonly entries: readonly PadEntry[];
  readonly draft: PadEntry | null; // the deal that is being written down
  readonly totals: readonly number[]; // the totals by player; empty before the first deal
  readonly over: boolean;
}

/**
 * The maximum length of a title that the page has generated: the name of a game, or of rules with their base
 * game.
 */
const SHOWN_MAX = 200;

/**
 * The schema of a stored pad. Every card is a valid name, so the entries have the types of the rules package.
 */
export const storedPad: z.ZodMiniType<StoredPad> = z.strictObject({
  id: z.string().check(z.regex(/^[0-9A-Za-z_-]{1,64}$/)),
  at: z.number().check(z.gte(0), z.lte(8.64e15)), // the range of `Date`
  game: z.string().check(z.maxLength(SHOWN_MAX)),
  base: z.string().check(z.maxLength(NAME_MAX)),
  overrides,
  title: z.string().check(z.maxLength(SHOWN_MAX)),
  names: z.array(name).check(z.minLength(SEATS_MIN), z.maxLength(SEATS_MAX)),
  dealer: seat,
  length: z.nullable(length),
  entries: z.array(padEntry).check(z.maxLength(MATCH_DEALS_MAX)),
  draft: z.nullable(padEntry),
  totals: z.array(z.number()).check(z.maxLength(SEATS_MAX)),
  over: z.boolean(),
});
