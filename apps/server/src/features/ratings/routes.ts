// The HTTP routes of ratings: a player's ratings, leaderboards, the changes made by a match, and the ratings
// at a table.
import * as z from 'zod';
import { type Api, type HttpContext, refuse, wordsFor } from '../../api/http-context.ts';
import { id, matchId, plain, problem } from '../../api/schemas.ts';
import { playerOf } from '../../api/session.ts';
import { NO_TABLE } from '../../core/errors.ts';
import { languageIn } from '../../core/languages.ts';
import { authorizeJoin } from '../../domain/tables/join.ts';
import { boardOf, ratingChanges, ratingsAt, ratingsOf } from './dto.ts';
import { board, moved, playerRatings, tableRatings } from './schemas.ts';

const RULES_MOST = 80;

/** Adds the routes of ratings. */
export function addRatings(api: Api, http: HttpContext): void {
  addPlayers(api, http);
  addBoard(api, http);
  addMoved(api, http);
  addTables(api, http);
}

function addPlayers(api: Api, { context }: HttpContext): void {
  api.get(
    '/api/ratings/:player',
    {
      schema: {
        summary: 'The ratings of a player, one for each set of rules; empty if the player has played no rated match.',
        params: z.object({ player: id }),
        response: { 200: playerRatings, '4xx': problem },
      },
    },
    async ({ params: { player }, headers }) => {
      const language = languageIn(headers['accept-language']);
      const name = (await context.store.players.byId(player))?.name ?? null;
      return plain<z.infer<typeof playerRatings>>({ name, ratings: await ratingsOf(context, player, language) });
    },
  );
}

function addBoard(api: Api, { context }: HttpContext): void {
  api.get(
    '/api/ratings',
    {
      schema: {
        summary: 'The leaderboard of a set of rules, and all sets of rules for which there are ratings.',
        querystring: z.object({ rules: z.optional(z.string().max(RULES_MOST)) }),
        response: { 200: board, '4xx': problem },
      },
    },
    async ({ query, headers }) =>
      plain<z.infer<typeof board>>(await boardOf(context, query.rules, languageIn(headers['accept-language']))),
  );
}

function addMoved(api: Api, { context }: HttpContext): void {
  api.get(
    '/api/matches/:match/ratings',
    {
      schema: {
        summary: 'How a match changed the ratings of its players; empty if it is not rated or not over.',
        params: z.object({ match: matchId }),
        response: { 200: moved, '4xx': problem },
      },
    },
    async request => {
      const changes = await ratingChanges(context, request.params.match, wordsFor(request).gone);
      return plain<z.infer<typeof moved>>({ moved: changes });
    },
  );
}

function addTables(api: Api, { context, tables }: HttpContext): void {
  api.get(
    '/api/tables/:table/ratings',
    {
      schema: {
        summary: 'The ratings of the players at a table, for its rules. Only for players who may join the table.',
        params: z.object({ table: id }),
        response: { 200: tableRatings, '4xx': problem },
      },
    },
    async (request, reply) => {
      const player = await playerOf(context, request);
      const live = await authorizeJoin(tables, request.params.table, player, null);
      if (live === undefined) return refuse(reply, NO_TABLE);
      return reply.send(plain<z.infer<typeof tableRatings>>(await ratingsAt(context, live.row)));
    },
  );
}
