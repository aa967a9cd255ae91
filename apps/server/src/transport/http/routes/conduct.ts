// The HTTP routes for reporting and blocking players.
import { type BlocksAnswer, newReport } from '@moonshot/protocol/server';
import * as z from 'zod';
import { type Api, type HttpContext, refuse } from '../../../api/http-context.ts';
import { id, problem } from '../../../api/schemas.ts';
import { asPerson } from '../../../api/session.ts';
import { apiError } from '../../../core/errors.ts';
import { block, unblock } from '../../../domain/conduct/blocks.ts';
import { report } from '../../../domain/conduct/reports.ts';

const answers = { 204: z.null(), '4xx': problem };
const named = z.object({ player: id });
const blockedOne = z.object({ player: id, name: z.nullable(z.string()) });

/** Adds the routes for reports and blocks. */
export function addConduct(api: Api, http: HttpContext): void {
  addReports(api, http);
  addBlocked(api, http);
  addBlocks(api, http);
}

function addReports(api: Api, { context, tables }: HttpContext): void {
  api.post(
    '/api/reports',
    {
      config: { rateLimit: { max: context.config.limits.reportsPerHour, timeWindow: '1 hour' } },
      schema: {
        summary: 'Reports a player at the same table, or a seal, to the operator. The report names the match.',
        body: newReport,
        response: answers,
      },
    },
    asPerson(context, async (mine, request, reply) => {
      const refusal = await report(tables, mine.player.id, request.body);
      return refusal === undefined ? reply.code(204).send(null) : refuse(reply, refusal);
    }),
  );
}

function addBlocked(api: Api, { context }: HttpContext): void {
  api.get(
    '/api/blocks',
    {
      schema: {
        summary: 'Lists the players whom the player blocks.',
        response: { 200: z.object({ blocked: z.array(blockedOne) }), '4xx': problem },
      },
    },
    asPerson(context, async (mine, _, reply) => {
      const players = await context.store.conduct.blockedBy(mine.player.id);
      const names = await context.store.players.names(players);
      const blocked = players.map(player => ({ player, name: names.get(player) ?? null }));
      return reply.send({ blocked } satisfies BlocksAnswer);
    }),
  );
}

function addBlocks(api: Api, { context, tables }: HttpContext): void {
  api.put(
    '/api/blocks/:player',
    {
      schema: {
        summary:
          'Blocks another player: their messages are hidden from the player, and they cannot take a seat at the player’s tables.',
        params: named,
        response: answers,
      },
    },
    asPerson(context, async (mine, request, reply) => {
      const { player } = request.params;
      if (player === mine.player.id)
        return refuse(
          reply,
          apiError('not-allowed', say => say.yourself),
        );
      const refusal = await block(tables, mine.player.id, player);
      return refusal === undefined ? reply.code(204).send(null) : refuse(reply, refusal);
    }),
  );
  api.delete(
    '/api/blocks/:player',
    { schema: { summary: 'Unblocks a player.', params: named, response: answers } },
    asPerson(context, async (mine, request, reply) => {
      await unblock(tables, mine.player.id, request.params.player);
      return reply.code(204).send(null);
    }),
  );
}
