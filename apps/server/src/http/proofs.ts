// The routes of a finished match: its proof, and its text in the open notation.

import type { Tags } from '@moonshot/rules/notation/noted';
import type { FastifyRequest } from 'fastify';
import * as z from 'zod';
import { isTold } from '../duplicate/told.ts';
import { NOT_OVER, notationOf, proofText } from '../jobs/past.ts';
import { NO_TABLE, type No } from '../no.ts';
import { isPlayed, type Live, matchesOver } from '../tables/live.ts';
import type { Opening } from '../tables/past.ts';
import { namesFor } from '../tables/project.ts';
import { tableOf } from '../tables/registry.ts';
import type { World } from '../world.ts';
import { type Api, type Desk, refuse } from './desk.ts';
import { imported, isSealed, sat } from './matches.ts';
import { matchId, problem } from './schemas.ts';
import { playerOf } from './session.ts';
import { spenderOf } from './work.ts';

/** A finished match that the requesting player may see in full. */
interface Over {
  readonly live: Live;
  readonly opening: Opening;
  readonly proof: boolean; // false for imports, contests and forks
}

interface Told {
  readonly no: No;
}

const params = z.object({ match: matchId });

/**
 * Adds the routes for proofs and notations: open to the players, to members of the match's league, and for
 * public tables to everybody.
 */
export function addProofs(api: Api, desk: Desk): void {
  addProof(api, desk);
  addNotation(api, desk);
}

function addProof(api: Api, desk: Desk): void {
  const { world } = desk;
  api.get(
    '/api/matches/:match/proof',
    {
      schema: {
        summary: 'The proof of a match that is over, for `moonshot verify` or whoever else checks it: one JSON object.',
        params,
        response: { 200: z.string(), '4xx': problem, '5xx': problem },
      },
    },
    async (request, reply) => {
      const { match } = request.params;
      const found = await matchFor(desk, request, match);
      if ('no' in found) return refuse(reply, found.no);
      if (!found.proof) return refuse(reply, NOT_OVER);
      const text = await proofText(world, match, await spenderOf(world, request));
      if ('no' in text) return refuse(reply, text.no);
      return reply.type('application/json; charset=utf-8').send(text.made);
    },
  );
}

function addNotation(api: Api, desk: Desk): void {
  const { world } = desk;
  api.get(
    '/api/matches/:match/notation',
    {
      schema: {
        summary: 'A match that is over as a text that people read and write, as docs/notation.md says.',
        params,
        response: { 200: z.string(), '4xx': problem, '5xx': problem },
      },
    },
    async (request, reply) => {
      const { match } = request.params;
      const found = await matchFor(desk, request, match);
      if ('no' in found) return refuse(reply, found.no);
      const tags: Tags = found.proof ? { proof: `/api/matches/${match}/proof` } : {};
      const names = namesFor(found.live, found.opening);
      const text = await notationOf(world, match, { names, tags }, await spenderOf(world, request));
      if ('no' in text) return refuse(reply, text.no);
      return reply.type('text/plain; charset=utf-8').send(text.made);
    },
  );
}

/** Returns the match if it is over and the requesting player may see it; otherwise the refusal. */
async function matchFor({ world, tables }: Desk, request: FastifyRequest, match: string): Promise<Over | Told> {
  const live = await tableOf(tables, match.slice(0, match.lastIndexOf('-')));
  const player = await playerOf(world, request);
  const ends = live && (await world.store.log.ends(match));
  if (live === undefined || ends?.opening.type !== 'table-opened') return { no: NO_TABLE };
  const { opening, last } = ends;
  if (imported(opening, live.row, player)) return { live, opening, proof: false };
  const open = (await isOpen(world, live, match)) || sat(opening, player);
  if (!open && !(await belongs(world, live.row.league, player))) return { no: NO_TABLE };
  const isOver = matchesOver(live.row).includes(match);
  if (!isSealed(live.row) && isOver)
    return (await isTold(world, live.row)) ? { live, opening, proof: false } : { no: NOT_OVER };
  // The secrets are revealed before the table says that its match is over.
  return opening.spec.sealed && (isOver || last === 'unsealed') ? { live, opening, proof: true } : { no: NOT_OVER };
}

/** Whether the replay is public: decided by the settings at the time of the match. */
const isOpen = async ({ store }: World, { row }: Live, match: string): Promise<boolean> =>
  isPlayed(row, match) ? row.private !== true : store.results.isPublic(match);

/** Members of a league may review every match of it. */
const belongs = async ({ store }: World, league: string | undefined, player: string): Promise<boolean> =>
  league !== undefined && (await store.leagues.members(league)).includes(player);
