// The response schemas of the contest routes, for the documentation.
import { hex32, id } from '@moonshot/protocol/server';
import * as z from 'zod';
import { apiError } from '../../core/errors.ts';

export const NO_CONTEST = apiError('gone', say => say.contest);

/** The parameters of a contest's routes. */
export const params = z.object({ contest: id });

const kind = z.enum(['challenge', 'day', 'tournament']);
const byDeal = z.array(z.nullable(z.number()));

const row = z.object({
  place: z.number(),
  name: z.string(),
  you: z.boolean(),
  bot: z.boolean(),
  points: byDeal,
  raw: z.number(),
  better: byDeal.describe('by deal: how much better than the mean of the others at the same seat'),
  duplicate: z.nullable(z.number()),
});

const seated = z.array(z.object({ name: z.string(), you: z.boolean(), bot: z.boolean() }));

const tournament = z.object({
  title: z.string(),
  state: z.enum(['open', 'playing', 'over']),
  yours: z.boolean(),
  rounds: z.number(),
  round: z.number(),
  begins: z.union([z.object({ players: z.number() }), z.object({ at: z.number() })]),
  clock: z.object({ cardSeconds: z.number(), passSeconds: z.number(), reserveSeconds: z.number() }),
  tables: z.array(z.object({ seats: seated, deals: z.number(), done: z.boolean() })),
});

export const roundFacts = z.object({
  round: z.number(),
  tables: z.array(z.object({ table: id, seats: seated, points: z.array(z.array(z.number())) })),
});

export const contestDoor = z.object({ table: z.nullable(id), invite: z.nullable(id) });

export const contestFacts = z.object({
  id,
  kind,
  by: z.nullable(z.string()),
  day: z.nullable(z.string()),
  game: z.string(),
  name: z.string(),
  overrides: z.record(z.string(), z.unknown()),
  seats: z.number(),
  deals: z.number(),
  at: z.number(),
  until: z.number(),
  over: z.boolean(),
  commitment: hex32,
  secret: z.nullable(hex32),
  committed: z.string(),
  yours: z.nullable(z.object({ table: id, deals: z.number(), done: z.boolean() })),
  people: z.array(z.object({ name: z.string(), you: z.boolean(), done: z.boolean() })),
  rows: z.nullable(z.array(row)),
  tournament: z.nullable(tournament),
});

export const contestLine = z.object({
  id,
  kind,
  name: z.string(),
  title: z.nullable(z.string()),
  deals: z.number(),
  day: z.nullable(z.string()),
  until: z.number(),
  over: z.boolean(),
});
