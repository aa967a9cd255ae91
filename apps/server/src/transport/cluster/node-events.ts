// Handles events from the other nodes: about tables that this node also has in memory, and about players.
import type { Sockets } from '../../api/http-context.ts';
import type { Cancel } from '../../core/env.ts';
import { reasonOf } from '../../core/errors.ts';
import type { NodeEvent } from '../../core/node-bus.ts';
import { applyBlock } from '../../domain/conduct/blocks.ts';
import type { ServerContext } from '../../domain/context.ts';
import { broadcastChat } from '../../domain/tables/chat.ts';
import { replace } from '../../domain/tables/join.ts';
import { type LiveTable, matchOf } from '../../domain/tables/live.ts';
import { broadcastTable } from '../../domain/tables/match/matches.ts';
import { renameInMemory } from '../../domain/tables/player-changes.ts';
import { watch } from '../../domain/tables/presence.ts';
import { reloadTable, type TableRegistry } from '../../domain/tables/registry.ts';
import { publishPresence, storePresence } from '../../domain/tables/remote-presence.ts';

/**
 * Starts to listen to other nodes' events about a table in this node's memory, and asks the other nodes
 * which clients are present there.
 */
export function joinTable(tables: () => TableRegistry, context: ServerContext, live: LiveTable): Cancel {
  const { nodes } = context;
  if (nodes === undefined) return () => {};
  const unhear = nodes.hear(`table.${live.id}`, (news, from) => hearOf(tables(), live, news, from));
  nodes.tell(`table.${live.id}`, { type: 'who-is-there' });
  return () => {
    unhear();
    nodes.tell(`table.${live.id}`, { type: 'there', people: [] });
  };
}

function hearOf(tables: TableRegistry, live: LiveTable, news: NodeEvent, from: string): undefined {
  const { context } = tables;
  switch (news.type) {
    case 'written':
      catchUp(context, live, news.match, news.version);
      return;
    case 'changed':
      // Reloading the table logs its own errors.
      if (news.revision > live.row.revision) void reloadTable(tables, live).catch(() => {});
      return;
    case 'who-is-there':
      if (live.subscribers.size > 0) publishPresence(context, live);
      return;
    case 'there':
      replaceOlder(live, news.people);
      if (!storePresence(context, live, from, news.people)) return;
      broadcastTable(live);
      watch(context, live);
      return;
    case 'said':
      broadcastChat(context, live, news.by, news.what);
      return;
    default:
      return;
  }
}

/** Reads the events that another node has written to the match, unless this node has them already. */
function catchUp({ log }: ServerContext, live: LiveTable, match: string, version: number): void {
  const { runner } = live;
  if (runner === undefined || matchOf(live.row) !== match || runner.state().id !== match) return;
  if (runner.state().version >= version) return;
  runner
    .refresh(version)
    .catch(error => log.error({ table: live.id, reason: reasonOf(error) }, 'cannot follow the changes of a table'));
}

/** Closes the sockets at this node of players who have joined the table later through another node. */
function replaceOlder(live: LiveTable, people: Extract<NodeEvent, { type: 'there' }>['people']): void {
  for (const { player, since } of people)
    for (const subscriber of [...live.subscribers])
      if (subscriber.client.player === player && subscriber.since < since) replace(live, subscriber);
}

/** Handles events for all nodes: sign-outs, bans, renames and blocks. */
export function handleGlobalEvents(tables: TableRegistry, sockets: Sockets): Cancel {
  const { nodes } = tables.context;
  if (nodes === undefined) return () => {};
  return nodes.hear('all', news => {
    if (news.type === 'signed-out') sockets.closeOf(news.player, news.session ?? undefined);
    if (news.type === 'banned') sockets.banish(news.kind, news.who);
    if (news.type === 'named') renameInMemory(tables, news.player, news.name);
    if (news.type === 'blocked') applyBlock(tables, news);
  });
}

/** Wraps this node's sockets so that a sign-out or a ban also closes the sockets at the other nodes. */
export function clusterSockets({ nodes }: ServerContext, sockets: Sockets): Sockets {
  if (nodes === undefined) return sockets;
  return {
    ...sockets,
    closeOf: (player, session) => {
      sockets.closeOf(player, session);
      nodes.tell('all', { type: 'signed-out', player, session: session ?? null });
    },
    banish: (kind, who) => {
      sockets.banish(kind, who);
      nodes.tell('all', { type: 'banned', kind, who });
    },
  };
}
