// Joining and leaving a table. A client that reconnects is sent only the events that it missed.
import type { Event, State } from '@moonshot/table';
import { type ApiError, apiError, NO_TABLE } from '../../core/errors.ts';
import type { ServerContext } from '../context.ts';
import { type ClientConnection, type LiveTable, playersAt, type Subscriber } from './live.ts';
import { broadcastTable, isHidden, runnerOf, sendSnapshot } from './match/matches.ts';
import { noteSent } from './match/tell-events.ts';
import { returnSeat, watch } from './presence.ts';
import { eventsFor, tableFor, viewerOf } from './project.ts';
import { loadNames, type TableRegistry, tableOf } from './registry.ts';
import { publishPresence } from './remote-presence.ts';
import { belongs, seatOf } from './row/changes.ts';
import { isClosed } from './row/moderation.ts';

/** The last version of a match that a reconnecting client has. */
export interface ResumePoint {
  readonly match: string;
  readonly version: number;
}

/** The code with which a socket is closed when the player opens a newer one at the same table. */
export const REPLACED = 4009;

/**
 * Returns the table if the player may join it. A player may join with a seat, as host, with the invitation,
 * or if the table is open to everybody.
 */
export async function authorizeJoin(
  tables: TableRegistry,
  table: string,
  player: string,
  invite: string | null,
): Promise<LiveTable | undefined> {
  const live = await tableOf(tables, table);
  if (live === undefined) return undefined;
  return isOpenTo(live, player, invite) ? live : undefined;
}

const isOpenTo = ({ row }: LiveTable, player: string, invite: string | null): boolean =>
  !isClosed(row) &&
  (invite === row.invite ||
    // A visitor without a session has the id '', and so has the host of a table with only bots.
    (player !== '' && row.host === player) ||
    row.settings.open === 'everybody' ||
    seatOf(row, player) !== undefined);

/** A client that is joining a table. */
export interface JoinContext {
  readonly tables: TableRegistry;
  readonly client: ClientConnection;
  readonly ended: boolean; // whether the client's socket is closed
}

export type JoinResult =
  | { readonly ok: true; readonly live: LiveTable; readonly subscriber: Subscriber }
  | { readonly ok: false; readonly error: ApiError };

/**
 * Adds the client to the table and sends it the table's state. Closes an older socket of the same player at
 * the table. Returns undefined if the client's own socket was closed meanwhile.
 */
export async function join(
  at: JoinContext,
  table: string,
  invite: string | null,
  has: ResumePoint | null,
): Promise<JoinResult | undefined> {
  const { tables, client } = at;
  const since = tables.context.env.nowMs();
  const door = await authorizeJoin(tables, table, client.player, invite);
  const live = door && client.outside && seatOf(door.row, client.player) === undefined ? undefined : door;
  if (live === undefined) return { ok: false, error: NO_TABLE };
  await loadNames(tables.context, live, [client.player]);
  const blocked = new Set(await tables.context.store.conduct.blockedBy(client.player));
  await noteSeen(tables.context, live);
  // No await follows until the client is added, so the checks below still hold at that moment.
  if (at.ended) return undefined;
  // the table was unloaded during an await
  if (tables.held.get(table) !== live) return join(at, table, invite, has);
  // Checked again, because the invitation may have been replaced during an await.
  if (!isOpenTo(live, client.player, invite)) return { ok: false, error: NO_TABLE };
  const wrong = whyNotAdmitted(tables.context, live, client.player);
  if (wrong !== undefined) return { ok: false, error: wrong };
  for (const other of [...live.subscribers]) if (other.client.player === client.player) replace(live, other);
  const stranger = live.row.settings.open === 'everybody';
  const uninvited = invite !== live.row.invite && !belongs(live.row, client.player);
  const none = { match: null, sentVersion: undefined, sentView: undefined };
  const subscriber: Subscriber = { client, blocked, since, stranger, uninvited, ...none };
  live.subscribers.add(subscriber);
  publishPresence(tables.context, live);
  broadcastTable(live);
  try {
    await catchUp(tables, live, subscriber, has);
    if (live.runner !== undefined) await returnSeat(live.runner, subscriber);
  } catch (error) {
    // otherwise the player's next attempt to join would find this client and replace it
    leave(tables, live, subscriber);
    throw error;
  }
  if (watch(tables.context, live)) broadcastTable(live);
  return { ok: true, live, subscriber };
}

