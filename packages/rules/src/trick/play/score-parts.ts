// The parts of a score: the amounts that add up to a seat's points in a deal.
import { type Card, isWild, type Suit, suitOf } from '../../cards/card.ts';
import type { ScoreParts } from '../../game/match.ts';
import { at } from '../../game/seat.ts';
import { costOf, type Rules } from '../rules/rules.ts';

/** The cards that a seat has taken, and the cost of each of them. */
export interface TakenCosts {
  readonly cards: readonly Card[];
  readonly costs: readonly number[];
}

/** What a deal costs a seat, before the costs are settled among the seats. */
export interface SeatCost extends TakenCosts {
  readonly tricks: number; // for tricks as such, or for having taken no trick
  readonly moon: number;
  readonly shed: number; // what the seat paid to others for their wild cards, minus what they paid to it
  readonly isTurned?: boolean; // whether the seat shot the moon and counts the costs of its cards as gains
}

/** If at least this number of cards of a suit have the same cost, the whole suit is one part. */
const SUIT_MIN = 5;

/**
 * For each seat, the parts that add up to its points in the deal. Empty for a seat whose points have only one
 * part, or are not a sum.
 */
export function scoreParts(rules: Rules, costs: readonly SeatCost[], points: readonly number[]): readonly ScoreParts[] {
  const { sheet, sides } = rules;
  const sign = sheet.score.sign === 'minus' ? -1 : 1;
  const isPooled = sheet.teams.score === 'pooled';
  return points.map((all, seat) => {
    const own = isPooled ? costs.filter((_, one) => sides[one] === sides[seat]) : [at(costs, seat)];
    const bid = at(rules.stakes, seat);
    const parts = new Map<keyof ScoreParts, number>();
    const add = (of: keyof ScoreParts, cost: number): void => {
      parts.set(of, (parts.get(of) ?? 0) + cost * sign);
    };
    for (const { cards, costs: each, tricks, moon } of own) {
      for (const [i, card] of cards.entries()) add(partOf(rules, card), at(each, i));
      add('tricks', tricks);
      add('moon', moon);
    }
    add('paid', Math.min(0, at(costs, seat).shed));
    add('bid', bid);
    // a seat without points has received its share of the pool
    if (sheet.settle.as === 'pool' && all * sign < bid) add('pool', all * sign - bid);
    const nonzero = [...parts].filter(([, points]) => points !== 0);
    const explained = nonzero.reduce((sum, [, points]) => sum + points, 0) === all;
    return nonzero.length > 1 && explained ? Object.fromEntries(nonzero) : {};
  });
}

/**
 * The part of the score to which a card belongs: its suit if enough cards of the suit cost the same,
 * otherwise the card itself.
 */
function partOf(rules: Rules, card: Card): Card | Suit {
  if (isWild(card)) return card;
  const alike = rules.deck.filter(one => !isWild(one) && suitOf(one) === suitOf(card));
  return alike.filter(one => costOf(rules, one) === costOf(rules, card)).length < SUIT_MIN ? card : suitOf(card);
}
