// The routes of ratings: a player's, leaderboards, changes by a match, and the players of a table.
import * as z from 'zod';
import type { Api, Desk } from '../http/desk.ts';
import { refuse } from '../http/desk.ts';
import { id, matchId, plain, problem } from '../http/schemas.ts';
import { playerOf } from '../http/session.ts';
import { languageIn } from '../languages.ts';
import { NO_TABLE } from '../no.ts';
import { throughDoor } from '../tables/attend.ts';
import { board, moved, playerRatings, tableRatings } from './schemas.ts';
import { boardOf, movedBy, ratingsAt, ratingsOf } from './told.ts';

const RULES_MOST = 80;

/** Adds all of them. */
export function addRatings(api: Api, desk: Desk): void {
  addPlayers(api, desk);
  addBoard(api, desk);
  addMoved(api, desk);
  addTables(api, desk);
}

function addPlayers(api: Api, { world }: Desk): void {
  api.get(
    '/api/ratings/:player',
    {
      schema: {
        summary: 'How strong a player is thought to be, by each set of rules; empty where they played no rated match.',
        params: z.object({ player: id }),
        response: { 200: playerRatings, '4xx': problem },
      },
    },
    async ({ params: { player }, headers }) => {
      const language = languageIn(headers['accept-language']);
      const name = (await world.store.players.byId(player))?.name ?? null;
      return plain<z.infer<typeof playerRatings>>({ name, ratings: await ratingsOf(world, player, language) });
    },
  );
}

function addBoard(api: Api, { world }: Desk): void {
  api.get(
    '/api/ratings',
    {
      schema: {
        summary: 'Who is strongest by a set of rules, and by which rules people are rated here.',
        querystring: z.object({ rules: z.optional(z.string().max(RULES_MOST)) }),
        response: { 200: board, '4xx': problem },
      },
    },
    async ({ query, headers }) =>
      plain<z.infer<typeof board>>(await boardOf(world, query.rules, languageIn(headers['accept-language']))),
  );
}

function addMoved(api: Api, { world }: Desk): void {
  api.get(
    '/api/matches/:match/ratings',
    {
      schema: {
        summary: 'How a match moved the ratings of those who played it; empty where it was not rated, or is not over.',
        params: z.object({ match: matchId }),
        response: { 200: moved, '4xx': problem },
      },
    },
    async ({ params }) => plain<z.infer<typeof moved>>({ moved: await movedBy(world, params.match) }),
  );
}

function addTables(api: Api, { world, tables }: Desk): void {
  api.get(
    '/api/tables/:table/ratings',
    {
      schema: {
        summary: 'How strong those who sit at a table are thought to be, by its rules; for those it is open to.',
        params: z.object({ table: id }),
        response: { 200: tableRatings, '4xx': problem },
      },
    },
    async (request, reply) => {
      const player = await playerOf(world, request);
      const live = await throughDoor(tables, request.params.table, player, null);
      if (live === undefined) return refuse(reply, NO_TABLE);
      return reply.send(plain<z.infer<typeof tableRatings>>(await ratingsAt(world, live.row)));
    },
  );
}
