// How long each level may think about an answer; how many deals it tries out in that time is one of its traits.
import { type Level, mannerNamed } from './level.ts';

const MS: Readonly<Record<Level, number>> = { beginner: 100, casual: 150, skilled: 300, expert: 500, master: 800 };

/** Milliseconds for an answer of the player of that name; none for one that only follows rules. */
export function patienceMs(player: string): number {
  const manner = mannerNamed(player);
  return manner === undefined ? 0 : MS[manner.level];
}
