// The level of a bot as a number of dots.
import type { Level } from '@moonshot/bots/levels';

const DOTS: Readonly<Record<Level, number>> = { beginner: 1, casual: 2, skilled: 2, expert: 3, master: 3 };
const OLDER_DOTS: Readonly<Record<string, number>> = { random: 1, careful: 2 }; // bots of older tables

/** The number of dots of a bot's level, from 1 to 3; 3 for an unknown level. The style does not count. */
export function levelOf(player: string): number {
  const level = player.replace(/:.*/, '');
  return DOTS[level as Level] ?? OLDER_DOTS[level] ?? 3;
}
