// The legal cards as lanes (a number per suit with a bit per card). The rules are applied in the engine's
// order, and a rule that would leave no card is skipped.

import * as layout from './layout.ts';
import { rankOf } from './play.ts';
import { handInto, seatDue, type TrickPosition } from './position.ts';
import { type CardBits, copiesOf, type SuitBits } from './suit-bitboards.ts';
import { underIn } from './wilds.ts';

const { BEST, BROKEN, CLAIMED, DONE, HANDS, HIGH, LED, LYING, ORDER, PHASE, PHASES, SUITS_LED } = layout;
const { entriesAt, placeIn, suitIn } = layout;

/**
 * Writes the cards that may be played or buried now into `out`. Both calls of a wild card are legal, unless
 * it opens the deal.
 */
export function legal(suitBits: SuitBits, at: TrickPosition, out: CardBits): void {
  const seat = seatDue(suitBits, at);
  if (at[PHASE] === PHASES.play) playable(suitBits, at, seat, out);
  else handInto(at, seat, out);
}

/** The cards that the seat whose turn it is may play. */
export function playable(suitBits: SuitBits, at: TrickPosition, seat: number, out: CardBits): void {
  handInto(at, seat, out);
  if (at[ORDER] === 0 || at[LED]! < 0) leading(suitBits, at, seat, out);
  else following(suitBits, at, seat, out);
}

/** Keeps only the cards in the lanes `a` to `d`, one lane per suit, unless none would be left. */
function narrow(out: CardBits, a: number, b: number, c: number, d: number): void {
  const clubs = out[0]! & a;
  const diamonds = out[1]! & b;
  const spades = out[2]! & c;
  const hearts = out[3]! & d;
  if ((clubs | diamonds | spades | hearts) === 0) return;
  out[0] = clubs;
  out[1] = diamonds;
  out[2] = spades;
  out[3] = hearts;
}

const narrowOff = (out: CardBits, set: CardBits): void => narrow(out, ~set[0]!, ~set[1]!, ~set[2]!, ~set[3]!);

/** Keeps only the cards that the row of `table` for the suit led allows. */
const narrowBy = (out: CardBits, table: Int32Array, led: number): void =>
  narrow(out, table[led << 2]!, table[(led << 2) + 1]!, table[(led << 2) + 2]!, table[(led << 2) + 3]!);

const isWithin = (hand: CardBits, set: CardBits): boolean =>
  ((hand[0]! & ~set[0]!) | (hand[1]! & ~set[1]!) | (hand[2]! & ~set[2]!) | (hand[3]! & ~set[3]!)) === 0;

const only = (out: CardBits, suit: number, lane: number): void =>
  narrow(out, suit === 0 ? lane : 0, suit === 1 ? lane : 0, suit === 2 ? lane : 0, suit === 3 ? lane : 0);

function leading(suitBits: SuitBits, at: TrickPosition, seat: number, out: CardBits): void {
  const closed = suitBits.anyClosed && at[BROKEN] === 0 && !(suitBits.costlyLeads && isWithin(out, suitBits.costly));
  if (at[DONE] === 0) {
    openingCards(suitBits, at, out);
    narrowOff(out, suitBits.firstClosed);
  }
  if (closed) narrowOff(out, suitBits.closed);
  if (suitBits.byColour) narrowOff(out, suitBits.jokers);
  if (suitBits.anyCharged) waiting(suitBits, at, seat, out, ALL_SUITS);
}

/** Keeps the cards with which the deal may be opened. */
function openingCards(suitBits: SuitBits, at: TrickPosition, out: CardBits): void {
  const { openingSuit: suit, openingWild: wild, opensWith } = suitBits;
  const barred = suitBits.wildOpens ? 0 : wild;
  if (at[CLAIMED] === 1 && wild !== 0) only(out, suit, wild);
  else if (opensWith === 'any') {
    if (barred !== 0) without(out, suit, barred);
  } else {
    const ofSuit = suit < 0 ? 0 : out[suit]! & ~suitBits.jokers[suit]! & ~barred;
    const lane = opensWith === 'thatSuit' ? ofSuit : (ofSuit & wild) | thatCard(suitBits, ofSuit & ~wild);
    only(out, suit, lane);
  }
}

const without = (out: CardBits, suit: number, lane: number): void =>
  narrow(out, suit === 0 ? ~lane : -1, suit === 1 ? ~lane : -1, suit === 2 ? ~lane : -1, suit === 3 ? ~lane : -1);

/**
 * The card that decides the first leader, with its copies. If that card was not dealt, the lowest card of its
 * suit.
 */
function thatCard(suitBits: SuitBits, naturals: number): number {
  const named = naturals & suitBits.openingCard;
  if (named !== 0 || naturals === 0) return named;
  return naturals & copiesOf(suitBits, 31 - Math.clz32(naturals & -naturals));
}

