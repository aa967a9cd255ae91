// The operator's HTTP routes. Without the operator's token, they respond as if the address did not exist.
import * as z from 'zod';
import { type Api, type HttpContext, refuse } from '../../../api/http-context.ts';
import { id } from '../../../api/schemas.ts';
import { apiError } from '../../../core/errors.ts';
import { isNetwork } from '../../../domain/conduct/bans.ts';
import type { Ban } from '../../../store/store.ts';
import { auditListed, bansListed, limitsListed, reportsListed, tablesListed } from './admin-lists.ts';
import { addModeration } from './moderation.ts';
import { answers, type Behind, behindToken, note, OPERATOR } from './operator.ts';

const HOUR_MS = 3_600_000;
const HOURS_MOST = 100_000;

const newBan = z.strictObject({
  kind: z.enum(['player', 'address']),
  who: z.string().min(2).max(64),
  reason: note.min(1),
  hours: z.number().int().min(1).max(HOURS_MOST).nullable(),
});

/** Adds the routes for the operator's lists and actions. */
export function addAdmin(api: Api, http: HttpContext): void {
  const behind = behindToken(http.context);
  for (const add of [addListsTo, addSettling, addDeleting, addBanning, addUnbanning, addModeration])
    add(api, http, behind);
}

const NO_REPORT = apiError('gone', say => say.report);

function addListsTo(api: Api, http: HttpContext, behind: Behind): void {
  const lists = {
    tables: {
      listed: tablesListed,
      summary: 'Lists the tables in memory with titles, counts and people, but without cards.',
    },
    reports: { listed: reportsListed, summary: 'Lists the reports about players, open ones first.' },
    bans: { listed: bansListed, summary: 'The bans, newest first.' },
    limits: {
      listed: limitsListed,
      summary: 'Lists the limits of this server; limits that differ from their defaults come first.',
    },
    audit: { listed: auditListed, summary: 'Lists the operator’s actions, newest first.' },
  };
  for (const [name, { listed, summary }] of Object.entries(lists))
    api.get(`/api/admin/${name}`, { ...behind, schema: { ...OPERATOR, summary } }, async (_, reply) =>
      reply.send({ [name]: await listed(http) }),
    );
}

function addSettling(api: Api, http: HttpContext, behind: Behind): void {
  const { env, store } = http.context;
  api.post(
    '/api/admin/reports/:report/settled',
    {
      ...behind,
      schema: {
        ...OPERATOR,
        summary: 'Settles a report.',
        params: z.object({ report: id }),
        body: z.strictObject({ note }),
        response: answers,
      },
    },
    async (request, reply) => {
      const { report } = request.params;
      const line = { at: env.nowMs(), what: 'report settled', subject: report, note: request.body.note };
      if (await store.conduct.settle(report, line)) return reply.code(204).send(null);
      return refuse(reply, NO_REPORT);
    },
  );
}

function addDeleting(api: Api, http: HttpContext, behind: Behind): void {
  const { env, store } = http.context;
  api.delete(
    '/api/admin/reports/:report',
    {
      ...behind,
      schema: {
        ...OPERATOR,
        summary: 'Deletes a report for good.',
        params: z.object({ report: id }),
        response: answers,
      },
    },
    async (request, reply) => {
      const { report } = request.params;
      const line = { at: env.nowMs(), what: 'report deleted', subject: report, note: '' };
      if (await store.conduct.removeReport(report, line)) return reply.code(204).send(null);
      return refuse(reply, NO_REPORT);
    },
  );
}

function addBanning(api: Api, http: HttpContext, behind: Behind): void {
  const { env, store } = http.context;
  api.post(
    '/api/admin/bans',
    {
      ...behind,
      schema: { ...OPERATOR, summary: 'Bans a player or an address.', body: newBan, response: answers },
    },
    async (request, reply) => {
      const { kind, who, reason, hours } = request.body;
      if (kind === 'address' && !isNetwork(who))
        return refuse(
          reply,
          apiError('unreadable', say => say.network),
        );
      if (kind === 'player' && (await store.players.byId(who)) === undefined)
        return refuse(
          reply,
          apiError('gone', say => say.player),
        );
      const at = env.nowMs();
      const ban: Ban = { kind, who, reason, until: hours === null ? null : at + hours * HOUR_MS, at };
      const long = hours === null ? 'for good' : `${hours} h`;
      await store.conduct.ban(ban, { at, what: `${kind} banned`, subject: who, note: `${long}: ${reason}` });
      http.sockets().banish(kind, who);
      return reply.code(204).send(null);
    },
  );
}

function addUnbanning(api: Api, http: HttpContext, behind: Behind): void {
  const { env, store } = http.context;
  api.delete(
    '/api/admin/bans/:kind/:who',
    {
      ...behind,
      schema: {
        ...OPERATOR,
        summary: 'Lifts a ban.',
        params: newBan.pick({ kind: true, who: true }),
        response: answers,
      },
    },
    async (request, reply) => {
      const { kind, who } = request.params;
      const line = { at: env.nowMs(), what: `${kind} let in again`, subject: who, note: '' };
      if (await store.conduct.unban(kind, who, line)) return reply.code(204).send(null);
      return refuse(
        reply,
        apiError('gone', say => say.ban),
      );
    },
  );
}
