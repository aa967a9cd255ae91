// The HTTP routes of tables: opening one, the lobby, the player's own tables, invitations, and join codes.

import { codeText, type NewTable, newCode, newTable } from '@moonshot/protocol/server';
import { sheetOf } from '@moonshot/rules';
import * as z from 'zod';
import { type Api, type HttpContext, refuse, wordsFor } from '../../../api/http-context.ts';
import { spenderOf } from '../../../api/requester.ts';
import { facts, id, ownTable, problem } from '../../../api/schemas.ts';
import { asPerson, playerOf } from '../../../api/session.ts';
import { apiError, NO_TABLE, tooOften } from '../../../core/errors.ts';
import type { ServerCatalog } from '../../../core/languages.ts';
import { networkOf } from '../../../core/network/client-network.ts';
import { ratesByNetwork } from '../../../core/network/rate-limits.ts';
import type { ServerContext } from '../../../domain/context.ts';
import { authorizeJoin } from '../../../domain/tables/join.ts';
import type { LiveTable } from '../../../domain/tables/live.ts';
import { runnerOf } from '../../../domain/tables/match/matches.ts';
import { awaitedAt } from '../../../domain/tables/match/turns.ts';
import { openTable, whyNoTable } from '../../../domain/tables/open-table.ts';
import { factsFor } from '../../../domain/tables/project.ts';
import { type TableRegistry, tableOf } from '../../../domain/tables/registry.ts';
import { hostsSeats, seatOf, whySettingsRefused } from '../../../domain/tables/row/changes.ts';
import { orderProblem } from '../../../domain/tables/row/orders.ts';
import type { Lobby, TableRow } from '../../../store/store.ts';
import type { Spender } from '../../../threads/jobs/processor-budgets.ts';

const tableList = z.object({ tables: z.array(facts) });
const ownList = z.object({ tables: z.array(ownTable) });

/** Adds the route that opens a table. */
export function addOpening(api: Api, http: HttpContext): void {
  const { context, tables } = http;
  api.post(
    '/api/tables',
    {
      schema: {
        summary: 'Opens a table with the player as its host.',
        body: newTable,
        response: { 201: z.object({ table: id, invite: id }), '4xx': problem, '5xx': problem },
      },
    },
    asPerson(context, async (mine, request, reply) => {
      const wrong = await whyNotOpened(http, request.body, await spenderOf(context, request));
      if (wrong !== undefined) return refuse(reply, wrong);
      const host = mine.player.id;
      const { order, settings } = request.body;
      const { game, overrides, length } = order;
      const seats = hostsSeats(host, order.seats);
      const rules = sheetOf(game)?.version ?? 0;
      const opened = await openTable(tables, { host, game, rules, overrides, length, settings, seats });
      if (!opened.ok) return refuse(reply, opened.error);
      return reply.code(201).send({ table: opened.live.id, invite: opened.live.row.invite });
    }),
  );
}

const whyNotOpened = async ({ context, tables }: HttpContext, { order, settings }: NewTable, by: Spender) =>
  whySettingsRefused(settings) ?? whyNoTable(tables) ?? (await orderProblem(context, order, order.seats, by));

async function factsOf(tables: TableRegistry, rows: readonly TableRow[], player: string, words: ServerCatalog) {
  const lives = await Promise.all(rows.map(row => tableOf(tables, row.id)));
  return lives.flatMap(live => (live === undefined ? [] : [plain({ ...factsFor(live, player, words), invite: null })]));
}

/**
 * The player's own tables as a list. A match in progress that is not in memory is resumed, because the list
 * shows whose answers it awaits.
 */
async function ownOf(tables: TableRegistry, rows: readonly TableRow[], player: string, words: ServerCatalog) {
  const { env } = tables.context;
  const own = rows.map(async row => {
    const live = await tableOf(tables, row.id);
    if (live === undefined) return [];
    if (live.row.state === 'playing') await runnerOf(tables.matchDeps, live);
    const seat = seatOf(live.row, player);
    if (seat === undefined) return []; // the player gave up the seat while the table was loaded
    const ownFacts = plain({ ...factsFor(live, player, words), invite: null });
    return [{ ...ownFacts, seat, awaited: [...awaitedAt(live, env.nowMs())] }];
  });
  return (await Promise.all(own)).flat();
}

/** Copies readonly facts for a response, because the types of zod schemas are mutable. */
const plain = (value: ReturnType<typeof factsFor>): z.infer<typeof facts> =>
  structuredClone(value) as z.infer<typeof facts>;

