// Between deals at an online table: which players the next deal awaits, and for how long.

import type { FriendWords } from '@moonshot/i18n';
import type { TableView } from '@moonshot/protocol';
import { lateFor } from '../../../model/play/late.ts';
import type { TimeLeft } from '../../../online/times.ts';

/**
 * Seconds until the next deal begins even if some players are not ready; `undefined` if it waits for all of
 * them.
 */
export const nextDealIn = (left: TimeLeft): number | undefined =>
  left.size === 0 ? undefined : Math.ceil(Math.max(...left.values()) / 1000);

/**
 * The sentence that says which players the next deal awaits. Spectators and players who are ready see it.
 * `undefined` if the deal awaits nobody.
 */
export function nextDealLine(
  words: FriendWords,
  view: TableView,
  left: TimeLeft,
  and: (names: readonly string[]) => string,
): string | undefined {
  const late = lateFor(view);
  if (late.length === 0 || late.some(seat => seat === view.viewer)) return undefined;
  const seconds = nextDealIn(left);
  const waits = words.join.waitsFor(and(late.map(seat => view.sitters[seat]?.name ?? '')));
  return seconds === undefined ? waits : `${waits} · ${words.at.nextIn(seconds)}`;
}
