// Branchless random playouts for rules whose only restriction is to follow suit.
import * as bits from '../bits.ts';
import * as luck from '../dice.ts';
import * as layout from './layout.ts';
import * as positions from './position.ts';
import { drawAfterTrick } from './stock.ts';
import type { SuitBits } from './suit-bitboards.ts';
import { finish, take } from './take.ts';

const { BEFORE, BEST, BREAKS, BROKEN, COUNTS, DONE, HANDS, KITTY_LEFT, LEADER, LED, LYING } = layout;
const { MOVES, ORDER, PILES, TALLY, TRICKS, WINNER, WORTH } = layout;
const { entriesAt, RANK_BITS, WORTH_SHIFT } = layout;
const { COUNT, PLACES } = bits;
const { seatAfter } = positions;
const { shareOf, xorshift } = luck;

const EVERY_BYTE = 0x01010101;
const TOP_BITS = 0x80808000; // highest bit of each of the three upper bytes
const LOW_BITS = 0x00010101; // the same three bits, shifted right by 15

/** Plays all remaining tricks at random, starting with the lead of the second or a later trick. */
export function fastTricks(suitBits: SuitBits, at: positions.TrickPosition, dice: luck.Dice): void {
  fastRun(suitBits, at, suitBits.handSize - at[DONE]!, 0, dice);
  finish(suitBits, at);
}

/** Plays all remaining tricks at random in a game in which all seats draw from a stock after each trick. */
export function fastStockTricks(suitBits: SuitBits, at: positions.TrickPosition, dice: luck.Dice): void {
  const size = Math.imul(at[COUNTS + at[LEADER]!]!, EVERY_BYTE) >>> 24;
  while (at[KITTY_LEFT]! > 0) {
    fastRun(suitBits, at, size, size - 1, dice);
    drawAfterTrick(suitBits, at);
  }
  fastRun(suitBits, at, size, 0, dice);
  finish(suitBits, at);
}

/** Plays tricks at random, starting with `from` cards in each hand, until each hand has `until` cards. */
function fastRun(suitBits: SuitBits, at: positions.TrickPosition, from: number, until: number, dice: luck.Dice): void {
  const { seats, entries, piled } = suitBits;
  const first = 15 ^ suitBits.tieFlip;
  let word = dice[0]!;
  let [leader, taker, before] = [at[LEADER]!, at[WINNER]!, 0];
  let broken = at[BROKEN]! | (suitBits.anyClosed ? 0 : BREAKS);
  for (let size = from; size > until; size--) {
    word = xorshift(word);
    const lead = (broken & BREAKS) === 0 ? openLead(suitBits, at, leader, size, word) : anyCard(at, leader, size, word);
    const led = (lead >> 5) & 3;
    const entry = entries[entriesAt(led) | lead]!;
    let best = ((entry & RANK_BITS) << 4) | first;
    let worth = entry >> WORTH_SHIFT;
    broken |= entry;
    if (piled) at[MOVES] = lead;
    for (let order = 1; order < seats; order++) {
      word = xorshift(word);
      const card = follow(at, seatAfter(leader, order, seats), led, size, word);
      const next = entries[entriesAt(led) | card]!;
      broken |= next;
      if (piled) at[MOVES + order] = card;
      worth += next >> WORTH_SHIFT;
      best = better(best, ((next & RANK_BITS) << 4) | (order ^ first));
    }
    leader = seatAfter(leader, (best & 15) ^ first, seats);
    before = taker;
    taker = leader;
    at[TALLY + leader]! += worth;
    at[TRICKS + leader]! += 1;
    if (piled) addTrickToPile(at, leader, seats);
  }
  dice[0] = word;
  at[LEADER] = leader;
  at[BEFORE] = before;
  at[WINNER] = leader;
  at[BROKEN]! |= broken & BREAKS;
  at[DONE]! += from - until;
}

