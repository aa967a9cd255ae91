// A fast policy for thousands of playouts. A seat stays below the winning card, discards the most costly
// card, and leads the safest suit. Of each suit the policy considers only a few cards, such as the lowest.
import * as bits from '../sim/bits.ts';
import * as luck from '../sim/dice.ts';
import * as layout from '../sim/trick/layout.ts';
import type { TrickPosition } from '../sim/trick/position.ts';
import type { CardBits } from '../sim/trick/suit-bitboards.ts';
import { bestOrder } from '../sim/trick/take.ts';
import { onlyCard, openCards } from './legal-cards.ts';
import { followAgainst, throwAgainst } from './light-defence.ts';
import { moonMove } from './moon.ts';
import type { Observation } from './observation.ts';
import type { PolicyScratch } from './scratch.ts';

const { BEST, HANDS, HIGH, LEADER, LED, MOVES, ORDER, RANK_BITS, entriesAt } = layout;
const { countOf, placeOf } = bits;

/** Probability of playing a random card, so that no plan relies on predictable opponents. */
const ANY = 0.08;
/** If a single seat has taken this share of the moon's points, the others defend. */
const SUSPECT = 0.23;
/**
 * Random bit. Against a moon of another seat, the asked seat (for which the bot searches) always defends. The
 * other seats defend against each other's moons only if this bit is set, so that the asked seat does not rely
 * on them.
 */
const ATTENTIVE = 1 << 6;
/** Random variation of the choice between suits, for a lead and for a discard. */
const LEAD_CHANCE = 6;
const THROW_CHANCE = 4;
/**
 * If every lead scores less than this, the seat plays a joker or a low wild card to give the lead to others.
 */
const SAFE_LEAD = 12;
/**
 * Priority of discarding a costly card. If the trick goes to a spared seat, which should not get points, the
 * same weight counts against the discard.
 */
const HIGH_COST = 1000;
/**
 * Weight against discarding a trump that takes the trick. If this stops another seat's moon, the same weight
 * counts for the discard.
 */
const RUFF = 60;

/** Chooses a move for the seat whose turn it is. Suits are compared by scores. */
export function lightMove(
  scratch: PolicyScratch,
  at: TrickPosition,
  observation: Observation,
  seat: number,
  dice: luck.Dice,
): number {
  const { open } = scratch;
  openCards(scratch, at, seat);
  const single = onlyCard(open);
  if (single >= 0) return single;
  glance(scratch, at, observation, seat);
  if (((observation.shooters >> seat) & 1) === 1) return moonMove(scratch, at, observation);
  const word = luck.xorshift(dice[0]!);
  dice[0] = word;
  if ((word >>> 8) / (1 << 24) < ANY) return anyCard(open, dice);
  if (at[ORDER] === 0 || at[LED]! < 0) return leading(scratch, dice);
  const { taker, share } = observation;
  const winner = (at[LEADER]! + bestOrder(scratch.tables.suitBits, at)) % scratch.tables.suitBits.seats;
  const led = at[LED]!;
  const follows = (open[led]! & ~scratch.tables.suitBits.jokers[led]!) !== 0;
  const { watchful } = scratch;
  const heeds = scratch.heedsMoons && (seat === watchful || taker === watchful || (word & ATTENTIVE) !== 0);
  const threatened = taker >= 0 && taker !== seat && share >= SUSPECT;
  if (threatened && heeds && defendsMoons(scratch)) {
    const defence = { taker, winner, share };
    const move = follows ? followAgainst(scratch, at, defence) : throwAgainst(scratch, at, dice, defence);
    if (move >= 0) return move;
  }
  const spares = ((scratch.spares[seat]! >> winner) & 1) === 1;
  const stops = threatened && winner === taker && scratch.heedsMoons && !defendsMoons(scratch);
  return follows ? following(scratch, at, observation, stops, spares) : throwing(scratch, at, dice, stops, spares);
}

/** Whether the policy defends against moons card by card. With trumps it only takes cheap tricks. */
export const defendsMoons = ({ tables }: Pick<PolicyScratch, 'tables'>): boolean => tables.suitBits.trump < 0;

