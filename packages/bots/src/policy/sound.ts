// Which plays are sound. Once nobody can change the winner of a trick, a sound play does not give up a bonus
// card that is certain. A sound play does not give a costly card to a trick that the player's own side will
// probably take either, if the hand has another card.
import { type Card, type Suit, suitOf, withoutAll } from '@moonshot/rules/cards';
import { type TrickRules as Rules, type Seat, suitLed, type TrickView as View, winning } from '@moonshot/rules/engine';
import type { TrickQuestion } from '../core/player.ts';
import { costIn, costsOf } from './costs.ts';

type Play = Extract<TrickQuestion['ask'], { type: 'play' }>['plays'][number];

/** The seats that play to the current trick after `seat`. Seats that have run out of cards are left out. */
export function seatsBehind({ view, seat, rules }: { view: View; seat: Seat; rules: Rules }): readonly Seat[] {
  const { seats } = rules;
  const { leader, plays } = view.trick;
  const first = plays.length === 0 ? seat : leader;
  const left = rules.draws === 'never' ? seats - (plays.length % seats) - 1 : (first - seat - 1 + seats) % seats;
  const behind = Array.from({ length: left }, (_, i) => (seat + 1 + i) % seats);
  return rules.draws === 'never' ? behind : behind.filter(one => (view.handSizes[one] ?? 0) > 0);
}

/**
 * The plays without those that certainly lose a bonus card or needlessly give the player's own side a costly
 * card.
 */
export function soundPlays(rules: Rules, view: View, plays: readonly Play[]): readonly Play[] {
  const { highCost } = costsOf(rules);
  if (plays.length < 2 || view.trick.plays.length === 0 || rules.extenders.size > 0 || !Number.isFinite(highCost))
    return plays;
  return sparingOwn(rules, view, keepingBonus(rules, view, plays, highCost), highCost);
}

/**
 * Keeps the plays that win at least half as much as the best play, if the best play certainly wins a bonus. A
 * bonus in the player's own hand counts only for the last seat, because others may wait.
 */
function keepingBonus(rules: Rules, view: View, plays: readonly Play[], highCost: number): readonly Play[] {
  const seat = view.viewer as Seat;
  const last = seatsBehind({ view, seat, rules }).length === 0;
  const lying = view.trick.plays.reduce((sum, one) => sum + costIn(rules, one.card), 0);
  const gains = plays.map(play => {
    const winner = sureWinner(rules, view, play);
    if (winner === undefined || rules.sides[winner] !== rules.sides[seat]) return 0;
    return -lying - (last ? costIn(rules, play.card) : 0);
  });
  const most = Math.max(...gains);
  return most < highCost ? plays : plays.filter((_, i) => 2 * gains[i]! >= most);
}

/** Leaves out plays that probably give the player's own side a costly card, if other plays are left. */
function sparingOwn(rules: Rules, view: View, plays: readonly Play[], highCost: number): readonly Play[] {
  if (new Set(rules.sides).size === rules.seats || isMoonLikely(rules, view)) return plays;
  const spared = plays.filter(play => costIn(rules, play.card) < highCost || !isKept(rules, view, play));
  return spared.length === 0 ? plays : spared;
}

/**
 * Whether the player's own side probably takes the trick after this play. Of the seats that play later,
 * opponents take a costly card only if they must.
 */
function isKept(rules: Rules, view: View, play: Play): boolean {
  const { sides } = rules;
  const seat = view.viewer as Seat;
  const lying = [...view.trick.plays, { seat, ...play }];
  const winner = winning(rules, lying)?.seat;
  const led = suitLed(rules.sheet, lying);
  if (winner === undefined || led === undefined || sides[winner] !== sides[seat]) return false;
  const opponents = seatsBehind({ view, seat, rules }).filter(one => sides[one] !== sides[seat]);
  const [next] = opponents;
  return next === undefined || (1 - mustTake(rules, view, { lying, led, next })) ** opponents.length >= PROBABLY;
}

const PROBABLY = 0.5;

/** The probability that the seat `next` holds cards of the suit led and all of them win the trick. */
function mustTake(
  rules: Rules,
  view: View,
  { lying, led, next }: { lying: View['trick']['plays']; led: Suit; next: Seat },
): number {
  const winner = winning(rules, lying)?.seat;
  const suited = unseen(rules, view).filter(card => suitOf(card) === led);
  const stays = (card: Card): boolean => winning(rules, [...lying, { seat: next, card, call: 'low' }])?.seat === winner;
  const lower = suited.filter(stays).length;
  const none = (count: number): number => (1 - 1 / (rules.seats - 1)) ** count;
  return none(lower) * (1 - none(suited.length - lower));
}

/**
 * Whether one seat, or seats that shoot together, have taken all moon cards so far, and at least half of all.
 * Then the seat may want the costly card for its own moon, or its side may have to stop an opponent's.
 */
function isMoonLikely({ moonSet, moonSides }: Rules, { tricks }: View): boolean {
  const takers = tricks.flatMap(({ plays, winner }) =>
    plays.filter(one => moonSet.includes(one.card)).map(() => winner),
  );
  const isHalf = takers.length > 0 && takers.length * 2 >= moonSet.length;
  return isHalf && new Set(takers.map(taker => moonSides[taker])).size === 1;
}

/** The seat that takes the trick after this play whatever the others hold; undefined if that is uncertain. */
function sureWinner(rules: Rules, view: View, play: Play): Seat | undefined {
  const seat = view.viewer as Seat;
  const lying = [...view.trick.plays, { seat, ...play }];
  const winner = winning(rules, lying)?.seat;
  const [next] = seatsBehind({ view, seat, rules });
  if (winner === undefined || next === undefined) return winner;
  const overtaken = unseen(rules, view).some(
    card => winning(rules, [...lying, { seat: next, card, call: 'high' }])?.seat !== winner,
  );
  return overtaken ? undefined : winner;
}

const unseen = (rules: Rules, { hand, trick, tricks }: View): readonly Card[] =>
  withoutAll(rules.deck, [...hand, ...[...tricks, trick].flatMap(({ plays }) => plays.map(one => one.card))]);
