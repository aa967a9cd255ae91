// The HTTP routes of a finished match: its proof, and its text in the open notation.

import type { Tags } from '@moonshot/rules/notation';
import type { FastifyRequest } from 'fastify';
import * as z from 'zod';
import { type Api, type HttpContext, refuse, wordsFor } from '../../../api/http-context.ts';
import { spenderOf } from '../../../api/requester.ts';
import { matchId, problem } from '../../../api/schemas.ts';
import { playerOf } from '../../../api/session.ts';
import { type ApiError, NO_TABLE } from '../../../core/errors.ts';
import type { ServerContext } from '../../../domain/context.ts';
import { isPlayed, type LiveTable, matchesOver, tableIn } from '../../../domain/tables/live.ts';
import { NOT_OVER, notationOf, proofText } from '../../../domain/tables/past-match-texts.ts';
import type { TableOpenedEvent } from '../../../domain/tables/past-matches.ts';
import { namesFor } from '../../../domain/tables/project.ts';
import { tableOf } from '../../../domain/tables/registry.ts';
import { mayShowMatch } from '../../../features/contests/dto.ts';
import { isImportOf, isSealed, wasSeated } from './matches.ts';

/** A finished match of which the requesting player may see everything. */
interface Over {
  readonly live: LiveTable;
  readonly opening: TableOpenedEvent;
  readonly proof: boolean; // whether the match has a proof; imports, contests and forks have none
}

interface ProofError {
  readonly error: ApiError;
}

const params = z.object({ match: matchId });

/**
 * Adds the routes for proofs and notations. A match is open to the players who began it, to the player who
 * imported it, to the members of its league, and, if its table was public, to everybody.
 */
export function addProofs(api: Api, http: HttpContext): void {
  addProof(api, http);
  addNotation(api, http);
}

function addProof(api: Api, http: HttpContext): void {
  const { context } = http;
  api.get(
    '/api/matches/:match/proof',
    {
      schema: {
        summary: 'The proof of a finished match, for `moonshot verify` and other verifiers: one JSON object.',
        params,
        response: { 200: z.string(), '4xx': problem, '5xx': problem },
      },
    },
    async (request, reply) => {
      const { match } = request.params;
      const found = await matchFor(http, request, match);
      if ('error' in found) return refuse(reply, found.error);
      if (!found.proof) return refuse(reply, NOT_OVER);
      const text = await proofText(context, match, await spenderOf(context, request));
      if ('error' in text) return refuse(reply, text.error);
      return reply.type('application/json; charset=utf-8').send(text.made);
    },
  );
}

function addNotation(api: Api, http: HttpContext): void {
  const { context } = http;
  api.get(
    '/api/matches/:match/notation',
    {
      schema: {
        summary: 'A finished match as text in the open notation (docs/reference/notation.md).',
        params,
        response: { 200: z.string(), '4xx': problem, '5xx': problem },
      },
    },
    async (request, reply) => {
      const { match } = request.params;
      const found = await matchFor(http, request, match);
      if ('error' in found) return refuse(reply, found.error);
      const tags: Tags = found.proof ? { proof: `/api/matches/${match}/proof` } : {};
      const names = namesFor(found.live, found.opening, wordsFor(request));
      const text = await notationOf(context, match, { names, tags }, await spenderOf(context, request));
      if ('error' in text) return refuse(reply, text.error);
      return reply.type('text/plain; charset=utf-8').send(text.made);
    },
  );
}

/** Returns the match if it is over and the requesting player may see it; otherwise the refusal. */
async function matchFor(
  { context, tables }: HttpContext,
  request: FastifyRequest,
  match: string,
): Promise<Over | ProofError> {
  const live = await tableOf(tables, tableIn(match));
  const player = await playerOf(context, request);
  const ends = live && (await context.store.log.ends(match));
  if (live === undefined || ends?.opening.type !== 'table-opened') return { error: NO_TABLE };
  const { opening, last } = ends;
  if (isImportOf(opening, live.row, player)) return { live, opening, proof: false };
  const open = (await isOpen(context, live, match)) || wasSeated(opening, player);
  if (!open && !(await belongs(context, live.row.league, player))) return { error: NO_TABLE };
  const isOver = matchesOver(live.row).includes(match);
  if (!isSealed(live.row) && isOver)
    return (await mayShowMatch(context, live.row)) ? { live, opening, proof: false } : { error: NOT_OVER };
  // The log may contain the revealed secrets already, while the table's row does not yet say that the match
  // is over.
  return opening.spec.sealed && (isOver || last === 'unsealed') ? { live, opening, proof: true } : { error: NOT_OVER };
}

/** Whether everybody may see the match, which depends on the table's settings during the match. */
const isOpen = async ({ store }: ServerContext, { row }: LiveTable, match: string): Promise<boolean> =>
  isPlayed(row, match) ? row.private !== true : store.results.isPublic(match);

/**
 * Whether the player is a member of the league that the match belongs to. Members may review all matches of
 * their league.
 */
const belongs = async ({ store }: ServerContext, league: string | undefined, player: string): Promise<boolean> =>
  league !== undefined && (await store.leagues.members(league)).includes(player);
