// A greedy player of standard Hearts without search. It ducks, discards its most costly card, and leads the
// safest card. It tries to stop a moon once one seat has taken eight points. It is the reference for card
// play without moons.

import type { BotPlayer } from '@moonshot/bots';
import { type Card, rankOf, SUITS, type Suit, suitOf, withoutAll } from '@moonshot/rules/cards';
import type { TrickView as View } from '@moonshot/rules/engine';

const RANKS = '23456789TJQKA';
const LIVE = 8; // points from which the other players try to stop a moon

const height = (card: Card): number => RANKS.indexOf(rankOf(card));
const costOf = (card: Card): number => (suitOf(card) === 'H' ? 1 : card === 'QS' ? 13 : 0);
const of = (suit: Suit, cards: readonly Card[]): readonly Card[] =>
  cards.filter(card => suitOf(card) === suit).sort((a, b) => height(a) - height(b));
const costly = (cards: readonly Card[]): number => cards.reduce((sum, card) => sum + costOf(card), 0);

/**
 * The cards that are not in this hand and have not been played. Cards that this seat has passed on are
 * included.
 */
function unseenBy({ hand, tricks, trick, given }: View, deck: readonly Card[]): readonly Card[] {
  const shown = [...tricks, trick].flatMap(({ plays }) => plays.map(one => one.card));
  const out = withoutAll(deck, [...hand, ...shown]);
  return [...out, ...given.map(one => one.card).filter(card => !shown.includes(card) && !out.includes(card))];
}

/**
 * How much the player wants to pass a card. High spades come first if the hand has few low spades, then high
 * cards of short suits.
 */
function passWish(card: Card, hand: readonly Card[]): number {
  const suit = suitOf(card);
  const own = of(suit, hand);
  const guards = own.filter(one => height(one) < RANKS.indexOf('Q')).length;
  if (suit === 'S') return height(card) >= RANKS.indexOf('Q') ? (guards >= 4 ? -20 : 60 + costOf(card)) : -20;
  const low = own.filter(one => height(one) <= RANKS.indexOf('5')).length;
  return height(card) * 2 - low * 3 + (own.length <= 3 ? 8 - own.length : 0) + (suit === 'H' ? 2 : 0);
}

/**
 * The seat that has taken at least eight points, if no other seat has taken any: it may be shooting the
 * moon.
 */
export function shooterIn({ tricks }: Pick<View, 'tricks'>): number | undefined {
  const points = new Map<number, number>();
  for (const { plays, winner } of tricks) {
    const cost = costly(plays.map(one => one.card));
    if (cost > 0) points.set(winner, (points.get(winner) ?? 0) + cost);
  }
  const [[seat, taken] = [-1, 0]] = [...points];
  return points.size === 1 && taken >= LIVE ? seat : undefined;
}

/**
 * Leads the card above which the largest share of its suit is still out. Avoids the queen of spades, and
 * higher spades while the queen is out.
 */
function lead(cards: readonly Card[], hand: readonly Card[], out: readonly Card[]): Card {
  const isQueenOut = out.includes('QS');
  const wish = (card: Card): number => {
    const suit = suitOf(card);
    const left = of(suit, out);
    if (left.length === 0) return -100;
    const above = left.filter(one => height(one) > height(card)).length;
    const heart = suit === 'H' && above < 2 ? -20 : 0;
    if (card === 'QS') return -90;
    if (suit === 'S' && isQueenOut) return height(card) > RANKS.indexOf('Q') ? -80 : 40;
    if (suit === 'S' && hand.includes('QS')) return -30;
    return (above * 30) / left.length + Math.min(left.length, 6) - of(suit, hand).length + heart;
  };
  return best(cards, wish);
}

/**
 * Discards the queen of spades, then spades above it, then the highest card of the most dangerous suit. With
 * `helps`, points would help another seat to shoot the moon, so the player keeps its costly cards.
 */