/** Adds the cards of the last trick to a seat's pile. */
export function addTrickToPile(at: positions.TrickPosition, seat: number, seats: number): void {
  for (let order = 0; order < seats; order++) {
    const move = at[MOVES + order]!;
    at[PILES + (seat << 2) + ((move >> 5) & 3)]! |= 1 << (move & 31);
  }
}

/** Plays a trick to its end after the lead. `bound` says whether the first trick's ban applies. */
export function fastTrickEnd(suitBits: SuitBits, at: positions.TrickPosition, dice: luck.Dice, bound: boolean): void {
  fastTrickPlays(suitBits, at, dice, bound);
  take(suitBits, at);
}

/**
 * Plays the rest of a trick after its lead, without ending the trick. `bound` says whether the first trick's
 * ban applies.
 */
export function fastTrickPlays(suitBits: SuitBits, at: positions.TrickPosition, dice: luck.Dice, bound: boolean): void {
  const { seats, entries } = suitBits;
  const first = 15 ^ suitBits.tieFlip;
  const size = suitBits.handSize - at[DONE]!;
  const led = at[LED]!;
  let word = dice[0]!;
  for (let order = at[ORDER]!; order < seats; order++) {
    const seat = seatAfter(at[LEADER]!, order, seats);
    word = xorshift(word);
    const card = bound ? boundCard(suitBits, at, seat, led, word) : follow(at, seat, led, size, word);
    const next = entries[entriesAt(led) | card]!;
    at[BROKEN]! |= next & BREAKS;
    at[WORTH]! += next >> WORTH_SHIFT;
    at[LYING + ((card >> 5) & 3)]! |= 1 << (card & 31);
    at[MOVES + order] = card;
    at[BEST] = better(at[BEST]!, ((next & RANK_BITS) << 4) | (order ^ first));
  }
  dice[0] = word;
  at[ORDER] = seats;
}

/** The maximum of two numbers, branchless. */
export function better(best: number, next: number): number {
  const ahead = next - best;
  return best + (ahead & ~(ahead >> 31));
}

/** A wild card's call, from the word's lowest bit. Entries of other cards are the same for both calls. */
export const callOf = (word: number): number => (word & 1) << 7;

/** Draws a random card of a hand with `size` cards, and removes it from the hand. */
function anyCard(at: positions.TrickPosition, seat: number, size: number, word: number): number {
  const counts = at[COUNTS + seat]!;
  const starts = Math.imul(counts, EVERY_BYTE) << 8;
  const k = shareOf(word, size);
  const suit = suitAt(starts, k);
  return drawn(at, seat, suit, k - ((starts >>> (suit << 3)) & 255), counts) | callOf(word);
}

/**
 * Draws a random card of the led suit, or of the whole hand if it has none. Both are computed without branch.
 */
function follow(at: positions.TrickPosition, seat: number, led: number, size: number, word: number): number {
  const counts = at[COUNTS + seat]!;
  const ofSuit = (counts >>> (led << 3)) & 255;
  const isVoid = (ofSuit - 1) >> 31; // all bits set if the seat has no card of the suit, otherwise none
  const starts = Math.imul(counts, EVERY_BYTE) << 8;
  const k = shareOf(word, ofSuit + (size & isVoid));
  const other = suitAt(starts, k);
  const suit = led ^ ((other ^ led) & isVoid);
  return drawn(at, seat, suit, k - ((starts >>> (other << 3)) & 255 & isVoid), counts) | callOf(word);
}

/**
 * The suit of the k-th card of a hand. `starts` has the index of each suit's first card, in one byte each.
 * The suit is the number of the upper three starts that are at most k.
 */
export function suitAt(starts: number, k: number): number {
  const reached = ((Math.imul(k, EVERY_BYTE) | 0x80808080) - starts) & TOP_BITS;
  return (Math.imul((reached >>> 15) & LOW_BITS, LOW_BITS) >>> 16) & 3;
}

