// The operator's actions: closing and muting tables, and replacing titles and names. Each action is stored
// together with its audit line.
import type { FastifyReply } from 'fastify';
import * as z from 'zod';
import { type Api, type HttpContext, refuse } from '../../../api/http-context.ts';
import { id } from '../../../api/schemas.ts';
import { checkName, checkTitle } from '../../../core/display-names.ts';
import { apiError, NO_TABLE } from '../../../core/errors.ts';
import { renameFor } from '../../../domain/tables/player-changes.ts';
import { change, tableOf } from '../../../domain/tables/registry.ts';
import type { Change } from '../../../domain/tables/row/changes.ts';
import { close, mute, retitle } from '../../../domain/tables/row/moderation.ts';
import type { AuditLine } from '../../../store/store.ts';
import { answers, type Behind, note, OPERATOR } from './operator.ts';

const ofTable = z.object({ table: id });
const ofPlayer = z.object({ player: id });
const closing = z.strictObject({ note });
const muting = z.strictObject({ muted: z.boolean(), note });
const titling = z.strictObject({ title: z.string().max(200).nullable(), note });
const naming = z.strictObject({ name: z.string().max(200), note });

const NO_PLAYER = apiError('gone', say => say.player);

/** Adds the routes for the operator's actions at tables and for renaming. */
export function addModeration(api: Api, http: HttpContext, behind: Behind): void {
  for (const add of [addClosing, addMuting, addTitling, addNaming, addNamingOfMany]) add(api, http, behind);
}

/** An operator's change of a table, with what the audit line says about it. */
interface Act {
  readonly table: string;
  readonly what: string;
  readonly note: string;
  readonly change: Change;
}

async function done({ context, tables }: HttpContext, reply: FastifyReply, { table, change: how, ...entry }: Act) {
  const live = await tableOf(tables, table);
  const line: AuditLine = { at: context.env.nowMs(), subject: table, ...entry };
  const refusal = live === undefined ? NO_TABLE : await change(tables, live, how, { line });
  return refusal === undefined ? reply.code(204).send(null) : refuse(reply, refusal);
}

function addClosing(api: Api, http: HttpContext, behind: Behind): void {
  const summary = 'Closes a table for good: its match ends without a result, and everybody is sent away.';
  api.post(
    '/api/admin/tables/:table/closed',
    { ...behind, schema: { ...OPERATOR, summary, params: ofTable, body: closing, response: answers } },
    ({ params, body }, reply) =>
      done(http, reply, { table: params.table, what: 'table closed', note: body.note, change: close }),
  );
}

function addMuting(api: Api, http: HttpContext, behind: Behind): void {
  const summary = 'Forbids chat at a table, or lets its host decide again.';
  api.put(
    '/api/admin/tables/:table/muted',
    { ...behind, schema: { ...OPERATOR, summary, params: ofTable, body: muting, response: answers } },
    ({ params, body }, reply) => {
      const what = body.muted ? 'table muted' : 'table unmuted';
      return done(http, reply, { table: params.table, what, note: body.note, change: mute(body.muted) });
    },
  );
}

function addTitling(api: Api, http: HttpContext, behind: Behind): void {
  const summary = 'Replaces the title of a table’s rules; null brings back the game’s own name.';
  api.put(
    '/api/admin/tables/:table/title',
    { ...behind, schema: { ...OPERATOR, summary, params: ofTable, body: titling, response: answers } },
    ({ params, body }, reply) =>
      done(http, reply, { table: params.table, what: 'table retitled', note: body.note, change: retitle(body.title) }),
  );
}

function addNaming(api: Api, http: HttpContext, behind: Behind): void {
  const { context, tables } = http;
  const summary = 'Renames a player or a program. They can take another name afterwards.';
  api.put(
    '/api/admin/players/:player/name',
    { ...behind, schema: { ...OPERATOR, summary, params: ofPlayer, body: naming, response: answers } },
    async ({ params: { player }, body }, reply) => {
      const named = checkName(body.name, context.config);
      if (!named.ok) return refuse(reply, named.error);
      const line = { at: context.env.nowMs(), what: 'player renamed', subject: player, note: body.note };
      if (await renameFor(tables, player, named.name, line)) return reply.code(204).send(null);
      return refuse(reply, NO_PLAYER);
    },
  );
}

/** The named things that many people take part in. Everybody who knows the id of one can read its name. */
const OF_MANY = [
  {
    what: 'league',
    summary: 'Renames a league. Its owner can take another name afterwards.',
    check: checkName,
    missing: apiError('gone', say => say.league),
  },
  {
    what: 'tournament',
    summary: 'Replaces the title of a tournament.',
    check: (title: string) => checkTitle(title),
    missing: apiError('gone', say => say.contest),
  },
] as const;

function addNamingOfMany(api: Api, { context }: HttpContext, behind: Behind): void {
  for (const { what, summary, check, missing } of OF_MANY) {
    const params = z.object({ [what]: id });
    api.put(
      `/api/admin/${what}s/:${what}/name`,
      { ...behind, schema: { ...OPERATOR, summary, params, body: naming, response: answers } },
      async ({ params: { [what]: subject = '' }, body }, reply) => {
        const named = check(body.name, context.config);
        if (!named.ok) return refuse(reply, named.error);
        const line = { at: context.env.nowMs(), what: `${what} renamed`, subject, note: body.note };
        const isRenamed = await context.store.conduct.rename(what, subject, named.name, line);
        return isRenamed ? reply.code(204).send(null) : refuse(reply, missing);
      },
    );
  }
}
