// The routes of contests: create, enter, and compare results.
import { type ContestDoor, newContest } from '@moonshot/wire/online/contests';
import type { FastifyRequest } from 'fastify';
import * as z from 'zod';
import { type Api, type Desk, refuse } from '../http/desk.ts';
import { id, problem } from '../http/schemas.ts';
import { asPerson, sessionOf } from '../http/session.ts';
import { spenderOf } from '../http/work.ts';
import { type No, no } from '../no.ts';
import type { ContestRow } from '../store/contest-row.ts';
import { doorInRound } from '../tournaments/round.ts';
import { make, today } from './making.ts';
import { contestDoor, contestFacts, contestLine } from './schemas.ts';
import { enter } from './seating.ts';
import { factsFor, lineFor } from './told.ts';

export const NO_CONTEST = no('gone', say => say.contest);

export const params = z.object({ contest: id });

/** Adds all of them. */
export function addContests(api: Api, desk: Desk): void {
  addMaking(api, desk);
  addMine(api, desk);
  addToday(api, desk);
  addFacts(api, desk);
  addEntering(api, desk);
}

function addMaking(api: Api, { world, tournaments }: Desk): void {
  api.post(
    '/api/contests',
    {
      schema: {
        summary: 'Makes a contest: fixed deals that whoever has its name may play, once each, until its time is over.',
        body: newContest,
        response: { 201: z.object({ contest: id }), '4xx': problem },
      },
    },
    asPerson(world, async (_, request, reply) => {
      const made = await make(world, await spenderOf(world, request), request.body);
      if (!made.ok) return refuse(reply, made.no);
      void tournaments.act(made.contest.id, { type: 'look' }); // so that it begins in time
      return reply.code(201).send({ contest: made.contest.id });
    }),
  );
}

function addMine(api: Api, { world }: Desk): void {
  api.get(
    '/api/contests/mine',
    {
      schema: {
        summary: 'The contests that one made or entered, newest first.',
        response: { 200: z.object({ contests: z.array(contestLine) }), '4xx': problem },
      },
    },
    asPerson(world, async (mine, _, reply) => {
      const rows = await world.store.contests.of(mine.player.id, world.config.limits.ownTables);
      return reply.send({ contests: rows.map(row => lineFor(row, world.env.nowMs())) });
    }),
  );
}

const playerOf = async ({ world }: Desk, request: FastifyRequest): Promise<string> =>
  (await sessionOf(world, request))?.player.id ?? '';

function addToday(api: Api, desk: Desk): void {
  api.get(
    '/api/contests/today',
    {
      schema: {
        summary: 'The deal of this day by the calendar in UTC, and its table of results.',
        response: { 200: contestFacts, '4xx': problem },
      },
    },
    async (request, reply) => {
      const facts = await factsFor(desk.world, await today(desk.world), await playerOf(desk, request));
      return reply.send(plain(facts));
    },
  );
}

function addFacts(api: Api, desk: Desk): void {
  api.get(
    '/api/contests/:contest',
    {
      schema: {
        summary: 'A contest; what others scored is told to those who have played, and to all when it is over.',
        params,
        response: { 200: contestFacts, '4xx': problem },
      },
    },
    async (request, reply) => {
      const contest = await desk.world.store.contests.byId(request.params.contest);
      if (contest === undefined) return refuse(reply, NO_CONTEST);
      return reply.send(plain(await factsFor(desk.world, contest, await playerOf(desk, request))));
    },
  );
}

/** A mutable copy, because zod's types lack `readonly`. */
const plain = (told: unknown): z.infer<typeof contestFacts> => structuredClone(told) as z.infer<typeof contestFacts>;

function addEntering(api: Api, desk: Desk): void {
  const { world } = desk;
  api.post(
    '/api/contests/:contest/entries',
    {
      schema: {
        summary:
          'Enters a contest and sits down at one’s own table there, if it is there yet; whoever has entered is shown to it again.',
        params,
        response: { 201: contestDoor, '4xx': problem, '5xx': problem },
      },
    },
    asPerson(world, async (mine, request, reply) => {
      const contest = await world.store.contests.byId(request.params.contest);
      if (contest === undefined) return refuse(reply, NO_CONTEST);
      const door = await doorTo(desk, contest, mine.player.id);
      return 'code' in door ? refuse(reply, door) : reply.code(201).send(door);
    }),
  );
}

/** The player's table after entering, or the refusal. */
async function doorTo({ tables, tournaments }: Desk, contest: ContestRow, player: string): Promise<ContestDoor | No> {
  if (contest.kind !== 'tournament') {
    const seated = await enter(tables, contest, player);
    return seated.ok ? { table: seated.live.id, invite: seated.live.row.invite } : seated.no;
  }
  const wrong = await tournaments.act(contest.id, { type: 'enter', player });
  return wrong ?? (await doorInRound(tables, contest.id, player));
}
