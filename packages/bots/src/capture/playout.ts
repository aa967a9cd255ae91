// Plays a capture deal to its end with mixed strategies: fast, and reproducible with the same dice.

import { lay, reveal } from '../sim/capture/play.ts';
import type { Position } from '../sim/capture/position.ts';
import { type Dice, stepped } from '../sim/dice.ts';
import { consider } from './consider.ts';
import { type Live, type Mind, remember } from './mind.ts';

/** Draws a pair by its probability. Returns its index in the mind. */
export function pick(mind: Mind, dice: Dice): number {
  const word = stepped(dice[0]!);
  dice[0] = word;
  let rest = (word >>> 0) / 2 ** 32;
  const { chances, count } = mind;
  for (let i = 0; i < count - 1; i++) {
    rest -= chances[i]!;
    if (rest < 0) return i;
  }
  return count - 1;
}

/** Lays a pair for the seat by its strategy. */
function layOwn(mind: Mind, at: Position, seat: number, dice: Dice): void {
  consider(mind, at, seat);
  const i = pick(mind, dice);
  lay(at, seat, mind.bottoms[i]!, mind.tops[i]!);
}

/** Reveals a bout, and removes its tops from those that are out. */
export function revealTo(mind: Mind, at: Position, live: Live): void {
  const { tops } = at;
  for (let seat = 0; seat < tops.length; seat++) if (live[tops[seat]!]! > 0) live[tops[seat]!]! -= 1;
  reveal(mind.table, at);
}

/** Plays the deal from between two bouts to its end. Consumes `live`; `left` is the number of bouts left. */
export function playOn(mind: Mind, at: Position, live: Live, left: number, dice: Dice): void {
  for (let bouts = left; !at.over; bouts--) {
    remember(mind, live, Math.max(1, bouts));
    for (let seat = 0; seat < at.sizes.length; seat++) layOwn(mind, at, seat, dice);
    revealTo(mind, at, live);
  }
}

/** By code, the tops of a whole deck. */
export function freshTops({ table }: Mind): Live {
  const live = new Uint8Array(table.names.length);
  for (const code of table.deck) if (table.banned[code] === 0) live[code]! += 1;
  return live;
}
