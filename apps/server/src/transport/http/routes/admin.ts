// The operator's routes. Without the token they answer like an unknown address.
import * as z from 'zod';
import { type Api, type HttpContext, refuse } from '../../../api/http-context.ts';
import { id, problem } from '../../../api/schemas.ts';
import { apiError } from '../../../core/errors.ts';
import { isNetwork } from '../../../domain/conduct/bans.ts';
import type { ServerContext } from '../../../domain/context.ts';
import { isOperator } from '../../../domain/sign-in/operator-token.ts';
import type { Ban } from '../../../store/store.ts';
import { auditListed, bansListed, limitsListed, reportsListed, tablesListed } from './admin-lists.ts';
import { monitoringLimit, withToken } from './operator.ts';

const HOUR_MS = 3_600_000;
const HOURS_MOST = 100_000;

const note = z.string().trim().max(300);
const newBan = z.strictObject({
  kind: z.enum(['player', 'address']),
  who: z.string().min(2).max(64),
  reason: note.min(1),
  hours: z.number().int().min(1).max(HOURS_MOST).nullable(),
});

/** Adds the operator's lists and actions. */
export function addAdmin(api: Api, http: HttpContext): void {
  const behind = behindToken(http.context);
  for (const add of [addListsTo, addSettling, addDeleting, addBanning, addUnbanning]) add(api, http, behind);
}

/** Options of every operator route. These routes are not in the interface's documentation. */
const behindToken = (context: ServerContext) => ({
  config: monitoringLimit(context.config),
  onRequest: withToken(context, ({ headers }) => isOperator(context, headers.authorization)),
});

type Behind = ReturnType<typeof behindToken>;

const NO_REPORT = apiError('gone', say => say.report);

function addListsTo(api: Api, http: HttpContext, behind: Behind): void {
  const lists = {
    tables: tablesListed,
    reports: reportsListed,
    bans: bansListed,
    limits: limitsListed,
    audit: auditListed,
  };
  for (const [name, listed] of Object.entries(lists))
    api.get(`/api/admin/${name}`, { ...behind, schema: { hide: true } }, async (_, reply) =>
      reply.send({ [name]: await listed(http) }),
    );
}

const answers = { 204: z.null(), '4xx': problem };

function addSettling(api: Api, http: HttpContext, behind: Behind): void {
  const { env, store } = http.context;
  api.post(
    '/api/admin/reports/:report/settled',
    {
      ...behind,
      schema: { hide: true, params: z.object({ report: id }), body: z.strictObject({ note }), response: answers },
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
    { ...behind, schema: { hide: true, params: z.object({ report: id }), response: answers } },
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
    { ...behind, schema: { hide: true, body: newBan, response: answers } },
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
      schema: { hide: true, params: newBan.pick({ kind: true, who: true }), response: answers },
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
