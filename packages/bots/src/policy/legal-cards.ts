// Computes the legal cards faster than the rules do, in the cases that are most frequent in playouts.
import * as layout from '../sim/trick/layout.ts';
import { legal } from '../sim/trick/legal.ts';
import type { TrickPosition } from '../sim/trick/position.ts';
import type { PolicyScratch } from './scratch.ts';

const { BROKEN, DONE, HANDS, LED, ORDER } = layout;

/** Writes a seat's legal cards into `open`. After the first trick most games only require following suit. */
export function openCards({ tables: { suitBits }, open }: PolicyScratch, at: TrickPosition, seat: number): void {
  const free = at[BROKEN] === 0 ? suitBits.fastClosed && at[ORDER] !== 0 : suitBits.fast;
  if (!free || at[DONE] === 0) {
    legal(suitBits, at, open);
    return;
  }
  const from = HANDS + (seat << 2);
  const led = at[LED]!;
  const own = at[ORDER] === 0 ? 0 : at[from + led]!;
  if (own === 0) for (let suit = 0; suit < 4; suit++) open[suit] = at[from + suit]!;
  else {
    open.fill(0);
    open[led] = own;
  }
}

/** The code of the only playable card; −1 if there is none or several. */
export function onlyCard(open: Int32Array): number {
  let found = -1;
  for (let suit = 0; suit < 4; suit++) {
    const lane = open[suit]!;
    if (lane === 0) continue;
    if (found >= 0 || (lane & (lane - 1)) !== 0) return -1;
    found = (suit << 5) | (31 - Math.clz32(lane));
  }
  return found;
}
