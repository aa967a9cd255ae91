// The stock in a position: seats draw, seats without cards are skipped, and the last seat with cards ends the
// deal.

import * as layout from './layout.ts';
import { addToHand, drop, seatAfter, seatDue, type TrickPosition } from './position.ts';
import type { SuitBits } from './suit-bitboards.ts';
import { addToPile, finish, take } from './take.ts';

const { COUNTS, HANDS, KITTY, KITTY_LEFT, LEADER, LED, MOVES, ORDER, OUT } = layout;

const highest = (lane: number): number => 31 - Math.clz32(lane);

/** Moves on after a played card: to the next seat that has to play, or to the end of the deal. */
export function advanceTurn(suitBits: SuitBits, at: TrickPosition): void {
  if (at[ORDER] === 0) drawAfterTrick(suitBits, at);
  else
    while (isOut(at, seatDue(suitBits, at)) && at[ORDER]! > 0) {
      skipSeat(suitBits, at);
      if (at[ORDER] === 0) drawAfterTrick(suitBits, at);
    }
  if (at[ORDER]! > 0 && suitBits.toFollow) drawToFollow(suitBits, at);
}

const isOut = (at: TrickPosition, seat: number): boolean => at[COUNTS + seat] === 0;

/** Skips a seat without cards in the trick. */
export function skipSeat(suitBits: SuitBits, at: TrickPosition): void {
  at[MOVES + at[ORDER]!] = OUT;
  at[ORDER]! += 1;
  if (at[ORDER] === suitBits.seats) take(suitBits, at);
}

/**
 * What follows a trick in a game with a stock: cards are drawn, the lead moves to a seat with cards, and a
 * single remaining seat keeps its cards.
 */
export function drawAfterTrick(suitBits: SuitBits, at: TrickPosition): void {
  const { seats, rules } = suitBits;
  const leader = at[LEADER]!;
  if (rules.draws === 'afterTrick') {
    for (let i = 0; i < seats && at[KITTY_LEFT]! > 0; i++) draw(suitBits, at, (leader + i) % seats);
    if (at[KITTY_LEFT]! > 0) return; // all hands are full again
  }
  let next = -1;
  for (let i = 0; i < seats; i++) {
    const seat = seatAfter(leader, i, seats);
    if (isOut(at, seat)) continue;
    if (next >= 0) {
      at[LEADER] = next;
      return; // two seats are enough to continue
    }
    next = seat;
  }
  at[LEADER] = next < 0 ? leader : next;
  keep(suitBits, at, at[LEADER]!);
  finish(suitBits, at);
}

/** Gives the stock's next card to a hand. */
function draw({ rules }: SuitBits, at: TrickPosition, seat: number): void {
  addToHand(at, seat, at[KITTY + rules.kittySize - at[KITTY_LEFT]!]!);
  at[KITTY_LEFT]! -= 1;
}

/** Deals the stock one by one, beginning with the player after the dealer. */
export function dealRest(suitBits: SuitBits, at: TrickPosition, dealer: number): void {
  for (let places = 1; at[KITTY_LEFT]! > 0; places++) draw(suitBits, at, (dealer + places) % suitBits.seats);
}

/** The seat whose turn it is draws until it can follow suit. */
function drawToFollow(suitBits: SuitBits, at: TrickPosition): void {
  if (at[LED]! >= 0) drawUntil(suitBits, at, seatDue(suitBits, at), at[LED]!);
}

/**
 * Whether a seat has no cards. A seat with cards draws first until it can follow suit, if the rules say so.
 */
export function isIdle(suitBits: SuitBits, at: TrickPosition, seat: number, led: number): boolean {
  if (isOut(at, seat)) return true;
  if (suitBits.toFollow && led >= 0) drawUntil(suitBits, at, seat, led);
  return false;
}

/** Draws cards for a seat until it holds a card of the suit or the stock is empty. */
function drawUntil({ rules, jokers }: SuitBits, at: TrickPosition, seat: number, suit: number): void {
  const lane = HANDS + (seat << 2) + suit;
  const held = ~jokers[suit]!;
  const end = KITTY + rules.kittySize;
  let left = at[KITTY_LEFT]!;
  for (; (at[lane]! & held) === 0 && left > 0; left--) addToHand(at, seat, at[end - left]!);
  at[KITTY_LEFT] = left;
}

/** Adds to a seat's pile its own hand and the stock, when it is the last seat with cards. */
function keep(suitBits: SuitBits, at: TrickPosition, seat: number): void {
  while (at[KITTY_LEFT]! > 0) draw(suitBits, at, seat);
  for (let suit = 0; suit < 4; suit++)
    for (let lane = at[HANDS + (seat << 2) + suit]!; lane !== 0; lane = at[HANDS + (seat << 2) + suit]!) {
      const code = (suit << 5) | highest(lane);
      drop(at, seat, code);
      addToPile(suitBits, at, seat, code);
    }
}
