// The tables in memory: each is loaded on demand, changed by one command at a time, and unloaded when it is
// idle.
import { type Busy, busyAt } from '../busy.ts';
import type { Cancel } from '../env.ts';
import { NO_TABLE, type No, reasonOf, told } from '../no.ts';
import { noteFinished } from '../ratings/finished.ts';
import { newId } from '../secrets.ts';
import { type Steady, steadyClock } from '../steady.ts';
import type { TableRow } from '../store/store.ts';
import type { World } from '../world.ts';
import { beginsItself, type Change, whyNoRoom } from './changes.ts';
import { dismissRemoved, dismissWatchers } from './dismissed.ts';
import { forgetBots } from './gone.ts';
import { type Live, liveFrom, waitsAlone } from './live.ts';
import { end, seated } from './match-seats.ts';
import { type Ground, halt, keeperOf, showFresh, tellTable } from './matches.ts';
import { watch } from './presence.ts';
import { keepStanding } from './taking-up.ts';

export interface Tables {
  readonly world: World;
  readonly ground: Ground;
  readonly held: Map<string, Live>;
  readonly coming: Map<string, Promise<Live | undefined>>; // being read
  readonly busy: Busy;
  readonly clock: Steady;
  /** Listens to other nodes' events about a table held here. */
  readonly join: (live: Live) => Cancel;
  stopping: boolean;
  reached: string | null; // the public origin, after the server listens
}

/** An empty registry. The argument defines what is played and is called on changes. */
export function newTables(
  world: World,
  given: Pick<Ground, 'turned' | 'matchFor' | 'scored' | 'closed'>,
  join: Tables['join'] = () => () => {},
): Tables {
  const clock = steadyClock(world.env);
  const newInvite = (): string => newId(world.env);
  const tables: Tables = {
    world,
    ground: {
      world,
      playMs: clock.nowMs,
      // The match's results are stored before the table is over. A restarted server repeats this if it was
      // interrupted.
      over: async (live, state) => {
        await change(tables, live, end(state.id), () => noteFinished(world, live.row, state));
        if (world.peers !== undefined) await world.store.due.drop(state.id);
      },
      seated: (live, state) => void change(tables, live, seated(state, newInvite)),
      watch: live => watch(world, live),
      ...given,
    },
    held: new Map(),
    coming: new Map(),
    busy: busyAt(world),
    clock,
    join,
    stopping: false,
    reached: null,
  };
  return tables;
}

/** The table with this id; undefined if there is none. */
export function tableOf(tables: Tables, id: string): Promise<Live | undefined> {
  const held = tables.held.get(id);
  if (held !== undefined && tables.world.peers !== undefined) return takeOver(tables, held);
  if (held !== undefined) return Promise.resolve(held);
  const coming = tables.coming.get(id) ?? read(tables, id);
  tables.coming.set(id, coming);
  return coming;
}

async function read(tables: Tables, id: string): Promise<Live | undefined> {
  try {
    const row = await tables.world.store.tables.byId(id);
    return row === undefined ? undefined : await hold(tables, row);
  } finally {
    tables.coming.delete(id);
  }
}

/** Loads a table into memory, after it was read or opened. */
export async function hold(tables: Tables, row: TableRow): Promise<Live> {
  const { world, held } = tables;
  const live = liveFrom(row, world.env.monoMs());
  await learnNames(world, live);
  held.set(row.id, live);
  live.unhear = tables.join(live);
  world.metrics.tables.set(held.size);
  return live;
}

/** Loads missing names of a table's people, and whether they are outside bots. */
async function learnNames(world: World, live: Live): Promise<void> {
  const { row, known } = live;
  const seated = row.seats.flatMap(seat =>
    seat.kind === 'person' ? [seat.player, seat.broughtBy ?? seat.player] : [],
  );
  const people = new Set([...seated, row.host]);
  const unknown = [...people].filter(player => !known.has(player));
  await learn(world, live, unknown);
}

/** Loads the present names of these people, and whether they are outside bots. */
export async function learn({ store }: World, { known }: Live, people: readonly string[]): Promise<void> {
  const players = await Promise.all(people.map(store.players.byId)); // batched into one query by the store
  for (const player of players)
    if (player !== undefined) known.set(player.id, { name: player.name, outside: player.kind === 'bot' });
}

const STALE_MAX = 8;

/**
 * Changes the table's row after the changes before it, stores it and broadcasts it. Returns the refusal if it
 * is not allowed.
 */
export function change(
  tables: Tables,
  live: Live,
  what: Change,
  first: () => Promise<void> = async () => {},
): Promise<No | undefined> {
  const mine = live.changes.then(first).then(() => changed(tables, live, what));
  live.changes = mine.catch(error =>
    tables.world.log.error({ table: live.id, reason: reasonOf(error) }, 'not changed'),
  );
  return mine;
}