/** Minimum time in milliseconds between two recorded visits to a table. */
const SEEN_MS = 60_000;

/**
 * Stores the time of a visit to the table, at most once per SEEN_MS. While clients stay at the table, the
 * periodic sweep of all tables stores the time instead.
 */
async function noteSeen({ env, store }: ServerContext, live: LiveTable): Promise<void> {
  const nowMs = env.nowMs();
  if (live.row.state === 'over' || nowMs - live.seenMs < SEEN_MS) return;
  live.seenMs = nowMs;
  await store.tables.seen([live.id], nowMs);
}

export function replace(live: LiveTable, { client }: Subscriber): void {
  for (const one of live.subscribers) if (one.client === client) live.subscribers.delete(one);
  client.end(REPLACED, 'replaced');
}

/**
 * Why a player with access to the table cannot join now: the match allows no spectators, or the table has
 * too many of them.
 */
function whyNotAdmitted({ config }: ServerContext, live: LiveTable, player: string): ApiError | undefined {
  const { row } = live;
  if (belongs(row, player)) return undefined;
  if (row.state !== 'gathering' && row.settings.watchers === 'none')
    return apiError('not-allowed', say => say.watchers);
  const watching = [...playersAt(live)].filter(one => seatOf(row, one) === undefined).length;
  return watching >= config.limits.watchersPerTable ? apiError('table-full', say => say.watchers) : undefined;
}

/** Sends the client the events that it missed, or a snapshot of the match instead. */
async function catchUp(
  tables: TableRegistry,
  live: LiveTable,
  subscriber: Subscriber,
  has: ResumePoint | null,
): Promise<void> {
  const runner = await runnerOf(tables.matchDeps, live);
  if (runner === undefined) return;
  const { missedEvents, missedBytes } = tables.context.config.limits;
  const { id } = runner.state();
  const missed = await missedBy(tables.context, runner.state(), has);
  // The client may have seen events through another node that this node has not read yet. So this node first
  // reads the log up to those events.
  if (tables.context.nodes !== undefined) await runner.refresh(missed && missed.from + missed.events.length);
  if (subscriber.sentVersion !== undefined) return; // a snapshot was sent during an await
  if (!live.subscribers.has(subscriber)) return; // the client left or was disconnected during an await
  const state = live.runner?.state();
  const needed = missed !== undefined && state?.id === id ? state.version - missed.from : -1;
  if (state === undefined || missed === undefined || needed < 0 || needed > missedEvents)
    return sendSnapshot(live, subscriber);
  // Events after the runner's present state are cut off, because they are broadcast when they are published.
  // If the log was read too early and lacks events, the client gets a snapshot.
  if (missed.events.length < needed) return sendSnapshot(live, subscriber);
  const { client } = subscriber;
  if (isHidden(live, state, subscriber)) return;
  const viewer = viewerOf(state, client.player);
  const message = eventsFor(live, runner, missed.events.slice(0, needed), state, viewer, client.words());
  if (Buffer.byteLength(JSON.stringify(message)) > missedBytes) return sendSnapshot(live, subscriber);
  noteSent(subscriber, message.view, client.send(message));
}

interface Missed {
  readonly from: number; // the last version of the match that the client has
  readonly events: readonly Event[];
}

/**
 * Reads the events since the client's version. Undefined if the client has another match, or if it missed
 * more events than the limit.
 */
async function missedBy(
  { store, config }: ServerContext,
  { id, version }: State,
  has: ResumePoint | null,
): Promise<Missed | undefined> {
  if (has?.match !== id || version - has.version > config.limits.missedEvents) return undefined;
  return { from: has.version, events: await store.log.readAfter(id, has.version) };
}

/** Sends the table and a snapshot of its match to a client that read too slowly. */
export function showAll(live: LiveTable, subscriber: Subscriber): void {
  subscriber.client.send(tableFor(live, subscriber.client));
  sendSnapshot(live, subscriber);
}

export function leave(tables: TableRegistry, live: LiveTable, subscriber: Subscriber): void {
  if (!live.subscribers.delete(subscriber)) return;
  live.quietSince = tables.context.env.monoMs();
  publishPresence(tables.context, live);
  watch(tables.context, live);
  broadcastTable(live);
}
