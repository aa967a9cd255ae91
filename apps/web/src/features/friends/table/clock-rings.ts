// CSS rings around the seats whose clocks run. CSS alone animates each ring as its time runs out.
import type { TimeControl } from '@moonshot/protocol/server';
import type { TimeLeft } from '../../../online/times.ts';

/** Length of the ring's path in `.ring .value`. */
const AROUND = 289;
const DAY_MS = 86_400_000;

/** Milliseconds of a full ring: the time for one answer, plus the reserve in phases where it may be used. */
export function fullMs(clock: TimeControl, phase: string): number {
  if ('days' in clock) return clock.days * DAY_MS;
  const { cardSeconds, passSeconds, reserveSeconds } = clock;
  if (phase === 'deal') return passSeconds * 1000;
  return ((['pass', 'charge', 'bury'].includes(phase) ? passSeconds : cardSeconds) + reserveSeconds) * 1000;
}

/**
 * CSS rules that empty the rings of the running seats, clockwise from the top. A new `turn` names new
 * keyframes, so that the animation restarts with the remaining time. With reduced motion the rings stay full.
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
