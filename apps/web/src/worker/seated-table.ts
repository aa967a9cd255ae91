// The page's seat at one table: runs the table, informs the page, and takes over what other tabs write.

import type { TableToPage } from '@moonshot/protocol';
import type { Hearts, Seat, Viewer } from '@moonshot/rules';
import { type Bus, drawableRules, type Event, type Ports, type State, show, tableFrom } from '@moonshot/table';
import { type CommandReply, resume, type TableRunner } from '@moonshot/table/runner';
import type { WorkerThinkers } from './bots/players.ts';
import { heartsFor } from './games.ts';
import type { WorkerCatalog } from './language.ts';
import { deviceView, isShared, viewerAfter } from './shared-device.ts';
import type { TableStorage } from './storage/table-storage.ts';
import type { Timers } from './timers.ts';

/** What all tables of a worker need from their environment. */
export interface WorkerContext {
  readonly storage: TableStorage;
  readonly thinkers: Pick<WorkerThinkers, 'think' | 'warm'>;
  readonly timers: () => Timers;
  readonly pace: () => number;
  readonly words: () => WorkerCatalog; // the texts in the page's current language
  readonly post: (message: TableToPage) => void;
  /** Notifies other tabs that a table has reached a version. */
  readonly spread: (table: string, version: number) => void;
}

/** A table's runner and timers. Results that arrive after they have been stopped are ignored. */
interface Running {
  readonly timers: Timers;
  runner: TableRunner | undefined; // undefined until it has started
  started: Promise<TableRunner | undefined>; // resolves to the runner once it has started
  stopped: boolean;
}

export interface SeatedTable {
  readonly context: WorkerContext;
  readonly table: string;
  readonly seat: Seat;
  // the viewer whose view the page gets: the page's seat, unless several people share the device
  viewer: Viewer;
  running: Running | undefined;
  hearts: Hearts | undefined; // the compiled rules of the table, once they are known
  sentVersion: number | undefined; // the version that the page has; undefined if the page is not at the table
  writtenVersion: number; // the highest version that is known to have been written
  catchingUp: Promise<void>;
}

export const seatAt = (context: WorkerContext, table: string, seat: Seat): SeatedTable => ({
  context,
  table,
  seat,
  viewer: seat,
  running: undefined,
  hearts: undefined,
  sentVersion: undefined,
  writtenVersion: 0,
  catchingUp: Promise.resolve(),
});

type Make = (ports: Ports) => Promise<TableRunner | undefined>;

/**
 * Starts the table and sends its snapshot to the page. Resolves to `gone` if the table does not exist, and to
 * `not-yours` if no person sits in the seat.
 */
export async function sit(
  seated: SeatedTable,
  make: Make = ports => resume(ports, seated.table),
): Promise<'shown' | 'gone' | 'not-yours'> {
  const runner = await start(seated, make);
  if (runner === undefined) return 'gone';
  const { sitters } = runner.state().spec;
  const mine = sitters[seated.seat]?.kind === 'person';
  if (mine) {
    if (isShared(runner.state())) seated.viewer = 'watcher';
    sendSnapshot(seated, runner);
    seated.context.thinkers.warm(sitters);
  } else stopTable(seated);
  return mine ? 'shown' : 'not-yours';
}

/** Stops running the table in this worker for good. The log of the table is not changed. */
export function stopTable(seated: SeatedTable): void {
  halt(seated);
  seated.sentVersion = undefined;
}

function start(seated: SeatedTable, make: Make): Promise<TableRunner | undefined> {
  const { storage, thinkers, timers, pace } = seated.context;
  const running: Running = { timers: timers(), runner: undefined, started: Promise.resolve(undefined), stopped: false };
  seated.running = running;
  const ports = { heartsFor, log: storage, thinkers, pace, alarms: running.timers, bus: busFor(seated, running) };
  running.started = make(ports).then(runner => {
    running.runner = runner;
    seated.hearts = runner?.hearts ?? seated.hearts;
    if (running.stopped) runner?.close(); // the table was stopped while the runner was starting
    return runner;
  });
  return running.started;
}

function halt({ running }: SeatedTable): void {
  if (running === undefined) return;
  running.stopped = true;
  running.runner?.close();
  running.timers.stop();
}

const busFor = (seated: SeatedTable, running: Running): Bus => ({
  publish: (events, after) => {
    seated.context.spread(seated.table, after.version);
    tell(seated, events, after);
    if (running.stopped) follow(seated, after.version);
  },
  stopped: (_, reason) => {
    if (running.stopped) return;
    halt(seated);
    void sayWhy(seated, reason);
  },
});

