// The HTTP routes of leagues: creating, joining and leaving one, its standings, and its tables.
import { leagueChange, leagueTable, newLeague } from '@moonshot/protocol/server';
import type { FastifyReply, FastifyRequest } from 'fastify';
import * as z from 'zod';
import { type Api, type HttpContext, refuse, wordsFor } from '../../api/http-context.ts';
import { spenderOf } from '../../api/requester.ts';
import { id, plain, problem } from '../../api/schemas.ts';
import { asPerson, NO_SESSION, playerOf, sessionOf } from '../../api/session.ts';
import { apiError } from '../../core/errors.ts';
import type { LeagueRow } from '../../store/rows/league.ts';
import { factsFor, lineFor } from './dto.ts';
import { leagueFacts, leagueLine } from './schemas.ts';
import { change, join, make, openFor, putOut } from './service.ts';

const NO_LEAGUE = apiError('gone', say => say.league);
const DONE = 204;

const params = z.object({ league: id });

/** Adds the routes of leagues. */
export function addLeagues(api: Api, http: HttpContext): void {
  addMaking(api, http);
  addMine(api, http);
  addFacts(api, http);
  addChanging(api, http);
  addJoining(api, http);
  addLeaving(api, http);
  addPuttingOut(api, http);
  addTables(api, http);
}

/**
 * The player and the league of a request. If one of them is missing, sends a refusal and returns undefined.
 */
async function known(
  { context }: HttpContext,
  request: FastifyRequest,
  reply: FastifyReply,
): Promise<{ readonly player: string; readonly league: LeagueRow } | undefined> {
  const mine = await sessionOf(context, request);
  const { league: asked } = request.params as z.infer<typeof params>;
  const league = mine && (await context.store.leagues.byId(asked));
  if (mine !== undefined && league !== undefined) return { player: mine.player.id, league };
  refuse(reply, mine === undefined ? NO_SESSION : NO_LEAGUE);
  return undefined;
}

function addMaking(api: Api, { context }: HttpContext): void {
  api.post(
    '/api/leagues',
    {
      schema: {
        summary:
          'Creates a league with the player as its first member. It ends after a number of matches or on a date.',
        body: newLeague,
        response: { 201: z.object({ league: id }), '4xx': problem },
      },
    },
    asPerson(context, async (_, request, reply) => {
      const made = await make(context, await spenderOf(context, request), request.body);
      return made.ok ? reply.code(201).send({ league: made.league }) : refuse(reply, made.error);
    }),
  );
}

function addMine(api: Api, { context }: HttpContext): void {
  api.get(
    '/api/leagues/mine',
    {
      schema: {
        summary: 'Lists the leagues of which the player is a member, the most recently active first.',
        response: { 200: z.object({ leagues: z.array(leagueLine) }), '4xx': problem },
      },
    },
    asPerson(context, async (mine, _, reply) => {
      const rows = await context.store.leagues.of(mine.player.id, context.config.limits.leaguesPerPlayer);
      return reply.send({ leagues: rows.map(row => lineFor(row, context.env.nowMs())) });
    }),
  );
}

function addFacts(api: Api, { context }: HttpContext): void {
  api.get(
    '/api/leagues/:league',
    {
      schema: {
        summary: 'The standings and last matches of a league; for members also its tables.',
        params,
        response: { 200: leagueFacts, '4xx': problem },
      },
    },
    async (request, reply) => {
      const player = await playerOf(context, request);
      const league = await context.store.leagues.byId(request.params.league);
      if (league === undefined) return refuse(reply, NO_LEAGUE);
      return reply.send(
        plain<z.infer<typeof leagueFacts>>(await factsFor(context, league, player, wordsFor(request).gone)),
      );
    },
  );
}

function addChanging(api: Api, http: HttpContext): void {
  api.patch(
    '/api/leagues/:league',
    {
      schema: {
        summary: 'Renames or ends a league. Only for its owner, who is the longest-standing member.',
        params,
        body: leagueChange,
        response: { 204: z.null(), '4xx': problem },
      },
    },
    async (request, reply) => {
      const found = await known(http, request, reply);
      if (found === undefined) return reply;
      const wrong = await change(http.context, found.league, found.player, request.body);
      return wrong === undefined ? reply.code(DONE).send(null) : refuse(reply, wrong);
    },
  );
}

function addJoining(api: Api, http: HttpContext): void {
  api.post(
    '/api/leagues/:league/members',
    {
      schema: {
        summary: 'Joins a league. May be repeated.',
        params,
        response: { 204: z.null(), '4xx': problem },
      },
    },
    async (request, reply) => {
      const found = await known(http, request, reply);
      if (found === undefined) return reply;
      const wrong = await join(http.context, found.league, found.player);
      return wrong === undefined ? reply.code(DONE).send(null) : refuse(reply, wrong);
    },
  );
}

function addLeaving(api: Api, http: HttpContext): void {
  api.delete(
    '/api/leagues/:league/members',
    {
      schema: {
        summary:
          'Leaves a league. The player’s matches stay in its standings. If the owner leaves, the longest-standing member becomes owner.',
        params,
        response: { 204: z.null(), '4xx': problem },
      },
    },
    async (request, reply) => {
      const found = await known(http, request, reply);
      if (found === undefined) return reply;
      await http.context.store.leagues.leave(found.league.id, found.player);
      return reply.code(DONE).send(null);
    },
  );
}

function addPuttingOut(api: Api, http: HttpContext): void {
  api.delete(
    '/api/leagues/:league/members/:player',
    {
      schema: {
        summary: 'Excludes a member from a league, for its owner. Their matches stay, and they cannot join again.',
        params: z.object({ league: id, player: id }),
        response: { 204: z.null(), '4xx': problem },
      },
    },
    async (request, reply) => {
      const found = await known(http, request, reply);
      if (found === undefined) return reply;
      const wrong = await putOut(http.context, found.league, found.player, request.params.player);
      return wrong === undefined ? reply.code(DONE).send(null) : refuse(reply, wrong);
    },
  );
}

function addTables(api: Api, http: HttpContext): void {
  api.post(
    '/api/leagues/:league/tables',
    {
      schema: {
        summary: 'Opens a table of a league, with the league’s rules and the player as its host.',
        params,
        body: leagueTable,
        response: { 201: z.object({ table: id, invite: id }), '4xx': problem, '5xx': problem },
      },
    },
    async (request, reply) => {
      const found = await known(http, request, reply);
      if (found === undefined) return reply;
      const opened = await openFor(http.tables, found.league, found.player, request.body.settings);
      if (!opened.ok) return refuse(reply, opened.error);
      return reply.code(201).send({ table: opened.live.id, invite: opened.live.row.invite });
    },
  );
}
