// Fields that messages between a client and the server share, each with its bounds.
import * as z from 'zod/mini';
import { overrides } from '../overrides.ts';
import { length } from '../to-table.ts';

z.config({ jitless: true }); // the page's content security policy forbids compiling code

/** The version of the protocol that this program speaks, and the oldest that it still understands. */
export const PROTOCOL = { newest: 2, oldest: 1 } as const;

/** 128 bits as base64url: what names a table, a player, or opens a table's door. */
export const id = z.string().check(z.regex(/^[0-9A-Za-z_-]{22}$/));
/** A match at a table: the table's name and the number of the match there. */
export const matchId = z.string().check(z.regex(/^[0-9A-Za-z_-]{22}-[1-9]\d{0,5}$/));
/** 256 bits as base64url. */
export const secret = z.string().check(z.regex(/^[0-9A-Za-z_-]{43}$/));
/** 32 bytes as hexadecimal digits. */
export const hex32 = z.string().check(z.regex(/^[0-9a-f]{64}$/));
export const seat = z.int().check(z.gte(0), z.lte(13));
/** At a deal; absent in matches that were begun by version 1 of the protocol. */
export const attempt = z.optional(z.int().check(z.gte(0), z.lte(3)));
export const count = z.int().check(z.gte(0), z.lte(1_000_000));
export const language = z.enum(['en', 'de', 'fr', 'es']);

/** How long a seat may think: seconds for a card, for choosing a pass, and in reserve for a deal. */
export const seconds = z.strictObject({
  cardSeconds: z.int().check(z.gte(5), z.lte(600)),
  passSeconds: z.int().check(z.gte(5), z.lte(600)),
  reserveSeconds: z.int().check(z.gte(0), z.lte(3600)),
});

/** The same; or days for each answer. */
const clock = z.union([seconds, z.strictObject({ days: z.int().check(z.gte(1), z.lte(14)) })]);

export type Clock = z.infer<typeof clock>;

/** What a host settles beside the rules of the game. */
export const settings = z.strictObject({
  // who may join: players with the link, or everybody through the lobby
  open: z.enum(['invited', 'everybody']),
  clock: z.nullable(clock),
  // what they see: public cards, or all hands once a deal is over
  watchers: z.enum(['none', 'cards', 'hands-after']),
  chat: z.boolean(), // free text; only where those invited come
  // players may bring programs; by default only at tables for invited players, and the host
  programs: z.optional(z.boolean()),
  // whether matches are rated; only for tables that are open to everybody
  rated: z.optional(z.boolean()),
});

/** Which game is played at a table, and how. */
export const order = z.strictObject({
  game: z.string().check(z.minLength(1), z.maxLength(40)),
  overrides,
  length: z.nullable(length), // the game's usual one
  seats: z.int().check(z.gte(2), z.lte(14)),
});

export type TableOrder = z.infer<typeof order>;

export type TableSettings = z.infer<typeof settings>;
