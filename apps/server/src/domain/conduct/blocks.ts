// Blocks between players. Messages of a blocked player are not delivered to the blocker, and a blocked player
// cannot sit down at the blocker's table.
import { type ApiError, apiError } from '../../core/errors.ts';
import type { LiveTable } from '../tables/live.ts';
import type { TableRegistry } from '../tables/registry.ts';

/** The refusal gives no reason, because a blocked player must not learn of the block. */
export const BLOCKED = apiError('not-allowed', say => say.unwelcome);

/** Whether the table's host blocks the player. */
export const isBlocked = async ({ context }: TableRegistry, { row }: LiveTable, player: string): Promise<boolean> =>
  (await context.store.conduct.blockedBy(row.host)).includes(player);

const TOO_MANY = apiError('too-many', say => say.blocks);

/** Blocks another player, now and at every table. */
export async function block(
  { context, held }: TableRegistry,
  player: string,
  other: string,
): Promise<ApiError | undefined> {
  if (!(await context.store.conduct.block(player, other, context.config.limits.blocksPerPlayer))) return TOO_MANY;
  for (const subscriber of attendeesOf(held, player)) subscriber.blocked.add(other);
  return undefined;
}

export async function unblock({ context, held }: TableRegistry, player: string, other: string): Promise<void> {
  await context.store.conduct.unblock(player, other);
  for (const subscriber of attendeesOf(held, player)) subscriber.blocked.delete(other);
}

const attendeesOf = (held: TableRegistry['held'], player: string) =>
  [...held.values()].flatMap(({ subscribers }) => [...subscribers].filter(({ client }) => client.player === player));
