// What the HTTP interface takes and gives, as its documentation shows it.
import { id, matchId, secret, settings } from '@moonshot/wire/online/fields';
import * as z from 'zod';

export { id, matchId, secret, settings };

/** How every refusal looks. */
export const problem = z.object({
  code: z.string().describe('stays the same in every version'),
  sentence: z.string(),
  retryAfterMs: z.number().optional(),
});

export const you = z.object({ player: id, name: z.string() });

const length = z.union([
  z.strictObject({ deals: z.int().min(1).max(1000) }),
  z.strictObject({ target: z.int().min(-10_000).max(10_000) }),
]);

const wanted = z.discriminatedUnion('kind', [
  z.strictObject({ kind: z.literal('me') }),
  z.strictObject({ kind: z.literal('open') }),
  z.strictObject({ kind: z.literal('bot'), player: z.string().min(1).max(40) }),
]);

/** A table as it is ordered. */
export const order = z.strictObject({
  game: z.string().min(1).max(40),
  overrides: z.record(z.string().max(60), z.unknown()),
  length: z.nullable(length),
  settings,
  seats: z.array(wanted).min(2).max(14).describe('who sits where; exactly one seat is `me`'),
});

export type Order = z.infer<typeof order>;

const seatFacts = z.discriminatedUnion('kind', [
  z.object({ kind: z.literal('open') }),
  z.object({ kind: z.literal('bot'), name: z.string(), player: z.string(), outside: z.boolean() }),
  z.object({
    kind: z.literal('person'),
    player: z.string(),
    name: z.string(),
    prepared: z.boolean(),
    present: z.boolean(),
    standIn: z.boolean(),
  }),
]);

/** What can be known of a table without its cards. */
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
});
