// The tables in memory. Each is loaded on demand, changed by one command at a time, and unloaded when idle.

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
  /** Subscribes to other nodes' events about a table in this node's memory. */
  readonly join: (live: LiveTable) => Cancel;
  stopping: boolean;
  reached: string | null; // the server's public origin; null until it listens
}

/** Callbacks of other parts of the server for when a match begins, scores or ends. */
export interface TableHooks extends Pick<MatchDeps, 'turned' | 'matchFor' | 'scored' | 'closed'> {
  readonly onMatchFinished: OnMatchFinished;
}

/**
 * Creates an empty registry. The hooks supply the matches to play and are called when a match begins, scores
 * or ends.
 */
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
      // Results are stored before the row says that the match is over. A server that stops in between repeats
      // both after its restart.
      over: async (live, state) => {
        const first = () => recordFinished(context, live.row, state, onMatchFinished);
        await change(tables, live, endMatch(state.id), { first });
        if (context.nodes !== undefined) await context.store.due.drop(state.id);
      },
      seated: (live, state) => void change(tables, live, withMatchSeats(state, newInvite)),
      watch: live => watch(context, live),
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

/** The table with this id; undefined if there is none. */
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

/** Loads a table into memory after its row was read or created. */
export async function loadTable(tables: TableRegistry, row: TableRow): Promise<LiveTable> {
  const { context, held } = tables;
  const live = liveFrom(row, context.env.monoMs());
  await learnNames(context, live);
  held.set(row.id, live);
  live.unhear = tables.join(live);
  context.metrics.tables.set(held.size);
  return live;
}

/** Loads missing names of a table's people, and whether they are outside bots. */
async function learnNames(context: ServerContext, live: LiveTable): Promise<void> {
  const { row, known } = live;
  const seated = row.seats.flatMap(seat =>
    seat.kind === 'person' ? [seat.player, seat.broughtBy ?? seat.player] : [],
  );
  const people = new Set([...seated, row.host]);
  const unknown = [...people].filter(player => !known.has(player));
  await loadNames(context, live, unknown);
}

/** Loads the present names of these people, and whether they are outside bots. */
export async function loadNames(
  { store }: ServerContext,
  { known }: LiveTable,
  people: readonly string[],
): Promise<void> {
  const players = await Promise.all(people.map(store.players.byId)); // batched into one query by the store
  for (const player of players)
    if (player !== undefined) known.set(player.id, { name: player.name, outside: player.kind === 'bot' });
}

const STALE_MAX = 8;

interface ChangeOptions {
  readonly first?: () => Promise<void>; // runs before the change
  readonly line?: AuditLine; // stored with the change
}

/**
 * Changes the table's row once all earlier changes are done, stores it and broadcasts it. Returns the refusal
 * if the change is not allowed.
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
    if ((await reread(tables, live)) === undefined) return NO_TABLE; // another node has changed or deleted it
  }
  throw new Error('others were quicker again and again');
}

/**
 * Whether the change makes the table count towards a player's limit: it has a new owner, or a table that was
 * over is opened again.
 */
const countsAnew = (before: TableRow, after: TableRow): boolean =>
  after.state !== 'over' && (before.owner !== after.owner || before.state === 'over');

/** Reloads a table that another node may have changed; undefined if it was deleted. */
export function reloadTable(tables: TableRegistry, live: LiveTable): Promise<LiveTable | undefined> {
  const mine = live.changes.then(() => reread(tables, live));
  live.changes = mine.catch(error =>
    tables.context.log.warn({ table: live.id, reason: reasonOf(error) }, 'cannot read a table'),
  );
  return mine;
}

/** Applies the stored row if it is newer; undefined if the table was deleted. */
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

/** Starts the new match and sends it to all clients. */
async function begun({ matchDeps }: TableRegistry, live: LiveTable): Promise<void> {
  await runnerOf(matchDeps, live);
  for (const subscriber of live.subscribers) sendSnapshot(live, subscriber);
  matchDeps.watch(live);
}

/**
 * Resumes every match in progress after a restart, except those of unreadable tables. Returns how many were
 * in progress. Matches that wait for people are unloaded again. Meanwhile, a request finds its table at once.
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
      log.error({ table: id }, 'unreadable table skipped'); // the content of the row is not logged
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

/** Notifies all clients that the table is deleted or closed, and deletes its outside bots. */
async function sendAway(tables: TableRegistry, live: LiveTable, why = NO_TABLE): Promise<void> {
  unload(tables, live);
  for (const { client } of live.subscribers)
    client.send({ type: 'error', ...toProblemDetails(why, client.words().errors) });
  const { subscribers } = live;
  await forgetBots(tables.context, live, live.row, { seats: [] });
  subscribers.clear();
}

/** Takes a table out of memory. Its stored row and the log of its match stay as they are. */
export function unload(tables: TableRegistry, live: LiveTable): void {
  stopMatch(live);
  live.unhear();
  live.retry?.();
  if (live.trouble !== null) tables.context.metrics.paused.dec();
  live.trouble = null;
  for (const cancel of live.absences.values()) cancel();
  tables.held.delete(live.id);
}

/** Stops all matches. Writes in progress are completed. */
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
