// Random playouts of capture deals: they end, no scoring card counts twice, and the same dice give the same
// deals.
import { heartsOf, sheetOf } from '@moonshot/rules';
import { expect, test } from 'vitest';
import { diceOf } from '../dice.ts';
import { dealRandom, playOut } from './playout.ts';
import {
  type CapturePosition,
  type CaptureTables,
  captureTables,
  copyInto,
  emptyPosition,
  HAND_ROOM,
} from './position.ts';

const DEALS = 50;

function tableFor(seats: number): CaptureTables {
  const hearts = heartsOf(sheetOf('capture'), seats);
  if (hearts.kind !== 'commit-reveal') throw new Error('Cannot lay cards: capture is a trick game now');
  return captureTables(hearts.rules);
}

/** The number of scoring cards in piles, in hands, and in the stock. */
function heartsIn({ hearts, seats }: CaptureTables, at: CapturePosition): number {
  const codes = Array.from({ length: seats }, (_, seat) => [
    ...at.hands.subarray(seat * HAND_ROOM, seat * HAND_ROOM + (at.sizes[seat] as number)),
  ]).flat();
  const stock = [...at.stock.subarray(at.drawn, at.stocked)];
  const lying = [...codes, ...stock].reduce((sum, code) => sum + (hearts[code] as number), 0);
  return lying + at.carried + at.captured.reduce((sum, count) => sum + count, 0);
}

test.each([2, 3, 4, 7, 14])('with %i seats', seats => {
  const table = tableFor(seats);
  const [at, again, deck, dice] = [
    emptyPosition(table),
    emptyPosition(table),
    Uint8Array.from(table.deck),
    diceOf('lay'),
  ];
  const all = table.deck.reduce((sum, code) => sum + (table.hearts[code] as number), 0);
  for (let deal = 0; deal < DEALS; deal++) {
    dealRandom(table, at, deck, deal % seats, dice);
    copyInto(at, again);
    const word = dice[0] as number;
    playOut(table, at, dice);
    expect(heartsIn(table, at), 'tops that are hearts leave the game').toBeLessThanOrEqual(all);
    expect(at.points.reduce((sum, points) => sum + points, 0)).toBeLessThanOrEqual(all);
    playOut(table, again, Int32Array.of(word));
    expect([...again.points]).toEqual([...at.points]);
  }
});
