// The keeper runs one table through its ports: one command at a time, written first and told after.
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
  /**
   * Does what is wished; the reply says `done` once it is written, and a repeated number gets the same
   * answer.
   */
  command(command: Wish): Promise<Reply>;
  /** What a seat says of the seal; a repeat changes nothing and hears `done` again. */
  seal(command: SeatSeal & Given): Promise<Reply>;
  /** The clocks as everybody may see them now; null where time does not count. */
  clock(): ClockView | null;
  /**
   * Takes over what others wrote to the table's log, unless it knows the version already, tells the viewers,
   * and goes on from there.
   */
  refresh(version?: number): Promise<Reply>;
  /** Does from now on what the table does by itself, until somebody else has written. */
  tend(): Promise<Reply>;
  /** After how many milliseconds at most the table goes on by itself; null where it waits for somebody. */
  stepMs(): number | null;
  /** Stops asking bots and waiting for windows; what is being written is still written. */
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

/** Where others write as well, one of them may be at work on a table that is taken up here. */
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

/** What clocks need of a table that is kept. */
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

/**
 * Whatever the table does by itself: supplies what is owed, has it sealed, opens the claim window, asks the
 * bots.
 */
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