async function sayWhy({ context, table }: SeatedTable, reason: string): Promise<void> {
  // true if another tab has deleted the table
  const forgotten = (await context.storage.read(table)).length === 0;
  const { trouble: say } = context.words().tables;
  context.post({ type: 'trouble', sentence: forgotten ? say.gone : say.stopped(reason) });
}

/** Sends events to the page. If the page lacks earlier events, these are read from the log first. */
function tell(seated: SeatedTable, events: readonly Event[], after: State): void {
  if (seated.sentVersion === undefined) return;
  const from = after.version - events.length;
  if (from === seated.sentVersion) sendEvents(seated, events, after);
  else if (from > seated.sentVersion) follow(seated, after.version);
}

function sendEvents(seated: SeatedTable, events: readonly Event[], after: State): void {
  const { hearts } = seated;
  if (hearts === undefined) return;
  const from = after.version - events.length;
  seated.sentVersion = after.version;
  seated.viewer = viewerAfter(hearts, after, seated.viewer, events);
  seated.context.post({
    type: 'events',
    from,
    events: events.map(event => show(hearts, event, seated.viewer)),
    view: deviceView(hearts, after, seated.viewer),
  });
}

export function sendSnapshot(seated: SeatedTable, runner: TableRunner): void {
  const state = runner.state();
  seated.sentVersion = state.version;
  seated.context.post({
    type: 'snapshot',
    view: deviceView(runner.hearts, state, seated.viewer),
    rules: drawableRules(runner.hearts),
  });
  void sendRules(seated);
}

/**
 * Sends the rules as sentences in the page's current language. If the texts cannot be loaded, the table goes
 * on without them.
 */
export async function sendRules(seated: SeatedTable): Promise<void> {
  const { context, table } = seated;
  const words = context.words();
  const loading = Promise.all([import('./lazy/table-rules.ts'), words.rules()]);
  const loaded = await loading.catch(() => undefined);
  // The texts are dropped if the person has left the table. They are also dropped if the language has
  // changed, because the rules are sent again after such a change.
  if (loaded === undefined || words !== context.words() || seated.sentVersion === undefined || !seated.hearts) return;
  const [{ tableRules }, rules] = loaded;
  context.post({ type: 'tableRules', table, rules: tableRules(seated.hearts, rules) });
}

/** Takes over the events that another tab has written, up to this version or a later one. */
export function follow(seated: SeatedTable, version: number): void {
  if (version > seated.writtenVersion) seated.writtenVersion = version;
  seated.catchingUp = seated.catchingUp.then(() => catchUp(seated));
}

async function catchUp(seated: SeatedTable): Promise<void> {
  const runner = seated.running?.runner;
  const behind = (runner?.state().version ?? 0) < seated.writtenVersion;
  if (seated.sentVersion === undefined || (seated.sentVersion >= seated.writtenVersion && !behind)) return;
  if (behind) await runner?.refresh(); // this also informs the page
  const events = await seated.context.storage.read(seated.table);
  if (seated.sentVersion === undefined || seated.hearts === undefined || events.length <= seated.sentVersion) return;
  sendEvents(seated, events.slice(seated.sentVersion), tableFrom(seated.hearts, events));
}

async function restart(seated: SeatedTable): Promise<TableRunner | undefined> {
  halt(seated);
  const runner = await start(seated, ports => resume(ports, seated.table));
  if (runner === undefined) {
    seated.sentVersion = undefined;
    seated.context.post({ type: 'trouble', sentence: seated.context.words().tables.trouble.gone });
  }
  seated.writtenVersion = runner?.state().version ?? 0;
  return runner;
}

/**
 * The table's runner. If it had stopped, it is started again. Undefined if the table is gone or has been
 * left.
 */
export async function runnerOf(seated: SeatedTable): Promise<TableRunner | undefined> {
  await seated.catchingUp;
  if (seated.sentVersion === undefined) return undefined;
  return seated.running?.stopped === false ? seated.running.started : restart(seated);
}

/**
 * How often a command is tried, because the runner may be replaced meanwhile. The number of the command
 * prevents it from being performed twice.
 */
const TRIES_MAX = 3;

export async function command(
  seated: SeatedTable,
  wish: Parameters<TableRunner['command']>[0],
): Promise<{ readonly reply: CommandReply; readonly runner: TableRunner } | undefined> {
  for (let tries = 0; tries < TRIES_MAX; tries++) {
    const runner = await runnerOf(seated);
    if (runner === undefined) return undefined;
    const reply = await runner.command(wish);
    if (runner.state().version !== seated.sentVersion) follow(seated, runner.state().version);
    if (reply.type !== 'closed') return { reply, runner };
  }
  return undefined;
}
