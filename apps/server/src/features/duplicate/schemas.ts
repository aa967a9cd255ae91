// The response schemas of the contest routes, for the API description.
import { hex32, id } from '@moonshot/protocol/server';
import * as z from 'zod';
import { apiError } from '../../core/errors.ts';

export const NO_CONTEST = apiError('gone', say => say.contest);

/** The path parameters of a contest's routes. */
export const params = z.object({ contest: id });

const kind = z.enum(['challenge', 'day', 'tournament']);
const byDeal = z.array(z.nullable(z.number()));

const row = z.object({
  place: z.number().describe('from 1; tied players share a place'),
  name: z.string(),
  you: z.boolean(),
  bot: z.boolean(),
  points: byDeal.describe('by deal, or by round of a tournament; null for one not played'),
  raw: z.number().describe('the sum of the points'),
  better: byDeal.describe(
    'by deal, or by round of a tournament: by how much the points are better than the mean of the others at the same seat',
  ),
  duplicate: z
    .nullable(z.number())
    .describe('the sum of `better`; null if no other player has played any of these deals'),
});

const seated = z.array(z.object({ name: z.string().describe('empty for a bot'), you: z.boolean(), bot: z.boolean() }));

const tournament = z.object({
  title: z.string(),
  state: z.enum(['open', 'playing', 'over']),
  yours: z.boolean().describe('whether the requesting player may start it'),
  rounds: z.number(),
  round: z.number().describe('the latest round, from 1; 0 before the first'),
  begins: z.union([z.object({ players: z.number() }), z.object({ at: z.number() })]),
  clock: z.object({ cardSeconds: z.number(), passSeconds: z.number(), reserveSeconds: z.number() }),
  tables: z
    .array(z.object({ seats: seated, deals: z.number(), done: z.boolean() }))
    .describe('the tables of the round'),
});

export const roundFacts = z.object({
  round: z.number(),
  tables: z.array(
    z.object({ table: id, seats: seated, points: z.array(z.array(z.number())).describe('by deal and seat') }),
  ),
});

export const contestDoor = z.object({ table: z.nullable(id), invite: z.nullable(id) });

export const contestFacts = z.object({
  id,
  kind,
  by: z.nullable(z.string()).describe('the name of the creator; null for a daily deal or a deleted player'),
  day: z.nullable(z.string()),
  game: z.string(),
  name: z.string().describe('the name of the game'),
  overrides: z.record(z.string(), z.unknown()),
  seats: z.number(),
  deals: z.number().describe('the number of deals; in a tournament, that of each round'),
  at: z.number(),
  until: z.number(),
  over: z.boolean(),
  commitment: hex32.check(z.describe('fixes the cards of all deals, and is published before anybody plays')),
  secret: z.nullable(hex32).describe('the secret behind the commitment; null until the contest is over'),
  committed: z.string().describe('the text that is hashed with the secret to give the commitment'),
  yours: z.nullable(z.object({ table: id, deals: z.number(), done: z.boolean() })),
  people: z.array(z.object({ name: z.string(), you: z.boolean(), done: z.boolean() })),
  rows: z.nullable(z.array(row)).describe('null while the results of others are hidden'),
  tournament: z.nullable(tournament),
});

export const contestLine = z.object({
  id,
  kind,
  name: z.string(),
  title: z.nullable(z.string()).describe('the title of a tournament; null for other contests'),
  deals: z.number(),
  day: z.nullable(z.string()),
  until: z.number(),
  over: z.boolean(),
  done: z.boolean().describe('whether the player has played all deals in time; for a tournament, whether it is over'),
});
