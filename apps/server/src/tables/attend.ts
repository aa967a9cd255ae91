// Joining and leaving a table, and what of the match the client is sent.
import type { Event } from '@moonshot/table/event';
import type { State } from '@moonshot/table/state';
import { NO_TABLE, type No, no } from '../no.ts';
import { tellThere } from '../nodes/there.ts';
import type { World } from '../world.ts';
import { seatOf } from './changes.ts';
import { type Attendee, type Live, playersAt, type Voice } from './live.ts';
import { isHidden, keeperOf, showFresh, tellTable } from './matches.ts';
import { handBack, watch } from './presence.ts';
import { tableFor, toldFor, viewerOf } from './project.ts';
import { learn, type Tables, tableOf } from './registry.ts';

/** What a reconnecting client has of a match. */
export interface Has {
  readonly match: string;
  readonly version: number;
}

/** The close code of a socket that was replaced by a newer one. */
export const REPLACED = 4009;

/** The table if the player may join: seated, with the invitation, or if it is open to everybody. */
export async function throughDoor(
  tables: Tables,
  table: string,
  player: string,
  invite: string | null,
): Promise<Live | undefined> {
  const live = await tableOf(tables, table);
  if (live === undefined) return undefined;
  return isOpenTo(live, player, invite) ? live : undefined;
}

const isOpenTo = ({ row }: Live, player: string, invite: string | null): boolean =>
  invite === row.invite ||
  row.host === player ||
  row.settings.open === 'everybody' ||
  seatOf(row, player) !== undefined;

/** A client that is joining a table. */
export interface Coming {
  readonly tables: Tables;
  readonly voice: Voice;
  readonly ended: boolean; // the socket is closed
}

export type Came =
  | { readonly ok: true; readonly live: Live; readonly attendee: Attendee }
  | { readonly ok: false; readonly no: No };

/**
 * Joins a table and sends it. Replaces an older socket of the same player. Returns undefined if the socket
 * has ended meanwhile.
 */
export async function come(
  at: Coming,
  table: string,
  invite: string | null,
  has: Has | null,
): Promise<Came | undefined> {
  const { tables, voice } = at;
  const since = tables.world.env.nowMs();
  const door = await throughDoor(tables, table, voice.player, invite);
  const live = door && voice.outside && seatOf(door.row, voice.player) === undefined ? undefined : door;
  if (live === undefined) return { ok: false, no: NO_TABLE };
  await learn(tables.world, live, [voice.player]);
  const blocked = new Set(await tables.world.store.conduct.blockedBy(voice.player));
  await noteSeen(tables.world, live);
  // No await from here until the attendee is added, so these checks still hold.
  if (at.ended) return undefined;
  if (tables.held.get(table) !== live) return come(at, table, invite, has); // it was unloaded meanwhile
  if (!isOpenTo(live, voice.player, invite)) return { ok: false, no: NO_TABLE }; // it was renewed meanwhile
  const wrong = whyNotAdmitted(tables.world, live, voice.player);
  if (wrong !== undefined) return { ok: false, no: wrong };
  for (const other of [...live.attendees]) if (other.voice.player === voice.player) replace(live, other);
  const stranger = live.row.settings.open === 'everybody';
  const attendee: Attendee = { voice, blocked, since, stranger, match: null, told: undefined };
  live.attendees.add(attendee);
  tellThere(tables.world, live);
  tellTable(live);
  try {
    await catchUp(tables, live, attendee, has);
    if (live.runner !== undefined) await handBack(live.runner, attendee);
  } catch (error) {
    leave(tables, live, attendee); // otherwise the next attempt would be taken for a second socket
    throw error;
  }
  watch(tables.world, live);
  return { ok: true, live, attendee };
}

/** Minimum time in milliseconds between two recorded visits to a table. */
const SEEN_MS = 60_000;

/** Records visits to a table. It does not expire while a client is present, which the sweep records. */
async function noteSeen({ env, store }: World, live: Live): Promise<void> {
  const nowMs = env.nowMs();
  if (live.row.state === 'over' || nowMs - live.seenMs < SEEN_MS) return;
  live.seenMs = nowMs;
  await store.tables.seen([live.id], nowMs);
}

export function replace(live: Live, { voice }: Attendee): void {
  for (const one of live.attendees) if (one.voice === voice) live.attendees.delete(one);
  voice.end(REPLACED, 'replaced');
}

/** Between matches every admitted player may watch. During a match the table's settings decide. */
function whyNotAdmitted({ config }: World, live: Live, player: string): No | undefined {
  const { row } = live;
  if (seatOf(row, player) !== undefined || row.host === player) return undefined;
  if (row.state !== 'gathering' && row.settings.watchers === 'none') return no('not-allowed', say => say.watchers);
  const watching = [...playersAt(live)].filter(one => seatOf(row, one) === undefined).length;
  return watching >= config.limits.watchersPerTable ? no('table-full', say => say.watchers) : undefined;
}

/** Sends the events that the client lacks, or a snapshot. */
async function catchUp(tables: Tables, live: Live, attendee: Attendee, has: Has | null): Promise<void> {
  const runner = await keeperOf(tables.ground, live);
  if (runner === undefined) return;
  const { missedEvents, missedBytes } = tables.world.config.limits;
  const { id } = runner.state();
  const missed = await missedBy(tables.world, runner.state(), has);
  // The client may know newer events than this node. The read for it shows whether there are more.
  if (tables.world.peers !== undefined) await runner.refresh(missed && missed.from + missed.events.length);
  if (attendee.told !== undefined) return; // all clients got a snapshot meanwhile
  if (!live.attendees.has(attendee)) return; // and clients that may not see it are gone
  const state = live.runner?.state();
  const needed = missed !== undefined && state?.id === id ? state.version - missed.from : -1;
  if (state === undefined || missed === undefined || needed < 0 || needed > missedEvents)
    return showFresh(live, attendee);
  // Events that are written but not published yet will be broadcast. Events read before that write are not
  // enough.
  if (missed.events.length < needed) return showFresh(live, attendee);
  const { voice } = attendee;
  if (isHidden(live, state, attendee)) return;
  const message = toldFor(live, runner, missed.events.slice(0, needed), state, viewerOf(state, voice.player));
  if (Buffer.byteLength(JSON.stringify(message)) > missedBytes) return showFresh(live, attendee);
  attendee.match = id;
  attendee.told = voice.say(message) ? state.version : undefined;
}

interface Missed {
  readonly from: number; // the version that the client has
  readonly events: readonly Event[];
}

/**
 * The events since the client's version; undefined if it has another match, or lacks more events than the
 * limit.
 */
async function missedBy(
  { store, config }: World,
  { id, version }: State,
  has: Has | null,
): Promise<Missed | undefined> {
  if (has?.match !== id || version - has.version > config.limits.missedEvents) return undefined;
  return { from: has.version, events: await store.log.readAfter(id, has.version) };
}

/** Sends the present state of the table to a client that was too slow. */
export function showAll(live: Live, attendee: Attendee): void {
  attendee.voice.say(tableFor(live, attendee.voice));
  showFresh(live, attendee);
}

export function leave(tables: Tables, live: Live, attendee: Attendee): void {
  if (!live.attendees.delete(attendee)) return;
  live.quietSince = tables.world.env.monoMs();
  tellThere(tables.world, live);
  tellTable(live);
  watch(tables.world, live);
}