/** Removes the k-th card of a suit from a hand with these counts. Returns its code. */
function drawn(at: positions.TrickPosition, seat: number, suit: number, k: number, counts: number): number {
  const index = HANDS + (seat << 2) + suit;
  const lane = at[index]!;
  const place = PLACES[(lane << 4) | k]!;
  at[index] = lane ^ (1 << place);
  at[COUNTS + seat] = counts - (1 << (suit << 3));
  return (suit << 5) | place;
}

/** Draws a random lead before hearts are broken: a card that is not closed, or any card if all are closed. */
export function openLead(
  { closed }: SuitBits,
  at: positions.TrickPosition,
  seat: number,
  size: number,
  word: number,
): number {
  const hand = HANDS + (seat << 2);
  const clubs = at[hand]! & ~closed[0]!;
  const diamonds = at[hand + 1]! & ~closed[1]!;
  const spades = at[hand + 2]! & ~closed[2]!;
  const hearts = at[hand + 3]! & ~closed[3]!;
  if ((clubs | diamonds | spades | hearts) === 0) return anyCard(at, seat, size, word);
  return anyOf(at, seat, clubs, diamonds, spades, hearts, word);
}

/**
 * Draws a random card to follow in the first trick. Banned cards are excluded, unless the hand has no other
 * card that may be played.
 */
function boundCard(suitBits: SuitBits, at: positions.TrickPosition, seat: number, led: number, word: number): number {
  const { banned, banWins, banSpares } = suitBits;
  const hand = HANDS + (seat << 2);
  const ofSuit = at[hand + led]!;
  const spared = banSpares ? ofSuit : ofSuit & ~banned[led]!;
  const clubs = at[hand]! & ~banned[0]!;
  const diamonds = at[hand + 1]! & ~banned[1]!;
  const spades = at[hand + 2]! & ~banned[2]!;
  const hearts = at[hand + 3]! & ~banned[3]!;
  if (spared !== 0) return ofLane(at, seat, led, spared, word);
  const free = clubs | diamonds | spades | hearts;
  if (ofSuit !== 0 && (!banWins || free === 0)) return ofLane(at, seat, led, ofSuit, word);
  if (free !== 0) return anyOf(at, seat, clubs, diamonds, spades, hearts, word);
  return anyOf(at, seat, at[hand]!, at[hand + 1]!, at[hand + 2]!, at[hand + 3]!, word);
}

/** Draws a random one of the cards in `lane`, which are of one suit, and removes it from the hand. */
function ofLane(at: positions.TrickPosition, seat: number, suit: number, lane: number, word: number): number {
  const place = PLACES[(lane << 4) | shareOf(word, PLACES[(lane << 4) | COUNT]!)]!;
  return without(at, seat, (suit << 5) | place) | callOf(word);
}

/** Draws a random one of the cards in the lanes `a` to `d`, one per suit, and removes it from the hand. */
function anyOf(
  at: positions.TrickPosition,
  seat: number,
  a: number,
  b: number,
  c: number,
  d: number,
  word: number,
): number {
  const clubs = PLACES[(a << 4) | COUNT]!;
  const diamonds = PLACES[(b << 4) | COUNT]!;
  const spades = PLACES[(c << 4) | COUNT]!;
  const hearts = PLACES[(d << 4) | COUNT]!;
  const starts = (clubs << 8) | ((clubs + diamonds) << 16) | ((clubs + diamonds + spades) << 24);
  const k = shareOf(word, clubs + diamonds + spades + hearts);
  const suit = suitAt(starts, k);
  const lane = suit < 2 ? (suit === 0 ? a : b) : suit === 2 ? c : d;
  const place = PLACES[(lane << 4) | (k - ((starts >>> (suit << 3)) & 255))]!;
  return without(at, seat, (suit << 5) | place) | callOf(word);
}

/** Removes a card from a hand. Returns its code. */
function without(at: positions.TrickPosition, seat: number, code: number): number {
  const suit = code >> 5;
  at[HANDS + (seat << 2) + suit]! ^= 1 << (code & 31);
  at[COUNTS + seat]! -= 1 << (suit << 3);
  return code;
}
