// Random tricks at once, as in `swift.ts`, where cards cancel, must be thrown, are drawn or make a trick go round again, or where there are two packs.
import * as bits from '../bits.ts';
import * as luck from '../dice.ts';
import { standingOrder } from './cancel.ts';
import type { CardLanes, Lanes } from './lanes.ts';
import * as layout from './layout.ts';
import type { Position } from './position.ts';
import { between, drawUntil } from './stock.ts';
import * as swift from './swift.ts';
import { finish } from './take.ts';

const { BREAKS, BROKEN, COUNTS, DONE, EXTRA, HANDS, LEADER, LED } = layout;
const { KITTY_LEFT, MOVES, ORDER, OUT, PHASE, PHASES, PILES, TALLY, TRICKS, WINNER } = layout;
const { entriesAt, HIGH, RANK_BITS, WORTH_SHIFT } = layout;
const { countOf, placeOf } = bits;
const { shareOf, stepped } = luck;
const { anyCard: anyOfSingle, follow: followSingly, swiftRun } = swift;

const CODE = HIGH - 1;
const EVERY_BYTE = 0x01010101;

/** Plays all tricks that are left at random, from the lead of the second or a later one. */
export function bentTricks(lanes: Lanes, at: Position, dice: luck.Dice): void {
  const { handSize } = lanes.rules;
  if (lanes.evenly) evenTricks(lanes, at, dice);
  else if (lanes.stocked) {
    while (at[PHASE] === PHASES.play) {
      bentTrick(lanes, at, 1, dice);
      between(lanes, at);
    }
  } else {
    for (let size = handSize - at[DONE]! - at[EXTRA]!; size > 0; size = handSize - at[DONE]! - at[EXTRA]!)
      bentTrick(lanes, at, size, dice);
    finish(lanes, at);
  }
}

/** Everybody draws after each trick as long as there is a stock, so that all hands are alike. */
function evenTricks(lanes: Lanes, at: Position, dice: luck.Dice): void {
  const size = sizeOf(at, at[LEADER]!);
  while (at[KITTY_LEFT]! > 0) {
    swiftRun(lanes, at, size, size - 1, dice);
    between(lanes, at);
  }
  swiftRun(lanes, at, size, 0, dice);
  finish(lanes, at);
}

/** How many cards a hand holds: the bytes of its counts added up. */
const sizeOf = (at: Position, seat: number): number => Math.imul(at[COUNTS + seat]!, EVERY_BYTE) >>> 24;

/** Plays one trick, with so many cards in each hand before it. */
function bentTrick(lanes: Lanes, at: Position, size: number, dice: luck.Dice): void {
  const { seats, entries, closed, stocked } = lanes;
  const draws = stocked && lanes.rules.draws === 'toFollow';
  const first = 15 ^ lanes.tieFlip;
  const leader = at[LEADER]!;
  let word = stepped(dice[0]!);
  const open = at[BROKEN] !== 0 || !lanes.anyClosed;
  const lead = open ? freeLead(lanes, at, leader, word) : openLead(closed, at, leader, word);
  const led = (lead >> 5) & 3;
  const from = entriesAt(led);
  const entry = entries[from | lead]!;
  let best = ((entry & RANK_BITS) << 4) | first;
  let worth = entry >> WORTH_SHIFT;
  let broken = entry;
  let turns = seats;
  let [order, seat] = [1, leader];
  at[MOVES] = lead;
  for (; order < turns; order++) {
    seat = seat + 1 === seats ? 0 : seat + 1;
    if (stocked && at[COUNTS + seat] === 0) {
      at[MOVES + order] = OUT;
      continue;
    }
    word = stepped(word);
    if (draws) drawUntil(lanes, at, seat, led);
    const card = follow(lanes, at, seat, led, word);
    const next = entries[from | card]!;
    const rank = ((next & RANK_BITS) << 4) | (order ^ first);
    if (rank > best) best = rank;
    worth += next >> WORTH_SHIFT;
    broken |= next;
    at[MOVES + order] = card;
    if (order + 1 === seats && size > 1 && goesRound(lanes, at, led)) turns = seats << 1;
  }
  dice[0] = word;
  at[BROKEN]! |= broken & BREAKS;
  at[LED] = led;
  taken(lanes, at, turns, worth, (best & 15) ^ first);
}

const freeLead = ({ packs }: Lanes, at: Position, seat: number, word: number): number =>
  packs === 1 ? anyOfSingle(at, seat, sizeOf(at, seat), word) : anyCard(at, seat, word);