function following(suitBits: SuitBits, at: TrickPosition, seat: number, out: CardBits): void {
  const led = at[LED]!;
  const canFollow = (out[led]! & ~(suitBits.anyTime[led]! | suitBits.jokers[led]!)) !== 0;
  const first = at[DONE] === 0;
  if (first && suitBits.banWins) banning(suitBits, at, seat, out);
  if (canFollow) suitLed(suitBits, at, out);
  if (first && !suitBits.banWins) banning(suitBits, at, seat, out);
  if (first && suitBits.lowestFollows) lowest(suitBits, led, out);
  if (suitBits.byColour) narrowBy(out, suitBits.ofColour, led);
  if (!canFollow) {
    if (at[BROKEN] === 0) narrowOff(out, suitBits.heldBack);
    for (const set of suitBits.mustThrow) narrow(out, set[0]!, set[1]!, set[2]!, set[3]!);
    if (suitBits.mustTrump) only(out, suitBits.trump, ~suitBits.jokers[suitBits.trump]!);
  }
  if (suitBits.anyCharged) waiting(suitBits, at, seat, out, 1 << led);
  if (canFollow && suitBits.goUnder[led] !== 0) goingUnder(suitBits, at, out);
}

/** Keeps the cards of the suit led that must be played because a card in the trick beats them. */
function goingUnder(suitBits: SuitBits, at: TrickPosition, out: CardBits): void {
  const led = at[LED]!;
  let beaten = 0;
  for (let rest = out[led]! & suitBits.goUnder[led]!; rest !== 0; rest &= rest - 1) {
    const code = (led << 5) | (31 - Math.clz32(rest & -rest));
    const entry = suitBits.entries[entriesAt(led) | code]!;
    if (rankOf(suitBits, at, code, entry, at[ORDER]!) < at[BEST]!) beaten |= rest & -rest;
  }
  only(out, led, beaten);
}

/**
 * Keeps the led suit, wild cards that may be played at any time, and a wild card that may go under a higher
 * card of its suit. The rule applies even if a ban has excluded the led suit.
 */
function suitLed(suitBits: SuitBits, at: TrickPosition, out: CardBits): void {
  const { followed, raised } = suitBits;
  const led = at[LED]!;
  const under = raised < 0 ? 0 : out[raised]! & underIn(suitBits, led, at[LYING + raised]!);
  const kept = (suit: number): number => followed[(led << 2) | suit]! | (suit === raised ? under : 0);
  if (under === 0) narrowBy(out, followed, led);
  else narrow(out, kept(0), kept(1), kept(2), kept(3));
}

/** Keeps the lowest card of the led suit, with its copy if there are two packs. */
function lowest(suitBits: SuitBits, led: number, out: CardBits): void {
  const lane = out[led]!;
  if (lane !== 0) only(out, led, copiesOf(suitBits, 31 - Math.clz32(lane & -lane)));
}

const ALL_SUITS = 15;

/** Excludes charged cards from the first trick of their suit while the hand has other cards of the suit. */
function waiting(suitBits: SuitBits, at: TrickPosition, seat: number, out: CardBits, suits: number): void {
  const from = HANDS + (seat << 2);
  const due = suits & ~at[SUITS_LED]!;
  const kept = (suit: number): number => {
    const charged = suitBits.charged[suit]!;
    return ((due >>> suit) & 1) === 1 && (at[from + suit]! & ~charged) !== 0 ? ~charged : -1;
  };
  narrow(out, kept(0), kept(1), kept(2), kept(3));
}

/**
 * Applies the first trick's ban, which covers either discards only or all plays. A hand with only banned
 * cards may have to play hearts first.
 */
function banning(suitBits: SuitBits, at: TrickPosition, seat: number, out: CardBits): void {
  const { unbanned, hearts } = suitBits;
  const led = at[LED]!;
  if (suitBits.heartsFirst && isAllBanned(suitBits, at, seat, led)) only(out, hearts, ~suitBits.jokers[hearts]!);
  else narrowBy(out, unbanned, led);
}

/** Whether a hand has only cards excluded by the first trick's ban. */
function isAllBanned({ unbanned }: SuitBits, at: TrickPosition, seat: number, led: number): boolean {
  const from = HANDS + (seat << 2);
  let free = 0;
  for (let suit = 0; suit < 4; suit++) free |= at[from + suit]! & unbanned[(led << 2) | suit]!;
  return free === 0;
}

/** Whether the card is a wild card that would open the deal. If it opens, it must be called low. */
export const opensLow = ({ openingSuit, openingWild }: SuitBits, at: TrickPosition, code: number): boolean =>
  at[DONE] === 0 && at[ORDER] === 0 && suitIn(code) === openingSuit && ((openingWild >>> placeIn(code)) & 1) === 1;

/** Writes the moves of the cards in the lanes. A wild card has two moves. Returns the number of moves. */
export function movesInto(suitBits: SuitBits, at: TrickPosition, open: CardBits, moves: Uint8Array): number {
  const calls = at[PHASE] === PHASES.play;
  let count = 0;
  for (let suit = 0; suit < 4; suit++)
    for (let rest = open[suit]!; rest !== 0; rest &= rest - 1) {
      const code = (suit << 5) | (31 - Math.clz32(rest & -rest));
      moves[count++] = code;
      const twice = calls && (suitBits.wilds[suit]! & rest & -rest) !== 0 && !opensLow(suitBits, at, code);
      if (twice) moves[count++] = code | HIGH;
    }
  return count;
}
