// The match of a table: started, broadcast to its clients, stopped on errors, and retried.
import type { Viewer } from '@moonshot/rules/game/seat';
import { multiplayer } from '@moonshot/table/company';
import type { Event } from '@moonshot/table/event';
import type { TableRunner } from '@moonshot/table/keeper';
import type { Bus, EventOrigin, Ports } from '@moonshot/table/ports';
import { sealing } from '@moonshot/table/sealing';
import { matchIsOver, type State } from '@moonshot/table/state';
import type { ToPlayer } from '@moonshot/wire/online/to-player';
import { no, reasonOf } from '../no.ts';
import { between } from '../secrets.ts';
import { alarmsOn } from './alarms.ts';
import { type Attendee, isPlayed, type Live, matchOf, playersAt, type Running, type Turn } from './live.ts';
import { freshFor, tableFor, toldFor, viewerOf } from './project.ts';
import { finishRemovals } from './removals.ts';
import { type Beginning, keepStanding, takenUp } from './taking-up.ts';
import { followTurns, noteActs } from './turns.ts';

/** What matches need besides the server context. */
export interface Ground extends Beginning {
  readonly playMs: () => number; // the clock for time limits of play
  readonly over: (live: Live, state: State) => Promise<unknown>;
  readonly seated: (live: Live, state: State) => void; // a player joined or left the match
  readonly watch: (live: Live) => void; // starts timers for absent players
  readonly scored: (live: Live, state: State) => Promise<void>; // a deal ended at a table with fixed deals
  readonly closed: (table: string) => Promise<void>; // the table was deleted
  readonly turned: (live: Live, turns: readonly Turn[]) => void; // a player's turn has begun
}

const STANDS_STILL = no('paused', say => say.fault);

/**
 * The runner of the match, started if necessary; undefined if there is no match or it is stopped by an error.
 */
export function keeperOf(ground: Ground, live: Live): Promise<TableRunner | undefined> {
  const match = matchOf(live.row);
  if (match === null || live.trouble !== null) return Promise.resolve(undefined);
  if (live.running?.match !== match) {
    halt(live);
    live.running = setGoing(ground, live, match);
  }
  return live.running.keeper;
}

/** Stops the match on this node. Its log stays as last written. */
export function halt(live: Live): void {
  live.running?.stop();
  live.runner?.close();
  live.running = undefined;
  live.runner = undefined;
  live.turns = [];
}

function setGoing(ground: Ground, live: Live, match: string): Running {
  const { env, store, thinkers, config, peers, beacon } = ground.world;
  const { botMsLeast, botMsMost } = config.limits;
  const alarms = alarmsOn(env);
  const state = { stopped: false };
  const running = (): boolean => !state.stopped;
  const ports: Ports = {
    log: peers === undefined ? store.log : { ...store.log, shared: true },
    thinkers,
    alarms,
    sealing,
    beacon,
    multiplayer,
    nowMs: ground.playMs,
    nextTurn: () => new Promise(resolve => env.soon(resolve)),
    pace: () => between(env, botMsLeast, botMsMost),
    bus: busFor(ground, live, running),
  };
  const stop = (): void => {
    state.stopped = true;
    alarms.stop();
  };
  return { match, keeper: made(ground, live, match, ports, running), stop };
}

async function made(
  ground: Ground,
  live: Live,
  match: string,
  ports: Ports,
  running: () => boolean,
): Promise<TableRunner | undefined> {
  try {
    const { env, store } = ground.world;
    const since = (await store.log.writtenAt(match)) ?? env.nowMs();
    // Time since the last event. With turns of days it counts.
    const idleMs = Math.max(0, env.nowMs() - since);
    const runner = await takenUp(ground, live.row, match, ports, idleMs);
    if (!running()) {
      runner.close();
      return undefined;
    }
    live.runner = runner;
    followTurns(live, runner, runner.state(), since);
    if (live.row.deals !== undefined) await ground.scored(live, runner.state());
    if (matchIsOver(runner.state())) finish(ground, live, runner.state());
    else {
      ground.seated(live, runner.state());
      void finishRemovals(runner, live);
    }
    ground.watch(live); // timers of players absent during the stop start again
    return runner;
  } catch (error) {
    if (running()) pause(ground, live, error);
    return undefined;
  }
}

const SITTINGS: readonly string[] = ['seated', 'away', 'back', 'paused', 'gone-on'] satisfies readonly Event['type'][];

/** Effects of events that only the writing node handles. */
function noteOwn(ground: Ground, live: Live, events: readonly Event[], after: State): void {
  ground.world.peers?.tell(`table.${live.id}`, { type: 'written', match: after.id, version: after.version });
  if (matchIsOver(after) || events.some(isDealt)) void keepStanding(ground.world, after);
  void scored(ground, live, events, after);
}

