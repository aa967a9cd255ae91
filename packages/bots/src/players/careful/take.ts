// The expected cost of a play in the current trick: the probability of taking the trick, and what the trick
// will finally contain.
import { isWild, type Suit, suitOf } from '@moonshot/rules/cards';
import { type TrickAsk as Ask, isJoker, liesOut, type Seat, suitLed } from '@moonshot/rules/engine';
import { costIn, trickCostIn } from '../../policy/costs.ts';
import { seatsBehind } from '../../policy/sound.ts';
import type { HandAnalysis, ValuedCard } from './reading.ts';

export type PlayChoice = Extract<Ask, { type: 'play' }>['plays'][number];

/** The probability that a play takes the trick, and the trick's expected points. */
export interface TakeEstimate {
  readonly chance: number;
  readonly points: number;
}

const LOSES: TakeEstimate = { chance: 0, points: 0 };

/** Estimates for a play whether it takes the current trick, and with how many points. */
export function takeEstimate(reading: HandAnalysis, play: PlayChoice): TakeEstimate {
  const { rules, view } = reading;
  const led = suitLed(rules.sheet, [...view.trick.plays, play]);
  if (led === undefined || !leads(reading, play, led)) return LOSES;
  const behind = seatsBehind(reading);
  const falls = behind.map(seat => overtakeOddsOf(reading, seat, play, led));
  const itself = trickCostIn(rules, view.tricks.length, view.hand.length);
  const lying = [...view.trick.plays, play].reduce((sum, one) => sum + costIn(rules, one.card), itself);
  const points = lying + kittyNow(reading) + falls.reduce((sum, fall) => sum + fall.points, 0);
  // If points are good, every later seat that can overtake does; otherwise a seat overtakes only if it must.
  const chance = falls.reduce((p, fall) => p * (1 - (points < 0 ? fall.may : fall.must)), 1);
  return { chance, points };
}

/**
 * The probability that a partner who is winning the trick at present also takes it. Zero if no partner is
 * winning the trick.
 */
export function partnerTakes(reading: HandAnalysis, play: PlayChoice): number {
  const { rules, view, seat } = reading;
  const { plays } = view.trick;
  const led = suitLed(rules.sheet, plays);
  const best = plays.find(one => one.seat === view.winning);
  if (led === undefined || best === undefined || rules.sides[best.seat] !== rules.sides[seat]) return 0;
  if (leads(reading, play, led)) return 0;
  return seatsBehind(reading).reduce((p, behind) => p * (1 - overtakeOddsOf(reading, behind, best, led).must), 1);
}

/** Whether the play would win the trick at present. */
export function leads({ rules, view }: HandAnalysis, play: PlayChoice, led: Suit): boolean {
  const { trump } = rules;
  const suited = [...view.trick.plays, play].filter(one => !isJoker(rules.sheet, one.card));
  const ruling = suited.some(one => suitOf(one.card) === trump) ? trump : led;
  if (suitOf(play.card) !== ruling || isJoker(rules.sheet, play.card)) return false;
  const own = powerOf(rules, play);
  return suited.every(one => one === play || suitOf(one.card) !== ruling || powerOf(rules, one) < own);
}

/** The strength of a play within its suit. A wild card is above the highest or below the lowest card. */
export const powerOf = ({ strength }: HandAnalysis['rules'], { card, call }: PlayChoice): number =>
  isWild(card) ? (call === 'high' ? 99 : 0) : (strength.get(card) ?? 0);

interface OvertakeOdds {
  readonly must: number; // probability that the seat must overtake
  readonly may: number; // probability that the seat can overtake
  readonly points: number; // expected points that the seat adds to the trick
}

/** The probable response of a later seat to a play that is winning the trick. */
function overtakeOddsOf(reading: HandAnalysis, seat: Seat, play: PlayChoice, led: Suit): OvertakeOdds {
  const power = suitOf(play.card) === led ? powerOf(reading.rules, play) : Number.POSITIVE_INFINITY;
  const ofSuit = reading.out[led];
  const lower = ofSuit.filter(one => one.power < power);
  const noLower = none(reading, seat, lower);
  const noHigher = none(
    reading,
    seat,
    ofSuit.filter(one => one.power > power),
  );
  const dearest = (cards: readonly ValuedCard[]): number => dearestOf(reading, seat, cards);
  const follows = dearest(
    lower.filter(one => one.cost > 0 && !bannedNow(reading, one)).sort((a, b) => b.cost - a.cost),
  );
  const dumps = noLower * noHigher > 0.001 ? noLower * noHigher * dearest(dumpable(reading, led)) : 0;
  return { must: noLower * (1 - noHigher), may: 1 - noHigher, points: follows + dumps };
}

/** The probability that a seat holds none of the cards. */
const none = ({ chance }: HandAnalysis, seat: Seat, cards: readonly ValuedCard[]): number =>
  cards.reduce((p, one) => p * (1 - chance(seat, one.card)), 1);

/** The expected cost of the most costly card that the seat holds. The cards are sorted, most costly first. */
function dearestOf({ chance }: HandAnalysis, seat: Seat, cards: readonly ValuedCard[]): number {
  let points = 0;
  let left = 1;
  for (const { card, cost } of cards) {
    const holds = chance(seat, card);
    points += left * holds * cost;
    left *= 1 - holds;
  }
  return points;
}

/** Whether the first trick's ban, if it also binds seats that follow suit, forbids the card. */
const bannedNow = ({ rules, view }: HandAnalysis, { card }: ValuedCard): boolean =>
  view.tricks.length === 0 && rules.sheet.firstTrick.scope === 'any' && rules.banned.has(card);

/** The costly cards that a seat without the suit led may discard without taking the trick. */
function dumpable({ rules, view, costly }: HandAnalysis, led: Suit): readonly ValuedCard[] {
  const first = view.tricks.length === 0;
  return costly.filter(({ card }) => {
    const suit = suitOf(card);
    if (suit === led || suit === rules.trump) return false;
    return !(first && rules.banned.has(card)) && !(!view.broken && rules.heldBack.has(card));
  });
}

/** The expected value of the kitty for the current trick. */
function kittyNow({ rules, view, costly, out }: HandAnalysis): number {
  if (view.kitty === 0 || liesOut(rules)) return 0;
  const unseen = out.C.length + out.D.length + out.S.length + out.H.length;
  const each = costly.reduce((sum, one) => sum + one.cost, 0) / Math.max(1, unseen);
  switch (rules.sheet.kitty.to) {
    case 'hand':
    case 'firstTrick':
      return view.tricks.length === 0 ? each * view.kitty : 0;
    case 'firstPenaltyTrick':
    case 'firstHeartTrick':
      return each * view.kitty;
    case 'lastTrick':
      return view.hand.length === 1 ? each * view.kitty : 0;
    case 'onePerTrick':
      return view.hand.length === 1 ? each * view.kitty : each;
  }
}
