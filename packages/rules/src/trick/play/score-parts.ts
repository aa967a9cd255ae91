// The parts of a score: the amounts that add up to a seat's points in a deal.
import { type Card, isWild, type Suit, suitOf } from '../../cards/card.ts';
import type { ScoreParts } from '../../game/match.ts';
import { at } from '../../game/seat.ts';
import { costOf, type Rules } from '../rules/rules.ts';

/** Taken cards, and what each of them costs. */
export interface TakenCosts {
  readonly cards: readonly Card[];
  readonly costs: readonly number[];
}

/** What a deal costs a seat, before costs are settled among seats. */
export interface SeatCost extends TakenCosts {
  readonly tricks: number; // for tricks in themselves, or for having taken none
  readonly moon: number;
  readonly shed: number; // paid to others for their wild cards, minus what they paid
  readonly isTurned?: boolean; // whether the costs of the shooter's cards are gains
}

/** If at least this many cards of a suit cost the same, the suit is one part. */
const SUIT_MIN = 5;

/**
 * By seat, the parts that its points in the deal are the sum of. Empty for a seat whose points have one part,
 * or are not a sum.
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
    // a seat without points has its share of the pool
    if (sheet.settle.as === 'pool' && all * sign < bid) add('pool', all * sign - bid);
    const nonzero = [...parts].filter(([, points]) => points !== 0);
    const explained = nonzero.reduce((sum, [, points]) => sum + points, 0) === all;
    return nonzero.length > 1 && explained ? Object.fromEntries(nonzero) : {};
  });
}

/** What a card is a part of: its suit if most cards of the suit cost the same, else itself. */
function partOf(rules: Rules, card: Card): Card | Suit {
  if (isWild(card)) return card;
  const alike = rules.deck.filter(one => !isWild(one) && suitOf(one) === suitOf(card));
  return alike.filter(one => costOf(rules, one) === costOf(rules, card)).length < SUIT_MIN ? card : suitOf(card);
}
