// Cache of judged deals, so that a deal that was shown before appears at once.
import type { ReviewedDeal } from '@moonshot/protocol';

/** Maximum number of cached deals. The oldest are dropped. */
const KEPT_MAX = 60;

const kept = new Map<string, ReviewedDeal>();

interface CachedDeal {
  readonly table: string;
  readonly seat: number;
  readonly open: boolean;
  readonly language: string;
  readonly deal: number;
}

/** The cache key of a judged deal. */
export const keyOf = ({ table, seat, open, language, deal }: CachedDeal): string =>
  [table, seat, open ? 'open' : 'known', language, deal].join(' ');

/** The cached deals, oldest first. Drops the oldest if there are too many. */
export function readCache(): Map<string, ReviewedDeal> {
  const over = kept.size - KEPT_MAX;
  for (const key of [...kept.keys()].slice(0, Math.max(0, over))) kept.delete(key);
  return kept;
}
