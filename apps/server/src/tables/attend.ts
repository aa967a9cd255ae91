// How somebody comes to a table and leaves it, and what of the match they are told then.
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

/** What a client has of a match, when it comes back. */
export interface Has {
  readonly match: string;
  readonly version: number;
}

/** The close code of a socket whose place another has taken. */
export const REPLACED = 4009;

/**
 * The table, where its door is open to the player: theirs by a seat, by the invitation, or open to everybody.
 */
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

/** Somebody on their way to a table. */
export interface Coming {
  readonly tables: Tables;
  readonly voice: Voice;
  readonly ended: boolean; // their socket is no more
}

export type Came =
  | { readonly ok: true; readonly live: Live; readonly attendee: Attendee }
  | { readonly ok: false; readonly no: No };

/**
 * Comes to a table, and is shown it; the newest socket of whoever sits there is the one that counts.
 * Undefined where theirs has ended on the way.
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
    if (live.keeper !== undefined) await handBack(live.keeper, attendee);
  } catch (error) {
    leave(tables, live, attendee); // or their next try would be taken for another socket of theirs
    throw error;
  }
  watch(tables.world, live);
  return { ok: true, live, attendee };
}

/** The store records visits to a table at most this often. */
const SEEN_MS = 60_000;

/** A table with somebody present does not expire. While they stay, the sweep records it. */
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

/**
 * Between matches everybody who passes the door may look on; in a match, watchers only where the table has
 * them.
 */
function whyNotAdmitted({ config }: World, live: Live, player: string): No | undefined {
  const { row } = live;
  if (seatOf(row, player) !== undefined || row.host === player) return undefined;
  if (row.state !== 'gathering' && row.settings.watchers === 'none') return no('not-allowed', say => say.watchers);
  const watching = [...playersAt(live)].filter(one => seatOf(row, one) === undefined).length;
  return watching >= config.limits.watchersPerTable ? no('table-full', say => say.watchers) : undefined;
}

/** The events that the client has not seen, or all of it afresh. */
async function catchUp(tables: Tables, live: Live, attendee: Attendee, has: Has | null): Promise<void> {
  const keeper = await keeperOf(tables.ground, live);
  if (keeper === undefined) return;
  const { missedEvents, missedBytes } = tables.world.config.limits;
  const { id } = keeper.state();
  const missed = await missedBy(tables.world, keeper.state(), has);
  // They may have seen more than this server has; what was read for them says whether anybody wrote more.
  if (tables.world.peers !== undefined) await keeper.refresh(missed && missed.from + missed.events.length);
  if (attendee.told !== undefined) return; // all there were shown the match afresh meanwhile
  if (!live.attendees.has(attendee)) return; // and whoever may not see it was sent away
  const state = live.keeper?.state();
  const needed = missed !== undefined && state?.id === id ? state.version - missed.from : -1;
  if (state === undefined || missed === undefined || needed < 0 || needed > missedEvents)
    return showFresh(live, attendee);
  // What is written and not yet told comes by itself; what was read before it was written is not enough.
  if (missed.events.length < needed) return showFresh(live, attendee);
  const { voice } = attendee;
  if (isHidden(live, state, attendee)) return;
  const message = toldFor(live, keeper, missed.events.slice(0, needed), state, viewerOf(state, voice.player));
  if (Buffer.byteLength(JSON.stringify(message)) > missedBytes) return showFresh(live, attendee);
  attendee.match = id;
  attendee.told = voice.say(message) ? state.version : undefined;
}

interface Missed {
  readonly from: number; // the version that the client has
  readonly events: readonly Event[];
}

/**
 * What was written since the client was there; undefined where that is another match, or so much that it is
 * shown afresh.
 */
async function missedBy(
  { store, config }: World,
  { id, version }: State,
  has: Has | null,
): Promise<Missed | undefined> {
  if (has?.match !== id || version - has.version > config.limits.missedEvents) return undefined;
  return { from: has.version, events: await store.log.readAfter(id, has.version) };
}

/** Shows a client that was too slow where the table stands now. */
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
