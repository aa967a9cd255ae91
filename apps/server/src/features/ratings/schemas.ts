// The response schemas of the rating routes, for the API description.
import * as z from 'zod';

const shown = {
  value: z.number().describe('1500 for somebody new'),
  within: z.number().describe('1000 for somebody new; the true value lies within that in 19 cases of 20'),
};

const rules = z.string().describe('the sheet and its version, and a fingerprint where they are changed');
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
  rules: z.nullable(rules).describe('those requested, or those with the most players'),
  changes: z
    .optional(z.nullable(z.array(z.string())))
    .describe('of changed rules: those that the game has otherwise; null if that is not known any more'),
  matchesLeast: z.number().describe('how many matches a player needs to be listed'),
  best: z.array(z.object({ place: z.number(), player: z.string(), name: z.string(), ...shown, matches: z.number() })),
});

export const moved = z.object({
  moved: z.array(
    z.object({
      player: z.string(),
      name: z.string(),
      rank: z.number(),
      whyLast: z.optional(z.enum(['left', 'silent'])).describe('why somebody is ranked last, whatever the total'),
      before: z.object(shown),
      after: z.object(shown),
    }),
  ),
});

export const tableRatings = z.object({
  ratings: z.array(z.object({ player: z.string(), ...shown, matches: z.number() })),
});
