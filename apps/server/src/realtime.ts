// The realtime part of the server: assembles tables, tickets and sockets, and stops them in order.
import type { Server } from 'node:http';
import type { Spec, State } from '@moonshot/table';
import type { Sockets } from './api/http-context.ts';
import type { Cancel } from './core/env.ts';
import { type OneTimeTokens, oneTimeTokensInMemory } from './core/one-time-tokens.ts';
import type { ServerContext } from './domain/context.ts';
import { newTickets, type Tickets } from './domain/sign-in/tickets.ts';
import { dropCode } from './domain/tables/join-codes.ts';
import type { LiveTable } from './domain/tables/live.ts';
import { retryMatch } from './domain/tables/match/matches.ts';
import { nextMatch } from './domain/tables/match/next-match.ts';
import { newTables, stopTables, type TableRegistry } from './domain/tables/registry.ts';
import { sweep } from './domain/tables/sweep.ts';
import { contestMatch, keepScore } from './features/duplicate/seating.ts';
import { leagueAt, noteLeagueMatch } from './features/leagues/matches.ts';
import { openPush } from './features/push/push.ts';
import { type Tournaments, tournamentsAt } from './features/tournaments/schedule.ts';
import type { TableRow } from './store/store.ts';
import { clusterSockets, handleGlobalEvents, joinTable } from './transport/cluster/node-events.ts';
import { startTakeoverScan } from './transport/cluster/takeover-scan.ts';
import { type AddressOf, openSockets } from './transport/socket/sockets.ts';

export interface RealtimeServer {
  readonly tables: TableRegistry;
  readonly tickets: Tickets;
  readonly oneTimeTokens: OneTimeTokens;
  readonly tournaments: Tournaments;
  /** Returns the sockets. It may be called only after `open`. */
  readonly sockets: () => Sockets;
  /** Starts accepting sockets at this HTTP server. */
  open(server: Pick<Server, 'on'>): void;
  /**
   * Refuses new tables, closes the sockets, tells clients when to reconnect, and completes pending writes.
   */
  stop(): Promise<void>;
}

/** Retries matches stopped by an error as soon as the store is reachable again. */
const goOnOnceBack = ({ context, held, matchDeps }: TableRegistry): Cancel =>
  context.store.onBack?.(() => {
    context.log.warn('the database answers again');
    for (const live of held.values()) void retryMatch(matchDeps, live);
  }) ?? (() => {});

/**
 * The functions that tables need from other parts of the server, such as the one that creates a table's next
 * match.
 */
const tablesOf = (context: ServerContext, oneTimeTokens: OneTimeTokens) => ({
  matchFor: async (row: TableRow) =>
    row.deals === undefined || row.fork !== undefined
      ? nextMatch(context, row, await leagueAt(context, row))
      : contestMatch(context, row, row.deals),
  closed: (table: string) => dropCode(oneTimeTokens, table),
});

/** Creates the realtime server. */
export function openRealtimeServer(context: ServerContext, addressOf: AddressOf): RealtimeServer {
  const { env, config } = context;
  const oneTimeTokens = context.nodes === undefined ? oneTimeTokensInMemory(env) : context.store.oneTimeTokens;
  const push = openPush(context);
  const hooks = {
    turned: push.turned,
    onMatchFinished: (row: TableRow, began: Spec, state: State) => noteLeagueMatch(context, row, began, state),
    ...tablesOf(context, oneTimeTokens),
    // The check of the tournament is not awaited, because it may have to start the match of the very table
    // that calls it.
    scored: (live: LiveTable, state: State) =>
      keepScore(context, live, state, ({ id }) => void tournaments.act(id, { type: 'look' })),
  };
  const tables = newTables(context, hooks, live => joinTable(() => tables, context, live));
  const tournaments: Tournaments = tournamentsAt(tables);
  const tickets = newTickets(env, oneTimeTokens, config.limits);
  let sockets: Sockets | undefined;
  const begun: Cancel[] = [];
  let deafen: Cancel = () => {};
  return {
    tables,
    tickets,
    oneTimeTokens,
    tournaments,
    sockets: () => sockets as Sockets,
    open: server => {
      const here = openSockets(server, tables, tickets, addressOf);
      sockets = clusterSockets(context, here);
      begun.push(sweep(tables), startTakeoverScan(tables, tournaments.takeUp), goOnOnceBack(tables));
      deafen = handleGlobalEvents(tables, here);
    },
    stop: async () => {
      push.stop();
      tournaments.stop();
      tables.stopping = true;
      for (const end of begun) end();
      // Node events are received until the sockets are closed, because bans and sign-outs of other nodes must
      // still close sockets here.
      await sockets?.stop().then(deafen);
      await stopTables(tables);
      await context.nodes?.stop();
    },
  };
}
