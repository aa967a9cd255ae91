// Assembles the whole server from storage, tables, sockets and HTTP, and starts and stops it.
import type { IncomingMessage } from 'node:http';
import type { AddressInfo } from 'node:net';
import type { FastifyInstance } from 'fastify';
import type { AddRoutes, HttpContext } from './api/http-context.ts';
import type { Cancel } from './core/env.ts';
import { reasonOf } from './core/errors.ts';
import { publicOrigin } from './core/network/origins.ts';
import type { ServerContext, ServerDeps } from './domain/context.ts';
import { newSignIns } from './domain/sign-in/recent-sign-ins.ts';
import { newCodes } from './domain/tables/join-codes.ts';
import { sweepLogs } from './domain/tables/match/abandoned-logs.ts';
import { catchUpPast } from './domain/tables/past-matches.ts';
import { resumeMatches, type TableRegistry } from './domain/tables/registry.ts';
import { addContests } from './features/contests/routes.ts';
import { addLeagues } from './features/leagues/routes.ts';
import { newLivePads } from './features/live-pads/live-pads.ts';
import { addLivePads } from './features/live-pads/routes.ts';
import { nightly } from './features/open-data/nightly.ts';
import { addData } from './features/open-data/routes.ts';
import { newChallenges } from './features/passkeys/challenges.ts';
import { addPasskeys } from './features/passkeys/routes.ts';
import { addSignIn } from './features/passkeys/sign-in-routes.ts';
import { addPush } from './features/push/routes.ts';
import { addRatings } from './features/ratings/routes.ts';
import { addTournaments } from './features/tournaments/routes.ts';
import type { Tournaments } from './features/tournaments/schedule.ts';
import { openRealtimeServer, type RealtimeServer } from './realtime.ts';
import { newServerContext } from './server-context.ts';
import { httpServer } from './transport/http/server.ts';

export interface ServerApp {
  readonly http: FastifyInstance;
  readonly tables: TableRegistry;
  readonly tournaments: Tournaments;
  /** Starts listening. Returns the port, which the system chooses if `port` is 0. */
  listen(port: number, host: string): Promise<number>;
  /**
   * Stops the server: refuses new tables, then closes the sockets and tells each client when to reconnect,
   * then completes pending writes.
   */
  stop(): Promise<void>;
}

export async function openApp(given: ServerDeps): Promise<ServerApp> {
  const context = newServerContext(given);
  const { config } = context;
  const realtime = openRealtimeServer(context, request => addressOf(request, config.proxies));
  const { tables, tournaments } = realtime;
  const httpContext = httpContextOf(context, realtime);
  const http = await httpServer(httpContext, featureRoutes(context, realtime));
  let night: Cancel = () => {};
  let stopCatchUp: Cancel = () => {};
  let stopSweep: Cancel = () => {};
  realtime.open(http.server);
  return {
    http,
    tables,
    tournaments,
    listen: async (port, host) => {
      await http.listen({ port, host });
      takenUp(context, tables)
        .then(() => tournaments.takeUp())
        .catch(error => context.log.error({ reason: reasonOf(error) }, 'cannot resume all tables'));
      night = nightly(context);
      stopCatchUp = catchUpPast(context);
      stopSweep = sweepLogs(context);
      const { port: taken } = http.server.address() as AddressInfo;
      tables.reached = publicOrigin(config.origins, host, taken);
      return taken;
    },
    stop: () => {
      night();
      stopCatchUp();
      stopSweep();
      return stop(context, realtime, http);
    },
  };
}

function httpContextOf(
  context: ServerContext,
  { tables, tickets, oneTimeTokens, sockets }: RealtimeServer,
): HttpContext {
  const { env, config } = context;
  return {
    context,
    tables,
    tickets,
    codes: newCodes(env, oneTimeTokens, config.limits),
    signIns: newSignIns(oneTimeTokens, config.limits),
    sockets,
  };
}

function featureRoutes({ env, config }: ServerContext, { tournaments, oneTimeTokens }: RealtimeServer): AddRoutes {
  const challenges = newChallenges(env, oneTimeTokens, config.limits);
  return (api, http) => {
    addPasskeys(api, http, challenges);
    addSignIn(api, http, challenges);
    addPush(api, http);
    addRatings(api, http);
    addContests(api, http, tournaments);
    addTournaments(api, http, tournaments);
    addLeagues(api, http);
    addLivePads(api, http, newLivePads(oneTimeTokens, config.limits));
    addData(api, http);
  };
}

/**
 * Resumes matches after a start. A single server resumes all of them itself. A cluster node only adds an
 * overdue wake-up for each match that has none, and the takeover scan then resumes the matches.
 */
async function takenUp({ nodes, store }: ServerContext, tables: TableRegistry): Promise<void> {
  if (nodes === undefined) await resumeMatches(tables);
  else await store.due.noteAll();
}

/**
 * The client's address. Without proxies, it is the address of the connection. Behind `proxies` trusted
 * proxies, it is the address that the outermost proxy reported. Each proxy appends an address to the header.
 */
function addressOf({ headers, socket }: IncomingMessage, proxies: number): string {
  const own = socket.remoteAddress ?? '';
  if (proxies === 0) return own;
  const forwarded = String(headers['x-forwarded-for'] ?? '')
    .split(',')
    .map(one => one.trim());
  return forwarded.at(-proxies) || forwarded[0] || own;
}

async function stop(
  { store, log, thinkers, jobs }: ServerContext,
  realtime: RealtimeServer,
  http: FastifyInstance,
): Promise<void> {
  log.info('stopping');
  await realtime.stop();
  await thinkers.stop?.();
  await jobs.stop();
  await http.close();
  await store.close();
}
