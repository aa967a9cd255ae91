// Cache of judged deals, so that returning to one is instant.
import type { ReviewedDeal } from '@moonshot/protocol';

/** Maximum number of cached deals; the oldest are dropped. */
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

/** The cache, oldest entries first. */
export function readCache(): Map<string, ReviewedDeal> {
  const over = kept.size - KEPT_MAX;
  for (const key of [...kept.keys()].slice(0, Math.max(0, over))) kept.delete(key);
  return kept;
}
