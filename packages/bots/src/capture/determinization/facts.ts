// What a view of a capture game proves: known cards, unseen cards, and the number of them in each place.

import type { Card } from '@moonshot/rules/cards';
import { takerOf, type CaptureView as View } from '@moonshot/rules/engine';
import type { CaptureTables } from '../../sim/capture/position.ts';
import type { UnseenTops } from '../policy/scratch.ts';
import { type Schedule, scheduleFor } from './schedule.ts';

/** A card of a finished bout that is hidden from the viewer. */
export interface HiddenCard {
  readonly bout: number;
  readonly seat: number; // the seat that laid the card
  readonly taker: number; // the seat whose pile holds it, or −1
}

export interface CaptureFacts {
  readonly table: CaptureTables;
  readonly view: View;
  readonly viewer: number;
  readonly hand: readonly number[]; // codes, including the viewer's pair of the present bout
  readonly sizes: readonly number[]; // sizes of all hands, including pairs of the present bout
  readonly unseen: readonly number[]; // codes with duplicates, weakest first
  readonly hidden: readonly HiddenCard[];
  readonly bottoms: readonly (readonly number[])[]; // by bout and seat; −1: unknown
  readonly captured: readonly number[]; // known scoring cards in each pile
  // number of hidden scoring cards in each pile; null: not public, or the viewer's own pile
  readonly open: readonly (number | null)[];
  readonly carried: number; // known scoring cards that go to the next winner
  readonly live: UnseenTops; // cards that may still become tops, as far as the viewer knows
  readonly schedule: Schedule;
}

/** Reads a seat's view. Throws for the view of a spectator, who has no hand. */
export function factsOf(table: CaptureTables, view: View): CaptureFacts {
  const { viewer } = view;
  if (viewer === 'watcher')
    throw new Error('Cannot choose an answer from a spectator’s view: expected the view of a seat');
  const codes = new Map(table.names.map((name, code) => [name, code]));
  const code = (card: Card): number => codes.get(card) ?? -1;
  const takers = view.bouts.map((_, i) => takerOf(view.bouts, i) ?? -1);
  const bottoms = view.bouts.map(bout => bout.bottoms.map(card => (card === null ? -1 : code(card))));
  const hidden = bottoms.flatMap((row, bout) =>
    row.flatMap((bottom, seat) => (bottom < 0 ? [{ bout, seat, taker: takers[bout] ?? -1 }] : [])),
  );
  const hand = [...view.hand, ...(view.pair === null ? [] : [view.pair.bottom, view.pair.top])].map(code);
  const tops = view.bouts.flatMap(bout => bout.tops.map(code));
  const unseen = leftOf(table, [...hand, ...tops, ...bottoms.flat().filter(bottom => bottom >= 0)]);
  const captured = known(table, view, bottoms, takers);
  return {
    table,
    view,
    viewer,
    hand,
    sizes: view.handSizes.map((size, seat) => size + (view.laid[seat] ? 2 : 0)),
    unseen,
    hidden,
    bottoms,
    captured: captured.slice(0, table.seats),
    open: view.hearts.map((count, seat) => (count === null || seat === viewer ? null : count - (captured[seat] ?? 0))),
    carried: captured[table.seats] ?? 0,
    live: liveOf(table, [...unseen, ...hand]),
    schedule: scheduleFor(table.rules, view),
  };
}

/** The codes of the deck without the seen ones. Of several copies, only the seen copies are left out. */
function leftOf({ deck, names }: CaptureTables, seen: readonly number[]): readonly number[] {
  const counts = new Int32Array(names.length);
  for (const code of deck) counts[code]! += 1;
  for (const code of seen) counts[code]! -= 1;
  return [...counts].flatMap((count, code) => Array.from({ length: Math.max(0, count) }, () => code));
}

/** The number of known scoring cards in each pile; the last entry counts those that the next winner gets. */
function known(
  table: CaptureTables,
  view: View,
  bottoms: CaptureFacts['bottoms'],
  takers: readonly number[],
): readonly number[] {
  const { rules, hearts, names, seats } = table;
  const sums = Array.from({ length: seats + 1 }, () => 0);
  const { winnerTakes, topsTo } = rules.sheet;
  for (const [i, bout] of view.bouts.entries()) {
    const taker = takers[i] ?? -1;
    const below = winnerTakes === 'bottoms' ? (bottoms[i] ?? []).filter(code => code >= 0) : [];
    const above = winnerTakes === 'tops' || topsTo === 'winner' ? bout.tops.map(card => names.indexOf(card)) : [];
    for (const code of [...below, ...above]) sums[taker < 0 ? seats : taker]! += hearts[code]!;
  }
  return sums;
}

function liveOf({ names, banned }: CaptureTables, codes: readonly number[]): UnseenTops {
  const live = new Uint8Array(names.length);
  for (const code of codes) if (banned[code] === 0) live[code]! += 1;
  return live;
}