async function changed(tables: Tables, live: Live, what: Change): Promise<No | undefined> {
  const { env, store, config } = tables.world;
  for (let tries = 0; tries < STALE_MAX; tries++) {
    const verdict = what(live.row);
    if (!verdict.ok) return verdict.refusal;
    if (verdict.event === live.row) return undefined;
    const row = { ...beginsItself(verdict.event), revision: live.row.revision + 1, at: env.nowMs() };
    const most = countsAnew(live.row, row) ? config.limits.tablesPerPlayer : undefined;
    const put = await store.tables.put(row, most);
    if (put === 'full') return whyNoRoom(live.row, config.limits.tablesPerPlayer);
    if (put === 'written') {
      await applied(tables, live, row);
      tables.world.peers?.tell(`table.${live.id}`, { type: 'changed', revision: row.revision });
      return undefined;
    }
    live.row = (await store.tables.byId(live.id)) ?? live.row; // another node was faster
  }
  throw new Error('others were quicker again and again');
}

/** Whether the change moves the table to another player's limit. */
const countsAnew = (before: TableRow, after: TableRow): boolean =>
  after.state !== 'over' && (before.owner !== after.owner || before.state === 'over');

/** Reloads a table that another node may have changed; undefined if it was deleted. */
export function takeOver(tables: Tables, live: Live): Promise<Live | undefined> {
  const mine = live.changes.then(async () => {
    const row = await tables.world.store.tables.byId(live.id);
    if (row === undefined) await sendAway(tables, live);
    else if (row.revision > live.row.revision) await applied(tables, live, row);
    return row && live;
  });
  live.changes = mine.catch(error => tables.world.log.warn({ table: live.id, reason: reasonOf(error) }, 'not read'));
  return mine;
}

async function applied(tables: Tables, live: Live, row: TableRow): Promise<void> {
  const before = live.row;
  live.row = row;
  await forgetBots(tables.world, live, before, row);
  await learnNames(tables.world, live);
  dismissRemoved(live, before);
  dismissWatchers(live);
  tellTable(live);
  if (before.matches !== row.matches) void begun(tables, live);
}

/** Shows the new match to all clients. */
async function begun({ ground }: Tables, live: Live): Promise<void> {
  await keeperOf(ground, live);
  for (const attendee of live.attendees) showFresh(live, attendee);
  ground.watch(live);
}

/**
 * Resumes every match in progress after a restart; returns how many. Matches that wait for people are
 * unloaded again. Requests are served in between and find their table at once.
 */
export async function takeUp(tables: Tables): Promise<number> {
  const { store, env, log } = tables.world;
  const ids = await store.tables.playing();
  for (const id of ids) {
    if (tables.stopping) break;
    try {
      const live = await tableOf(tables, id);
      if (live !== undefined) await keeperOf(tables.ground, live);
      tables.world.metrics.takenUp.inc();
      if (live !== undefined && waitsAlone(live)) letGo(tables, live);
    } catch {
      log.error({ table: id }, 'unreadable table skipped'); // the content of the row is not logged
    }
    await new Promise<void>(resolve => env.soon(resolve));
  }
  return ids.length;
}

/** Deletes a table and notifies its clients. */
export async function abandon(tables: Tables, live: Live): Promise<void> {
  await sendAway(tables, live);
  await tables.world.store.tables.remove(live.id);
  await tables.ground.closed(live.id);
  tables.world.peers?.tell(`table.${live.id}`, { type: 'changed', revision: live.row.revision + 1 });
}

/** Notifies all clients that the table is deleted, and deletes its outside bots. */
async function sendAway(tables: Tables, live: Live): Promise<void> {
  letGo(tables, live);
  for (const { voice } of live.attendees) voice.say({ type: 'no', ...told(NO_TABLE, voice.words().no) });
  const { attendees } = live;
  await forgetBots(tables.world, live, live.row, { seats: [] });
  attendees.clear();
}

export function letGo(tables: Tables, live: Live): void {
  halt(live);
  live.unhear();
  live.retry?.();
  for (const cancel of live.absences.values()) cancel();
  tables.held.delete(live.id);
}

/** Stops all matches. Writes in progress complete. */
export async function stopTables(tables: Tables): Promise<void> {
  tables.stopping = true;
  tables.busy.stop();
  tables.clock.stop();
  const held = [...tables.held.values()];
  const standing = held.flatMap(({ runner }) => (runner === undefined ? [] : [runner.state()]));
  for (const live of held) letGo(tables, live);
  await Promise.all(standing.map(state => keepStanding(tables.world, state)));
  await Promise.all(held.map(live => live.changes));
}
