// Branchless random playouts of all remaining tricks, for rules with wild cards that may be played off suit.
import * as bits from '../bits.ts';
import * as luck from '../dice.ts';
import * as layout from './layout.ts';
import { playable } from './legal.ts';
import { highestRaised } from './play.ts';
import * as following from './playout-following.ts';
import { anyOf } from './playout-restricted.ts';
import * as positions from './position.ts';
import { BOUND } from './restrictions.ts';
import type { CardBits, SuitBits } from './suit-bitboards.ts';
import { bestOrder, finish, recordShed } from './take.ts';

const { BEFORE, BEST, BREAKS, BROKEN, COUNTS, DONE, HANDS, LEADER, LED, LYING } = layout;
const { MOVES, ORDER, TALLY, TRICKS, WINNER, WORTH } = layout;
const { entriesAt, placeIn, RANK_BITS, suitIn, WORTH_SHIFT } = layout;
const { PLACES } = bits;
const { seatAfter } = positions;
const { shareOf, xorshift } = luck;
const { better, callOf, addTrickToPile, suitAt, fastTricks } = following;

const EVERY_BYTE = 0x01010101;

/**
 * For each seat, whether it holds the wild card of each suit, with one byte per suit. Both this array and
 * `OPEN` are working memory for one run.
 */
const HELD = new Int32Array(16);
const OPEN: CardBits = new Int32Array(4);

/** Plays all remaining tricks at random, starting with the lead of the second or a later trick. */
export function wildTricks(suitBits: SuitBits, at: positions.TrickPosition, dice: luck.Dice): void {
  whileHeld(suitBits, at, dice);
  if (at[DONE]! < suitBits.handSize) fastTricks(suitBits, at, dice);
  else finish(suitBits, at);
}

/** Plays tricks at random until no hand holds a wild card. */
function whileHeld(suitBits: SuitBits, at: positions.TrickPosition, dice: luck.Dice): void {
  const { seats } = suitBits;
  let held = countWilds(suitBits, at);
  at[LED] = -1; // so that the next seat leads
  at[ORDER] = seats;
  while (held > 0) {
    const played = goRound(suitBits, at, dice);
    held -= played;
    if (played > 0 && suitBits.raised >= 0) at[BEST] = highestRaised(suitBits, at);
    const winner = seatAfter(at[LEADER]!, bestOrder(suitBits, at), seats);
    if (played > 0 && suitBits.paysShed) shed(suitBits, at, winner);
    at[TALLY + winner]! += at[WORTH]!;
    at[TRICKS + winner]! += 1;
    at[DONE]! += 1;
    at[LEADER] = winner;
    at[BEFORE] = at[WINNER]!;
    at[WINNER] = winner;
    if (suitBits.piled) addTrickToPile(at, winner, seats);
  }
  at[ORDER] = 0;
}

/** Plays all cards of a trick at random, without scoring it. Returns the number of its wild cards. */
function goRound(suitBits: SuitBits, at: positions.TrickPosition, dice: luck.Dice): number {
  const { seats, entries, jokers, anyWild, raised, raiser } = suitBits;
  const last = 15 ^ suitBits.tieFlip;
  const leader = at[LEADER]!;
  let word = dice[0]!;
  let broken = at[BROKEN]!;
  let led = -1;
  let best = 0;
  let worth = 0;
  let high = 0; // the trick's cards of the suit `raised`, which a wild card makes trumps
  let played = 0;
  for (let order = 0; order < seats; order++) {
    const seat = seatAfter(leader, order, seats);
    word = xorshift(word);
    const move =
      led < 0 ? lead(suitBits, at, seat, broken, word) : follow(suitBits, at, seat, led, (raiser - high) >> 31, word);
    const suit = (move >> 5) & 3;
    const bit = 1 << (move & 31);
    const wild = (anyWild[suit]! >>> (move & 31)) & 1;
    at[HANDS + (seat << 2) + suit]! ^= bit;
    at[COUNTS + seat]! -= 1 << (suit << 3);
    HELD[seat]! -= wild << (suit << 3);
    at[MOVES + order] = move;
    const entry = entries[entriesAt(led < 0 ? suit : led) | move]!;
    if (led < 0 && (jokers[suit]! & bit) === 0) led = suit;
    best = better(best, ((entry & RANK_BITS) << 4) | (order ^ last));
    broken |= entry;
    worth += entry >> WORTH_SHIFT;
    high |= bit & (((suit ^ raised) - 1) >> 31);
    played += wild;
  }
  dice[0] = word;
  at[BEST] = best;
  at[WORTH] = worth;
  at[BROKEN]! |= broken & BREAKS;
  return played;
}