/** Writes the seat's own hand and the unseen cards into `scratch`. */
function glance({ tables, hand, out }: PolicyScratch, at: TrickPosition, { seen }: Observation, seat: number): void {
  for (let suit = 0; suit < 4; suit++) {
    hand[suit] = at[HANDS + (seat << 2) + suit]!;
    out[suit] = tables.suitBits.suited[suit]! & ~(seen[suit]! | hand[suit]!);
  }
}

function anyCard(open: Int32Array, dice: luck.Dice): number {
  let k = luck.roll(dice, countOf(open[0]!) + countOf(open[1]!) + countOf(open[2]!) + countOf(open[3]!));
  let suit = 0;
  for (let count = countOf(open[0]!); k >= count; count = countOf(open[++suit]!)) k -= count;
  return (suit << 5) | placeOf(open[suit]!, k);
}

const lowest = (lane: number): number => 31 - Math.clz32(lane & -lane);
const highest = (lane: number): number => 31 - Math.clz32(lane);
const under = (place: number): number => (1 << place) - 1;

/**
 * Prefers to lead the suit in which the largest share of the unseen cards is above the seat's lowest card. If
 * a costly card of the suit is unseen, prefers to lead a card below it.
 */
function leading(scratch: PolicyScratch, dice: luck.Dice): number {
  const { open, hand, out, tables } = scratch;
  let [best, most, word] = [-1, Number.NEGATIVE_INFINITY, dice[0]!];
  for (let suit = 0; suit < 4; suit++) {
    const lane = open[suit]! & ~tables.suitBits.ducks[suit]!;
    if (lane === 0) continue;
    const outside = out[suit]!;
    const highCost = (outside | hand[suit]!) & tables.highCost[suit]!;
    const low = highCost === 0 ? lane : lane & under(lowest(highCost));
    const all = countOf(outside);
    const above = countOf(outside & ~under(lowest(lane)));
    let safety = all === 0 ? -60 : (above * 40) / all + (all >= 6 ? 10 : 0) - countOf(lane);
    let place = lowest(lane);
    if (all > 0 && (tables.plain[suit]! & lane) !== 0) safety -= above === 0 ? 28 : 8;
    if (highCost !== 0 && low === 0) safety -= 80;
    else if ((highCost & outside) !== 0 && lane === low) safety = 36;
    else if (highCost !== 0) safety -= (highCost & outside) !== 0 ? 18 : countOf(low) >= 4 ? 5 : 30;
    if (highCost !== 0 && low !== 0 && ((highCost & outside) === 0 || lane === low)) place = highest(low);
    word = luck.xorshift(word);
    safety += luck.shareOf(word, LEAD_CHANCE * 4) / 4;
    if (safety <= most) continue;
    most = safety;
    best = (suit << 5) | place;
  }
  dice[0] = word;
  const duck = most < SAFE_LEAD ? duckIn(scratch, tables.suitBits.ducks) : -1;
  return duck < 0 ? best : duck;
}

/** A joker or wild card that may be played and loses the trick; −1 if there is none. */
function duckIn({ open }: PolicyScratch, ducks: CardBits): number {
  for (let suit = 0; suit < 4; suit++) {
    const lane = open[suit]! & ducks[suit]!;
    if (lane !== 0) return (suit << 5) | lowest(lane);
  }
  return -1;
}

/** Discards the most costly card, or the card that is most likely to take a trick. */
function throwing(scratch: PolicyScratch, at: TrickPosition, dice: luck.Dice, stops: boolean, spares: boolean): number {
  const { open, out, tables } = scratch;
  let [best, most, word] = [-1, Number.NEGATIVE_INFINITY, dice[0]!];
  for (let suit = 0; suit < 4; suit++) {
    const lane = open[suit]! & ~tables.suitBits.ducks[suit]!;
    if (lane === 0) continue;
    const outside = out[suit]!;
    const held = lane & tables.highCost[suit]!;
    const place = highest(held === 0 ? lane : held);
    const all = countOf(outside);
    const highCost = outside & tables.highCost[suit]!;
    let gain = -20;
    if (all > 0) {
      const count = countOf(lane);
      gain = (countOf(outside & under(place)) * 30 + countOf(outside & under(lowest(lane))) * 20) / all;
      gain += count <= 2 ? 8 : count >= 5 ? -6 : 0;
    }
    if (held !== 0) gain += spares ? -HIGH_COST : HIGH_COST;
    else if ((tables.plain[suit]! & (1 << place)) !== 0) gain += stops || spares ? -50 : 10;
    else if (highCost !== 0) gain += place > lowest(highCost) ? 40 : -15;
    if (takes(scratch, at, (suit << 5) | place)) gain += stops ? RUFF : -RUFF;
    word = luck.xorshift(word);
    gain += luck.shareOf(word, THROW_CHANCE * 4) / 4;
    if (gain <= most) continue;
    most = gain;
    best = (suit << 5) | place;
  }
  dice[0] = word;
  return best < 0 ? duckIn(scratch, tables.suitBits.ducks) : best;
}

