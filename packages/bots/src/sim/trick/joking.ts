// Random tricks at once, as in `swift.ts`, where there are jokers: one that is led lets the next seat lead, and each goes as its rules say.
import * as luck from '../dice.ts';
import type { Lanes } from './lanes.ts';
import * as layout from './layout.ts';
import type { Position } from './position.ts';
import * as swift from './swift.ts';
import { finish } from './take.ts';

const { BREAKS, BROKEN, DONE, HANDS, LEADER, LED, MOVES, PILES, TALLY, TRICKS, WINNER } = layout;
const { entriesAt, RANK_BITS, WORTH_SHIFT } = layout;
const { stepped } = luck;
const { anyCard, anyOf, follow: followSingly } = swift;

const FIRST = 15;

/** Plays all tricks that are left at random, from the lead of the second or a later one. */
export function jokerTricks(lanes: Lanes, at: Position, dice: luck.Dice): void {
  for (let left = lanes.rules.handSize - at[DONE]!; left > 0; left--) jokerTrick(lanes, at, left, dice);
  finish(lanes, at);
}

/** Plays one trick, with so many cards in each hand before it. */
function jokerTrick(lanes: Lanes, at: Position, size: number, dice: luck.Dice): void {
  const { seats, entries, jokers, piled } = lanes;
  const leader = at[LEADER]!;
  let [word, led, best, worth] = [dice[0]!, -1, 0, 0];
  let seat = leader;
  let broken = at[BROKEN]! | (lanes.anyClosed ? 0 : BREAKS);
  for (let order = 0; order < seats; order++) {
    word = stepped(word);
    const card = led < 0 ? lead(lanes, at, seat, size, broken, word) : follow(lanes, at, seat, led, size, word);
    const suit = (card >> 5) & 3;
    seat = seat + 1 === seats ? 0 : seat + 1;
    if (led < 0 && ((jokers[suit]! >>> (card & 31)) & 1) === 0) led = suit;
    const entry = entries[entriesAt(led < 0 ? 0 : led) | card]!;
    const rank = ((entry & RANK_BITS) << 4) | (order ^ FIRST);
    if (rank > best) best = rank;
    worth += entry >> WORTH_SHIFT;
    broken |= entry;
    at[MOVES + order] = card;
  }
  dice[0] = word;
  at[BROKEN]! |= broken & BREAKS;
  at[LED] = led;
  const winner = (leader + ((best & 15) ^ FIRST)) % seats;
  at[TALLY + winner]! += worth;
  at[TRICKS + winner]! += 1;
  if (piled) for (let order = 0; order < seats; order++) pileMove(at, winner, at[MOVES + order]!);
  at[DONE]! += 1;
  at[LEADER] = winner;
  at[WINNER] = winner;
}

function pileMove(at: Position, seat: number, card: number): void {
  at[PILES + (seat << 2) + ((card >> 5) & 3)]! |= 1 << (card & 31);
}

/** Whether a hand holds a joker. */
const jokes = ({ jokers }: Lanes, at: Position, hand: number): boolean =>
  ((at[hand]! & jokers[0]!) |
    (at[hand + 1]! & jokers[1]!) |
    (at[hand + 2]! & jokers[2]!) |
    (at[hand + 3]! & jokers[3]!)) !==
  0;

/** Any card that may be led: none that is closed, and no joker that goes by its colour, unless nothing else is held. */
function lead(lanes: Lanes, at: Position, seat: number, size: number, broken: number, word: number): number {
  const { closed, coloured } = lanes;
  const hand = HANDS + (seat << 2);
  const open = (broken & BREAKS) !== 0;
  if (open && !jokes(lanes, at, hand)) return anyCard(at, seat, size, word);
  let [a, b, c, d] = [at[hand]!, at[hand + 1]!, at[hand + 2]!, at[hand + 3]!];
  if (!open) {
    const [e, f, g, h] = [a & ~closed[0]!, b & ~closed[1]!, c & ~closed[2]!, d & ~closed[3]!];
    if ((e | f | g | h) !== 0) [a, b, c, d] = [e, f, g, h];
  }
  const [e, f, g, h] = [a & ~coloured[0]!, b & ~coloured[1]!, c & ~coloured[2]!, d & ~coloured[3]!];
  return (e | f | g | h) === 0 ? anyOf(at, seat, a, b, c, d, word) : anyOf(at, seat, e, f, g, h, word);
}

/** Any card of the suit led, or a joker where it goes at any time; without the suit any but a joker of the other colour. */
function follow(lanes: Lanes, at: Position, seat: number, led: number, size: number, word: number): number {
  const { jokers, anyTime, coloured } = lanes;
  const hand = HANDS + (seat << 2);
  if (!jokes(lanes, at, hand)) return followSingly(at, seat, led, size, word);
  const [a, b, c, d] = [at[hand]!, at[hand + 1]!, at[hand + 2]!, at[hand + 3]!];
  const lane = at[hand + led]! & ~jokers[led]!;
  if (lane !== 0) {
    const own = (suit: number): number => (suit === led ? lane : 0);
    const [e, f, g, h] = [a & anyTime[0]!, b & anyTime[1]!, c & anyTime[2]!, d & anyTime[3]!];
    return anyOf(at, seat, e | own(0), f | own(1), g | own(2), h | own(3), word);
  }
  const waits = (suit: number): number => (((suit ^ led) & 1) === 0 ? 0 : coloured[suit]!);
  const [e, f, g, h] = [a & ~waits(0), b & ~waits(1), c & ~waits(2), d & ~waits(3)];
  return (e | f | g | h) === 0 ? anyOf(at, seat, a, b, c, d, word) : anyOf(at, seat, e, f, g, h, word);
}
