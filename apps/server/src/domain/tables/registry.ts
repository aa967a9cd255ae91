// The tables in this server's memory. Each is loaded when it is needed, changed by one command at a time, and
// unloaded when idle.

import type { Cancel } from '../../core/env.ts';
import { type ApiError, NO_TABLE, reasonOf, toProblemDetails } from '../../core/errors.ts';
import { newId } from '../../core/ids.ts';
import { type LoadShedding, loadSheddingFor } from '../../core/load-shedding.ts';
import { type MonotonicClock, monotonicClock } from '../../core/monotonic-clock.ts';
import type { AuditLine, TableRow } from '../../store/store.ts';
import type { ServerContext } from '../context.ts';
import { dismissUnwelcome } from './dismiss.ts';
import { isUnloadable, type LiveTable, liveFrom } from './live.ts';
import { broadcastTable, type MatchDeps, runnerOf, sendSnapshot, stopMatch } from './match/matches.ts';
import { saveSnapshot } from './match/start.ts';
import { watch } from './presence.ts';
import { type OnMatchFinished, recordFinished } from './record-finished.ts';
import { beginsItself, type Change, whyNoRoom } from './row/changes.ts';
import { endMatch, withMatchSeats } from './row/match-seats.ts';
import { CLOSED, isClosed } from './row/moderation.ts';
import { forgetBots } from './seatless-bots.ts';

export interface TableRegistry {
  readonly context: ServerContext;
  readonly matchDeps: MatchDeps;
  readonly held: Map<string, LiveTable>;
  readonly coming: Map<string, Promise<LiveTable | undefined>>; // tables being read from the store, by id
  readonly loadShedding: LoadShedding;
  readonly clock: MonotonicClock;
  /** Starts to listen to events of other nodes about a table in this node's memory. */
  readonly join: (live: LiveTable) => Cancel;
  stopping: boolean;
  reached: string | null; // the server's origin for links; null if it has none or does not listen yet
}

/** Functions of other parts of the server that tables and matches call. */
export interface TableHooks extends Pick<MatchDeps, 'turned' | 'matchFor' | 'scored' | 'closed'> {
  readonly onMatchFinished: OnMatchFinished;
}

/** Creates an empty registry. */
export function newTables(
  context: ServerContext,
  { onMatchFinished, ...given }: TableHooks,
  join: TableRegistry['join'] = () => () => {},
): TableRegistry {
  const clock = monotonicClock(context.env);
  const newInvite = (): string => newId(context.env);
  const tables: TableRegistry = {
    context,
    matchDeps: {
      context,
      playMs: clock.nowMs,
      // The result is stored before the table's row says that the match is over. If the server stops in
      // between, it repeats both steps after its restart.
      over: async (live, state) => {
        const first = () => recordFinished(context, live.row, state, onMatchFinished);
        await change(tables, live, endMatch(state.id), { first });
        if (context.nodes !== undefined) await context.store.due.drop(state.id);
      },
      seated: (live, state) => void change(tables, live, withMatchSeats(state, newInvite)),
      watch: live => void watch(context, live),
      ...given,
    },
    held: new Map(),
    coming: new Map(),
    loadShedding: loadSheddingFor(context),
    clock,
    join,
    stopping: false,
    reached: null,
  };
  return tables;
}

/** The table with this id, loaded if necessary; undefined if there is none. */
export function tableOf(tables: TableRegistry, id: string): Promise<LiveTable | undefined> {
  const held = tables.held.get(id);
  if (held !== undefined && tables.context.nodes !== undefined) return reloadTable(tables, held);
  if (held !== undefined) return Promise.resolve(held);
  const coming = tables.coming.get(id) ?? read(tables, id);
  tables.coming.set(id, coming);
  return coming;
}

async function read(tables: TableRegistry, id: string): Promise<LiveTable | undefined> {
  try {
    const row = await tables.context.store.tables.byId(id);
    return row === undefined ? undefined : await loadTable(tables, row);
  } finally {
    tables.coming.delete(id);
  }
}

