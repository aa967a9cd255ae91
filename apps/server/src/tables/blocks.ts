// Blocks between players: messages are not delivered, and blocked players cannot sit down at the blocker's
// table.
import { type No, no } from '../no.ts';
import type { Live } from './live.ts';
import type { Tables } from './registry.ts';

/** It gives no reason, because a blocked player must not learn of the block. */
export const UNWELCOME = no('not-allowed', say => say.unwelcome);

/** Whether the table's host blocks the player. */
export const isUnwelcome = async ({ world }: Tables, { row }: Live, player: string): Promise<boolean> =>
  (await world.store.conduct.blockedBy(row.host)).includes(player);

const TOO_MANY = no('too-many', say => say.blocks);

/** Blocks another player, now and at every table. */
export async function block({ world, held }: Tables, player: string, other: string): Promise<No | undefined> {
  if (!(await world.store.conduct.block(player, other, world.config.limits.blocksPerPlayer))) return TOO_MANY;
  for (const attendee of attendeesOf(held, player)) attendee.blocked.add(other);
  return undefined;
}

export async function unblock({ world, held }: Tables, player: string, other: string): Promise<void> {
  await world.store.conduct.unblock(player, other);
  for (const attendee of attendeesOf(held, player)) attendee.blocked.delete(other);
}

const attendeesOf = (held: Tables['held'], player: string) =>
  [...held.values()].flatMap(({ attendees }) => [...attendees].filter(({ voice }) => voice.player === player));
