// The HTTP routes of outside bots: they create a token for a seat, and revoke it.
import { type BotAnswer, newBot } from '@moonshot/protocol/server';
import * as z from 'zod';
import { type Api, type HttpContext, refuse } from '../../../api/http-context.ts';
import { id, problem, secret, you } from '../../../api/schemas.ts';
import { asPerson } from '../../../api/session.ts';
import { checkName } from '../../../core/display-names.ts';
import { NO_TABLE } from '../../../core/errors.ts';
import { authorizeJoin } from '../../../domain/tables/join.ts';
import { reserveBotSeat, sendAway } from '../../../domain/tables/outside-bots.ts';
import { tableOf } from '../../../domain/tables/registry.ts';
import { programsAt } from '../../../domain/tables/row/programs.ts';
import { isAt } from './tables.ts';

/** Adds the routes that give a program a seat, and remove a program. */
export function addBots(api: Api, http: HttpContext): void {
  addBringing(api, http);
  addSendingAway(api, http);
}

function addBringing(api: Api, { context, tables }: HttpContext): void {
  api.post(
    '/api/tables/:table/bots',
    {
      config: { rateLimit: { max: context.config.limits.botsPerHour, timeWindow: '1 hour' } },
      schema: {
        summary:
          'Reserves a seat for a program. The program sends the returned token in its `hello`; it is never shown again.',
        params: z.object({ table: id }),
        body: newBot,
        response: { 201: you.extend({ token: secret }), '4xx': problem },
      },
    },
    asPerson(context, async (mine, request, reply) => {
      const live = await authorizeJoin(tables, request.params.table, mine.player.id, null);
      if (live === undefined) return refuse(reply, NO_TABLE);
      const named = checkName(request.body.name, context.config);
      if (!named.ok) return refuse(reply, named.error);
      const brought = await reserveBotSeat(tables, live, mine.player.id, request.body.seat, named.name);
      if (!brought.ok) return refuse(reply, brought.error);
      const answer: BotAnswer = { player: brought.player, name: named.name, token: brought.token };
      return reply.code(201).send(answer);
    }),
  );
}

function addSendingAway(api: Api, { context, tables }: HttpContext): void {
  api.delete(
    '/api/tables/:table/bots/:seat',
    {
      schema: {
        summary: 'Revokes a program’s token and disconnects it. For the host and the player who brought it.',
        params: z.object({ table: id, seat: z.coerce.number().int().min(0).max(13) }),
        response: { 204: z.null(), '4xx': problem, '5xx': problem },
      },
    },
    asPerson(context, async (mine, request, reply) => {
      const live = await tableOf(tables, request.params.table);
      const { id: by } = mine.player;
      const isMine = live !== undefined && programsAt(live.row).some(({ broughtBy }) => broughtBy === by);
      if (live === undefined || !(isMine || isAt(live, by))) return refuse(reply, NO_TABLE);
      const refusal = await sendAway(tables, live, by, request.params.seat);
      return refusal === undefined ? reply.code(204).send(null) : refuse(reply, refusal);
    }),
  );
}
