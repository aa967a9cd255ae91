// The HTTP bodies of leagues: matches of a group of friends by the same rules, and their standings.
import * as z from 'zod/mini';
import { name } from '../common-fields.ts';
import { order, settings } from './fields.ts';

/** When a league ends: after a number of matches, or at a time in milliseconds since 1970. */
export const leagueEnd = z.union([
  z.strictObject({ matches: z.int().check(z.gte(1), z.lte(200)) }),
  z.strictObject({ until: z.int().check(z.gte(0)) }),
]);

/** `POST /api/leagues`: creates a league. All its tables play the game and rules in `order`. */
export const newLeague = z.strictObject({ name, order, end: leagueEnd });

/** `PATCH /api/leagues/LEAGUE`: renames or ends a league. */
export const leagueChange = z.union([z.strictObject({ name }), z.strictObject({ over: z.literal(true) })]);

/** `POST /api/leagues/LEAGUE/tables`: opens a table with the host's settings. */
export const leagueTable = z.strictObject({ settings });

export type NewLeague = z.infer<typeof newLeague>;
export type LeagueChange = z.infer<typeof leagueChange>;
export type LeagueEnd = z.infer<typeof leagueEnd>;