/** Whether a card of the suit led makes the trick go round once more. */
function goesRound({ extended, extenders, seats }: Lanes, at: Position, led: number): boolean {
  if (!extended) return false;
  let among = 0;
  for (let order = 0; order < seats; order++) {
    const card = at[MOVES + order]!;
    if (((card >> 5) & 3) === led) among |= (extenders[led]! >>> (card & 31)) & 1;
  }
  return among === 1;
}

/** The trick of so many cards goes to its best play, or to the best that nothing cancels. */
function taken(lanes: Lanes, at: Position, turns: number, worth: number, best: number): void {
  const { seats } = lanes;
  at[ORDER] = turns;
  const place = lanes.cancels.length === 0 || stands(lanes, at, turns, best) ? best : standingOrder(lanes, at);
  const winner = (at[LEADER]! + place) % seats;
  at[TALLY + winner]! += worth;
  at[TRICKS + winner]! += 1;
  if (lanes.piled)
    for (let order = 0; order < turns; order++) {
      const move = at[MOVES + order]!;
      if (move !== OUT) at[PILES + (winner << 2) + ((move >> 5) & 3)]! |= 1 << (move & 31);
    }
  at[ORDER] = 0;
  at[DONE]! += 1;
  if (turns > seats) at[EXTRA]! += 1;
  at[LEADER] = winner;
  at[WINNER] = winner;
}

/** Whether nothing cancels the best play, which then takes the trick. */
function stands({ cancels }: Lanes, at: Position, turns: number, best: number): boolean {
  const key = cancels[at[MOVES + best]! & CODE];
  let equals = 0;
  for (let order = 0; order < turns; order++) if (cancels[at[MOVES + order]! & CODE] === key) equals++;
  return equals === 1;
}

/** Any card of the suit led; without one any that must be thrown, or any at all. */
function follow({ packs, throws, mustThrow }: Lanes, at: Position, seat: number, led: number, word: number): number {
  const hand = HANDS + (seat << 2);
  const lane = at[hand + led]!;
  if (throws && lane === 0) {
    const [a, b] = [at[hand]! & mustThrow[0]!, at[hand + 1]! & mustThrow[1]!];
    const [c, d] = [at[hand + 2]! & mustThrow[2]!, at[hand + 3]! & mustThrow[3]!];
    if ((a | b | c | d) !== 0) return anyOf(at, seat, a, b, c, d, word);
  }
  if (packs === 1) return followSingly(at, seat, led, sizeOf(at, seat), word);
  if (lane === 0) return anyCard(at, seat, word);
  return without(at, seat, led, placeOf(lane, shareOf(word, countOf(lane)))) | callOf(word);
}

const anyCard = (at: Position, seat: number, word: number): number => {
  const hand = HANDS + (seat << 2);
  return anyOf(at, seat, at[hand]!, at[hand + 1]!, at[hand + 2]!, at[hand + 3]!, word);
};

/** Any card that is not closed, or any where all are. */
function openLead(closed: CardLanes, at: Position, seat: number, word: number): number {
  const hand = HANDS + (seat << 2);
  const [a, b] = [at[hand]! & ~closed[0]!, at[hand + 1]! & ~closed[1]!];
  const [c, d] = [at[hand + 2]! & ~closed[2]!, at[hand + 3]! & ~closed[3]!];
  return (a | b | c | d) === 0 ? anyCard(at, seat, word) : anyOf(at, seat, a, b, c, d, word);
}

/** Any of these cards of the hand. */
function anyOf(at: Position, seat: number, a: number, b: number, c: number, d: number, word: number): number {
  const [clubs, diamonds, spades] = [countOf(a), countOf(b), countOf(c)];
  let k = shareOf(word, clubs + diamonds + spades + countOf(d));
  if (k < clubs) return without(at, seat, 0, placeOf(a, k)) | callOf(word);
  k -= clubs;
  if (k < diamonds) return without(at, seat, 1, placeOf(b, k)) | callOf(word);
  k -= diamonds;
  return (
    (k < spades ? without(at, seat, 2, placeOf(c, k)) : without(at, seat, 3, placeOf(d, k - spades))) | callOf(word)
  );
}

/** A wild is called by the word's lowest bit; the entries of other cards are the same with it. */
const callOf = (word: number): number => (word & 1) << 7;

/** Takes a card out of a hand; its code. */
function without(at: Position, seat: number, suit: number, place: number): number {
  at[HANDS + (seat << 2) + suit]! ^= 1 << place;
  at[COUNTS + seat]! -= 1 << (suit << 3);
  return (suit << 5) | place;
}