function discard(cards: readonly Card[], hand: readonly Card[], out: readonly Card[], helps: boolean): Card {
  const wish = (card: Card): number => {
    const suit = suitOf(card);
    if (helps && costOf(card) > 0) return -50;
    if (card === 'QS') return 100;
    if (suit === 'S' && height(card) > RANKS.indexOf('Q') && out.includes('QS')) return 60;
    const left = of(suit, out);
    const below = left.filter(one => height(one) < height(card)).length;
    const low = of(suit, hand)[0] ?? card;
    const lowest = left.filter(one => height(one) < height(low)).length;
    const danger = left.length === 0 ? -20 : (below * 20 + lowest * 20) / left.length;
    return danger + (suit === 'H' ? 8 : 0) - of(suit, hand).length;
  };
  return best(cards, helps ? card => (costOf(card) > 0 ? -50 : -wish(card)) : wish);
}

/**
 * Follows suit with the highest card below the winning one. In a trick without points, the last seat plays
 * its highest card. A player who may be shooting the moon is overtaken.
 */
function follow(cards: readonly Card[], view: View, out: readonly Card[], shooter: number | undefined): Card {
  const { plays } = view.trick;
  const led = suitOf((plays[0] as (typeof plays)[0]).card);
  const top = Math.max(...plays.filter(one => suitOf(one.card) === led).map(one => height(one.card)));
  const worth = costly(plays.map(one => one.card));
  const below = cards.filter(card => height(card) < top);
  const above = cards.filter(card => height(card) > top);
  const free = above.filter(card => card !== 'QS');
  const last = plays.length === 3;
  if (shooter !== undefined && shooter === view.winning && worth > 0 && free.length > 0) return free.at(-1) as Card;
  if (below.includes('QS') && shooter !== view.winning) return 'QS';
  const ducks = below.filter(card => card !== 'QS');
  if (last && worth === 0 && free.length > 0) return free.at(-1) as Card;
  if (ducks.length > 0) return ducks.at(-1) as Card;
  if (last) return (free.at(-1) ?? cards[0]) as Card;
  const low = led === 'S' && out.includes('QS') ? free.filter(card => height(card) < RANKS.indexOf('Q')) : [];
  return (low.at(-1) ?? free[0] ?? cards[0]) as Card;
}

function best(cards: readonly Card[], wish: (card: Card) => number): Card {
  return cards.reduce((one, other) => (wish(other) > wish(one) ? other : one));
}

export const greedy: BotPlayer = {
  name: 'greedy',
  decide: ({ view, ask, rules }) => {
    if (view.kind !== 'tricks') throw new Error('Cannot ask the greedy player: it knows standard Hearts');
    const { hand } = view;
    if (ask.type === 'pass') {
      const to = ask.to.flatMap(one => Array<number>(one.count).fill(one.to));
      const sorted = [...ask.cards].sort((a, b) => passWish(b, hand) - passWish(a, hand));
      return { type: 'pass', gifts: to.map((seat, i) => ({ card: sorted[i] as Card, to: seat })) };
    }
    if (ask.type !== 'play') throw new Error(`Cannot ask the greedy player to ${ask.type}: it passes and plays`);
    const cards = SUITS.flatMap(suit =>
      of(
        suit,
        ask.plays.map(one => one.card),
      ),
    );
    const out = unseenBy(view, rules.deck);
    const shooter = shooterIn(view);
    const led = view.trick.plays[0]?.card;
    const isOther = shooter !== undefined && shooter !== view.viewer;
    if (led === undefined) return { type: 'play', card: lead(cards, hand, out) };
    const card =
      suitOf(cards[0] as Card) === suitOf(led) && cards.every(one => suitOf(one) === suitOf(led))
        ? follow(cards, view, out, isOther ? shooter : undefined)
        : discard(cards, hand, out, isOther && view.winning === shooter);
    return { type: 'play', card };
  },
};
