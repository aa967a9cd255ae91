// Test harness: a table with a simulated clock.
import type { Action } from '@moonshot/rules';
import type { BotQuestion, Ports } from '../src/core/ports.ts';
import { calm, firstAnswer, type Rig, rig } from './runner.ts';

/** The delay of every bot in tests with a clock. */
export const PACE_MS = 700;

export interface Timed {
  readonly rig: Rig;
  readonly ports: Ports;
  nowMs(): number;
  /** Advances the clock. Due alarms fire in order, each at its time. */
  pass(ms: number): Promise<void>;
}

interface Alarm {
  readonly atMs: number;
  readonly ring: () => void;
}

/** In-memory ports with a simulated clock. */
export function timedRig(think: (question: BotQuestion) => Action = ({ ask }) => firstAnswer(ask)): Timed {
  const one = rig(think);
  let now = 1_000_000;
  let alarms: readonly Alarm[] = [];
  const after = (ms: number): Promise<void> =>
    new Promise(resolve => {
      alarms = [...alarms, { atMs: now + ms, ring: resolve }];
    });
  const ports: Ports = { ...one.ports, alarms: { after }, nowMs: () => now, pace: () => PACE_MS };
  const pass = async (ms: number): Promise<void> => {
    const end = now + ms;
    await calm();
    for (let next = soonest(alarms, end); next !== undefined; next = soonest(alarms, end)) {
      const rung = next;
      now = Math.max(now, rung.atMs);
      alarms = alarms.filter(alarm => alarm !== rung);
      rung.ring();
      await calm();
    }
    now = end;
  };
  return { rig: { ...one, ports }, ports, nowMs: () => now, pass };
}

const soonest = (alarms: readonly Alarm[], end: number): Alarm | undefined =>
  alarms
    .filter(({ atMs }) => atMs <= end)
    .reduce<Alarm | undefined>(
      (best, alarm) => (best === undefined || alarm.atMs < best.atMs ? alarm : best),
      undefined,
    );
