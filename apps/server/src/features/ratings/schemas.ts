// The response schemas of the rating routes, for the API description.
import * as z from 'zod';

const shown = {
  value: z.number().describe('the rating; 1500 for a new player'),
  within: z.number().describe('the half width of the 95 % interval; 1000 for a new player'),
};

const rules = z.string().describe('the sheet and its version, and a fingerprint if the rules are changed');
const at = z.number().describe('when the match was over, in milliseconds since 1970');

/** A player's rating under one set of rules. */
export const rating = z.object({
  rules,
  game: z.string(),
  title: z.string(),
  ...shown,
  matches: z.number(),
  at,
  steps: z.array(z.object({ match: z.string(), at, ...shown })),
});

export const playerRatings = z.object({
  name: z.nullable(z.string()).describe('null for a deleted or unknown player'),
  ratings: z.array(rating),
});

export const board = z.object({
  boards: z.array(z.object({ rules, game: z.string(), title: z.string(), players: z.number() })),
  rules: z.nullable(rules).describe('the requested rules, or those with the most players'),
  changes: z
    .optional(z.nullable(z.array(z.string())))
    .describe('of changed rules: the rules that differ from the game’s; null if they are no longer known'),
  matchesLeast: z.number().describe('the number of matches that a player needs to be listed'),
  best: z.array(z.object({ place: z.number(), player: z.string(), name: z.string(), ...shown, matches: z.number() })),
});

export const moved = z.object({
  moved: z.array(
    z.object({
      player: z.string(),
      name: z.string(),
      rank: z.number(),
      whyLast: z.optional(z.enum(['left', 'silent'])).describe('why a player is ranked last regardless of the total'),
      before: z.object(shown),
      after: z.object(shown),
    }),
  ),
});

export const tableRatings = z.object({
  ratings: z.array(z.object({ player: z.string(), ...shown, matches: z.number() })),
});
