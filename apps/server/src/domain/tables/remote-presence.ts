// Shares the presence at a table between nodes. Each node publishes which clients are connected to it.

import type { ServerContext } from '../context.ts';
import type { LiveTable, RemotePresence, RemoteSubscriber } from './live.ts';

/** The number of reports that a node may miss in a row before its clients count as absent. */
const SILENCES_MAX = 3;

/** Publishes which clients at a table are connected to this node. */
export function publishPresence({ nodes }: ServerContext, { id, subscribers }: LiveTable): void {
  const people = [...subscribers].map(({ client, since }): RemoteSubscriber => ({ player: client.player, since }));
  nodes?.tell(`table.${id}`, { type: 'there', people });
}

/** Stores another node's report of its clients at a table. Returns whether the clients have changed. */
export function storePresence(
  { env }: ServerContext,
  { remotePresence }: LiveTable,
  from: string,
  people: readonly RemoteSubscriber[],
): boolean {
  const before = remotePresence.get(from);
  const now: RemotePresence = { people, heardMs: env.monoMs() };
  if (people.length === 0) remotePresence.delete(from);
  else remotePresence.set(from, now);
  return named(before?.people) !== named(people);
}

const named = (people: readonly RemoteSubscriber[] = []): string =>
  people
    .map(({ player }) => player)
    .sort()
    .join(' ');

/**
 * Removes the clients of nodes that have sent no report for long. Returns whether there were such clients.
 */
export function forgetSilent({ env, config }: ServerContext, { remotePresence }: LiveTable): boolean {
  const beforeMs = env.monoMs() - SILENCES_MAX * config.limits.healMs;
  const silent = [...remotePresence].filter(([, { heardMs }]) => heardMs < beforeMs);
  for (const [server] of silent) remotePresence.delete(server);
  return silent.length > 0;
}
