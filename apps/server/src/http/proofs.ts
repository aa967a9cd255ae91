// The routes of a match that is over: its proof, which says what every deal was made of, and its text in the open notation.

import { notationText } from '@moonshot/rules/notation/write';
import type { Event } from '@moonshot/table/event';
import { notedLog } from '@moonshot/table/noted';
import { type Proof, proofOf } from '@moonshot/table/proof';
import type { FastifyRequest } from 'fastify';
import * as z from 'zod';
import { isTold } from '../duplicate/told.ts';
import { NO_TABLE, type No, no } from '../no.ts';
import { isPlayed, type Live, matchesOver } from '../tables/live.ts';
import { namesFor } from '../tables/project.ts';
import { tableOf } from '../tables/registry.ts';
import type { World } from '../world.ts';
import { type Api, type Desk, refuse } from './desk.ts';
import { imported, isSealed, sat } from './matches.ts';
import { matchId, problem } from './schemas.ts';
import { playerOf } from './session.ts';

type Opening = Extract<Event, { type: 'table-opened' }>;

/** A match that whoever asks may know all of. */
interface Over {
  readonly live: Live;
  readonly opening: Opening;
  readonly events: readonly Event[];
  readonly proof: Proof | null; // none of a match that was imported, of a contest, or played on from another
}

interface Told {
  readonly no: No;
}

const params = z.object({ match: matchId });

/** Adds both, for those who sat there, for the members of the league that it was played for, and at a public table for anybody. */
export function addProofs(api: Api, desk: Desk): void {
  api.get(
    '/api/matches/:match/proof',
    {
      schema: {
        summary: 'The proof of a match that is over, for `moonshot verify` or whoever else checks it.',
        params,
        response: { 200: z.record(z.string(), z.unknown()), '4xx': problem },
      },
    },
    async (request, reply) => {
      const found = await matchFor(desk, request, request.params.match);
      if ('no' in found) return refuse(reply, found.no);
      return found.proof === null ? refuse(reply, NOT_OVER) : reply.send({ ...found.proof });
    },
  );
  api.get(
    '/api/matches/:match/notation',
    {
      schema: {
        summary: 'A match that is over as a text that people read and write, as docs/notation.md says.',
        params,
        response: { 200: z.string(), '4xx': problem },
      },
    },
    async (request, reply) => {
      const found = await matchFor(desk, request, request.params.match);
      if ('no' in found) return refuse(reply, found.no);
      return reply.type('text/plain; charset=utf-8').send(textOf(found, request.params.match));
    },
  );
}

/** The match, where it is over and whoever asks may know it; or else why it is not told. */
async function matchFor({ world, tables }: Desk, request: FastifyRequest, match: string): Promise<Over | Told> {
  const live = await tableOf(tables, match.slice(0, match.lastIndexOf('-')));
  const player = await playerOf(world, request);
  const events = live === undefined ? [] : await world.store.log.read(match);
  const [opening] = events;
  if (live === undefined || opening?.type !== 'table-opened') return { no: NO_TABLE };
  if (imported(opening, live.row, player)) return { live, opening, events, proof: null };
  const open = (await isOpen(world, live, match)) || sat(opening, player);
  if (!open && !(await belongs(world, live.row.league, player))) return { no: NO_TABLE };
  if (!isSealed(live.row) && matchesOver(live.row).includes(match))
    return (await isTold(world, live.row)) ? { live, opening, events, proof: null } : { no: NOT_OVER };
  const proof = proofOf(events);
  return 'why' in proof ? { no: NOT_OVER } : { live, opening, events, proof };
}

/** Whether the match is anybody's to go through: as its table was while it was played, whatever it is now. */
const isOpen = async ({ store }: World, { row }: Live, match: string): Promise<boolean> =>
  isPlayed(row, match) ? row.private !== true : store.results.isPublic(match);

/** Whoever belongs to a league may go through all that is played for it. */
const belongs = async ({ store }: World, league: string | undefined, player: string): Promise<boolean> =>
  league !== undefined && (await store.leagues.members(league)).includes(player);

const NOT_OVER: No = no('not-now', say => say.proof);

function textOf({ live, opening, events, proof }: Over, match: string): string {
  const tags = proof === null ? {} : { proof: `/api/matches/${match}/proof` };
  const noted = notedLog(events, { names: namesFor(live, opening), tags });
  if (noted === undefined) throw new Error(`Cannot write match ${match} down: its log opens no table`);
  return notationText(noted);
}