/** Loads a table into memory. `row` has just been read or created. */
export async function loadTable(tables: TableRegistry, row: TableRow): Promise<LiveTable> {
  const { context, held } = tables;
  const live = liveFrom(row, context.env.monoMs());
  await learnNames(context, live);
  held.set(row.id, live);
  live.unhear = tables.join(live);
  context.metrics.tables.set(held.size);
  return live;
}

/**
 * Loads the names of the table's people that are not known yet, and whether these people are outside bots.
 */
async function learnNames(context: ServerContext, live: LiveTable): Promise<void> {
  const { row, known } = live;
  const seated = row.seats.flatMap(seat =>
    seat.kind === 'person' ? [seat.player, seat.broughtBy ?? seat.player] : [],
  );
  const people = new Set([...seated, row.host]);
  const unknown = [...people].filter(player => !known.has(player));
  await loadNames(context, live, unknown);
}

/** Loads the current names of these people, and whether they are outside bots. */
export async function loadNames(
  { store }: ServerContext,
  { known }: LiveTable,
  people: readonly string[],
): Promise<void> {
  // the store batches these reads into one query
  const players = await Promise.all(people.map(store.players.byId));
  for (const player of players)
    if (player !== undefined) known.set(player.id, { name: player.name, outside: player.kind === 'bot' });
}

const STALE_MAX = 8;

interface ChangeOptions {
  readonly first?: () => Promise<void>; // runs before the change is stored
  readonly line?: AuditLine; // audit line that is stored with the change
}

/**
 * Changes the table's row after all earlier changes, stores the new row, and broadcasts it. Returns the
 * refusal if the change is not allowed.
 */
export function change(
  tables: TableRegistry,
  live: LiveTable,
  what: Change,
  { first, line }: ChangeOptions = {},
): Promise<ApiError | undefined> {
  const mine = live.changes.then(first).then(() => changed(tables, live, what, line));
  live.changes = mine.catch(error =>
    tables.context.log.error({ table: live.id, reason: reasonOf(error) }, 'cannot change a table'),
  );
  return mine;
}

async function changed(
  tables: TableRegistry,
  live: LiveTable,
  what: Change,
  line: AuditLine | undefined,
): Promise<ApiError | undefined> {
  const { env, store, config } = tables.context;
  for (let tries = 0; tries < STALE_MAX; tries++) {
    const verdict = what(live.row);
    if (!verdict.ok) return verdict.refusal;
    if (verdict.event === live.row) return undefined;
    const row = { ...beginsItself(verdict.event), revision: live.row.revision + 1, at: env.nowMs() };
    const most = countsAnew(live.row, row) ? config.limits.tablesPerPlayer : undefined;
    const put = await store.tables.put(row, most, line);
    if (put === 'full') return whyNoRoom(live.row, config.limits.tablesPerPlayer);
    if (put === 'written') {
      await applied(tables, live, row);
      tables.context.nodes?.tell(`table.${live.id}`, { type: 'changed', revision: row.revision });
      return undefined;
    }
    // another node has changed or deleted the table
    if ((await reread(tables, live)) === undefined) return NO_TABLE;
  }
  throw new Error('others were quicker again and again');
}

/**
 * Whether the change makes the table count towards a player's limit. That is so if the table gets another
 * owner, or if it was over and is opened again.
 */
const countsAnew = (before: TableRow, after: TableRow): boolean =>
  after.state !== 'over' && (before.owner !== after.owner || before.state === 'over');

/** Reads a table again that another node may have changed; undefined if it was deleted. */
export function reloadTable(tables: TableRegistry, live: LiveTable): Promise<LiveTable | undefined> {
  const mine = live.changes.then(() => reread(tables, live));
  live.changes = mine.catch(error =>
    tables.context.log.warn({ table: live.id, reason: reasonOf(error) }, 'cannot read a table'),
  );
  return mine;
}

