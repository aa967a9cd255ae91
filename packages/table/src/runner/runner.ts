// Runs one table through its ports: one command at a time. The events of a command are written to the log
// first and sent to viewers afterwards.

import type { ClockView } from '@moonshot/protocol';
import type { Hearts } from '@moonshot/rules';
import { mayDeal, maySealEarly, openTable } from '../core/decide.ts';
import { lastOf, tableFrom } from '../core/evolve.ts';
import type { ClockedTable, CommandAuthor } from '../core/multiplayer-rules.ts';
import type { Ports, Snapshot } from '../core/ports.ts';
import { STAND_IN } from '../core/sitters.ts';
import { matchIsOver, type Spec, type State } from '../core/state.ts';
import { askBots, botAnswer } from './bots.ts';
import { holdAnswer, openClaimWindow } from './claim-window.ts';
import { catchUp, run, stepMs } from './commands.ts';
import {
  type CommandReply,
  close,
  enqueue,
  type RunnerCommand,
  type RunnerState,
  stopAfterError,
} from './runner-state.ts';
import { closeSeal, type SeatSeal, waitsForSeal } from './seal-windows.ts';
import { stateAfterSnapshot, statesIn } from './slices.ts';

export interface TableRunner {
  readonly hearts: Hearts;
  state(): State;
  /** Runs a command. Replies `done` once its events are written. A repeated number gets the same reply. */
  command(command: RunnerCommand): Promise<CommandReply>;
  /**
   * Adds a seat's commitment or secret to the deal's seal. A repeated command changes nothing and gets `done`
   * again.
   */
  seal(command: SeatSeal & CommandAuthor): Promise<CommandReply>;
  /** The clocks as every viewer may see them; null for a table without clocks. */
  clock(): ClockView | null;
  /** Reads and publishes what other servers have written, unless the table already has `version` events. */
  refresh(version?: number): Promise<CommandReply>;
  /** Makes this server drive the table (deals, bots, timers) until another server writes to the log. */
  activate(): Promise<CommandReply>;
  /**
   * The longest time in milliseconds until the table acts without a player; null if the table waits for one.
   */
  stepMs(): number | null;
  /** Stops the table's bots and timers. A write in progress completes. */
  close(): void;
}

/** Opens a new table and writes its first event. */
export async function open(ports: Ports, id: string, spec: Spec, secret: string): Promise<TableRunner> {
  const hearts = await ports.heartsFor(spec);
  const events = [openTable(hearts, id, spec, secret)];
  const written = ports.log.shared ? ports.log.append(id, 0, events, 0) : ports.log.append(id, 0, events);
  if ((await written) === 'stale') throw new Error(`Cannot open table ${id}: there is one already`);
  return runTable(ports, hearts, tableFrom(hearts, events), null, true);
}

/** Opens a new table. If another server has opened this table first, resumes it from its log. */
export async function openOnce(ports: Ports, id: string, spec: Spec, secret: string): Promise<TableRunner> {
  try {
    return await open(ports, id, spec, secret);
  } catch (error) {
    const other = await resume(ports, id);
    if (other === undefined) throw error;
    return other;
  }
}

/**
 * Resumes a table from its log, or returns undefined if there is no log. `idleMs` is the number of
 * milliseconds since the table's last event, or null if the table is only starting now.
 */
export async function resume(ports: Ports, id: string, idleMs: number | null = 0): Promise<TableRunner | undefined> {
  const stood = await ports.log.snapshot?.(id);
  const known = stood && (await resumed(ports, stood, idleMs));
  if (known !== undefined) return known;
  const events = await ports.log.read(id);
  const first = events[0];
  if (first === undefined) return undefined;
  if (first.type !== 'table-opened') throw new Error('its log does not begin with its opening');
  const hearts = await ports.heartsFor(first.spec);
  return runTable(ports, hearts, lastOf(await statesIn(ports, hearts, events)), idleMs);
}

