// The rings round those who are asked, where time counts: each empties as its time does, by rules of style
// that the browser runs alone.
import type { Clock } from '@moonshot/wire/online/fields';
import type { Left } from './times.ts';

/** How long the ring is, as `.ring .rv` draws it. */
const AROUND = 289;
const DAY_MS = 86_400_000;

/** What a full ring stands for: the time for one answer, with the reserve where it may be used. */
export function fullMs(clock: Clock, phase: string): number {
  if ('days' in clock) return clock.days * DAY_MS;
  const { cardSeconds, passSeconds, reserveSeconds } = clock;
  if (phase === 'deal') return passSeconds * 1000;
  return ((['pass', 'charge', 'bury'].includes(phase) ? passSeconds : cardSeconds) + reserveSeconds) * 1000;
}

/**
 * The rules by which the rings empty, clockwise from the top, for the seats whose time runs. `turn` tells
 * them from those
 * before, so that what moves begins anew with the time that is left. Where nothing is to move the ring stays
 * full.
 */
export function ringRules(left: Left, full: number, own: number | null, turn: number): string {
  const rules = [...left].map(([seat, ms]) => {
    const ring = `${seat === own ? '.me' : `[data-seat="${seat}"]`} .ring`;
    const whole = Math.max(full, ms);
    const since = Math.round(ms - whole); // a negative delay: it began before
    return `${ring}{transform:rotate(-90deg)}${ring} .rv{animation:emptying-${turn} ${Math.round(whole)}ms linear ${since}ms both}`;
  });
  if (rules.length === 0) return '';
  const frames = `@keyframes emptying-${turn}{to{stroke-dashoffset:-${AROUND}}}`;
  return `@media (prefers-reduced-motion:no-preference){${frames}${rules.join('')}}`;
}
