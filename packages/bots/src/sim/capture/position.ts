// A capture position between two bouts (rounds): the rules as tables indexed by card, and a flat array that
// is changed in place.

import type { Card } from '@moonshot/rules/cards';
import type { CaptureRules as Rules } from '@moonshot/rules/engine';

/**
 * The lookup tables of a game. A card's code is its index among the distinct cards, sorted from the weakest
 * to the strongest. Copies of a card share a code.
 */
export interface CaptureTables {
  readonly rules: Rules;
  readonly seats: number;
  readonly names: readonly Card[]; // names of the cards by code
  readonly deck: readonly number[]; // the code of every card, copies one by one
  readonly hearts: Uint8Array; // by code, 1 if the card scores
  readonly banned: Uint8Array; // by code, 1 if the card may not be a top while another card can
}

export function captureTables(rules: Rules): CaptureTables {
  const strength = (card: Card): number => rules.strength.get(card) ?? 0;
  const names = [...new Set(rules.deck)].sort((a, b) => strength(a) - strength(b));
  const flags = (cards: ReadonlySet<Card>): Uint8Array => Uint8Array.from(names, card => (cards.has(card) ? 1 : 0));
  return {
    rules,
    seats: rules.seats,
    names,
    deck: rules.deck.map(card => names.indexOf(card)),
    hearts: flags(rules.hearts),
    banned: flags(rules.bannedTops),
  };
}

/** Maximum number of cards in a hand. A hand is an unordered array segment of this length. */
export const HAND_ROOM = 64;

/** The state of a deal between two bouts. */
export interface CapturePosition {
  readonly hands: Uint8Array; // a hand's cards start at seat × HAND_ROOM
  readonly sizes: Int32Array; // number of cards in hand by seat
  readonly captured: Int32Array; // number of captured scoring cards by seat
  readonly stock: Uint8Array; // codes, the next card first
  readonly tops: Uint8Array; // tops of the present bout, by seat
  readonly bottoms: Uint8Array;
  readonly points: Int32Array; // points by seat, once the deal is over
  drawn: number; // number of cards of the stock that have been dealt
  stocked: number; // number of cards with which the stock began
  dealer: number;
  carried: number; // number of scoring cards of bouts without a winner
  winner: number; // winner of the last bout; −1: none
  over: boolean;
}

export function emptyPosition({ seats, deck }: CaptureTables): CapturePosition {
  return {
    hands: new Uint8Array(seats * HAND_ROOM),
    sizes: new Int32Array(seats),
    captured: new Int32Array(seats),
    stock: new Uint8Array(deck.length),
    tops: new Uint8Array(seats),
    bottoms: new Uint8Array(seats),
    points: new Int32Array(seats),
    drawn: 0,
    stocked: 0,
    dealer: 0,
    carried: 0,
    winner: -1,
    over: false,
  };
}

/** Copies one position over another that has the same tables. */
export function copyInto(from: CapturePosition, to: CapturePosition): void {
  to.hands.set(from.hands);
  to.sizes.set(from.sizes);
  to.captured.set(from.captured);
  to.stock.set(from.stock);
  to.tops.set(from.tops);
  to.bottoms.set(from.bottoms);
  to.points.set(from.points);
  to.drawn = from.drawn;
  to.stocked = from.stocked;
  to.dealer = from.dealer;
  to.carried = from.carried;
  to.winner = from.winner;
  to.over = from.over;
}

/** Sets up a deal before its first bout. */
export function setUpDeal(
  table: CaptureTables,
  at: CapturePosition,
  cards: { hands: readonly (readonly Card[])[]; stock: readonly Card[]; dealer: number },
): void {
  const codes = (list: readonly Card[]): readonly number[] => list.map(card => table.names.indexOf(card));
  clearTable(at, cards.dealer);
  for (const [seat, hand] of cards.hands.entries()) for (const code of codes(hand)) addToHand(at, seat, code);
  at.stock.set(codes(cards.stock));
  at.stocked = cards.stock.length;
}

/** Clears a position, and sets the dealer. */
export function clearTable(at: CapturePosition, dealer: number): void {
  at.sizes.fill(0);
  at.captured.fill(0);
  at.drawn = 0;
  at.stocked = 0;
  at.dealer = dealer;
  at.carried = 0;
  at.winner = -1;
  at.over = false;
}

export function addToHand(at: CapturePosition, seat: number, code: number): void {
  const size = at.sizes[seat]!;
  at.hands[seat * HAND_ROOM + size] = code;
  at.sizes[seat] = size + 1;
}
