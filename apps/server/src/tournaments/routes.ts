// The routes that only tournaments have: begin, withdraw, and results of rounds.
import { between } from '@moonshot/wire/online/contests';
import * as z from 'zod';
import { NO_CONTEST, params } from '../duplicate/routes.ts';
import { roundFacts } from '../duplicate/schemas.ts';
import { type Api, type Desk, refuse } from '../http/desk.ts';
import { id, problem } from '../http/schemas.ts';
import { asPerson, playerOf } from '../http/session.ts';
import { spenderOf } from '../http/work.ts';
import { no } from '../no.ts';
import { roundOf, tableText } from './told.ts';

const UNTOLD = no('gone', say => say.round);

/** Adds all of them. */
export function addTournaments(api: Api, desk: Desk): void {
  addDeed(api, desk, {
    method: 'POST',
    url: '/api/contests/:contest/start',
    type: 'begin',
    summary: 'Begins a tournament with those who have entered it; for whoever made it.',
  });
  addDeed(api, desk, {
    method: 'DELETE',
    url: '/api/contests/:contest/entries',
    type: 'withdraw',
    summary: 'Leaves a tournament that has not begun.',
  });
  addRounds(api, desk);
  addTexts(api, desk);
}

interface DeedRoute {
  readonly method: 'POST' | 'DELETE';
  readonly url: string;
  readonly type: 'begin' | 'withdraw';
  readonly summary: string;
}

function addDeed(api: Api, { world, tournaments }: Desk, { method, url, type, summary }: DeedRoute): void {
  api.route({
    method,
    url,
    schema: { summary, params, response: { 204: z.null(), '4xx': problem } },
    handler: asPerson(world, async (mine, request, reply) => {
      const contest = await world.store.contests.byId(request.params.contest);
      if (contest?.kind !== 'tournament') return refuse(reply, NO_CONTEST);
      const wrong = await tournaments.act(contest.id, { type, player: mine.player.id });
      return wrong === undefined ? reply.code(204).send(null) : refuse(reply, wrong);
    }),
  });
}

const roundParams = z.object({ contest: id, round: z.coerce.number().pipe(between(1, 16)) });

function addRounds(api: Api, { world }: Desk): void {
  api.get(
    '/api/contests/:contest/rounds/:round',
    {
      schema: {
        summary: 'How a round of a tournament went, once it is over: the points of every deal at every table.',
        params: roundParams,
        response: { 200: roundFacts, '4xx': problem },
      },
    },
    async (request, reply) => {
      const contest = await world.store.contests.byId(request.params.contest);
      if (contest === undefined) return refuse(reply, NO_CONTEST);
      const player = await playerOf(world, request);
      const facts = await roundOf(world, contest, request.params.round, player);
      return facts === undefined
        ? refuse(reply, UNTOLD)
        : reply.send(structuredClone(facts) as z.infer<typeof roundFacts>);
    },
  );
}

function addTexts(api: Api, { world }: Desk): void {
  api.get(
    '/api/contests/:contest/tables/:table/notation',
    {
      schema: {
        summary: 'What was played at a table of a round that is over, as docs/notation.md says.',
        params: z.object({ contest: id, table: id }),
        response: { 200: z.string(), '4xx': problem, '5xx': problem },
      },
    },
    async (request, reply) => {
      const contest = await world.store.contests.byId(request.params.contest);
      if (contest === undefined) return refuse(reply, NO_CONTEST);
      const text = await tableText(world, contest, request.params.table, await spenderOf(world, request));
      if (text === undefined) return refuse(reply, UNTOLD);
      if ('no' in text) return refuse(reply, text.no);
      return reply.type('text/plain; charset=utf-8').send(text.made);
    },
  );
}
