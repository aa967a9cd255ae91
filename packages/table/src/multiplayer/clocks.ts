// Measures how long a table has waited for each answer that a person owes. Clocks stop during a pause. When a
// server resumes the table, clocks start again from zero, except in correspondence play.

import type { ClockView } from '@moonshot/protocol';
import type { Seat } from '@moonshot/rules';
import type { ClockedTable, Clocks } from '../core/multiplayer-rules.ts';
import { hasDayClock } from '../core/seal-rules.ts';
import { inDeal } from '../core/sitters.ts';
import type { State } from '../core/state.ts';
import { hasLimits, timedAnswer } from './time-limits.ts';

/**
 * Extra time for each answer that is awaited when a server resumes a table, in milliseconds. Correspondence
 * play has COMEBACK_MS instead.
 */
export const RESUME_GRACE_MS = 15_000;
/**
 * In correspondence play, the minimum time left for each answer after a server resumes a table, in
 * milliseconds. Without this minimum, players could lose a turn because the server was down.
 */
export const COMEBACK_MS = 12 * 3_600_000;

/** An answer for which the table waits. All times are in milliseconds of the table's monotonic clock. */
interface AwaitedAnswer {
  readonly asked: string;
  readonly allowedMs: number; // time for this answer, without the seat's reserve of extra time
  readonly reserve: boolean;
  usedMs: number; // time used before `sinceMs`, when the clock last started
  sinceMs: number | null; // null while the clock is stopped
  late: boolean; // whether the time is over and an automatic answer is on its way
}

interface Running {
  readonly table: ClockedTable;
  readonly nowMs: () => number;
  readonly awaited: Map<Seat, AwaitedAnswer>;
  alarmMs: number; // when the next alarm rings
  idleMs: number | null; // at a resumed table, milliseconds since its last event; otherwise null
}

/** The clocks of a table's answers. Throws if the table has clocks but no source of time. */
export function clocks(table: ClockedTable, idleMs: number | null): Clocks {
  const { id, clock } = table.state();
  const nowMs = table.nowMs ?? (() => 0);
  if (clock !== null && table.nowMs === undefined)
    throw new Error(`Cannot keep table ${id}: time counts there, and there is no clock`);
  const running: Running = { table, nowMs, awaited: new Map(), alarmMs: Number.POSITIVE_INFINITY, idleMs };
  return {
    tick: (states, byOthers) => tick(running, states, byOthers),
    watch: () => watch(running),
    spentBy: (seat, arrivedMs) => overdrawn(running, seat, arrivedMs),
    view: () => view(running),
  };
}

/**
 * Updates the awaited answers for all states in order, not only for the last one. A question that is asked
 * again starts a new clock, even if this server learns of all these states at once.
 */
function tick(running: Running, states: readonly State[], byOthers = false): void {
  if (running.table.nowMs === undefined) return;
  for (const state of states) pass(running, state, byOthers);
  running.idleMs = null;
}

function pass(running: Running, state: State, byOthers: boolean): void {
  const { table, awaited } = running;
  if (byOthers && state.paused && !hasDayClock(state.spec)) giveBack(running);
  for (const [seat] of state.spec.sitters.entries()) {
    const due = timedAnswer(table.hearts, state, seat);
    const before = awaited.get(seat);
    if (due === undefined) awaited.delete(seat);
    else if (before?.asked === due.asked) turn(before, running.nowMs(), state.paused);
    else {
      const { asked, ms, reserve } = due;
      const sinceMs = state.paused ? null : running.nowMs();
      awaited.set(seat, { asked, allowedMs: ms, reserve, usedMs: usedAlready(running, ms), sinceMs, late: false });
    }
  }
}

/**
 * Gives back the time used since the clocks last started. If a player has run out of time since then, the
 * pending automatic answer is dropped.
 */
function giveBack({ awaited, nowMs }: Running): void {
  for (const [seat, one] of awaited)
    if (one.sinceMs !== null) awaited.set(seat, { ...one, sinceMs: nowMs(), late: false });
}

/**
 * The time that counts as used for an answer when its clock starts: 0 at a running table. At a resumed table
 * the time is negative, which grants extra time. In correspondence play the time since the last event counts
 * as used, but at least COMEBACK_MS is left.
 */
function usedAlready({ table, idleMs }: Running, allowedMs: number): number {
  if (idleMs === null) return 0;
  return hasDayClock(table.state().spec) ? Math.max(0, Math.min(idleMs, allowedMs - COMEBACK_MS)) : -RESUME_GRACE_MS;
}

