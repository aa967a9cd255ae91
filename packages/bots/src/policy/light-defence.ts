// The fast policy against another seat's moon: a seat keeps stoppers (cards that can take a trick from the
// shooter), takes tricks with them, and gives scoring cards to any seat but the shooter.
import * as bits from '../sim/bits.ts';
import * as luck from '../sim/dice.ts';
import * as layout from '../sim/trick/layout.ts';
import type { TrickPosition } from '../sim/trick/position.ts';
import { areMoonMates } from './policy-tables.ts';
import type { PolicyScratch } from './scratch.ts';

const { BEST, HANDS, LEADER, LED, ORDER, RANK_BITS, entriesAt } = layout;
const { countOf } = bits;

/** The value of keeping a stopper. The value is smaller if higher cards are unseen. */
const STOPS = 100;
/** The penalty for giving a scoring card to the shooter, and the value of giving one to another seat. */
const HELPS = 60;
const BREAKS = 80;
/** Random variation of the choice between suits. */
const CHANCE = 4;

const lowest = (lane: number): number => 31 - Math.clz32(lane & -lane);
const highest = (lane: number): number => 31 - Math.clz32(lane);

/** The seats that matter to a defence against a moon. */
export interface MoonDefence {
  readonly taker: number; // the seat that shoots
  readonly winner: number; // the seat that is winning the trick
  readonly share: number; // share of the moon's points that the shooter has
}

const isWinning = ({ tables }: PolicyScratch, { taker, winner }: MoonDefence): boolean =>
  areMoonMates(tables, taker, winner);

/** Whether the shooter, or a seat that shoots with it, plays later in this trick. */
function isBehind({ tables }: PolicyScratch, at: TrickPosition, taker: number): boolean {
  const { seats } = tables.suitBits;
  for (let order = at[ORDER]! + 1; order < seats; order++)
    if (areMoonMates(tables, taker, (at[LEADER]! + order) % seats)) return true;
  return false;
}

/**
 * Follows suit: takes what the shooter would win; otherwise plays low or gives another seat a scoring card.
 */
export function followAgainst(scratch: PolicyScratch, at: TrickPosition, defence: MoonDefence): number {
  const { tables, open } = scratch;
  const led = at[LED]!;
  const lane = open[led]! & ~tables.suitBits.ducks[led]!;
  if (lane === 0) return (led << 5) | lowest(open[led]!);
  const entries = entriesAt(led) | (led << 5);
  let over = 0;
  for (let rest = lane; rest !== 0; rest &= rest - 1) {
    const bit = rest & -rest;
    if ((tables.suitBits.entries[entries | lowest(bit)]! & RANK_BITS) > at[BEST]! >> 4) over |= bit;
  }
  const moon = tables.suitBits.moon[led]!;
  const cheap = lane & ~tables.highCost[led]!;
  if (isWinning(scratch, defence)) {
    const takes = (over & cheap) !== 0 ? over & cheap : defence.share >= 0.5 ? over : 0;
    if (takes !== 0) return (led << 5) | (at[ORDER] === tables.others ? lowest(takes) : highest(takes));
    return (led << 5) | lowest((lane & ~moon) !== 0 ? lane & ~moon : lane);
  }
  const given = lane & ~over & moon;
  if (given !== 0 && !isBehind(scratch, at, defence.taker))
    return (led << 5) | highest(given & tables.highCost[led]! || given & -given);
  return (led << 5) | lowest(cheap !== 0 ? cheap : lane);
}

/** Whether a card of the suit beats one that the shooter holds. */
function canStop(at: TrickPosition, taker: number, suit: number, place: number): boolean {
  return (at[HANDS + (taker << 2) + suit]! & ((1 << place) - 1)) !== 0;
}

/**
 * Prefers to discard a card that stops nothing: a scoring card if another seat takes the trick, otherwise any
 * other card.
 */
export function throwAgainst(scratch: PolicyScratch, at: TrickPosition, dice: luck.Dice, defence: MoonDefence): number {
  const { open, out, tables } = scratch;
  const helps = isWinning(scratch, defence) || isBehind(scratch, at, defence.taker);
  let [best, most, word] = [-1, Number.NEGATIVE_INFINITY, dice[0]!];
  for (let suit = 0; suit < 4; suit++) {
    const lane = open[suit]! & ~tables.suitBits.ducks[suit]!;
    if (lane === 0) continue;
    const highCost = lane & tables.highCost[suit]!;
    const moon = lane & tables.suitBits.moon[suit]!;
    const safe = helps ? lane & ~moon : highCost !== 0 ? highCost : lane;
    const place = lowest(safe === 0 ? lane : safe);
    const above = countOf(out[suit]! & ~((2 << highest(lane)) - 1));
    const spare = countOf(lane) - 1 - above;
    const stops = spare <= 0 && canStop(at, defence.taker, suit, highest(lane));
    let gain = stops ? -STOPS / (1 + above * above) : Math.min(2, spare);
    if (((moon >>> place) & 1) === 1) gain += helps ? -HELPS : BREAKS;
    word = luck.xorshift(word);
    gain += luck.shareOf(word, CHANCE * 4) / 4;
    if (gain <= most) continue;
    most = gain;
    best = (suit << 5) | place;
  }
  dice[0] = word;
  return best;
}
