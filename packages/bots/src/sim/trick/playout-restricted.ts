// Random playouts trick by trick, for rules with any restrictions. A hand without restricted cards plays at
// once; for any other hand the legal cards are computed.
import * as bits from '../bits.ts';
import * as luck from '../dice.ts';
import * as layout from './layout.ts';
import { opensLow, playable } from './legal.ts';
import { highestRaised, isTrickExtended, openTrick } from './play.ts';
import * as following from './playout-following.ts';
import { seatDue, type TrickPosition } from './position.ts';
import { BOUND } from './restrictions.ts';
import { drawAfterTrick, isIdle } from './stock.ts';
import type { CardBits, SuitBits } from './suit-bitboards.ts';
import { take } from './take.ts';
import { isRaised } from './wilds.ts';

const { BEST, BREAKS, BROKEN, COUNTS, DONE, HANDS, LED, LYING } = layout;
const { MOVES, ORDER, OUT, PHASE, PHASES, WORTH } = layout;
const { entriesAt, RANK_BITS, WORTH_SHIFT } = layout;
const { PLACES, countOf, placeOf } = bits;
const { shareOf, xorshift } = luck;
const { better, callOf, openLead, suitAt } = following;

const EVERY_BYTE = 0x01010101;

/** Completes the current trick, or plays the next one. */
export function playTrick(suitBits: SuitBits, at: TrickPosition, dice: luck.Dice): void {
  const { seats } = suitBits;
  if (at[ORDER] === 0) openTrick(at);
  if (at[ORDER]! < seats) goRound(suitBits, at, seats, dice);
  if (at[ORDER]! > seats || (suitBits.extended && isTrickExtended(suitBits, at)))
    goRound(suitBits, at, seats << 1, dice);
  if (suitBits.raised >= 0 && isRaised(suitBits, at[LYING + suitBits.raised]!)) at[BEST] = highestRaised(suitBits, at);
  take(suitBits, at);
  if (suitBits.stocked && at[PHASE] === PHASES.play) drawAfterTrick(suitBits, at);
}

/**
 * Lets seats play until the trick has `until` cards. The best play is kept in a local variable, because the
 * next play depends on it.
 */
function goRound(suitBits: SuitBits, at: TrickPosition, until: number, dice: luck.Dice): void {
  const { seats, packs, stocked, entries, jokers, anyBound } = suitBits;
  const last = 15 ^ suitBits.tieFlip;
  const asksAll = suitBits.bindsFirst && at[DONE] === 0;
  let seat = seatDue(suitBits, at);
  let word = dice[0]!;
  let led = at[LED]!;
  let best = at[BEST]!;
  for (let order = at[ORDER]!; order < until; order++, seat = seat + 1 === seats ? 0 : seat + 1) {
    if (stocked && isIdle(suitBits, at, seat, led)) {
      at[MOVES + order] = OUT;
      continue;
    }
    word = xorshift(word);
    const counts = at[COUNTS + seat]!;
    const isVoid = led < 0 ? -1 : (((counts >>> (led << 3)) & 255) - 1) >> 31; // all bits set or none
    const row =
      led >= 0 ? led | (isVoid & BOUND.void) : suitBits.anyClosed && at[BROKEN] === 0 ? BOUND.closed : BOUND.lead;
    at[ORDER] = order;
    const asked = asksAll || row === BOUND.closed || (anyBound && isBound(suitBits, at, seat, row));
    if (asked) at[BEST] = best;
    const move = asked
      ? anyAllowed(suitBits, at, seat, row, word)
      : anyOfHand(at, seat, counts, led, isVoid, packs, word);
    const suit = (move >> 5) & 3;
    const entry = entries[entriesAt(led < 0 ? suit : led) | move]!;
    if (led < 0 && ((jokers[suit]! >>> (move & 31)) & 1) === 0) {
      led = suit;
      at[LED] = suit;
    }
    best = better(best, ((entry & RANK_BITS) << 4) | (order ^ last));
    at[BROKEN]! |= entry & BREAKS;
    at[WORTH]! += entry >> WORTH_SHIFT;
    at[LYING + suit]! |= 1 << (move & 31);
    at[MOVES + order] = move;
  }
  dice[0] = word;
  at[BEST] = best;
  at[ORDER] = until;
}