/** Whether a card of another suit than the one led takes the trick because it is a trump. */
const takes = ({ tables: { suitBits } }: PolicyScratch, at: TrickPosition, code: number): boolean =>
  suitBits.trump >= 0 && (suitBits.entries[entriesAt(at[LED]!) | code]! & RANK_BITS) > at[BEST]! >> 4;

/**
 * Follows suit. As a rule the seat plays the highest card that loses. If no card loses, the last player plays
 * the highest card and others the lowest. A seat takes a trick without points if it plays last, or if the
 * suit is led for the first time.
 */
function following(
  scratch: PolicyScratch,
  at: TrickPosition,
  { worth }: Observation,
  stops: boolean,
  spares: boolean,
): number {
  const { tables, out } = scratch;
  const led = at[LED]!;
  const wild = scratch.open[led]! & tables.suitBits.wilds[led]!;
  const lane = scratch.open[led]! & ~tables.suitBits.ducks[led]!;
  const own = lane & tables.highCost[led]!;
  const rest = lane & ~own;
  const below = lane & under(placeToBeat(scratch, at));
  const last = at[ORDER] === tables.others;
  const top = led << 5;
  if ((below & own) !== 0 && !(spares && rest !== 0)) return top | highest(below & own);
  const duck = below & rest;
  // a wild card that is called low loses the trick
  if (wild !== 0 && (rest === 0 || (worth > 0 && duck === 0))) return top | lowest(wild);
  const joker = stops || duck !== 0 ? -1 : duckIn(scratch, tables.suitBits.jokers);
  if (rest === 0) return joker < 0 ? top | lowest(own) : joker;
  if (last && worth <= 0) return top | highest(rest);
  if (joker >= 0) return joker; // every other card would win the trick
  const over = rest & ~below;
  if (stops && over !== 0 && worth > 0 && worth * 2 < tables.moonPoints && (last || own === 0))
    return top | highest(over);
  const highCost = (out[led]! | own) & tables.highCost[led]!;
  if (highCost === 0 && worth <= 0 && tables.plain[led] === 0 && isFirst(scratch, at, led)) return top | highest(rest);
  if (duck !== 0) return top | highest(duck);
  if (highCost === 0) return top | (last ? highest(rest) : lowest(rest));
  if (last) return top | highest(rest);
  const safe = (highCost & out[led]!) === 0 ? 0 : rest & under(lowest(highCost));
  return top | (safe === 0 ? lowest(rest) : highest(safe));
}

/** The place in the suit's bitboard above which a card of the led suit takes the trick. */
function placeToBeat({ tables: { suitBits } }: PolicyScratch, at: TrickPosition): number {
  const move = at[MOVES + bestOrder(suitBits, at)]!;
  const suit = (move >> 5) & 3;
  const place = move & 31;
  if (suit !== at[LED]) return 30; // a trump: no card of the led suit beats it
  return ((suitBits.wilds[suit]! >>> place) & 1) === 1 && move < HIGH ? 0 : place;
}

/** Whether the suit is led for the first time, with enough unseen cards that other seats hold some. */
function isFirst({ tables: { suitBits }, hand, out }: PolicyScratch, at: TrickPosition, led: number): boolean {
  const left = countOf(out[led]!);
  return left >= 6 && countOf(suitBits.all[led]!) - left - countOf(hand[led]!) <= at[ORDER]!;
}
