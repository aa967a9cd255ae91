// The schemas of the fields that several messages between client and server share, with their limits.

import * as z from 'zod/mini';
import { length, name, seats } from '../common-fields.ts';
import { overrides } from '../overrides.ts';

/** The newest and the oldest version of the client–server protocol that this program supports. */
export const PROTOCOL = { newest: 3, oldest: 1 } as const;

/** The id of a table, a player or an invitation: 128 bits as base64url. */
export const id = z.string().check(z.regex(/^[0-9A-Za-z_-]{22}$/));
/** The id of a match: the id of its table, and the number of the match at this table. */
export const matchId = z.string().check(z.regex(/^[0-9A-Za-z_-]{22}-[1-9]\d{0,5}$/));
/** A secret of 256 bits as base64url. */
export const secret = z.string().check(z.regex(/^[0-9A-Za-z_-]{43}$/));
/** 32 bytes as hexadecimal digits, for hashes and secrets of sealed deals. */
export const hex32 = z.string().check(z.regex(/^[0-9a-f]{64}$/));
/**
 * The number of an attempt at sealing a deal, from 0. Absent in matches that began under version 1 of the
 * sealing protocol.
 */
export const attempt = z.optional(z.int().check(z.gte(0), z.lte(3)));
export const count = z.int().check(z.gte(0), z.lte(1_000_000));

/** The time of each seat in seconds: for playing a card, for passing, and as a reserve for each deal. */
export const seconds = z.strictObject({
  cardSeconds: z.int().check(z.gte(5), z.lte(600)),
  passSeconds: z.int().check(z.gte(5), z.lte(600)),
  reserveSeconds: z.int().check(z.gte(0), z.lte(3600)),
});

/** The time control: times in seconds, or a number of days for each answer (correspondence play). */
const clock = z.union([seconds, z.strictObject({ days: z.int().check(z.gte(1), z.lte(14)) })]);

export type TimeControl = z.infer<typeof clock>;

/** The host's settings for a table, apart from the rules of the game. */
export const settings = z.strictObject({
  // who may join: only players with the link, or everybody through the lobby
  open: z.enum(['invited', 'everybody']),
  clock: z.nullable(clock),
  // what spectators see: nothing, the public cards, or also all hands after a deal
  watchers: z.enum(['none', 'cards', 'hands-after']),
  chat: z.boolean(), // whether players may write free text; only at tables for invited players
  // whether players may bring programs; by default only the host may, and only at tables for invited players
  programs: z.exactOptional(z.boolean()),
  // whether matches are rated; only at tables that are open to everybody
  rated: z.exactOptional(z.boolean()),
});

/** The game and rules of a table. */
export const order = z.strictObject({
  game: name,
  overrides,
  length: z.nullable(length), // null for the game's usual length
  seats,
});

export type TableOrder = z.infer<typeof order>;

export type TableSettings = z.infer<typeof settings>;
