// Runs the match of a table: starts it, sends its events to the clients, and retries it after errors.

import {
  type Bus,
  type Event,
  type EventOrigin,
  heartsFor,
  matchIsOver,
  type Ports,
  type State,
} from '@moonshot/table';
import { multiplayer } from '@moonshot/table/multiplayer';
import type { TableRunner } from '@moonshot/table/runner';
import { sealing } from '@moonshot/table/seal';
import { apiError, reasonOf } from '../../../core/errors.ts';
import { between } from '../../../core/ids.ts';
import {
  isPlayed,
  type LiveTable,
  matchOf,
  playersAt,
  type RunningMatch,
  type Subscriber,
  type Turn,
} from '../live.ts';
import { snapshotFor, tableFor, viewerOf } from '../project.ts';
import { finishRemovals } from './removals.ts';
import { type MatchStartDeps, resumeOrBegin, saveSnapshot } from './start.ts';
import { noteSent, tellAll } from './tell-events.ts';
import { alarmsOn } from './timers.ts';
import { followTurns, noteActs } from './turns.ts';

/** The dependencies of matches besides the server context. */
export interface MatchDeps extends MatchStartDeps {
  readonly playMs: () => number; // the clock for time limits of play
  // called when the match is over: records its result, then marks the table's row
  readonly over: (live: LiveTable, state: State) => Promise<unknown>;
  // called when a player has joined or left the match, or when the match has been loaded
  readonly seated: (live: LiveTable, state: State) => void;
  readonly watch: (live: LiveTable) => void; // starts timers for absent players
  // called when a fixed deal of a contest has been scored, or when its match has been loaded
  readonly scored: (live: LiveTable, state: State) => Promise<void>;
  readonly closed: (table: string) => Promise<void>; // called when the table has been deleted
  // called with turns that have just begun
  readonly turned: (live: LiveTable, turns: readonly Turn[]) => void;
}

const STANDS_STILL = apiError('paused', say => say.fault);

/**
 * Returns the runner of the table's match and starts it if necessary. Undefined if the table has no match or
 * an error has stopped the match.
 */
export function runnerOf(matchDeps: MatchDeps, live: LiveTable): Promise<TableRunner | undefined> {
  const match = matchOf(live.row);
  if (match === null || live.trouble !== null) return Promise.resolve(undefined);
  if (live.running?.match !== match) {
    stopMatch(live);
    live.running = setGoing(matchDeps, live, match);
  }
  return live.running.runner;
}

/** Stops the match on this node. The log of the match stays as it is. */
export function stopMatch(live: LiveTable): void {
  live.running?.stop();
  live.runner?.close();
  live.running = undefined;
  live.runner = undefined;
  live.turns = [];
}

function setGoing(matchDeps: MatchDeps, live: LiveTable, match: string): RunningMatch {
  const { env, store, thinkers, config, nodes, beacon } = matchDeps.context;
  const { botMsLeast, botMsMost } = config.limits;
  const alarms = alarmsOn(env);
  const state = { stopped: false };
  const running = (): boolean => !state.stopped;
  const ports: Ports = {
    heartsFor,
    log: nodes === undefined ? store.log : { ...store.log, shared: true },
    thinkers,
    alarms,
    sealing,
    beacon,
    multiplayer,
    nowMs: matchDeps.playMs,
    nextTurn: () => new Promise(resolve => env.soon(resolve)),
    pace: () => between(env, botMsLeast, botMsMost),
    bus: busFor(matchDeps, live, running),
  };
  const stop = (): void => {
    state.stopped = true;
    alarms.stop();
  };
  return { match, runner: made(matchDeps, live, match, ports, running), stop };
}

async function made(
  matchDeps: MatchDeps,
  live: LiveTable,
  match: string,
  ports: Ports,
  running: () => boolean,
): Promise<TableRunner | undefined> {
  try {
    const { env, store } = matchDeps.context;
    const since = (await store.log.writtenAt(match)) ?? env.nowMs();
    // Time limits continue while no server runs the match, so the time since the last write counts. This
    // matters for correspondence play.
    const idleMs = Math.max(0, env.nowMs() - since);
    const runner = await resumeOrBegin(matchDeps, live.row, match, ports, idleMs);
    if (!running()) {
      runner.close();
      return undefined;
    }
    live.runner = runner;
    followTurns(live, runner, runner.state(), since);
    if (live.row.deals !== undefined) await matchDeps.scored(live, runner.state());
    if (matchIsOver(runner.state())) finish(matchDeps, live, runner.state());
    else {
      matchDeps.seated(live, runner.state());
      void finishRemovals(runner, live);
    }
    matchDeps.watch(live); // starts the timers of players who have not come back after a restart
    return runner;
  } catch (error) {
    if (running()) pause(matchDeps, live, error);
    return undefined;
  }
}

const SITTINGS: readonly string[] = ['seated', 'away', 'back', 'paused', 'gone-on'] satisfies readonly Event['type'][];

