// CSS rings around the seats whose clocks run. A CSS animation empties each ring as the time runs out.
import type { TimeControl } from '@moonshot/protocol/server';
import type { TimeLeft } from '../../../online/times.ts';

/** Length of the path with the class `value` in a ring. */
const AROUND = 289;
const DAY_MS = 86_400_000;

/**
 * Milliseconds that a full ring stands for: the time for one answer, plus the reserve in phases that allow
 * its use.
 */
export function fullMs(clock: TimeControl, phase: string): number {
  if ('days' in clock) return clock.days * DAY_MS;
  const { cardSeconds, passSeconds, reserveSeconds } = clock;
  if (phase === 'deal') return passSeconds * 1000;
  return ((['pass', 'charge', 'bury'].includes(phase) ? passSeconds : cardSeconds) + reserveSeconds) * 1000;
}

/**
 * CSS rules that empty the rings of the seats whose clocks run, clockwise from the top. Each new value of
 * `turn` gives the keyframes a new name, so that the animation restarts with the remaining time. With reduced
 * motion the rings stay full.
 */
export function ringRules(left: TimeLeft, full: number, turn: number): string {
  const rules = [...left].map(([seat, ms]) => {
    const ring = `[data-seat="${seat}"] .ring`;
    const whole = Math.max(full, ms);
    const since = Math.round(ms - whole); // a negative delay starts the animation in the past
    return `${ring}{transform:rotate(-90deg)}${ring} .value{animation:emptying-${turn} ${Math.round(whole)}ms linear ${since}ms both}`;
  });
  if (rules.length === 0) return '';
  const frames = `@keyframes emptying-${turn}{to{stroke-dashoffset:-${AROUND}}}`;
  return `@media (prefers-reduced-motion:no-preference){${frames}${rules.join('')}}`;
}
