// Presence at a table across nodes: each node publishes its own sockets.
import type { Elsewhere, Live, There } from '../tables/live.ts';
import type { World } from '../world.ts';

/** After this number of missed reports, a node's clients count as gone. */
const SILENCES_MAX = 3;

/** Publishes this node's presence at a table. */
export function tellThere({ peers }: World, { id, attendees }: Live): void {
  const people = [...attendees].map(({ voice, since }): There => ({ player: voice.player, since }));
  peers?.tell(`table.${id}`, { type: 'there', people });
}

/** Updates the presence at another node. Returns whether it changed. */
export function hearThere({ env }: World, { elsewhere }: Live, from: string, people: readonly There[]): boolean {
  const before = elsewhere.get(from);
  const now: Elsewhere = { people, heardMs: env.monoMs() };
  if (people.length === 0) elsewhere.delete(from);
  else elsewhere.set(from, now);
  return named(before?.people) !== named(people);
}

const named = (people: readonly There[] = []): string =>
  people
    .map(({ player }) => player)
    .sort()
    .join(' ');

/** Forgets nodes that have been silent for long. Returns whether there were any. */
export function forgetSilent({ env, config }: World, { elsewhere }: Live): boolean {
  const beforeMs = env.monoMs() - SILENCES_MAX * config.limits.healMs;
  const silent = [...elsewhere].filter(([, { heardMs }]) => heardMs < beforeMs);
  for (const [server] of silent) elsewhere.delete(server);
  return silent.length > 0;
}