/** Draws a card of the led suit, or of the whole hand if all bits of `isVoid` are set, and removes it. */
function anyOfHand(
  at: TrickPosition,
  seat: number,
  counts: number,
  led: number,
  isVoid: number,
  packs: number,
  word: number,
): number {
  const ends = Math.imul(counts, EVERY_BYTE);
  const ofSuit = (counts >>> (led << 3)) & 255 & ~isVoid;
  const k = shareOf(word, ofSuit + ((ends >>> 24) & isVoid));
  const other = suitAt(ends << 8, k);
  const suit = (led & ~isVoid) | (other & isVoid);
  const index = HANDS + (seat << 2) + suit;
  const lane = at[index]!;
  const nth = k - (((ends << 8) >>> (other << 3)) & 255 & isVoid);
  const place = packs === 1 ? PLACES[(lane << 4) | nth]! : placeOf(lane, nth);
  at[index] = lane ^ (1 << place);
  at[COUNTS + seat] = counts - (1 << (suit << 3));
  return (suit << 5) | place | callOf(word);
}

/** Whether a hand has one of the restricted cards of a row (see `BOUND`). */
function isBound({ bound }: SuitBits, at: TrickPosition, seat: number, row: number): boolean {
  const hand = HANDS + (seat << 2);
  const from = row << 2;
  return (
    ((at[hand]! & bound[from]!) |
      (at[hand + 1]! & bound[from + 1]!) |
      (at[hand + 2]! & bound[from + 2]!) |
      (at[hand + 3]! & bound[from + 3]!)) !==
    0
  );
}

const OPEN: CardBits = new Int32Array(4); // scratch memory of one move

/** Removes a random legal card from the hand. */
function anyAllowed(suitBits: SuitBits, at: TrickPosition, seat: number, row: number, word: number): number {
  const first = suitBits.bindsFirst && at[DONE] === 0;
  if (row === BOUND.closed && suitBits.fastLead && !first) {
    const size = Math.imul(at[COUNTS + seat]!, EVERY_BYTE) >>> 24;
    return openLead(suitBits, at, seat, size, word);
  }
  if (suitBits.manifold || first || (row === BOUND.closed && suitBits.byColour)) playable(suitBits, at, seat, OPEN);
  else openRow(suitBits, at, seat, row);
  const opens = first && at[ORDER] === 0;
  const code = anyOf(OPEN, word);
  at[HANDS + (seat << 2) + (code >> 5)]! ^= 1 << (code & 31);
  at[COUNTS + seat]! -= 1 << ((code >> 5) << 3);
  return opens && opensLow(suitBits, at, code) ? code : code | callOf(word);
}

/** Writes the legal cards into `OPEN`, if a single row of `BOUND` determines them. */
function openRow({ open, anyTime, jokers }: SuitBits, at: TrickPosition, seat: number, row: number): void {
  const hand = HANDS + (seat << 2);
  // The hand must not hold a card of the led suit with which it has to follow.
  const loose = row < BOUND.void && (at[hand + row]! & ~(anyTime[row]! | jokers[row]!)) === 0;
  const from = (loose ? row | BOUND.void : row) << 2;
  const a = at[hand]! & open[from]!;
  const b = at[hand + 1]! & open[from + 1]!;
  const c = at[hand + 2]! & open[from + 2]!;
  const d = at[hand + 3]! & open[from + 3]!;
  const all = ((a | b | c | d) - 1) >> 31; // all ones if no card is left, otherwise 0
  OPEN[0] = a | (at[hand]! & all);
  OPEN[1] = b | (at[hand + 1]! & all);
  OPEN[2] = c | (at[hand + 2]! & all);
  OPEN[3] = d | (at[hand + 3]! & all);
}

/** The code of a random card in the lanes. */
export function anyOf(set: CardBits, word: number): number {
  const ends = Math.imul(
    countOf(set[0]!) | (countOf(set[1]!) << 8) | (countOf(set[2]!) << 16) | (countOf(set[3]!) << 24),
    EVERY_BYTE,
  );
  const k = shareOf(word, ends >>> 24);
  const suit = suitAt(ends << 8, k);
  return (suit << 5) | placeOf(set[suit]!, k - (((ends << 8) >>> (suit << 3)) & 255));
}
