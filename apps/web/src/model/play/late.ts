// Which players the next deal awaits.

import type { TableView } from '@moonshot/protocol';
import type { Seat } from '@moonshot/rules';

/** What of a view says who is awaited. */
export interface BetweenDeals extends Pick<TableView, 'ready'> {
  readonly deal: { readonly phase: string; readonly results: readonly unknown[] };
  readonly sitters: readonly Pick<TableView['sitters'][number], 'kind'>[];
  readonly online: Pick<NonNullable<TableView['online']>, 'standIns' | 'ended'> | null;
}

/**
 * The seats of people who are not ready for the next deal. Seats at which a bot stands in are left out. The
 * list is empty during a deal and before the first deal.
 */
export const lateFor = ({ deal, ready, sitters, online }: BetweenDeals): readonly Seat[] =>
  deal.phase !== 'deal' || deal.results.length === 0 || online?.ended === true
    ? []
    : sitters.flatMap(({ kind }, seat) =>
        kind === 'person' && !ready.includes(seat) && online?.standIns.includes(seat) !== true ? [seat] : [],
      );

/** Whether the viewer has asked for the next deal, which waits for other people. */
export const isReady = ({ ready, viewer }: TableView): boolean => viewer !== 'watcher' && ready.includes(viewer);
