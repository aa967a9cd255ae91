// The HTTP bodies of leagues: matches of a group of friends by the same rules, and their standings.
import * as z from 'zod/mini';
import { order, settings } from './fields.ts';

const name = z.string().check(z.minLength(1), z.maxLength(40));

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
export type LeagueTable = z.infer<typeof leagueTable>;
export type LeagueEnd = z.infer<typeof leagueEnd>;

/** The response to a new league. */
export interface NewLeagueAnswer {
  readonly league: string;
}

/** One player's row of the standings. */
export interface LeagueStandingFacts {
  readonly place: number; // from 1; ties share a place
  readonly name: string;
  readonly you: boolean;
  readonly member: boolean; // false for former members
  readonly player: string | null; // of a member; sent only to the owner, who may remove them
  readonly matches: number;
  readonly won: number;
  readonly points: number;
  readonly mean: number | null; // the mean of the totals of completed matches; null if there are none
}

/** A player's result in one of the league's matches. */
export interface LeagueMatchPlayer {
  readonly name: string;
  readonly you: boolean;
  readonly rank: number; // from 1; ties share a rank
  readonly points: number;
  readonly total: number | null; // null for a player who left
}

export interface LeagueMatch {
  readonly match: string;
  readonly at: number;
  readonly rows: readonly LeagueMatchPlayer[]; // by rank, the winner first
}

/** A table of the league that a member may join. */
export interface LeagueTableFacts {
  readonly table: string;
  readonly invite: string;
  readonly state: 'gathering' | 'playing';
  readonly taken: number;
  readonly people: readonly string[];
}

/** A league as the requesting player may see it. */
export interface LeagueFacts {
  readonly id: string;
  readonly name: string;
  readonly game: string;
  readonly title: string; // the name of the rules
  readonly overrides: NewLeague['order']['overrides'];
  readonly length: NewLeague['order']['length'];
  readonly seats: number;
  readonly end: LeagueEnd;
  readonly at: number;
  readonly over: boolean;
  readonly owner: string | null; // a name; null if there is no member left
  readonly yours: boolean; // the requesting player is the owner
  readonly member: boolean; // the requesting player is a member
  readonly played: number; // number of matches played so far
  readonly rows: readonly LeagueStandingFacts[];
  readonly matches: readonly LeagueMatch[]; // the last ones, newest first
  readonly tables: readonly LeagueTableFacts[]; // empty for players who are not members
}

/** A league in a list. */
export interface LeagueLine {
  readonly id: string;
  readonly name: string;
  readonly title: string;
  readonly people: number;
  readonly played: number;
  readonly over: boolean;
}

/** `GET /api/leagues/mine`: the player's leagues, most recently active first. */
export interface LeaguesAnswer {
  readonly leagues: readonly LeagueLine[];
}