function sat(ground: Ground, live: Live, after: State, whose: EventOrigin): void {
  if (whose === 'own') ground.seated(live, after);
  ground.watch(live);
  tellTable(live);
}

function turn(ground: Ground, live: Live, events: readonly Event[], after: State, whose: EventOrigin): void {
  if (live.runner === undefined) return;
  noteActs(live, events, after);
  const turns = followTurns(live, live.runner, after, ground.world.env.nowMs());
  if (whose === 'own') ground.turned(live, turns);
}

/** Stores the contest's score before the table's row says that the match is over. */
async function scored(ground: Ground, live: Live, events: readonly Event[], after: State): Promise<void> {
  if (live.row.deals !== undefined && events.some(isScored)) await ground.scored(live, after);
  if (matchIsOver(after)) finish(ground, live, after);
}

/** Marks the table as over. If that cannot be written, the table stops and it is retried. */
export function finish(ground: Ground, live: Live, state: State): void {
  ground.over(live, state).catch(error => {
    if (isPlayed(live.row, state.id)) pause(ground, live, error);
  });
}

const isScored = (event: Event): boolean => event.type === 'game' && event.event.type === 'scored';
const isDealt = (event: Event): boolean => event.type === 'game' && event.event.type === 'dealt';

const busFor = (ground: Ground, live: Live, running: () => boolean): Bus => ({
  publish: (events, after, whose) => {
    if (!running()) return;
    live.tries = 0; // something was written
    tellAll(live, events, after);
    turn(ground, live, events, after, whose);
    if (events.some(({ type }) => SITTINGS.includes(type))) sat(ground, live, after, whose);
    if (whose === 'own') noteOwn(ground, live, events, after);
  },
  stopped: (_, reason) => {
    if (running()) pause(ground, live, new Error(reason));
  },
});

/**
 * Sends new events to the clients. Each viewer's message is made once. A client that is behind gets a
 * snapshot.
 */
function tellAll(live: Live, events: readonly Event[], after: State): void {
  const { runner } = live;
  if (runner === undefined) return;
  const messages = new Map<Viewer, ToPlayer>();
  const messageFor = (viewer: Viewer): ToPlayer => {
    const message = messages.get(viewer) ?? toldFor(live, runner, events, after, viewer);
    messages.set(viewer, message);
    return message;
  };
  for (const attendee of live.attendees) {
    const { voice, match, told } = attendee;
    if (match !== after.id || told !== after.version - events.length) continue;
    const said = voice.say(messageFor(viewerOf(after, voice.player)));
    attendee.told = said ? after.version : undefined;
  }
}

/** Whether the match is hidden from the attendee: it is private, and they neither were invited nor play. */
export const isHidden = ({ row }: Live, state: State, { voice, stranger }: Attendee): boolean =>
  stranger && row.private === true && viewerOf(state, voice.player) === 'watcher';

/** Sends a snapshot of the match to a client that may see it. */
export function showFresh(live: Live, attendee: Attendee): void {
  const { runner } = live;
  if (runner === undefined || isHidden(live, runner.state(), attendee)) return;
  const { id, version } = runner.state();
  attendee.match = id;
  const said = attendee.voice.say(freshFor(live, runner, attendee.voice.player, attendee.voice.words().rules));
  attendee.told = said ? version : undefined;
}

export function tellTable(live: Live): void {
  const there = playersAt(live); // once for all clients
  for (const { voice } of live.attendees) voice.say(tableFor(live, voice, there));
}

/** Stops one table after an internal or storage error, and retries with increasing delays. */
function pause(ground: Ground, live: Live, error: unknown): void {
  const { env, log, metrics, config } = ground.world;
  const { retryMs, retryMostMs } = config.limits;
  halt(live);
  if (live.trouble === null) metrics.paused.inc();
  live.trouble = STANDS_STILL;
  const waitMs = Math.min(retryMs * 2 ** live.tries, retryMostMs);
  live.tries += 1;
  log.error({ table: live.id, reason: reasonOf(error), waitMs }, 'a table stands still');
  tellTable(live);
  live.retry?.();
  live.retry = env.after(waitMs, () => void goOn(ground, live));
}

/** Retries a stopped table. */
export async function goOn(ground: Ground, live: Live): Promise<void> {
  if (live.trouble === null) return;
  live.retry?.();
  live.trouble = null;
  ground.world.metrics.paused.dec();
  const runner = await keeperOf(ground, live);
  if (runner === undefined) return; // paused again
  ground.world.log.warn({ table: live.id }, 'a table goes on');
  tellTable(live);
  for (const attendee of live.attendees) showFresh(live, attendee);
}
