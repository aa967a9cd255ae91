// Random playouts of a capture deal: every seat lays any card below and, of those that may lie on it, any on top.
import { type Dice, roll } from '../dice.ts';
import { lay, mayLay, reveal } from './play.ts';
import { begin, give, type Position, type Table } from './position.ts';

/** Deals a deck, whose order goes on changing. */
export function dealRandom({ rules, seats }: Table, at: Position, deck: Uint8Array, dealer: number, dice: Dice): void {
  begin(at, dealer);
  for (let left = deck.length; left > 1; left--) {
    const i = roll(dice, left);
    const card = deck[i]!;
    deck[i] = deck[left - 1]!;
    deck[left - 1] = card;
  }
  const { hand } = rules.sheet.deal;
  for (let i = 0; i < hand * seats; i++) give(at, i % seats, deck[i]!);
  at.stocked = deck.length - hand * seats;
  for (let i = 0; i < at.stocked; i++) at.stock[i] = deck[hand * seats + i]!;
}

/** Plays the deal from between two bouts to its end. */
export function playOut(table: Table, at: Position, dice: Dice): void {
  while (!at.over) {
    for (let seat = 0; seat < table.seats; seat++) layAny(table, at, seat, dice);
    reveal(table, at);
  }
}

function layAny(table: Table, at: Position, seat: number, dice: Dice): void {
  const size = at.sizes[seat]!;
  const bottom = roll(dice, size);
  let open = 0;
  for (let top = 0; top < size; top++) if (mayLay(table, at, seat, bottom, top)) open += 1;
  let k = roll(dice, open);
  let top = 0;
  while (!mayLay(table, at, seat, bottom, top) || k-- > 0) top += 1;
  lay(at, seat, bottom, top);
}
