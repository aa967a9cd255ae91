// The HTTP bodies of leagues, in which a group of friends plays many matches by the same rules.
import * as z from 'zod/mini';
import { name } from '../common-fields.ts';
import { order, settings } from './fields.ts';

/** When a league ends: after a number of matches, or at a time in milliseconds since 1970. */
export const leagueEnd = z.union([
  z.strictObject({ matches: z.int().check(z.gte(1), z.lte(200)) }),
  z.strictObject({ until: z.int().check(z.gte(0)) }),
]);

/**
 * The body of `POST /api/leagues`, which creates a league. All its tables play the game and rules in `order`.
 */
export const newLeague = z.strictObject({ name, order, end: leagueEnd });

/** The body of `PATCH /api/leagues/LEAGUE`, which renames or ends a league. */
export const leagueChange = z.union([z.strictObject({ name }), z.strictObject({ over: z.literal(true) })]);

/** The body of `POST /api/leagues/LEAGUE/tables`, which opens a table with the host's settings. */
export const leagueTable = z.strictObject({ settings });

export type NewLeague = z.infer<typeof newLeague>;
export type LeagueChange = z.infer<typeof leagueChange>;
export type LeagueEnd = z.infer<typeof leagueEnd>;
