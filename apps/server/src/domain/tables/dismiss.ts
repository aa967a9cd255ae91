// Disconnects clients who must leave a table: players removed by the host, spectators of a match that allows
// none, and strangers when the table is closed to them.
import { type ApiError, apiError, toProblemDetails } from '../../core/errors.ts';
import type { TableRow } from '../../store/store.ts';
import type { ServerContext } from '../context.ts';
import type { LiveTable, Subscriber } from './live.ts';
import { publishPresence } from './remote-presence.ts';
import { belongs } from './row/changes.ts';
import { removedBy } from './row/invitation.ts';

/** Disconnects all clients who may no longer be at the table, and publishes who is still present. */
export function dismissUnwelcome(context: ServerContext, live: LiveTable, before: TableRow): void {
  const many = live.subscribers.size;
  dismissRemoved(live, before);
  dismissWatchers(live);
  dismissStrangers(live);
  if (live.subscribers.size === many) return;
  live.quietSince = context.env.monoMs();
  publishPresence(context, live);
}

const REMOVED = apiError('no-table', say => say.removed);

/** Disconnects a removed player from the table. Each node does so for its own sockets. */
function dismissRemoved(live: LiveTable, before: TableRow): void {
  const removed = removedBy(before, live.row);
  dismiss(live, REMOVED, ({ client }) => removed.includes(client.player));
}

const NOT_WATCHED = apiError('no-table', say => say.watchers);

/** When a match begins that allows no spectators, disconnects the spectators. */
function dismissWatchers(live: LiveTable): void {
  const { row } = live;
  if (row.state !== 'playing' || row.settings.watchers !== 'none') return;
  dismiss(live, NOT_WATCHED, ({ client }) => !belongs(row, client.player));
}

const NOT_INVITED = apiError('no-table', say => say.invited);

/**
 * When only invited players are allowed, disconnects the clients that joined without an invitation and have
 * no seat.
 */
function dismissStrangers(live: LiveTable): void {
  const { row } = live;
  if (row.settings.open !== 'invited') return;
  dismiss(live, NOT_INVITED, ({ client, uninvited }) => uninvited && !belongs(row, client.player));
}

function dismiss({ subscribers }: LiveTable, why: ApiError, whom: (subscriber: Subscriber) => boolean): void {
  for (const subscriber of [...subscribers].filter(whom)) {
    const { client } = subscriber;
    subscribers.delete(subscriber);
    client.send({ type: 'error', ...toProblemDetails(why, client.words().errors) });
  }
}
