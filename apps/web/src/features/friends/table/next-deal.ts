// Between deals at an online table: which players the next deal awaits, and for how long.

import type { FriendWords } from '@moonshot/i18n';
import type { TableView } from '@moonshot/protocol';
import type { Seat } from '@moonshot/rules';
import type { TimeLeft } from '../../../online/times.ts';

/**
 * The seats of people who are not ready for the next deal. Seats at which a bot stands in are left out. The
 * list is empty during a deal and before the first deal.
 */
export const lateFor = ({ deal, ready, sitters, online }: TableView): readonly Seat[] =>
  deal.phase !== 'deal' || deal.results.length === 0 || online?.ended === true
    ? []
    : sitters.flatMap(({ kind }, seat) =>
        kind === 'person' && !ready.includes(seat) && online?.standIns.includes(seat) !== true ? [seat] : [],
      );

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
