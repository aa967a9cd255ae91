// How the careful player treats the moon: it detects that another seat may shoot, values stopping that seat,
// and completes its own moon.
import { isWild, SUITS, suitOf } from '@moonshot/rules/cards';
import {
  type TrickAsk as Ask,
  farness,
  isJoker,
  type TrickRules as Rules,
  type Seat,
  suitLed,
} from '@moonshot/rules/engine';
import { SHARED } from '../../policy/judgement.ts';
import { seatsBehind } from '../../policy/sound.ts';
import { type HandAnalysis, seenIn, type TakenCards, type ValuedCard, withoutCard } from './reading.ts';
import { leads, type PlayChoice, powerOf, type TakeEstimate } from './take.ts';

/** A seat that alone has taken moon cards so far, and its probability of taking the rest. */
export interface Threat {
  readonly seat: Seat;
  readonly chance: number;
  readonly worth: number; // what this moon would cost each other seat
}

/**
 * Factor of the probability that the only seat with moon cards completes the moon. The factor has been fitted
 * to deals of careful players.
 */
const SLOPE = 1.7;
/**
 * Cost of giving a moon card to the threatening seat, and gain of giving one to another seat, both relative
 * to the moon's stake.
 */
const HELPS = 0.35;
const BREAKS = 0.7;

/**
 * The only seat that has taken moon cards. If several seats that shoot together have taken moon cards, the
 * first of them. Undefined in all other cases.
 */
export function soleTaker({ rules, view }: TakenCards): Seat | undefined {
  const set = new Set(rules.moonSet);
  const takers = new Set(
    view.tricks.filter(trick => seenIn(trick).some(card => set.has(card))).map(trick => trick.winner),
  );
  const [first] = takers;
  const alone = [...takers].every(taker => together(rules, taker, first));
  return alone ? first : undefined;
}

/** Whether the cards of two seats count together for the moon. Null and undefined stand for no seat. */
export const together = ({ moonSides }: Pick<Rules, 'moonSides'>, one: Seat, other: Seat | null | undefined): boolean =>
  other != null && moonSides[one] === moonSides[other];

/**
 * The moon that threatens the player. Undefined unless all moon cards taken so far, and all hidden kitties,
 * went to one opponent or to opponents who shoot together.
 */
export function threatTo(reading: HandAnalysis): Threat | undefined {
  const { rules, view, seat } = reading;
  const taker = soleTaker(reading);
  if (taker === undefined || rules.sides[taker] === rules.sides[seat] || hiddenKittyElsewhere(reading, taker))
    return undefined;
  const gone = view.tricks.flatMap(trick => trick.plays).filter(play => rules.moonSet.includes(play.card)).length;
  const passed = view.tricks.length / rules.handSize;
  const chance = Math.min(1, SLOPE * (gone / rules.moonSet.length) * passed ** 2);
  const worth =
    SHARED *
    Math.max(...rules.sheet.moon.options.map(({ self, others }) => Math.max(others, self === 'start' ? 0 : -self)));
  return { seat: taker, chance, worth };
}

/** Whether another side than the seat's took a hidden kitty, in which a moon card may lie. */
const hiddenKittyElsewhere = ({ rules, view }: HandAnalysis, seat: Seat): boolean =>
  view.tricks.some(trick => typeof trick.kitty === 'number' && !together(rules, seat, trick.winner));

/**
 * The cost of a play by its effect on another seat's moon. Taking points stops that moon, and so does giving
 * a moon card to a third seat. Giving a moon card to the shooter helps the moon.
 */
export function moonCost(reading: HandAnalysis, threat: Threat, play: PlayChoice, taking: TakeEstimate): number {
  const { rules, view } = reading;
  const stake = threat.chance * threat.worth;
  const stops = taking.points > 0 ? taking.chance * Math.min(1, taking.points) : 0;
  if (taking.chance > 0 || !rules.moonSet.includes(play.card)) return -stake * stops;
  if (together(rules, threat.seat, view.winning)) return stake * HELPS;
  return seatsBehind(reading).some(behind => together(rules, threat.seat, behind)) ? 0 : -stake * BREAKS;
}

/**
 * The play that completes the player's own moon: it certainly takes the trick, and the rest of the hand takes
 * all others.
 */
export function sweepingPlay(reading: HandAnalysis, plays: readonly PlayChoice[]): PlayChoice | undefined {
  const { rules, seat } = reading;
  if (rules.moonSet.length === 0 || !together(rules, seat, soleTaker(reading)) || hiddenKittyElsewhere(reading, seat))
    return undefined;
  const sweeping = plays.filter(play => takesSurely(reading, play) && takesTheRest(reading, play));
  return sweeping.find(play => suitOf(play.card) === rules.trump) ?? sweeping[0];
}

/** Whether no later seat can beat the play, not even with a wild card called high or a trump. */
function takesSurely(reading: HandAnalysis, play: PlayChoice): boolean {
  const { rules, view, out } = reading;
  const suit = suitOf(play.card);
  const { trump } = rules;
  if (!leads(reading, play, suitLed(rules.sheet, view.trick.plays) ?? suit)) return false;
  if (seatsBehind(reading).length === 0) return true;
  const ruffed = trump !== 'none' && suit !== trump && out[trump].length > 0;
  return !ruffed && !out[suit].some(one => isWild(one.card) || one.power > powerOf(rules, play));
}

/**
 * Whether the rest of the hand takes every trick from the lead, for any distribution of the unseen cards.
 * Unseen trumps must be drawn first.
 */
function takesTheRest({ rules, hand, out, view }: HandAnalysis, { card }: PlayChoice): boolean {
  if (view.hand.some(one => isJoker(rules.sheet, one))) return false;
  const left = withoutCard(hand, card);
  const { trump } = rules;
  const drawn = trump === 'none' || left[trump].length >= out[trump].length;
  return drawn && SUITS.every(suit => solid(left[suit], out[suit]));
}

/** Whether the cards of a suit beat the highest unseen one for as long as other seats can follow suit. */
function solid(mine: readonly ValuedCard[], out: readonly ValuedCard[]): boolean {
  const strength = ({ card, power }: ValuedCard): number => (isWild(card) ? 99 : power);
  const highest = Math.max(0, ...out.map(strength));
  return [...mine]
    .map(strength)
    .sort((a, b) => b - a)
    .slice(0, out.length)
    .every(own => own > highest);
}

/**
 * The best option for a moon: one with which the seat wins the match, otherwise one that does not end the
 * match, otherwise the one with the largest lead.
 */
export function moonChoice(
  { rules, seat }: HandAnalysis,
  options: Extract<Ask, { type: 'moon' }>['options'],
): (typeof options)[number] | undefined {
  const { winner } = rules.sheet.match;
  const ending = (option: (typeof options)[number]): number =>
    !option.ends ? 1 : option.winners.includes(seat) ? 2 : 0;
  const lead = ({ totals }: (typeof options)[number]): number =>
    totals.reduce((sum, total) => sum + farness(winner, total) - farness(winner, totals[seat] ?? 0), 0);
  return [...options].sort((a, b) => ending(b) - ending(a) || lead(b) - lead(a))[0];
}
