// The realtime server: assembles tables, tickets and sockets, and stops them in order.
import type { IncomingMessage, Server } from 'node:http';
import type { State } from '@moonshot/table/state';
import { dropCode } from './codes.ts';
import { keepScore, matchFor } from './duplicate/seating.ts';
import type { Cancel } from './env.ts';
import { everywhere, joinAll, joinTable } from './nodes/join.ts';
import { lookOn } from './nodes/look.ts';
import { openPush } from './push/push.ts';
import { type Slips, slipsHere } from './slips.ts';
import { openSockets, type Sockets } from './socket/sockets.ts';
import type { TableRow } from './store/store.ts';
import type { Live } from './tables/live.ts';
import { goOn } from './tables/matches.ts';
import { newTables, stopTables, type Tables } from './tables/registry.ts';
import { sweep } from './tables/sweep.ts';
import { newTickets, type Tickets } from './tickets.ts';
import { type Tournaments, tournamentsAt } from './tournaments/course.ts';
import type { World } from './world.ts';

export interface Hall {
  readonly tables: Tables;
  readonly tickets: Tickets;
  readonly slips: Slips;
  readonly tournaments: Tournaments;
  /** The sockets, after opening. */
  readonly sockets: () => Sockets;
  /** Handles the server's upgrade requests. */
  open(server: Pick<Server, 'on'>): void;
  /** Refuses new tables, sends sockets away with a reconnect delay, and completes pending writes. */
  stop(): Promise<void>;
}

/** Retries stopped tables as soon as the store is reachable again. */
const goOnOnceBack = ({ world, held, ground }: Tables): Cancel =>
  world.store.onBack?.(() => {
    for (const live of held.values()) void goOn(ground, live);
  }) ?? (() => {});

/** What tables need from the server: the next match of a table, and cleanup when one is deleted. */
const tablesOf = (world: World, slips: Slips) => ({
  matchFor: (row: TableRow) => matchFor(world, row),
  closed: (table: string) => dropCode(slips, table),
});

/** Creates the realtime server. `addressOf` returns a request's address. */
export function openHall(world: World, addressOf: (request: IncomingMessage) => string): Hall {
  const { env, config } = world;
  const slips = world.peers === undefined ? slipsHere(env) : world.store.slips;
  const push = openPush(world);
  const given = {
    turned: push.turned,
    ...tablesOf(world, slips),
    // Not awaited: it may have to start the very table that calls it.
    scored: (live: Live, state: State) =>
      keepScore(world, live, state, ({ id }) => void tournaments.act(id, { type: 'look' })),
  };
  const tables = newTables(world, given, live => joinTable(() => tables, world, live));
  const tournaments: Tournaments = tournamentsAt(tables);
  const tickets = newTickets(env, slips, config.limits);
  let sockets: Sockets | undefined;
  const begun: Cancel[] = [];
  let deafen: Cancel = () => {};
  return {
    tables,
    tickets,
    slips,
    tournaments,
    sockets: () => sockets as Sockets,
    open: server => {
      const here = openSockets(server, tables, tickets, addressOf);
      sockets = everywhere(world, here);
      begun.push(sweep(tables), lookOn(tables, tournaments), goOnOnceBack(tables));
      deafen = joinAll(tables, here);
    },
    stop: async () => {
      push.stop();
      tournaments.stop();
      tables.stopping = true;
      for (const end of begun) end();
      await sockets?.stop().then(deafen); // until then bans and sign-outs of other nodes still arrive
      await stopTables(tables);
      await world.peers?.stop();
    },
  };
}
