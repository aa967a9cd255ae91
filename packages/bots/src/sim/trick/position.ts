// A position of a trick game: a flat array that is changed in place and copied as a whole.
import type { Card } from '@moonshot/rules/cards';
import * as layout from './layout.ts';
import { type CardBits, isInDeck, type SuitBits } from './suit-bitboards.ts';

const { CLAIMED, COUNTS, HANDS, KITTY, KITTY_LEFT, LEADER, OPTION, ORDER, SHOOTER, THROWS_IN, placeIn, suitIn } =
  layout;

export type TrickPosition = Int32Array;

export const emptyPosition = ({ rules }: SuitBits): TrickPosition => new Int32Array(KITTY + rules.kittySize);

/** The cards of a deal after passing, and how the deal is opened. */
export interface Cards {
  readonly hands: readonly (readonly Card[])[];
  readonly kitty: readonly Card[];
  readonly leader: number;
  readonly claimed: boolean;
  readonly throwsIn?: boolean; // false: the deal never ends as a misdeal
}

/** Sets up a deal in a position, before the first card is played. */
export function setUpDeal(suitBits: SuitBits, at: TrickPosition, cards: Cards): void {
  const given = new Set<number>();
  const take = (card: Card): number => {
    const code = [...suitBits.names.keys()].find(one => suitBits.names[one] === card && !given.has(one));
    if (code === undefined) throw new RangeError(`Cannot set out ${card}: the deck has no more of it`);
    given.add(code);
    return code;
  };
  clear(at);
  for (const [i, card] of cards.kitty.entries()) at[KITTY + i] = take(card);
  for (const [seat, hand] of cards.hands.entries()) for (const card of hand) addToHand(at, seat, take(card));
  at[KITTY_LEFT] = cards.kitty.length;
  at[LEADER] = cards.leader;
  at[CLAIMED] = cards.claimed ? 1 : 0;
  at[THROWS_IN] = cards.throwsIn === false ? 0 : 1;
}

/** Clears the position: nothing is dealt, nothing is taken, and there is no shooter. */
export function clear(at: TrickPosition): void {
  at.fill(0);
  at[SHOOTER] = -1;
  at[OPTION] = -1;
}

/** Whether a hand holds a card. */
export const isHeld = (at: TrickPosition, seat: number, code: number): boolean =>
  ((at[HANDS + (seat << 2) + suitIn(code)]! >>> placeIn(code)) & 1) === 1;

/** Adds a card to a hand. */
export function addToHand(at: TrickPosition, seat: number, code: number): void {
  const suit = suitIn(code);
  at[HANDS + (seat << 2) + suit]! |= 1 << placeIn(code);
  at[COUNTS + seat]! += 1 << (suit << 3);
}

/** Removes a card from a hand. */
export function drop(at: TrickPosition, seat: number, code: number): void {
  const suit = suitIn(code);
  at[HANDS + (seat << 2) + suit]! &= ~(1 << placeIn(code));
  at[COUNTS + seat]! -= 1 << (suit << 3);
}

/** The seat that plays next, or that buries cards. */
export const seatDue = ({ seats }: SuitBits, at: TrickPosition): number => seatAt(at, at[ORDER]!, seats);

/** The seat at an index of the trick. The index may be in the trick's second round. */
export const seatAt = (at: TrickPosition, order: number, seats: number): number =>
  seatAfter(at[LEADER]!, order - (order < seats ? 0 : seats), seats);

/** The seat `places` seats to the left, for less than a full round. The function avoids a slow division. */
export function seatAfter(seat: number, places: number, seats: number): number {
  const over = seat + places - seats;
  return over + (seats & (over >> 31));
}

/** Copies a hand's four lanes into `out`. */
export function handInto(at: TrickPosition, seat: number, out: CardBits): void {
  const from = HANDS + (seat << 2);
  for (let suit = 0; suit < 4; suit++) out[suit] = at[from + suit]!;
}

/** The code of a card in a set. Throws if the set does not contain the card. */
export function codeAmong(suitBits: SuitBits, set: CardBits, card: Card): number {
  const code = codesAmong(suitBits, set).find(one => suitBits.names[one] === card);
  if (code === undefined)
    throw new RangeError(`Cannot find ${card} among the cards: they are ${namesOf(suitBits, set)}`);
  return code;
}

/** The codes of the cards in a set. */
export const codesAmong = (suitBits: SuitBits, set: CardBits): readonly number[] =>
  [...suitBits.names.keys()].filter(code => isInDeck(suitBits, code) && (set[suitIn(code)]! >>> placeIn(code)) & 1);

/** The names of the cards in a set. */
export const namesOf = (suitBits: SuitBits, set: CardBits): readonly Card[] =>
  codesAmong(suitBits, set).map(code => suitBits.names[code] as Card);
