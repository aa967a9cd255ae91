// Assembles the whole server from storage, tables, sockets and HTTP, and starts and stops it.
import type { IncomingMessage } from 'node:http';
import type { AddressInfo } from 'node:net';
import type { FastifyInstance } from 'fastify';
import { newCodes } from './codes.ts';
import { nightly } from './dumps/nightly.ts';
import type { Cancel } from './env.ts';
import { type Hall, openHall } from './hall.ts';
import type { Desk } from './http/desk.ts';
import { httpServer } from './http/server.ts';
import { reasonOf } from './no.ts';
import { reachedAt } from './origins.ts';
import { newChallenges } from './passkeys/challenges.ts';
import { newSignIns } from './sign-ins.ts';
import { catchUpPast } from './tables/past.ts';
import { type Tables, takeUp } from './tables/registry.ts';
import type { Tournaments } from './tournaments/course.ts';
import { type Given, type World, worldOf } from './world.ts';

export interface App {
  readonly http: FastifyInstance;
  readonly tables: Tables;
  readonly tournaments: Tournaments;
  /** Listens. Returns the actual port, which the system chooses if 0 was given. */
  listen(port: number, host: string): Promise<number>;
  /** Stops in order: no new tables, sockets sent away with a reconnect delay, pending writes completed. */
  stop(): Promise<void>;
}

export async function openApp(given: Given): Promise<App> {
  const world = worldOf(given);
  const { config } = world;
  const hall = openHall(world, request => addressOf(request, config.proxies));
  const { tables, tournaments } = hall;
  const desk = deskOf(world, hall);
  const http = await httpServer(desk);
  let night: Cancel = () => {};
  let catching: Cancel = () => {};
  hall.open(http.server);
  return {
    http,
    tables,
    tournaments,
    listen: async (port, host) => {
      await http.listen({ port, host });
      takenUp(world, tables)
        .then(() => tournaments.takeUp())
        .catch(error => world.log.error({ reason: reasonOf(error) }, 'not every table could be taken up'));
      night = nightly(world);
      catching = catchUpPast(world);
      const { port: taken } = http.server.address() as AddressInfo;
      tables.reached = reachedAt(config.origins, host, taken);
      return taken;
    },
    stop: () => {
      night();
      catching();
      return stop(world, hall, http);
    },
  };
}

/** Everything the routes depend on. */
function deskOf(world: World, { tables, tickets, slips, tournaments, sockets }: Hall): Desk {
  const { env, config } = world;
  return {
    world,
    tables,
    tickets,
    tournaments,
    codes: newCodes(env, slips, config.limits),
    challenges: newChallenges(env, slips, config.limits),
    signIns: newSignIns(slips, config.limits),
    sockets,
  };
}

/**
 * Resumes matches after a start. A single server resumes all; a node of a cluster only notes them, and
 * resumes those that become late.
 */
async function takenUp({ peers, store }: World, tables: Tables): Promise<void> {
  if (peers === undefined) await takeUp(tables);
  else await store.due.noteAll();
}

/**
 * The address of a request: its connection's, or the one reported by the first of our own proxies. Each proxy
 * appends one to the list.
 */
function addressOf({ headers, socket }: IncomingMessage, proxies: number): string {
  const own = socket.remoteAddress ?? '';
  if (proxies === 0) return own;
  const said = String(headers['x-forwarded-for'] ?? '')
    .split(',')
    .map(one => one.trim());
  return said.at(-proxies) || said[0] || own;
}

async function stop({ store, log, thinkers, jobs }: World, hall: Hall, http: FastifyInstance): Promise<void> {
  log.info('stopping');
  await hall.stop();
  await thinkers.stop?.();
  await jobs.stop();
  await http.close();
  await store.close();
}
