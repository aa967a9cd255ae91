// The schemas of the HTTP interface, used for validation and for the API description.

import { length } from '@moonshot/protocol';
import { id, matchId, passkeyId, secret, settings } from '@moonshot/protocol/server';
import * as z from 'zod';

export { id, matchId, secret };

/** The schema of the body of every refusal. */
export const problem = z.object({
  code: z.string().describe('stays the same in every version'),
  sentence: z.string(),
  retryAfterMs: z.number().optional(),
});

export const you = z.object({ player: id, name: z.string() });

/** One of a player's passkeys, as the player sees it. */
export const passkey = z.object({
  id: passkeyId,
  domain: z.string().describe('the domain for which it is valid'),
  at: z.number().describe('when it was created, in milliseconds since 1970'),
  usedAt: z.nullable(z.number()),
});

/**
 * The options for signing in with a passkey, in the format of the browser's `parseRequestOptionsFromJSON`.
 */
export const signInOptions = z.looseObject({ challenge: z.string() });

/** The options for creating a passkey, in the format of the browser's `parseCreationOptionsFromJSON`. */
export const passkeyOptions = signInOptions.extend({
  rp: z.object({ name: z.string(), id: z.string().optional() }),
  user: z.object({ id: z.string(), name: z.string(), displayName: z.string() }),
  pubKeyCredParams: z.array(z.object({ alg: z.number(), type: z.literal('public-key') })),
});

const seatFacts = z.discriminatedUnion('kind', [
  z.object({ kind: z.literal('open') }),
  z.object({
    kind: z.literal('bot'),
    name: z.string(),
    player: z.string(),
    outside: z.boolean(),
    present: z.boolean().optional(),
    broughtBy: z.string().optional().describe('of an external program: the name of the player who brought it'),
  }),
  z.object({
    kind: z.literal('person'),
    player: z.string(),
    name: z.string(),
    prepared: z.boolean(),
    present: z.boolean(),
    standIn: z.boolean(),
    standInMs: z.number().optional().describe('milliseconds until a bot stands in for the absent player'),
  }),
]);

/** The public facts about a table. They contain no cards. */
export const facts = z.object({
  id,
  game: z.string(),
  rules: z.number(),
  name: z.string(),
  overrides: z.record(z.string(), z.unknown()),
  length: z.nullable(length),
  settings,
  state: z.enum(['gathering', 'playing', 'over']),
  match: z.nullable(z.string()),
  host: z.string(),
  seats: z.array(seatFacts),
  watchers: z.number(),
  invite: z.nullable(z.string()),
  trouble: z.nullable(z.string()),
  league: z.optional(id),
  fork: z
    .number()
    .optional()
    .describe('the deal in which every match at this table begins, because it was forked there'),
  contest: z.optional(id),
});

/** The facts about a finished match, as lists of matches show them. */
export const matchFacts = z.object({
  match: matchId,
  game: z.string(),
  name: z.string().describe('the name of the rules'),
  seats: z.number(),
  deals: z.number().describe('the number of scored deals'),
  totals: z.array(z.number()).describe('by seat; empty if there was no deal'),
  seat: z.number().describe('the player’s seat at the start; -1 for an imported match'),
  bots: z.array(z.nullable(z.string())).describe('by seat, the level of each bot at the start'),
  at: z.number().describe('when it ended, in milliseconds since 1970'),
  imported: z.boolean().describe('whether it was imported'),
  forked: z.boolean().describe('whether it was forked from another match'),
  proof: z.boolean().describe('whether there is a proof'),
  told: z.boolean().describe('whether it can be reviewed; false while others still play its round of a tournament'),
});

const leftMs = z
  .nullable(z.number())
  .describe('time left in milliseconds, including the reserve; null without a clock');

/**
 * A table in the requesting player's own list, with the player's seat and the answers that the table awaits.
 */
export const ownTable = facts.extend({
  seat: z.number(),
  awaited: z.array(z.object({ seat: z.number(), waitedMs: z.number(), leftMs })),
});

/** Copies a readonly value for a response, because the types of zod schemas are mutable. */
export const plain = <T>(value: unknown): T => structuredClone(value) as T;
