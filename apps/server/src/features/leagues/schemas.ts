// The response schemas of the league routes, for the API description.

import { length } from '@moonshot/protocol';
import { id, leagueEnd } from '@moonshot/protocol/server';
import * as z from 'zod';

const row = z.object({
  place: z.number().describe('from 1; ties share a place'),
  name: z.string(),
  you: z.boolean(),
  member: z.boolean().describe('false for former members'),
  player: z.nullable(id).describe('the id of a member; only the owner gets it'),
  matches: z.number(),
  won: z.number(),
  points: z.number(),
  mean: z.nullable(z.number()).describe('the mean of the final totals in the matches that the player did not leave'),
});

const match = z.object({
  match: z.string(),
  at: z.number(),
  rows: z
    .array(
      z.object({
        name: z.string(),
        you: z.boolean(),
        rank: z.number().describe('from 1; ties share a rank'),
        points: z.number(),
        total: z.nullable(z.number()).describe('null for a player who left'),
      }),
    )
    .describe('by rank, the winner first'),
});

const table = z.object({
  table: id,
  invite: id,
  state: z.enum(['gathering', 'playing']),
  taken: z.number(),
  people: z.array(z.string()),
});

export const leagueFacts = z.object({
  id,
  name: z.string(),
  game: z.string(),
  title: z.string().describe('the name of the rules'),
  overrides: z.record(z.string(), z.unknown()),
  length: z.nullable(length),
  seats: z.number(),
  end: leagueEnd,
  at: z.number(),
  over: z.boolean(),
  owner: z.nullable(z.string()).describe('a name; null if there is no member left'),
  yours: z.boolean().describe('whether the requesting player is the owner'),
  member: z.boolean(),
  played: z.number().describe('the number of matches so far'),
  rows: z.array(row),
  matches: z.array(match).describe('the latest matches, newest first'),
  tables: z.array(table).describe('only members get these'),
});

export const leagueLine = z.object({
  id,
  name: z.string(),
  title: z.string(),
  people: z.number(),
  played: z.number(),
  over: z.boolean(),
});
