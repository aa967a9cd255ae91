// Blocks between players. Messages of a blocked player are not delivered to the blocker, and a blocked player
// cannot sit down at the blocker's table.
import { type ApiError, apiError } from '../../core/errors.ts';
import type { LiveTable } from '../tables/live.ts';
import type { TableRegistry } from '../tables/registry.ts';

/** The refusal for a blocked player. It gives no reason, because the player must not learn of the block. */
export const BLOCKED = apiError('not-allowed', say => say.unwelcome);

/** Whether the table's host blocks the player. */
export const isBlocked = async ({ context }: TableRegistry, { row }: LiveTable, player: string): Promise<boolean> =>
  (await context.store.conduct.blockedBy(row.host)).includes(player);

const TOO_MANY = apiError('too-many', say => say.blocks);

interface BlockChange {
  readonly player: string;
  readonly other: string;
  readonly isBlocked: boolean;
}

/** Blocks another player at all tables, including those that are open now. */
export async function block(tables: TableRegistry, player: string, other: string): Promise<ApiError | undefined> {
  const { store, config } = tables.context;
  if (!(await store.conduct.block(player, other, config.limits.blocksPerPlayer))) return TOO_MANY;
  applyAtAllNodes(tables, { player, other, isBlocked: true });
  return undefined;
}

export async function unblock(tables: TableRegistry, player: string, other: string): Promise<void> {
  await tables.context.store.conduct.unblock(player, other);
  applyAtAllNodes(tables, { player, other, isBlocked: false });
}

function applyAtAllNodes(tables: TableRegistry, change: BlockChange): void {
  applyBlock(tables, change);
  tables.context.nodes?.tell('all', { type: 'blocked', ...change });
}

/** Applies a block, or its end, to the player's sockets at this node. */
export function applyBlock({ held }: TableRegistry, { player, other, isBlocked }: BlockChange): void {
  for (const { client, blocked } of [...held.values()].flatMap(({ subscribers }) => [...subscribers])) {
    if (client.player !== player) continue;
    if (isBlocked) blocked.add(other);
    else blocked.delete(other);
  }
}