/** Takes over the stored row if it is newer; undefined if the table was deleted. */
async function reread(tables: TableRegistry, live: LiveTable): Promise<LiveTable | undefined> {
  const row = await tables.context.store.tables.byId(live.id);
  if (row === undefined) await sendAway(tables, live);
  else if (row.revision > live.row.revision) await applied(tables, live, row);
  return row && live;
}

async function applied(tables: TableRegistry, live: LiveTable, row: TableRow): Promise<void> {
  const before = live.row;
  live.row = row;
  await forgetBots(tables.context, live, before, row);
  if (isClosed(row)) return sendAway(tables, live, CLOSED);
  await learnNames(tables.context, live);
  dismissUnwelcome(tables.context, live, before);
  broadcastTable(live);
  if (before.matches !== row.matches) void begun(tables, live);
}

async function begun({ matchDeps }: TableRegistry, live: LiveTable): Promise<void> {
  await runnerOf(matchDeps, live);
  for (const subscriber of live.subscribers) sendSnapshot(live, subscriber);
  matchDeps.watch(live);
}

/**
 * Resumes every match in progress after a restart, and skips unreadable tables. Returns the number of tables
 * with a match in progress. Tables whose match waits for people are unloaded again. A request that arrives
 * meanwhile loads its table itself.
 */
export async function resumeMatches(tables: TableRegistry): Promise<number> {
  const { store, env, log } = tables.context;
  const ids = await store.tables.playing();
  for (const id of ids) {
    if (tables.stopping) break;
    try {
      const live = await tableOf(tables, id);
      if (live !== undefined) await runnerOf(tables.matchDeps, live);
      tables.context.metrics.takenUp.inc();
      if (live !== undefined && isUnloadable(live)) unload(tables, live);
    } catch {
      // the row is not logged, because it may contain players' texts
      log.error({ table: id }, 'unreadable table skipped');
    }
    await new Promise<void>(resolve => env.soon(resolve));
  }
  return ids.length;
}

/** Deletes a table and notifies its clients. */
export async function deleteTable(tables: TableRegistry, live: LiveTable): Promise<void> {
  await sendAway(tables, live);
  await tables.context.store.tables.remove(live.id);
  await tables.matchDeps.closed(live.id);
  tables.context.nodes?.tell(`table.${live.id}`, { type: 'changed', revision: live.row.revision + 1 });
}

/** Tells all clients that the table is deleted or closed, and deletes its outside bots. */
async function sendAway(tables: TableRegistry, live: LiveTable, why = NO_TABLE): Promise<void> {
  unload(tables, live);
  for (const { client } of live.subscribers)
    client.send({ type: 'error', ...toProblemDetails(why, client.words().errors) });
  const { subscribers } = live;
  await forgetBots(tables.context, live, live.row, { seats: [] });
  subscribers.clear();
}

/** Removes a table from memory. Its stored row and the log of its match are not changed. */
export function unload(tables: TableRegistry, live: LiveTable): void {
  stopMatch(live);
  live.unhear();
  live.retry?.();
  if (live.trouble !== null) tables.context.metrics.paused.dec();
  live.trouble = null;
  for (const { cancel } of live.absences.values()) cancel();
  tables.held.delete(live.id);
}

/** Stops all matches and stores their snapshots. Resolves when the writes in progress are completed. */
export async function stopTables(tables: TableRegistry): Promise<void> {
  tables.stopping = true;
  tables.loadShedding.stop();
  tables.clock.stop();
  const held = [...tables.held.values()];
  const standing = held.flatMap(({ runner }) => (runner === undefined ? [] : [runner.state()]));
  for (const live of held) unload(tables, live);
  await Promise.all(standing.map(state => saveSnapshot(tables.context, state)));
  await Promise.all(held.map(live => live.changes));
}
