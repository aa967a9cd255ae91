// The deals that this page has judged already: who goes back to one sees it at once.
import type { ReviewedDeal } from '@moonshot/wire/review';

/** More than this many are not kept; the oldest go. */
const KEPT_MAX = 60;

const kept = new Map<string, ReviewedDeal>();

interface Wish {
  readonly table: string;
  readonly seat: number;
  readonly open: boolean;
  readonly language: string;
  readonly deal: number;
}

/** What a judged deal is kept under. */
export const keyOf = ({ table, seat, open, language, deal }: Wish): string =>
  [table, seat, open ? 'open' : 'known', language, deal].join(' ');

/** What is kept, the oldest first. */
export function remembered(): Map<string, ReviewedDeal> {
  const over = kept.size - KEPT_MAX;
  for (const key of [...kept.keys()].slice(0, Math.max(0, over))) kept.delete(key);
  return kept;
}