async function resumed(
  ports: Ports,
  { state, events }: Snapshot,
  idleMs: number | null,
): Promise<TableRunner | undefined> {
  const hearts = await ports.heartsFor(state.spec);
  const now = await stateAfterSnapshot(ports, hearts, state, events);
  return now && runTable(ports, hearts, now, idleMs);
}

/** By default `isActive` is false with a shared log, because another server may be driving the table. */
function runTable(
  ports: Ports,
  hearts: Hearts,
  state: State,
  idleMs: number | null,
  isActive = !ports.log.shared,
): TableRunner {
  const runner: RunnerState = {
    ports,
    hearts,
    state,
    queue: Promise.resolve(),
    thinking: new Set(),
    window: undefined,
    sealing: '',
    clocks: undefined,
    isActive,
    overtaken: 0,
    closed: false,
    pump: () => pump(runner),
  };
  runner.clocks = ports.multiplayer?.clocks(clocked(runner), idleMs);
  pump(runner);
  return {
    hearts,
    state: () => runner.state,
    command: command =>
      runner.window && command.type === 'act' && command.action.type === 'claim'
        ? holdAnswer(runner, command)
        : commanded(runner, command),
    seal: command => enqueue(runner, () => run(runner, command)),
    clock: () => runner.clocks?.view() ?? null,
    refresh: version => enqueue(runner, () => refresh(runner, version)),
    activate: () => enqueue(runner, () => activate(runner)),
    stepMs: () => stepMs(runner),
    close: () => close(runner),
  };
}

function commanded(runner: RunnerState, command: RunnerCommand): Promise<CommandReply> {
  const arrivedMs = runner.ports.nowMs?.();
  const spending = (): RunnerCommand => {
    if (command.type !== 'act' || arrivedMs === undefined) return command;
    const spent = runner.clocks?.spentBy(command.seat, arrivedMs);
    return spent ? { ...command, spent } : command;
  };
  return enqueue(runner, () => run(runner, spending()));
}

/** The part of a running table that its clocks may use. */
const clocked = (runner: RunnerState): ClockedTable => ({
  hearts: runner.hearts,
  state: () => runner.state,
  closed: () => runner.closed,
  isActive: () => runner.isActive,
  nowMs: runner.ports.nowMs,
  after: ms => runner.ports.alarms.after(ms),
  paceMs: () => runner.ports.pace(),
  think: seat => botAnswer(runner, seat, STAND_IN),
  give: async (command, holds) => (await enqueue(runner, () => run(runner, command, holds))).type !== 'refused',
  closeSeal: holds => closeSeal(runner, holds),
  fail: error => void stopAfterError(runner, error),
});

async function refresh(runner: RunnerState, version = Number.POSITIVE_INFINITY): Promise<CommandReply> {
  if (runner.closed) return { type: 'closed' };
  if (runner.state.version < version) await catchUp(runner);
  pump(runner);
  return { type: 'done', version: runner.state.version };
}

async function activate(runner: RunnerState): Promise<CommandReply> {
  if (runner.closed) return { type: 'closed' };
  runner.isActive = true;
  pump(runner);
  return { type: 'done', version: runner.state.version };
}

/**
 * Starts everything that the table has to do now without a player: seal, cut, deal, open the claim window,
 * ask bots.
 */
function pump(runner: RunnerState): void {
  if (runner.closed) return;
  runner.clocks?.watch();
  if (!runner.isActive || runner.state.paused || waitsForSeal(runner) || matchIsOver(runner.state)) return;
  const owed = runner.hearts.game.owed(runner.state.game);
  if (owed === 'opening') openClaimWindow(runner);
  else if (owed === undefined) askBots(runner);
  else if (owed !== 'deal' || mayDeal(runner.state) || maySealEarly(runner.hearts, runner.state))
    void enqueue(runner, () => run(runner, { type: 'supply', owed }));
}
