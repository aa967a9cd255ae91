// The HTTP routes that only tournaments have: beginning one, withdrawing, and the results of rounds.
import { between } from '@moonshot/protocol/server';
import * as z from 'zod';
import { type Api, type HttpContext, refuse, wordsFor } from '../../api/http-context.ts';
import { spenderOf } from '../../api/requester.ts';
import { id, plain, problem } from '../../api/schemas.ts';
import { asPerson, playerOf } from '../../api/session.ts';
import { apiError } from '../../core/errors.ts';
import { NO_CONTEST, params, roundFacts } from '../duplicate/schemas.ts';
import { roundOf, tableText } from './dto.ts';
import type { Tournaments } from './schedule.ts';

const UNTOLD = apiError('gone', say => say.round);

/** Adds the routes of tournaments. */
export function addTournaments(api: Api, http: HttpContext, tournaments: Tournaments): void {
  addDeed(api, http, tournaments, {
    method: 'POST',
    url: '/api/contests/:contest/start',
    type: 'begin',
    summary: 'Starts a tournament with the players who have entered. Only for its creator.',
  });
  addDeed(api, http, tournaments, {
    method: 'DELETE',
    url: '/api/contests/:contest/entries',
    type: 'withdraw',
    summary: 'Leaves a tournament that has not begun.',
  });
  addRounds(api, http);
  addTexts(api, http);
}

interface DeedRoute {
  readonly method: 'POST' | 'DELETE';
  readonly url: string;
  readonly type: 'begin' | 'withdraw';
  readonly summary: string;
}

function addDeed(
  api: Api,
  { context }: HttpContext,
  tournaments: Tournaments,
  { method, url, type, summary }: DeedRoute,
): void {
  api.route({
    method,
    url,
    schema: { summary, params, response: { 204: z.null(), '4xx': problem } },
    handler: asPerson(context, async (mine, request, reply) => {
      const contest = await context.store.contests.byId(request.params.contest);
      if (contest?.kind !== 'tournament') return refuse(reply, NO_CONTEST);
      const wrong = await tournaments.act(contest.id, { type, player: mine.player.id });
      return wrong === undefined ? reply.code(204).send(null) : refuse(reply, wrong);
    }),
  });
}

const roundParams = z.object({ contest: id, round: z.coerce.number().pipe(between(1, 16)) });

function addRounds(api: Api, { context }: HttpContext): void {
  api.get(
    '/api/contests/:contest/rounds/:round',
    {
      schema: {
        summary: 'The results of a finished round of a tournament: the points of every deal at every table.',
        params: roundParams,
        response: { 200: roundFacts, '4xx': problem },
      },
    },
    async (request, reply) => {
      const contest = await context.store.contests.byId(request.params.contest);
      if (contest === undefined) return refuse(reply, NO_CONTEST);
      const player = await playerOf(context, request);
      const facts = await roundOf(context, contest, request.params.round, player, wordsFor(request).gone);
      return facts === undefined ? refuse(reply, UNTOLD) : reply.send(plain<z.infer<typeof roundFacts>>(facts));
    },
  );
}

function addTexts(api: Api, { context }: HttpContext): void {
  api.get(
    '/api/contests/:contest/tables/:table/notation',
    {
      schema: {
        summary: 'The match at a table of a finished round, as text in the open notation (docs/reference/notation.md).',
        params: z.object({ contest: id, table: id }),
        response: { 200: z.string(), '4xx': problem, '5xx': problem },
      },
    },
    async (request, reply) => {
      const contest = await context.store.contests.byId(request.params.contest);
      if (contest === undefined) return refuse(reply, NO_CONTEST);
      const by = await spenderOf(context, request);
      const text = await tableText(context, contest, request.params.table, by, wordsFor(request).gone);
      if (text === undefined) return refuse(reply, UNTOLD);
      if ('error' in text) return refuse(reply, text.error);
      return reply.type('text/plain; charset=utf-8').send(text.made);
    },
  );
}
