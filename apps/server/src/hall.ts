// Where people meet: tables, tickets and sockets put together, opened at a server of any kind and stopped in their order.
import type { IncomingMessage, Server } from 'node:http';
import { keepScore, matchFor } from './duplicate/seating.ts';
import type { Cancel } from './env.ts';
import { openPush } from './push/push.ts';
import { openSockets, type Sockets } from './socket/sockets.ts';
import { newTables, stopTables, sweep, type Tables } from './tables/registry.ts';
import { newTickets, type Tickets } from './tickets.ts';
import { type Tournaments, tournamentsAt } from './tournaments/course.ts';
import type { World } from './world.ts';

export interface Hall {
  readonly tables: Tables;
  readonly tickets: Tickets;
  readonly tournaments: Tournaments;
  /** The sockets, once the hall is open. */
  readonly sockets: () => Sockets;
  /** Takes the server's upgrades. */
  open(server: Pick<Server, 'on'>): void;
  /** No new tables, sockets told to come back, what is being written written. */
  stop(): Promise<void>;
}

/** The hall of a world; `addressOf` says where a request comes from. */
export function openHall(world: World, addressOf: (request: IncomingMessage) => string): Hall {
  const { env, config } = world;
  const push = openPush(world);
  const tables = newTables(world, {
    turned: push.turned,
    matchFor: row => matchFor(world, row),
    // Not waited for: it may have to set going the very table that this comes from.
    scored: (live, state) => keepScore(world, live, state, ({ id }) => void tournaments.act(id, { type: 'look' })),
  });
  const tournaments: Tournaments = tournamentsAt(tables);
  const tickets = newTickets(env, config.limits.ticketMs, config.limits.tickets);
  let sockets: Sockets | undefined;
  let swept: Cancel | undefined;
  return {
    tables,
    tickets,
    tournaments,
    sockets: () => sockets as Sockets,
    open: server => {
      sockets = openSockets(server, tables, tickets, addressOf);
      swept = sweep(tables);
    },
    stop: async () => {
      push.stop();
      tournaments.stop();
      tables.stopping = true;
      swept?.();
      await sockets?.stop();
      await stopTables(tables);
    },
  };
}