/**
 * Does what only the node that wrote the events has to do: notifies the other nodes, stores a snapshot, and
 * records the end.
 */
function noteOwn(matchDeps: MatchDeps, live: LiveTable, events: readonly Event[], after: State): void {
  matchDeps.context.nodes?.tell(`table.${live.id}`, { type: 'written', match: after.id, version: after.version });
  if (matchIsOver(after) || events.some(isDealt)) void saveSnapshot(matchDeps.context, after);
  void scored(matchDeps, live, events, after);
}

function sat(matchDeps: MatchDeps, live: LiveTable, after: State, whose: EventOrigin): void {
  if (whose === 'own') matchDeps.seated(live, after);
  matchDeps.watch(live);
  broadcastTable(live);
}

function turn(matchDeps: MatchDeps, live: LiveTable, events: readonly Event[], after: State, whose: EventOrigin): void {
  if (live.runner === undefined) return;
  noteActs(live, events, after);
  const turns = followTurns(live, live.runner, after, matchDeps.context.env.nowMs());
  if (whose === 'own') matchDeps.turned(live, turns);
}

/**
 * Stores the score of fixed deals, before the table is marked as over. If the score cannot be stored, the
 * match stops and is retried later.
 */
async function scored(matchDeps: MatchDeps, live: LiveTable, events: readonly Event[], after: State): Promise<void> {
  try {
    if (live.row.deals !== undefined && events.some(isScored)) await matchDeps.scored(live, after);
  } catch (error) {
    if (isPlayed(live.row, after.id)) pause(matchDeps, live, error);
    return;
  }
  if (matchIsOver(after)) finish(matchDeps, live, after);
}

/** Records the end of the match. If that cannot be stored, the match stops and is retried later. */
export function finish(matchDeps: MatchDeps, live: LiveTable, state: State): void {
  matchDeps.over(live, state).catch(error => {
    if (isPlayed(live.row, state.id)) pause(matchDeps, live, error);
  });
}

const isScored = (event: Event): boolean => event.type === 'game' && event.event.type === 'scored';
const isDealt = (event: Event): boolean => event.type === 'game' && event.event.type === 'dealt';

const busFor = (matchDeps: MatchDeps, live: LiveTable, running: () => boolean): Bus => ({
  publish: (events, after, whose) => {
    if (!running()) return;
    live.tries = 0; // a successful write ends a series of failed attempts
    tellAll(live, events, after);
    turn(matchDeps, live, events, after, whose);
    if (events.some(({ type }) => SITTINGS.includes(type))) sat(matchDeps, live, after, whose);
    if (whose === 'own') noteOwn(matchDeps, live, events, after);
  },
  stopped: (_, reason) => {
    if (running()) pause(matchDeps, live, new Error(reason));
  },
});

/**
 * Whether a private match must be hidden from the client: the client joined while the table was open to
 * everybody, and has no seat in the match.
 */
export const isHidden = ({ row }: LiveTable, state: State, { client, stranger }: Subscriber): boolean =>
  stranger && row.private === true && viewerOf(state, client.player) === 'watcher';

/** Sends a snapshot of the match to a client that may see it. */
export function sendSnapshot(live: LiveTable, subscriber: Subscriber): void {
  const { runner } = live;
  if (runner === undefined || isHidden(live, runner.state(), subscriber)) return;
  const message = snapshotFor(live, runner, subscriber.client);
  noteSent(subscriber, message.view, subscriber.client.send(message));
}

export function broadcastTable(live: LiveTable): void {
  const there = playersAt(live); // the players present, computed once for all clients
  for (const { client } of live.subscribers) client.send(tableFor(live, client, there));
}

/** Stops the match of one table after an internal or storage error. Retries with increasing delays. */
function pause(matchDeps: MatchDeps, live: LiveTable, error: unknown): void {
  const { env, log, metrics, config } = matchDeps.context;
  const { retryMs, retryMostMs } = config.limits;
  stopMatch(live);
  if (live.trouble === null) metrics.paused.inc();
  live.trouble = STANDS_STILL;
  const waitMs = Math.min(retryMs * 2 ** live.tries, retryMostMs);
  live.tries += 1;
  log.error({ table: live.id, reason: reasonOf(error), waitMs }, 'cannot write to a table; retrying');
  broadcastTable(live);
  live.retry?.();
  live.retry = env.after(waitMs, () => void retryMatch(matchDeps, live));
}

/** Retries a match that an error has stopped. */
export async function retryMatch(matchDeps: MatchDeps, live: LiveTable): Promise<void> {
  if (live.trouble === null) return;
  live.retry?.();
  live.trouble = null;
  matchDeps.context.metrics.paused.dec();
  const runner = await runnerOf(matchDeps, live);
  if (runner === undefined) return; // the match has failed again
  matchDeps.context.log.warn({ table: live.id }, 'writing to a table works again');
  broadcastTable(live);
  for (const subscriber of live.subscribers) sendSnapshot(live, subscriber);
}