function turn(awaited: AwaitedAnswer, now: number, paused: boolean): void {
  if (!paused) awaited.sinceMs ??= now;
  else if (awaited.sinceMs !== null) {
    awaited.usedMs += now - awaited.sinceMs;
    awaited.sinceMs = null;
  }
}

const usedAt = ({ usedMs, sinceMs }: AwaitedAnswer, now: number): number =>
  usedMs + (sinceMs === null ? 0 : Math.max(0, now - sinceMs));

const reserveOf = ({ table }: Running, seat: Seat, { reserve }: AwaitedAnswer): number =>
  reserve ? (table.state().clock?.reserveMs[seat] ?? 0) : 0;

/** What the seat's answer has used of its reserve by `now`, in milliseconds. */
function overdrawn(running: Running, seat: Seat, now: number): number {
  const awaited = running.awaited.get(seat);
  if (awaited === undefined) return 0;
  const over = Math.max(0, usedAt(awaited, now) - awaited.allowedMs);
  return Math.floor(Math.min(reserveOf(running, seat, awaited), over));
}

function view(running: Running): ClockView | null {
  const state = running.table.state();
  if (running.table.nowMs === undefined || !hasLimits(state)) return null;
  const now = running.nowMs();
  return {
    running: [...running.awaited].map(([seat, awaited]) => ({
      seat,
      leftMs: Math.max(0, Math.floor(awaited.allowedMs - usedAt(awaited, now))),
    })),
    reserveMs: state.spec.sitters.map((_, seat) => (state.clock?.reserveMs[seat] ?? 0) - overdrawn(running, seat, now)),
  };
}

/** Answers for seats whose time is over, and sets one alarm for the seat whose time ends next. */
function watch(running: Running): void {
  const { table } = running;
  if (table.nowMs === undefined || !hasLimits(table.state()) || table.closed()) return;
  tick(running, [table.state()]);
  if (!table.isActive()) return;
  const now = running.nowMs();
  let nextMs = Number.POSITIVE_INFINITY;
  for (const [seat, awaited] of running.awaited) {
    if (awaited.late || awaited.sinceMs === null) continue;
    const leftMs = leftOf(running, seat, awaited, now);
    if (leftMs <= 0) void answerFor(running, seat, awaited);
    else nextMs = Math.min(nextMs, leftMs);
  }
  // an alarm that is already set may ring before then; `watch` then sets the next one
  if (now + nextMs < running.alarmMs) setAlarm(running, nextMs);
}

/**
 * The time left for an answer, in milliseconds. All seats that owe something to the seal have as much time as
 * the seat with the most.
 */
function leftOf(running: Running, seat: Seat, awaited: AwaitedAnswer, now: number): number {
  const ownMs = awaited.allowedMs + reserveOf(running, seat, awaited) - usedAt(awaited, now);
  if (!isSeal(running, seat)) return ownMs;
  const others = [...running.awaited].filter(([other]) => isSeal(running, other));
  return Math.max(...others.map(([, one]) => one.allowedMs - usedAt(one, now)));
}

function setAlarm(running: Running, ms: number): void {
  const ringsMs = running.nowMs() + ms;
  running.alarmMs = ringsMs;
  void running.table
    .after(Math.ceil(ms))
    .then(() => {
      if (running.alarmMs === ringsMs) running.alarmMs = Number.POSITIVE_INFINITY;
      watch(running);
    })
    .catch(running.table.fail);
}

const isSeal = ({ table }: Running, seat: Seat): boolean =>
  timedAnswer(table.hearts, table.state(), seat)?.type === 'seal';

/**
 * Gives the automatic answer for a seat whose time is over, after the usual delay of a bot. During a deal,
 * the `careful` bot chooses the answer.
 */
async function answerFor(running: Running, seat: Seat, awaited: AwaitedAnswer): Promise<void> {
  const { table } = running;
  awaited.late = true;
  try {
    const playing = inDeal(table.state().game);
    const [action] = await Promise.all([playing ? table.think(seat) : null, table.after(table.paceMs())]);
    // whether the seat still owes this answer: after a pause, or with a new question, a player who returns
    // gets the full time again
    const holds = (): boolean => !table.state().paused && running.awaited.get(seat) === awaited;
    if (isSeal(running, seat))
      await table.closeSeal(() => holds() && leftOf(running, seat, awaited, running.nowMs()) <= 0);
    else if (!(await table.give({ type: 'time-out', seat, action }, holds)))
      throw new Error(`Cannot go on: for seat ${seat} ${JSON.stringify(action)} was answered, which the rules refuse`);
    awaited.late = false; // if the answer is still awaited, it was dropped because of a pause
    watch(running);
  } catch (error) {
    table.fail(error);
  }
}
