// Whole random tricks without branches that nobody can foresee: for rules that after the first trick bind a seat to the suit led and no more.
import { PLACES } from '../bits.ts';
import { type Dice, shareOf, stepped } from '../dice.ts';
import { BREAKS, entriesAt, HIGH, type Lanes, RANK_BITS, WORTH_SHIFT } from './lanes.ts';
import { finish } from './play.ts';
import { BROKEN, COUNTS, DONE, HANDS, LEADER, type Position, TALLY, TRICKS } from './position.ts';

/** Whether nothing binds a seat after the first trick but the suit led and what is closed as a lead. */
export function isSwift({ rules, packs, heldBack, wilds, anyClosed, modifiers }: Lanes): boolean {
  const { kitty, follow, wild, lead } = rules.sheet;
  const none = (set: Int32Array): boolean => set.every(lane => lane === 0);
  return (
    packs === 1 &&
    modifiers.length === 0 &&
    (rules.kittySize === 0 || kitty.to === 'firstTrick' || kitty.to === 'hand') &&
    follow.void === 'free' &&
    none(heldBack) &&
    (wild.play === 'asSuit' || none(wilds)) &&
    (lead.exempt === 'onlyRestricted' || !anyClosed)
  );
}

const EVERY_BYTE = 0x01010101;
const TOP_BITS = 0x80808000; // of the three upper bytes
const COUNT = 15; // the byte of a row of PLACES that counts

/** Plays all tricks that are left at random, from the lead of the second or a later one. */
export function swiftTricks(lanes: Lanes, at: Position, dice: Dice): void {
  const { seats, entries, tieFlip } = lanes;
  const first = 15 ^ tieFlip;
  const { handSize } = lanes.rules;
  let word = dice[0]!;
  let leader = at[LEADER]!;
  let broken = at[BROKEN]! | (lanes.anyClosed ? 0 : BREAKS);
  for (let size = handSize - at[DONE]!; size > 0; size--) {
    word = stepped(word);
    const lead = (broken & BREAKS) === 0 ? openLead(lanes, at, leader, size, word) : anyCard(at, leader, size, word);
    const led = (lead >> 5) & 3;
    const entry = entries[entriesAt(led) | lead]!;
    let best = ((entry & RANK_BITS) << 4) | first;
    let worth = entry >> WORTH_SHIFT;
    broken |= entry;
    for (let order = 1; order < seats; order++) {
      const behind = leader + order - seats;
      word = stepped(word);
      const card = follow(at, behind + (seats & (behind >> 31)), led, size, word);
      const next = entries[entriesAt(led) | card]!;
      broken |= next;
      worth += next >> WORTH_SHIFT;
      const ahead = (((next & RANK_BITS) << 4) | (order ^ first)) - best;
      best += ahead & ~(ahead >> 31);
    }
    leader = (leader + ((best & 15) ^ first)) % seats;
    at[TALLY + leader]! += worth;
    at[TRICKS + leader]! += 1;
  }
  dice[0] = word;
  at[LEADER] = leader;
  at[BROKEN]! |= broken & BREAKS;
  at[DONE] = handSize;
  finish(lanes, at);
}

/** A wild is called by the word's lowest bit; the entries of other cards are the same with it. */
const callOf = (word: number): number => (word & 1) * HIGH;

/** Any card of a hand of so many. */
function anyCard(at: Position, seat: number, size: number, word: number): number {
  const counts = at[COUNTS + seat]!;
  const starts = Math.imul(counts, EVERY_BYTE) << 8;
  const k = shareOf(word, size);
  const suit = suitAt(starts, k);
  return take(at, seat, suit, k - ((starts >>> (suit << 3)) & 255)) | callOf(word);
}

/** Any card of the suit led, or of the whole hand where it has none: both are worked out and one is kept. */
function follow(at: Position, seat: number, led: number, size: number, word: number): number {
  const counts = at[COUNTS + seat]!;
  const ofSuit = (counts >>> (led << 3)) & 255;
  const isVoid = (ofSuit - 1) >> 31; // all bits or none
  const starts = Math.imul(counts, EVERY_BYTE) << 8;
  const k = shareOf(word, ofSuit + (size & isVoid));
  const other = suitAt(starts, k);
  const suit = led ^ ((other ^ led) & isVoid);
  return take(at, seat, suit, k - ((starts >>> (other << 3)) & 255 & isVoid)) | callOf(word);
}

/** The suit of the k-th card, given in bytes how many cards lie before each suit: how many of the upper three are at most k. */
function suitAt(starts: number, k: number): number {
  const reached = ((Math.imul(k, EVERY_BYTE) | 0x80808080) - starts) & TOP_BITS;
  return (Math.imul((reached >>> 15) & 0x10101, 0x10101) >>> 16) & 3;
}

/** Takes the k-th card of a suit out of a hand; its code. */
const take = (at: Position, seat: number, suit: number, k: number): number =>
  takeAmong(at, seat, suit, at[HANDS + (seat << 2) + suit]!, k);

/** Takes the k-th of these cards of a suit out of the hand that holds them. */
function takeAmong(at: Position, seat: number, suit: number, lane: number, k: number): number {
  const place = PLACES[(lane << 4) | k]!;
  at[HANDS + (seat << 2) + suit]! ^= 1 << place;
  at[COUNTS + seat]! -= 1 << (suit << 3);
  return (suit << 5) | place;
}

/** Any card that may be led while hearts are not broken: one that is not closed, or any where all are. */
function openLead({ closed }: Lanes, at: Position, seat: number, size: number, word: number): number {
  const hand = HANDS + (seat << 2);
  let counts = 0;
  for (let suit = 0; suit < 4; suit++)
    counts |= PLACES[((at[hand + suit]! & ~closed[suit]!) << 4) | COUNT]! << (suit << 3);
  if (counts === 0) return anyCard(at, seat, size, word);
  const starts = Math.imul(counts, EVERY_BYTE) << 8;
  const k = shareOf(word, Math.imul(counts, EVERY_BYTE) >>> 24);
  const suit = suitAt(starts, k);
  const open = at[hand + suit]! & ~closed[suit]!;
  return takeAmong(at, seat, suit, open, k - ((starts >>> (suit << 3)) & 255)) | callOf(word);
}
