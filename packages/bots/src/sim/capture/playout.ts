// Random playouts of a capture deal: every legal pair of indices is equally likely.
import { type Dice, roll } from '../dice.ts';
import { lay, mayLay, reveal } from './play.ts';
import { addToHand, type CapturePosition, type CaptureTables, clearTable } from './position.ts';

/** Deals the deck at random, and changes the order of `deck`. */
export function dealRandom(
  { rules, seats }: CaptureTables,
  at: CapturePosition,
  deck: Uint8Array,
  dealer: number,
  dice: Dice,
): void {
  clearTable(at, dealer);
  for (let left = deck.length; left > 1; left--) {
    const i = roll(dice, left);
    const card = deck[i]!;
    deck[i] = deck[left - 1]!;
    deck[left - 1] = card;
  }
  const { hand } = rules.sheet.deal;
  for (let i = 0; i < hand * seats; i++) addToHand(at, i % seats, deck[i]!);
  at.stocked = deck.length - hand * seats;
  for (let i = 0; i < at.stocked; i++) at.stock[i] = deck[hand * seats + i]!;
}

/** Plays the rest of a deal at random, beginning between two bouts. */
export function playOut(table: CaptureTables, at: CapturePosition, dice: Dice): void {
  while (!at.over) {
    for (let seat = 0; seat < table.seats; seat++) layAny(table, at, seat, dice);
    reveal(table, at);
  }
}

/** Lays one of the seat's legal pairs, each equally likely. Some bottoms have no legal top. */
function layAny(table: CaptureTables, at: CapturePosition, seat: number, dice: Dice): void {
  const size = at.sizes[seat]!;
  const wanted = Math.floor(((roll(dice, 128) * 128 + roll(dice, 128)) * pairsOf(table, at, seat)) / 128 ** 2);
  let k = 0;
  for (let bottom = 0; bottom < size; bottom++)
    for (let top = 0; top < size; top++)
      if (mayLay(table, at, seat, bottom, top) && k++ === wanted) {
        lay(at, seat, bottom, top);
        return;
      }
}

function pairsOf(table: CaptureTables, at: CapturePosition, seat: number): number {
  const size = at.sizes[seat]!;
  let count = 0;
  for (let bottom = 0; bottom < size; bottom++)
    for (let top = 0; top < size; top++) if (mayLay(table, at, seat, bottom, top)) count += 1;
  return count;
}
