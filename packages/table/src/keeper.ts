// Runs one table through its ports: one command at a time, written first and published afterwards.
import type { Hearts, HeartsGame } from '@moonshot/rules/games';
import type { ClockView } from '@moonshot/wire';
import type { ClockedTable, Given } from './company-due.ts';
import { mayDeal, maySealEarly, openTable } from './decide.ts';
import { lastOf, tableFrom } from './evolve.ts';
import { askBots, thought } from './keeper-bots.ts';
import { hold, openWindow } from './keeper-claims.ts';
import { close, inTurn, type Kept, type Reply, stop, type Wish } from './keeper-kept.ts';
import { catchUp, run, stepMs } from './keeper-run.ts';
import { closeSeal, type SeatSeal, waitsForSeal } from './keeper-seals.ts';
import { statesIn, stoodAfter } from './keeper-slices.ts';
import { heartsFor } from './pinned.ts';
import type { Ports, Stood } from './ports.ts';
import { STAND_IN } from './sitting.ts';
import { matchIsOver, type Spec, type State } from './state.ts';

export interface Keeper {
  readonly hearts: Hearts;
  state(): State;
  /** Runs a command. Replies `done` once its events are written. A repeated number gets the same reply. */
  command(command: Wish): Promise<Reply>;
  /** Adds a seat's commitment or secret to the seal. A repeat changes nothing and gets `done` again. */
  seal(command: SeatSeal & Given): Promise<Reply>;
  /** The clocks as every viewer may see them; null at a table without clocks. */
  clock(): ClockView | null;
  /** Reads what other nodes wrote, unless `version` is known already, and publishes it. */
  refresh(version?: number): Promise<Reply>;
  /** Makes this node drive the table (deals, bots, timers) until another node appends. */
  tend(): Promise<Reply>;
  /** The maximum time in milliseconds until the table acts automatically; null if it waits for a player. */
  stepMs(): number | null;
  /** Stops bots and windows. A write in progress completes. */
  close(): void;
}

/** Opens a new table and writes its first event. */
export async function open(ports: Ports, id: string, spec: Spec, secret: string): Promise<Keeper> {
  const hearts = heartsFor(spec);
  const events = [openTable(hearts, id, spec, secret)];
  const written = ports.log.shared ? ports.log.append(id, 0, events, 0) : ports.log.append(id, 0, events);
  if ((await written) === 'stale') throw new Error(`Cannot open table ${id}: there is one already`);
  return keep(ports, hearts, tableFrom(hearts, events), null, true);
}

/**
 * Resumes a table from its log, or returns undefined if there is no log.
 * `idleMs`: the time since its last event; null if the table starts only now.
 */
export async function resume(ports: Ports, id: string, idleMs: number | null = 0): Promise<Keeper | undefined> {
  const stood = await ports.log.stood?.(id);
  const known = stood && (await resumed(ports, stood, idleMs));
  if (known !== undefined) return known;
  const events = await ports.log.read(id);
  const first = events[0];
  if (first === undefined) return undefined;
  if (first.type !== 'table-opened') throw new Error('its log does not begin with its opening');
  const hearts = heartsFor(first.spec);
  return keep(ports, hearts, lastOf(await statesIn(ports, hearts, events)), idleMs);
}

async function resumed(ports: Ports, { state, events }: Stood, idleMs: number | null): Promise<Keeper | undefined> {
  const hearts = heartsFor(state.spec);
  const now = await stoodAfter(ports, hearts, state, events);
  return now && keep(ports, hearts, now, idleMs);
}

/** `tends`: false at first for a shared log, because another node may be driving the table. */
function keep(ports: Ports, hearts: Hearts, state: State, idleMs: number | null, tends = !ports.log.shared): Keeper {
  const kept: Kept = {
    ports,
    hearts,
    state,
    queue: Promise.resolve(),
    thinking: new Set(),
    window: undefined,
    sealing: '',
    clocks: undefined,
    tends,
    overtaken: 0,
    closed: false,
    pump: () => pump(kept),
  };
  kept.clocks = ports.company?.clocks(clocked(kept), idleMs);
  pump(kept);
  return {
    hearts,
    state: () => kept.state,
    command: command =>
      kept.window && command.type === 'act' && command.action.type === 'claim'
        ? hold(kept, command)
        : commanded(kept, command),
    seal: command => inTurn(kept, () => run(kept, command)),
    clock: () => kept.clocks?.view() ?? null,
    refresh: version => inTurn(kept, () => refresh(kept, version)),
    tend: () => inTurn(kept, () => tend(kept)),
    stepMs: () => stepMs(kept),
    close: () => close(kept),
  };
}

function commanded(kept: Kept, command: Wish): Promise<Reply> {
  const arrivedMs = kept.ports.nowMs?.();
  const spending = (): Wish => {
    if (command.type !== 'act' || arrivedMs === undefined) return command;
    const spent = kept.clocks?.spentBy(command.seat, arrivedMs);
    return spent ? { ...command, spent } : command;
  };
  return inTurn(kept, () => run(kept, spending()));
}

/** What clocks need of a running table. */
const clocked = (kept: Kept): ClockedTable => ({
  hearts: kept.hearts,
  state: () => kept.state,
  closed: () => kept.closed,
  tends: () => kept.tends,
  nowMs: kept.ports.nowMs,
  after: ms => kept.ports.alarms.after(ms),
  paceMs: () => kept.ports.pace(),
  think: seat => thought(kept, seat, STAND_IN),
  give: async (command, holds) => (await inTurn(kept, () => run(kept, command, holds))).type !== 'refused',
  closeSeal: holds => closeSeal(kept, holds),
  fail: error => void stop(kept, error),
});

async function refresh(kept: Kept, version = Number.POSITIVE_INFINITY): Promise<Reply> {
  if (kept.closed) return { type: 'closed' };
  if (kept.state.version < version) await catchUp(kept);
  pump(kept);
  return { type: 'done', version: kept.state.version };
}

async function tend(kept: Kept): Promise<Reply> {
  if (kept.closed) return { type: 'closed' };
  kept.tends = true;
  pump(kept);
  return { type: 'done', version: kept.state.version };
}

/** Starts whatever the table does automatically: owed supplies, seals, the claim window, bots. */
function pump(kept: Kept): void {
  if (kept.closed) return;
  kept.clocks?.watch();
  if (!kept.tends || kept.state.paused || waitsForSeal(kept) || matchIsOver(kept.state)) return;
  const owed = (kept.hearts.game as HeartsGame).owed(kept.state.game);
  if (owed === 'opening') openWindow(kept);
  else if (owed === undefined) askBots(kept);
  else if (owed !== 'deal' || mayDeal(kept.state) || maySealEarly(kept.hearts, kept.state))
    void inTurn(kept, () => run(kept, { type: 'supply', owed }));
}
