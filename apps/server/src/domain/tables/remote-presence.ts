// Presence at a table across nodes. Each node publishes the clients of its own sockets.

import type { ServerContext } from '../context.ts';
import type { LiveTable, RemotePresence, RemoteSubscriber } from './live.ts';

/** The number of missed reports after which a node's clients count as gone. */
const SILENCES_MAX = 3;

/** Publishes this node's presence at a table. */
export function publishPresence({ nodes }: ServerContext, { id, subscribers }: LiveTable): void {
  const people = [...subscribers].map(({ client, since }): RemoteSubscriber => ({ player: client.player, since }));
  nodes?.tell(`table.${id}`, { type: 'there', people });
}

/** Stores another node's report of its clients at a table. Returns whether they changed. */
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

/** Removes the clients of nodes that have been silent for long. Returns whether there were any. */
export function forgetSilent({ env, config }: ServerContext, { remotePresence }: LiveTable): boolean {
  const beforeMs = env.monoMs() - SILENCES_MAX * config.limits.healMs;
  const silent = [...remotePresence].filter(([, { heardMs }]) => heardMs < beforeMs);
  for (const [server] of silent) remotePresence.delete(server);
  return silent.length > 0;
}
