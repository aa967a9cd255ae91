// Players who must leave a table: those removed by the host, and spectators of a match that allows none.
import { type ApiError, apiError, toProblemDetails } from '../../core/errors.ts';
import type { TableRow } from '../../store/store.ts';
import type { LiveTable, Subscriber } from './live.ts';
import { seatOf } from './row/changes.ts';
import { removedBy } from './row/invitation.ts';

const REMOVED = apiError('no-table', say => say.removed);

/** Disconnects a removed player from the table, at whichever node their socket is. */
export function dismissRemoved(live: LiveTable, before: TableRow): void {
  const removed = removedBy(before, live.row);
  dismiss(live, REMOVED, ({ client }) => removed.includes(client.player));
}

const NOT_WATCHED = apiError('no-table', say => say.watchers);

/** Disconnects the spectators when a match begins that allows none. */
export function dismissWatchers(live: LiveTable): void {
  const { row } = live;
  if (row.state !== 'playing' || row.settings.watchers !== 'none') return;
  dismiss(live, NOT_WATCHED, ({ client }) => seatOf(row, client.player) === undefined && row.host !== client.player);
}

function dismiss({ subscribers }: LiveTable, why: ApiError, whom: (subscriber: Subscriber) => boolean): void {
  for (const subscriber of [...subscribers].filter(whom)) {
    const { client } = subscriber;
    subscribers.delete(subscriber);
    client.send({ type: 'error', ...toProblemDetails(why, client.words().errors) });
  }
}
