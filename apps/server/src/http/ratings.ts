// The route of ratings: how strong a player is thought to be, by each set of rules that they played rated matches of.
import * as z from 'zod';
import { shownRating } from '../ratings/plackett-luce.ts';
import type { World } from '../world.ts';
import type { Api, Desk } from './desk.ts';
import { id, problem, rating } from './schemas.ts';

/** A player's ratings as people see them, the one with the most matches first. */
export async function ratingsOf({ store }: World, player: string): Promise<readonly z.infer<typeof rating>[]> {
  const ratings = await store.results.ratings(player);
  return ratings.map(({ rules: { key, game, title }, matches, at, ...known }) => ({
    ...{ rules: key, game, title, matches, at },
    ...shownRating(known),
  }));
}

/** Adds it, for anybody who knows the player. */
export function addRatings(api: Api, { world }: Desk): void {
  api.get(
    '/api/ratings/:player',
    {
      schema: {
        summary: 'How strong a player is thought to be, by each set of rules; empty where they played no rated match.',
        params: z.object({ player: id }),
        response: { 200: z.object({ ratings: z.array(rating) }), '4xx': problem },
      },
    },
    async ({ params }) => ({ ratings: [...(await ratingsOf(world, params.player))] }),
  );
}