/** Whether the player has a seat at the table or is its host. */
export const isAt = ({ row }: LiveTable, player: string): boolean =>
  row.host === player || seatOf(row, player) !== undefined;

/**
 * What to read for the lobby. It limits the number of tables of each owner, and leaves out tables that
 * nobody visits.
 */
function lobbyFor({ env, config }: ServerContext): Lobby {
  const { lobbyTables: most, lobbyTablesPerPlayer: each, tablesPerPlayer, publicTableMs } = config.limits;
  return { most, each, among: Math.ceil((most * tablesPerPlayer) / each), sinceMs: env.nowMs() - publicTableMs };
}

/** Adds the routes that list tables. */
export function addTableLists(api: Api, { context, tables }: HttpContext): void {
  const { limits } = context.config;
  api.get(
    '/api/tables',
    {
      schema: {
        summary: 'The lobby: lists the tables that anybody may join.',
        response: { 200: tableList, '4xx': problem },
      },
    },
    async (request, reply) => {
      const rows = await context.store.tables.lobby(lobbyFor(context));
      return reply.send({ tables: await factsOf(tables, rows, '', wordsFor(request)) });
    },
  );
  api.get(
    '/api/tables/mine',
    {
      schema: {
        summary: 'Lists the tables at which the player has a seat, and the answers that each table awaits.',
        response: { 200: ownList, '4xx': problem },
      },
    },
    asPerson(context, async (mine, request, reply) => {
      const rows = await context.store.tables.of(mine.player.id, limits.ownTables);
      return reply.send({ tables: await ownOf(tables, rows, mine.player.id, wordsFor(request)) });
    }),
  );
}

/** Adds the routes for invitations and join codes. */
export function addInvitationRoutes(api: Api, http: HttpContext): void {
  addDoor(api, http);
  addCodes(api, http);
  addCodeTries(api, http);
}

function addDoor(api: Api, { context, tables }: HttpContext): void {
  api.get(
    '/api/tables/:table/door',
    {
      schema: {
        summary:
          'What a player may know of a table before joining it. The invitation is sent in a header and never in the URL.',
        params: z.object({ table: id }),
        headers: z.object({ 'x-invite': z.optional(id) }),
        response: { 200: facts, '4xx': problem },
      },
    },
    async (request, reply) => {
      const player = await playerOf(context, request);
      const invite = request.headers['x-invite'] ?? null;
      const live = await authorizeJoin(tables, request.params.table, player, invite);
      return live === undefined
        ? refuse(reply, NO_TABLE)
        : reply.send(plain(factsFor(live, player, wordsFor(request))));
    },
  );
}

function addCodes(api: Api, { context, tables, codes }: HttpContext): void {
  api.post(
    '/api/codes',
    {
      schema: {
        summary: 'Creates a join code for a table at which the player has a seat.',
        body: newCode,
        response: { 201: z.object({ code: z.string(), forMs: z.number() }), '4xx': problem, '5xx': problem },
      },
    },
    asPerson(context, async (mine, request, reply) => {
      const live = await tableOf(tables, request.body.table);
      if (live === undefined || !isAt(live, mine.player.id)) return refuse(reply, NO_TABLE);
      const given = await codes.give(live.row);
      if (given === undefined)
        return refuse(
          reply,
          apiError('busy', say => say.codes),
        );
      return reply.code(201).send(given);
    }),
  );
}

const MINUTE_MS = 60_000;
const NO_CODE = apiError('no-table', say => say.code);

function addCodeTries(api: Api, { context, tables, codes }: HttpContext): void {
  const { env, config } = context;
  const wrong = ratesByNetwork(env, config.limits.codeTriesPerMinute, MINUTE_MS);
  api.post(
    '/api/codes/:code',
    {
      schema: {
        summary: 'Looks up the table of a join code. An address that tries wrong codes has to wait.',
        params: z.object({ code: codeText }),
        response: { 200: z.object({ table: id, invite: id }), '4xx': problem },
      },
    },
    async (request, reply) => {
      const network = networkOf(request.ip);
      // counted before the look-up, so that guesses sent at the same time count
      const retryAfterMs = wrong.take(network);
      if (retryAfterMs > 0) return refuse(reply, tooOften(retryAfterMs));
      const door = await codes.doorOf(request.params.code);
      const live = door && (await tableOf(tables, door.id));
      if (live === undefined || live.row.invite !== door?.invite) return refuse(reply, NO_CODE);
      wrong.spend(network, -1);
      return reply.send({ table: live.id, invite: live.row.invite });
    },
  );
}
