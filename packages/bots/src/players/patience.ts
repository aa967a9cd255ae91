// How long each level may think.
import { type Level, parseProfile } from '../core/level.ts';

const MS: Readonly<Record<Level, number>> = { beginner: 100, casual: 150, skilled: 300, expert: 500, master: 800 };

/** The thinking time of the player with this name, in milliseconds; 0 for a player without a level. */
function patienceMs(player: string): number {
  const manner = parseProfile(player);
  return manner === undefined ? 0 : MS[manner.level];
}

/**
 * Part of a bot's delay that is kept in reserve, in milliseconds, because timers and messages may be late.
 */
export const SPARE_MS = 80;
const LEAST_MS = 20;

/**
 * The thinking time in milliseconds at a table where every bot waits `paceMs` before it plays. The level's
 * own thinking time is shortened so that it ends before the wait does. If `paceMs` is 0, it is not shortened.
 */
export const thinkingTimeMs = (player: string, paceMs: number): number =>
  paceMs > 0 ? Math.min(patienceMs(player), Math.max(LEAST_MS, paceMs - SPARE_MS)) : patienceMs(player);
