// The HTTP routes of contests: creating one, entering one, and comparing results.
import { type ContestDoor, newContest } from '@moonshot/protocol/server';
import * as z from 'zod';
import { type Api, type HttpContext, refuse, wordsFor } from '../../api/http-context.ts';
import { spenderOf } from '../../api/requester.ts';
import { id, plain, problem } from '../../api/schemas.ts';
import { asPerson, playerOf } from '../../api/session.ts';
import type { ApiError } from '../../core/errors.ts';
import type { TableRegistry } from '../../domain/tables/registry.ts';
import type { ContestRow } from '../../store/rows/contest.ts';
import { contestDoor, contestFacts, contestLine, NO_CONTEST, params } from '../duplicate/schemas.ts';
import { enter } from '../duplicate/seating.ts';
import { make, today } from '../duplicate/service.ts';
import { doorInRound } from '../tournaments/round.ts';
import type { Tournaments } from '../tournaments/schedule.ts';
import { factsFor, lineFor } from './dto.ts';

/** Adds the routes of contests. */
export function addContests(api: Api, http: HttpContext, tournaments: Tournaments): void {
  addMaking(api, http, tournaments);
  addMine(api, http);
  addToday(api, http);
  addFacts(api, http);
  addEntering(api, http, tournaments);
}

function addMaking(api: Api, { context }: HttpContext, tournaments: Tournaments): void {
  api.post(
    '/api/contests',
    {
      schema: {
        summary: 'Creates a contest: fixed deals that everybody with its id may play once before it ends.',
        body: newContest,
        response: { 201: z.object({ contest: id }), '4xx': problem },
      },
    },
    asPerson(context, async (_, request, reply) => {
      const made = await make(context, await spenderOf(context, request), request.body);
      if (!made.ok) return refuse(reply, made.error);
      void tournaments.act(made.contest.id, { type: 'look' }); // schedules the beginning of the tournament
      return reply.code(201).send({ contest: made.contest.id });
    }),
  );
}

function addMine(api: Api, { context }: HttpContext): void {
  api.get(
    '/api/contests/mine',
    {
      schema: {
        summary: 'Lists the contests that the player created or entered, newest first.',
        response: { 200: z.object({ contests: z.array(contestLine) }), '4xx': problem },
      },
    },
    asPerson(context, async (mine, _, reply) => {
      const { contests } = context.store;
      const rows = await contests.of(mine.player.id, context.config.limits.ownTables);
      const ids = rows.map(row => row.id);
      const finished = new Set(ids.length === 0 ? [] : await contests.finishedBy(mine.player.id, ids));
      return reply.send({ contests: rows.map(row => lineFor(row, context.env.nowMs(), finished)) });
    }),
  );
}

function addToday(api: Api, { context }: HttpContext): void {
  api.get(
    '/api/contests/today',
    {
      schema: {
        summary: 'The daily deal of this date (UTC), and its table of results.',
        response: { 200: contestFacts, '4xx': problem },
      },
    },
    async (request, reply) => {
      const player = await playerOf(context, request);
      const facts = await factsFor(context, await today(context), player, wordsFor(request).gone);
      return reply.send(plain<z.infer<typeof contestFacts>>(facts));
    },
  );
}

function addFacts(api: Api, { context }: HttpContext): void {
  api.get(
    '/api/contests/:contest',
    {
      schema: {
        summary:
          'A contest. Players see the results of others after they have played; everybody sees them after its end.',
        params,
        response: { 200: contestFacts, '4xx': problem },
      },
    },
    async (request, reply) => {
      const contest = await context.store.contests.byId(request.params.contest);
      if (contest === undefined) return refuse(reply, NO_CONTEST);
      const facts = await factsFor(context, contest, await playerOf(context, request), wordsFor(request).gone);
      return reply.send(plain<z.infer<typeof contestFacts>>(facts));
    },
  );
}

function addEntering(api: Api, { context, tables }: HttpContext, tournaments: Tournaments): void {
  api.post(
    '/api/contests/:contest/entries',
    {
      schema: {
        summary: 'Enters a contest and seats the player at their table, if there is one yet. May be repeated.',
        params,
        response: { 201: contestDoor, '4xx': problem, '5xx': problem },
      },
    },
    asPerson(context, async (mine, request, reply) => {
      const contest = await context.store.contests.byId(request.params.contest);
      if (contest === undefined) return refuse(reply, NO_CONTEST);
      const door = await doorTo(tables, tournaments, contest, mine.player.id);
      return 'code' in door ? refuse(reply, door) : reply.code(201).send(door);
    }),
  );
}

/** The table that the player gets by entering the contest, or the refusal. */
async function doorTo(
  tables: TableRegistry,
  tournaments: Tournaments,
  contest: ContestRow,
  player: string,
): Promise<ContestDoor | ApiError> {
  if (contest.kind !== 'tournament') {
    const seated = await enter(tables, contest, player);
    return seated.ok ? { table: seated.live.id, invite: seated.live.row.invite } : seated.error;
  }
  const wrong = await tournaments.act(contest.id, { type: 'enter', player });
  return wrong ?? (await doorInRound(tables, contest.id, player));
}
