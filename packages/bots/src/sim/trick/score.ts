// The points of a finished deal, as the engine computes them before it changes totals. Usually points are
// added up as cards are taken. If some cards change the value of others, points are computed from the piles.
import { boundedCost, moonCost, moonOptions, pointsAreGood, settlePoints as settle } from '@moonshot/rules/engine';
import { countOf, placeOf } from '../bits.ts';
import * as layout from './layout.ts';
import { pointsIn } from './play.ts';
import type { TrickPosition } from './position.ts';
import { outOf } from './shooter.ts';
import type { CardBits, SuitBits } from './suit-bitboards.ts';

const { BEFORE, DONE, FIRST, KITTY, SHED_BY, SHED_TO, TALLY, TRICKS, PILES, SHOOTER, OPTION, WINNER } = layout;

/**
 * Writes the deal's points by seat. If no option has been chosen, a moon counts like any other cards taken.
 */
export function score(suitBits: SuitBits, at: TrickPosition, points: Int32Array): void {
  scoreAs(suitBits, at, at[OPTION]!, points);
}

/** Writes the points under one moon option, given by its index. With −1 the moon is ignored. */
function scoreAs(suitBits: SuitBits, at: TrickPosition, option: number, points: Int32Array): void {
  const { rules } = suitBits;
  const { sheet, sides } = rules;
  const chosen = at[SHOOTER]! < 0 || option < 0 ? undefined : sheet.moon.options[option];
  const shot = chosen !== undefined && chosen.name !== 'keep';
  const counted = suitBits.byTricks && !(shot && sheet.trickPoints.besideMoon === 'lapses');
  const hasSun = shot && sheet.moon.sun > 1 && hasEveryTrick(suitBits, at, at[SHOOTER]!);
  for (let seat = 0; seat < suitBits.seats; seat++) {
    const turned = shot && chosen.name === 'turn';
    const own =
      (turned && seat === at[SHOOTER]
        ? modifiedCost(suitBits, at, seat, 'turned')
        : costOf(suitBits, at, seat, false)) + (counted ? trickCost(suitBits, at, seat) : 0);
    if (turned && seat === at[SHOOTER]) points[seat] = own;
    else if (!shot || turned) points[seat] = boundedCost(rules, own, 0);
    else {
      const byMoon = moonCost(rules, chosen, at[SHOOTER]!, seat, hasSun);
      const isOther = sides[seat] !== sides[at[SHOOTER]!];
      const rest = isOther ? own : sheet.moon.bonus === 'scores' ? costOf(suitBits, at, seat, true) : 0;
      points[seat] = boundedCost(rules, byMoon + rest, byMoon);
    }
  }
  if (suitBits.settles)
    settle(suitBits.rules, points, suitBits.paysShed ? apart(suitBits, at, points) : suitBits.rules.stakes);
  if (sheet.score.sign === 'minus') for (let seat = 0; seat < suitBits.seats; seat++) points[seat] = -points[seat]!;
}

/** Whether a seat has taken every trick, together with its partner if they shoot the moon together. */
function hasEveryTrick({ seats, rules: { moonSides } }: SuitBits, at: TrickPosition, seat: number): boolean {
  for (let one = 0; one < seats; one++) if (at[TRICKS + one]! > 0 && moonSides[one] !== moonSides[seat]) return false;
  return true;
}

/** The payments that `apart` returns, reused for every score. */
const PAID = new Int32Array(16);

/**
 * Payments by seat besides the points: a bid, and the cost of a wild card. The taker of the wild card pays
 * its cost to the seat that played it, and does not score it.
 */
function apart({ rules, seats, costs, wildCard }: SuitBits, at: TrickPosition, points: Int32Array): Int32Array {
  for (let seat = 0; seat < seats; seat++) PAID[seat] = rules.stakes[seat]!;
  const [by, to] = [at[SHED_BY]! - 1, at[SHED_TO]! - 1];
  if (by < 0) return PAID;
  const cost = costs[wildCard]!;
  points[to]! -= cost;
  PAID[to]! += cost;
  PAID[by]! -= cost;
  return PAID;
}

/**
 * A seat's points for tricks: for each trick; for the first, the last but one and the last; for the first and
 * last together with every scoring card; or for taking no trick.
 */
function trickCost(suitBits: SuitBits, at: TrickPosition, seat: number): number {
  const { none, each, first, lastButOne, last, all } = suitBits.rules.sheet.trickPoints;
  const tricks = at[TRICKS + seat]!;
  if (tricks === 0) return none;
  const [tookFirst, tookLast] = [at[FIRST] === seat, at[WINNER] === seat];
  const everything = tookFirst && tookLast && missing(suitBits, at, seat) === outOf(suitBits, at, suitBits.costly);
  const ends =
    (tookFirst ? first : 0) + (at[BEFORE] === seat && at[DONE]! > 1 ? lastButOne : 0) + (tookLast ? last : 0);
  return each * tricks + ends + (everything ? all : 0);
}

