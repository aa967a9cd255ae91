// Fairness of clocks in a simulation: no clock runs out early, and server downtime costs nobody time.

import type { Event } from '@moonshot/table';
import { STILL_MS } from '../../../apps/server/src/core/monotonic-clock.ts';
import { timedAnswer } from '../../../packages/table/src/multiplayer/time-limits.ts';
import { type Ledger, must, type Written } from './ledger.ts';
import type { Node } from './node.ts';
import type { Schedule } from './schedule.ts';

interface Asked {
  readonly asked: string;
  readonly allowedMs: number;
  readonly mostMs: number; // including the reserve
  readonly atMs: number; // when it was asked
  readonly stalls: number; // of the process before it was asked
  hadMs: number; // while a process was up and not frozen
  sinceMs: number | null; // null while no clock runs
}

/** Timers fire slightly early, and an event is known a moment after it occurred. */
const EARLY_MS = 50;
/** Allowance for a newly started process, the last slow write and retry, and the pace of bots. */
const LATE_MS = 120_000;
const LOOK_MS = 5000;

export interface Times {
  /** Call it after every step. */
  each(): void;
}

/** Watches every seat's time. */
export function fairTimes(schedule: Schedule, ledger: Ledger, node: () => Node | undefined, calmMs: number): Times {
  const all = new Map<string, Map<number, Asked>>();
  let serving: Node | undefined;
  let served = 0;
  let lastMs = 0;
  let stillMs = 0;
  let stalls = 0;
  /** Milliseconds for which the process was not frozen. */
  const servedMs = (): number => {
    const now = schedule.nowMs();
    return served + (now - lastMs) - Math.max(0, Math.min(now, stillMs) - lastMs);
  };
  const pass = (there: Node | undefined): void => {
    served = servedMs();
    lastMs = schedule.nowMs();
    const untilMs = there?.owner.stillUntilMs ?? 0;
    if (untilMs !== stillMs && untilMs > lastMs) stalls += 1;
    stillMs = untilMs;
  };
  const asks = (match: string): Map<number, Asked> => {
    const one = all.get(match) ?? new Map<number, Asked>();
    all.set(match, one);
    return one;
  };
  const had = ({ hadMs, sinceMs }: Asked): number => hadMs + (sinceMs === null ? 0 : servedMs() - sinceMs);
  let lookedMs = calmMs;
  /** Checks that without faults nobody waits longer for an answer than its time limit. */
  const look = (): void => {
    lookedMs = lastMs;
    for (const [match, one] of all)
      for (const [seat, asked] of one) {
        const calm = lastMs - Math.max(calmMs, asked.atMs);
        must(calm <= asked.mostMs + LATE_MS, () => `Seat ${seat} of ${match} had ${calm} ms of ${asked.mostMs}.`);
      }
  };
  const stand = (): void => {
    for (const one of all.values())
      for (const asked of one.values()) {
        asked.hadMs = had(asked);
        asked.sinceMs = null;
      }
  };
  const go = (): void => {
    for (const [match, one] of all)
      if (!ledger.matches.get(match)?.states.at(-1)?.paused)
        for (const asked of one.values()) asked.sinceMs ??= servedMs();
  };
  ledger.onEvent = (written: Written, version: number): void => {
    const event = written.events[version - 1] as Event;
    const one = asks(written.match);
    if (event.type === 'timed-out') {
      const asked = one.get(event.seat);
      must(
        asked !== undefined,
        () => `Time ran out at seat ${event.seat} of ${written.match}, where nothing was asked.`,
      );
      if (asked !== undefined)
        must(
          had(asked) >= asked.allowedMs - EARLY_MS - (stalls - asked.stalls) * STILL_MS,
          () => `Seat ${event.seat} of ${written.match} had ${had(asked)} ms of ${asked.allowedMs}.`,
        );
    }
    follow(one, written, version, { now: servedMs(), atMs: schedule.nowMs(), stalls, had });
  };
  return {
    each: () => {
      const now = node();
      const alive = now?.owner.alive ? now : undefined;
      pass(alive);
      if (lastMs > lookedMs + LOOK_MS) look();
      if (alive === serving) return;
      serving = alive;
      if (alive === undefined) stand();
      else go();
    },
  };
}

interface Watch {
  readonly now: number;
  readonly atMs: number;
  readonly stalls: number;
  readonly had: (asked: Asked) => number;
}

/** Records the questions after an event. */
function follow(
  one: Map<number, Asked>,
  { hearts, states }: Written,
  version: number,
  { now, atMs, stalls, had }: Watch,
): void {
  const state = states[version - 1];
  if (state === undefined) return;
  for (const [seat] of state.spec.sitters.entries()) {
    const due = timedAnswer(hearts, state, seat);
    const before = one.get(seat);
    if (due === undefined) one.delete(seat);
    else if (before?.asked !== due.asked)
      one.set(seat, {
        asked: due.asked,
        allowedMs: due.ms,
        mostMs: due.ms + (due.reserve ? (state.clock?.reserveMs[seat] ?? 0) : 0),
        atMs,
        stalls,
        hadMs: 0,
        sinceMs: state.paused ? null : now,
      });
    else if (state.paused) {
      before.hadMs = had(before);
      before.sinceMs = null;
    } else before.sinceMs ??= now;
  }
}
