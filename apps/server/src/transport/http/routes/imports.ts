// The HTTP routes that import a match and delete an imported one. An imported match is replayed by its rules
// and stored, marked as imported.

import { newImport } from '@moonshot/protocol/server';
import { STAND_IN } from '@moonshot/table';
import * as z from 'zod';
import { type Api, type HttpContext, refuse } from '../../../api/http-context.ts';
import { spenderOf } from '../../../api/requester.ts';
import { matchId, problem } from '../../../api/schemas.ts';
import { asPerson } from '../../../api/session.ts';
import { whyNotTitled } from '../../../core/display-names.ts';
import { apiError, NO_TABLE, refusalWith } from '../../../core/errors.ts';
import { newId, newSeed } from '../../../core/ids.ts';
import { languageIn } from '../../../core/languages.ts';
import { ratesBy, ratesByNetwork } from '../../../core/network/rate-limits.ts';
import { DAY_MS } from '../../../core/utc-days.ts';
import type { ServerContext } from '../../../domain/context.ts';
import { isMatchAt, tableIn } from '../../../domain/tables/live.ts';
import { matchSummary } from '../../../domain/tables/past-matches.ts';
import { deleteImport } from '../../../domain/tables/player-changes.ts';
import { tableOf } from '../../../domain/tables/registry.ts';
import { appendParts } from '../../../store/log/append-in-parts.ts';
import type { TableRow, TableSeat } from '../../../store/store.ts';
import type { JobOutput } from '../../../threads/jobs/job-worker.ts';
import type { Spender } from '../../../threads/jobs/processor-budgets.ts';

/** The maximum size of a request body: the longest text of a match, with JSON escapes for its line ends. */
export const BODY_BYTES = 262_144;

type Imported = Extract<JobOutput<'import'>, { ok: true }>;

const FULL = apiError('too-many', say => say.imports);
const LARGE = apiError('too-many', say => say.importBytes);

const bytesOf = (parts: readonly string[]): number => parts.reduce((sum, part) => sum + Buffer.byteLength(part), 0);

/** Adds the routes that import a match and delete an imported one. */
export function addImports(api: Api, http: HttpContext): void {
  addImporting(api, http);
  addDeleting(api, http);
}

/**
 * Limits how many bytes a player and an address may import. What counts is the size of the events in JSON.
 * On disk, a match takes more than 3 times that, and about 30 times the size of its text.
 */
function importBytes({ env, config: { limits } }: ServerContext) {
  const players = ratesBy(env, limits.importBytesPerDay, DAY_MS);
  const networks = ratesByNetwork(env, limits.addressImportBytesPerDay, DAY_MS);
  return {
    waitMs: ({ player, network }: Spender): number => Math.max(players.waitMs(player), networks.waitMs(network)),
    spend: ({ player, network }: Spender, bytes: number): void => {
      players.spend(player, bytes);
      networks.spend(network, bytes);
    },
  };
}

function addImporting(api: Api, { context }: HttpContext): void {
  const { importsPerHour } = context.config.limits;
  const bytes = importBytes(context);
  api.post(
    '/api/matches',
    {
      bodyLimit: BODY_BYTES,
      config: { rateLimit: { max: importsPerHour, timeWindow: '1 hour' } },
      schema: {
        summary:
          'Imports a match from the open notation (docs/reference/notation.md) or a transcript. It has no proof.',
        body: newImport,
        response: { 201: z.object({ match: matchId }), '4xx': problem },
      },
    },
    asPerson(context, async (mine, request, reply) => {
      const by = await spenderOf(context, request);
      const retryAfterMs = bytes.waitMs(by);
      if (retryAfterMs > 0) return refuse(reply, { ...LARGE, retryAfterMs });
      const id = newId(context.env);
      const language = languageIn(request.headers['accept-language']);
      const asked = { text: request.body.text, match: `${id}-1`, secret: newSeed(context.env), language };
      const worked = await context.jobs.work('import', asked, by);
      if (!worked.ok) return refuse(reply, worked.error);
      if (!worked.done.ok) return refuse(reply, refusalWith('unreadable', worked.done.sentence));
      const { game, rules: overrides } = worked.done.played;
      const untitled = whyNotTitled({ game, overrides });
      if (untitled !== undefined) return refuse(reply, untitled);
      bytes.spend(by, bytesOf(worked.done.log));
      const match = await kept(context, id, mine.player.id, worked.done);
      return match === undefined ? refuse(reply, FULL) : reply.code(201).send({ match });
    }),
  );
}

function addDeleting(api: Api, { context, tables }: HttpContext): void {
  api.delete(
    '/api/matches/:match',
    {
      schema: {
        summary: 'Deletes a match that the player has imported.',
        params: z.object({ match: matchId }),
        response: { 204: z.null(), '4xx': problem },
      },
    },
    asPerson(context, async (mine, request, reply) => {
      const { match } = request.params;
      const player = mine.player.id;
      const live = await tableOf(tables, tableIn(match));
      if (live === undefined || !isMatchAt(live.row, match)) return refuse(reply, NO_TABLE);
      if (live.row.owner !== player && live.row.host !== player) return refuse(reply, NO_TABLE);
      const isGone = live.row.owner === player && (await deleteImport(tables, live, match));
      if (!isGone) return refuse(reply, PLAYED);
      return reply.code(204).send(null);
    }),
  );
}

const PLAYED = apiError('not-allowed', say => say.played);

/**
 * Stores the match before its table, so that a crash in between never leaves a table without its match. A
 * match without a table is deleted after a restart. Returns undefined if the player has too many imported
 * matches; the match is then deleted at once.
 */
async function kept(
  { env, store, config }: ServerContext,
  id: string,
  player: string,
  { played, names, log, last }: Imported,
): Promise<string | undefined> {
  const { game, version, rules, length } = played;
  const match = `${id}-1`;
  const seats: readonly TableSeat[] = names.map((name, i) =>
    i === 0 ? { kind: 'person', player, prepared: false } : { kind: 'bot', name, player: STAND_IN },
  );
  const row: TableRow = {
    ...{
      id,
      revision: 1,
      invite: newId(env),
      host: player,
      owner: player,
      game,
      rules: version,
      overrides: rules,
      length,
    },
    settings: { open: 'invited', clock: null, watchers: 'none', chat: false },
    seats,
    ...({ state: 'over', private: true } as const),
    matches: 1,
    at: env.nowMs(),
  };
  const opening = await appendParts(store.log, match, log);
  if ((await store.tables.put(row, config.limits.importsPerPlayer)) !== 'written') {
    await store.log.removeImported(match);
    return undefined;
  }
  if (opening?.type === 'table-opened')
    await store.past.add(matchSummary(row, match, opening, last ?? undefined, row.at));
  return match;
}