/** Returns the number of wild cards in all hands, and sets `HELD` for each seat. */
function countWilds({ seats, anyWild }: SuitBits, at: positions.TrickPosition): number {
  let sum = 0;
  for (let seat = 0; seat < seats; seat++) {
    let held = 0;
    for (let suit = 0; suit < 4; suit++)
      held |= ((at[HANDS + (seat << 2) + suit]! & anyWild[suit]!) === 0 ? 0 : 1) << (suit << 3);
    HELD[seat] = held;
    sum += Math.imul(held, EVERY_BYTE) >>> 24;
  }
  return sum;
}

/** Draws a random legal lead. */
function lead(suitBits: SuitBits, at: positions.TrickPosition, seat: number, broken: number, word: number): number {
  if (!suitBits.anyClosed || (broken & BREAKS) !== 0) return anyOpen(suitBits, at, seat, BOUND.lead, word);
  const hand = HANDS + (seat << 2);
  for (let suit = 0; suit < 4; suit++) OPEN[suit] = at[hand + suit]! & suitBits.open[(BOUND.closed << 2) | suit]!;
  if ((OPEN[0]! | OPEN[1]! | OPEN[2]! | OPEN[3]!) === 0) playable(suitBits, at, seat, OPEN);
  return anyOf(OPEN, word) | callOf(word);
}

/**
 * Draws a random card to follow. All bits of `beaten` are set if the trick contains a card under which a wild
 * card may be played.
 */
function follow(
  suitBits: SuitBits,
  at: positions.TrickPosition,
  seat: number,
  led: number,
  beaten: number,
  word: number,
): number {
  const obliging = at[COUNTS + seat]! - (HELD[seat]! & suitBits.loose);
  const isVoid = (((obliging >>> (led << 3)) & 255) - 1) >> 31; // all bits set or none
  return anyOpen(suitBits, at, seat, led | (isVoid & BOUND.void) | (beaten & BOUND.under), word);
}

/** Draws a random card that a row of `BOUND` allows, or any card if the hand has none of those. */
function anyOpen(
  { open, counted }: SuitBits,
  at: positions.TrickPosition,
  seat: number,
  row: number,
  word: number,
): number {
  const counts = at[COUNTS + seat]!;
  const held = HELD[seat]!;
  const some = ((counts - held) & counted[row << 1]!) + (held & counted[(row << 1) | 1]!);
  const all = (some - 1) >> 31; // all ones if no card is left, otherwise 0
  const ends = Math.imul(some | (counts & all), EVERY_BYTE);
  const k = shareOf(word, ends >>> 24);
  const suit = suitAt(ends << 8, k);
  const lane = at[HANDS + (seat << 2) + suit]! & (open[(row << 2) | suit]! | all);
  const nth = k - (((ends << 8) >>> (suit << 3)) & 255);
  return (suit << 5) | PLACES[(lane << 4) | nth]! | callOf(word);
}

/** Records the wild card that is paid for: the seat that played it and the seat that took it. */
function shed(suitBits: SuitBits, at: positions.TrickPosition, winner: number): void {
  at[LYING + suitIn(suitBits.wildCard)] = 1 << placeIn(suitBits.wildCard);
  recordShed(suitBits, at, winner);
}
