// What a play will probably cost in the present trick: how likely it takes the trick, and what will lie in
// it.
import { isWild, type Suit, suitOf } from '@moonshot/rules/cards/card';
import type { Seat } from '@moonshot/rules/game/seat';
import type { Ask } from '@moonshot/rules/trick/action';
import { isJoker, suitLed } from '@moonshot/rules/trick/wilds';
import { costIn, trickCostIn } from '../../policy/costs.ts';
import type { Reading, Valued } from './reading.ts';

export type Play = Extract<Ask, { type: 'play' }>['plays'][number];

/** What becomes of a play: the chance that it takes the trick, and the points the trick then holds. */
export interface Taking {
  readonly chance: number;
  readonly points: number;
}

const LOSES: Taking = { chance: 0, points: 0 };

/** The chance that a play takes the present trick, and what it would take. */
export function takingOf(reading: Reading, play: Play): Taking {
  const { rules, view } = reading;
  const led = suitLed(rules.sheet, [...view.trick.plays, play]);
  if (led === undefined || !leads(reading, play, led)) return LOSES;
  const behind = seatsBehind(reading);
  const falls = behind.map(seat => fallsFrom(reading, seat, play, led));
  const itself = trickCostIn(rules, view.tricks.length, view.hand.length);
  const lying = [...view.trick.plays, play].reduce((sum, one) => sum + costIn(rules, one.card), itself);
  const points = lying + kittyNow(reading) + falls.reduce((sum, fall) => sum + fall.points, 0);
  // Points that are good to have make everybody behind overtake who can; others only who must.
  const chance = falls.reduce((p, fall) => p * (1 - (points < 0 ? fall.may : fall.must)), 1);
  return { chance, points };
}

/** Whether the play would be the best of the trick as it lies. */
export function leads({ rules, view }: Reading, play: Play, led: Suit): boolean {
  const { trump } = rules;
  const suited = [...view.trick.plays, play].filter(one => !isJoker(rules.sheet, one.card));
  const ruling = suited.some(one => suitOf(one.card) === trump) ? trump : led;
  if (suitOf(play.card) !== ruling || isJoker(rules.sheet, play.card)) return false;
  const own = powerOf(rules, play);
  return suited.every(one => one === play || suitOf(one.card) !== ruling || powerOf(rules, one) < own);
}

/** Strength within the suit; a wild is beyond the highest and the lowest. */
export const powerOf = ({ strength }: Reading['rules'], { card, call }: Play): number =>
  isWild(card) ? (call === 'high' ? 99 : 0) : (strength.get(card) ?? 0);

/** The seats that play after this one; where hands run out at different times, those that hold cards. */
export function seatsBehind({ view, seat, rules }: Reading): readonly Seat[] {
  const { seats } = rules;
  const { leader, plays } = view.trick;
  const first = plays.length === 0 ? seat : leader;
  const left = rules.draws === 'never' ? seats - (plays.length % seats) - 1 : (first - seat - 1 + seats) % seats;
  const behind = Array.from({ length: left }, (_, i) => (seat + 1 + i) % seats);
  return rules.draws === 'never' ? behind : behind.filter(one => (view.handSizes[one] ?? 0) > 0);
}

interface Fall {
  readonly must: number; // the chance that the seat has no choice but to overtake
  readonly may: number; // the chance that it can
  readonly points: number; // what it will probably add
}

/** What a seat behind will probably do about a play that leads the trick. */
function fallsFrom(reading: Reading, seat: Seat, play: Play, led: Suit): Fall {
  const power = suitOf(play.card) === led ? powerOf(reading.rules, play) : Number.POSITIVE_INFINITY;
  const ofSuit = reading.out[led];
  const lower = ofSuit.filter(one => one.power < power);
  const noLower = none(reading, seat, lower);
  const noHigher = none(
    reading,
    seat,
    ofSuit.filter(one => one.power > power),
  );
  const dearest = (cards: readonly Valued[]): number => dearestOf(reading, seat, cards);
  const follows = dearest(
    lower.filter(one => one.cost > 0 && !bannedNow(reading, one)).sort((a, b) => b.cost - a.cost),
  );
  const dumps = noLower * noHigher > 0.001 ? noLower * noHigher * dearest(dumpable(reading, led)) : 0;
  return { must: noLower * (1 - noHigher), may: 1 - noHigher, points: follows + dumps };
}

/** The chance that a seat holds none of the cards. */
const none = ({ chance }: Reading, seat: Seat, cards: readonly Valued[]): number =>
  cards.reduce((p, one) => p * (1 - chance(seat, one.card)), 1);

/** What the dearest of the cards that the seat holds will probably cost; they come dearest first. */
function dearestOf({ chance }: Reading, seat: Seat, cards: readonly Valued[]): number {
  let points = 0;
  let left = 1;
  for (const { card, cost } of cards) {
    const holds = chance(seat, card);
    points += left * holds * cost;
    left *= 1 - holds;
  }
  return points;
}

/** A first-trick ban that also binds followers keeps a costly card in hand. */
const bannedNow = ({ rules, view }: Reading, { card }: Valued): boolean =>
  view.tricks.length === 0 && rules.sheet.firstTrick.scope === 'any' && rules.banned.has(card);

/** The cards with points that a seat without the led suit may throw in without taking the trick by it. */
function dumpable({ rules, view, costly }: Reading, led: Suit): readonly Valued[] {
  const first = view.tricks.length === 0;
  return costly.filter(({ card }) => {
    const suit = suitOf(card);
    if (suit === led || suit === rules.trump) return false;
    return !(first && rules.banned.has(card)) && !(!view.broken && rules.heldBack.has(card));
  });
}

/** What the kitty probably adds to the present trick. */
function kittyNow({ rules, view, costly, out }: Reading): number {
  if (view.kitty === 0) return 0;
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
