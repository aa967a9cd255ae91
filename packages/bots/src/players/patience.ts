// How long each level may think about an answer; how many deals it tries out in that time is one of its
// traits.
import { type Level, mannerNamed } from './level.ts';

const MS: Readonly<Record<Level, number>> = { beginner: 100, casual: 150, skilled: 300, expert: 500, master: 800 };

/** Milliseconds for an answer of the player of that name; none for one that only follows rules. */
function patienceMs(player: string): number {
  const manner = mannerNamed(player);
  return manner === undefined ? 0 : MS[manner.level];
}

/** So much of a bot's pace is left when its answer has to be there: timers and messages are late at times. */
export const SPARE_MS = 80;
const LEAST_MS = 20;

/**
 * The same where every bot waits so long before it plays: a thought that ends in time is seen by nobody, so
 * that all levels take the same. Where nobody waits, as long as its level may.
 */
export const patienceAt = (player: string, paceMs: number): number =>
  paceMs > 0 ? Math.min(patienceMs(player), Math.max(LEAST_MS, paceMs - SPARE_MS)) : patienceMs(player);