/** The number of the deck's costly cards that a seat has not taken. */
function missing({ costly }: SuitBits, at: TrickPosition, seat: number): number {
  let count = 0;
  for (let suit = 0; suit < 4; suit++) count += countOf(costly[suit]! & ~at[PILES + (seat << 2) + suit]!);
  return count;
}

/** The cost of a seat's pile, optionally without the moon cards. */
function costOf(suitBits: SuitBits, at: TrickPosition, seat: number, beyondMoon: boolean): number {
  if (suitBits.modifiers.length > 0 || suitBits.rules.sheet.teams.moon === 'team')
    return modifiedCost(suitBits, at, seat, beyondMoon ? 'beyondMoon' : 'all');
  const points = pointsIn(at[TALLY + seat]!);
  if (!beyondMoon) return points;
  // The partner of a seat that shot the moon alone has none of the moon's cards.
  return seat === at[SHOOTER] ? points - suitBits.moonPoints + outPoints(suitBits, at) : points;
}

/** The points of moon cards that were left over from the deal and count for nobody. */
function outPoints({ out, rules, moon, costs }: SuitBits, at: TrickPosition): number {
  let sum = 0;
  for (let i = out ? rules.kittySize : 0; i > 0; i--) {
    const code = at[KITTY + i - 1]!;
    if ((moon[code >> 5]! >>> (code & 31)) & 1) sum += costs[code]!;
  }
  return sum;
}

type Way = 'all' | 'beyondMoon' | 'turned';

const LANES = new Int32Array(4); // cards of the present pile
const GONE = new Int32Array(4); // the cards of the present pile that count nothing

/**
 * The cost of a pile with all modifiers: of the whole pile, of the pile without the moon cards, or with
 * reversed costs.
 */
function modifiedCost(suitBits: SuitBits, at: TrickPosition, seat: number, way: Way): number {
  for (let suit = 0; suit < 4; suit++) {
    LANES[suit] = at[PILES + (seat << 2) + suit]! & (way === 'beyondMoon' ? ~suitBits.moon[suit]! : -1);
    GONE[suit] = 0;
  }
  if (way === 'all' && !isModified(suitBits)) return pointsIn(at[TALLY + seat]!);
  let [times, hearts] = [1, 1];
  for (const one of suitBits.modifiers) {
    if (!lies(one.cards)) continue;
    const beside = one.doubles === 'others' && lies(one.beside);
    if (one.doubles === 'all' || beside) times *= 2;
    else if (one.doubles === 'hearts') hearts *= 2;
    for (let suit = 0; suit < 4; suit++) GONE[suit]! |= one.cancels[suit]! | (beside ? one.cards[suit]! : 0);
  }
  if (way === 'all' && hearts === 1) return (pointsIn(at[TALLY + seat]!) - costOfGone(suitBits)) * times;
  let sum = 0;
  for (let suit = 0; suit < 4; suit++) {
    const cost = costOfLane(suitBits, suit, LANES[suit]! & ~GONE[suit]!, way === 'turned');
    sum += suit === suitBits.hearts ? cost * hearts : cost;
  }
  return sum * times;
}

/** Whether the current pile contains a modifier. */
function isModified({ modifiers }: SuitBits): boolean {
  for (const one of modifiers) if (lies(one.cards)) return true;
  return false;
}

/** Whether the current pile contains any of the cards. */
const lies = (cards: CardBits): boolean =>
  ((cards[0]! & LANES[0]!) | (cards[1]! & LANES[1]!) | (cards[2]! & LANES[2]!) | (cards[3]! & LANES[3]!)) !== 0;

/** The points of the pile's cards in `GONE`. The tally includes these points. */
function costOfGone(suitBits: SuitBits): number {
  let sum = 0;
  for (let suit = 0; suit < 4; suit++) sum += costOfLane(suitBits, suit, LANES[suit]! & GONE[suit]!, false);
  return sum;
}

function costOfLane({ costs }: SuitBits, suit: number, lane: number, turned: boolean): number {
  let sum = 0;
  for (let rest = lane; rest !== 0; rest &= rest - 1) {
    const cost = costs[(suit << 5) | placeOf(rest, 0)]!;
    sum += turned ? -Math.abs(cost) : cost;
  }
  return sum;
}

/** The index of the option with which the shooter gains most over the others in this deal. */
export function costliestOption(suitBits: SuitBits, at: TrickPosition): number {
  const { sheet } = suitBits.rules;
  const sign = pointsAreGood(sheet) ? -1 : 1;
  const points = new Int32Array(suitBits.seats);
  const lead = (option: number): number => {
    scoreAs(suitBits, at, option, points);
    return sign * (points.reduce((sum, one) => sum + one, 0) - suitBits.seats * points[at[SHOOTER]!]!);
  };
  const leads = moonOptions(suitBits.rules, at[SHOOTER]!).map((_, option) => lead(option));
  return leads.indexOf(Math.max(...leads));
}
