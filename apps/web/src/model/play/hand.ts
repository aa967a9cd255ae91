// The viewer's hand: sorted by suit in alternating colours or by rank, and split into two rows on narrow
// screens.

import type { TableView } from '@moonshot/protocol';
import { type Card, isWild, RANKS, rankOf, type Suit, suitOf } from '@moonshot/rules/cards';
import type { Settings } from '../model.ts';

const BLACK: readonly Suit[] = ['C', 'S'];
const RED: readonly Suit[] = ['D', 'H'];

/** The strength of each card within its suit, by the card's name. Wild cards have none. */
export type Strength = Readonly<Record<string, number>>;

/** The suits of the cards, with black and red suits in turn wherever possible. */
export function suitOrder(cards: readonly Card[]): readonly Suit[] {
  const there = (suits: readonly Suit[]): readonly Suit[] =>
    suits.filter(suit => cards.some(card => suitOf(card) === suit));
  const black = there(BLACK);
  const red = there(RED);
  const [first, second] = red.length > black.length ? [red, black] : [black, red];
  return first.flatMap((suit, i) => [suit, ...second.slice(i, i + 1)]);
}

const rankPlace = (card: Card): number => (RANKS as readonly string[]).indexOf(rankOf(card));

/**
 * Sorts the cards. `rising` and `falling` sort by suit, and by rank within a suit; `ranks` sorts by rank
 * alone. A wild card is the highest of its suit. `before` are cards that the hand had before, so that the
 * suits stay in order while the hand gets shorter.
 */
export function sortHand(
  cards: readonly Card[],
  strength: Strength,
  order: Settings['order'] = 'rising',
  before: readonly Card[] = [],
): readonly Card[] {
  const way = order === 'falling' ? -1 : 1;
  const suits = suitOrder([...cards, ...before]);
  const place = (card: Card): number => (isWild(card) ? 99 : (strength[card] ?? rankPlace(card)));
  const suit = (card: Card): number => suits.indexOf(suitOf(card)) * (order === 'ranks' ? 0.01 : 100);
  return [...cards].sort((a, b) => suit(a) - suit(b) + way * (place(a) - place(b)));
}

/**
 * Number of cards in the upper of two rows. The hand is split between two suits near the middle, or in the
 * middle if no change of suit is near.
 */
export function upperRow(cards: readonly Card[]): number {
  const middle = cards.length / 2;
  const changes = cards.flatMap((card, i) => {
    const before = cards[i - 1];
    return before !== undefined && suitOf(before) !== suitOf(card) ? [i] : [];
  });
  const near = changes.filter(i => Math.abs(i - middle) <= cards.length / 8);
  const [best] = near.sort((a, b) => Math.abs(a - middle) - Math.abs(b - middle) || b - a);
  return best ?? Math.ceil(middle);
}

/**
 * All cards that the viewer may select: the hand, and a pair that was laid for a bout (a round of Capture)
 * and may still be changed.
 */
export function selectableCards({ deal, ask }: TableView): readonly Card[] {
  const laid = ask?.type === 'lay' ? ask.laid : null;
  return laid === null ? deal.hand : [...deal.hand, laid.bottom, laid.top];
}

/** Number of copies of a card in the list. */
export const copiesOf = (list: readonly Card[], card: Card): number => list.filter(one => one === card).length;

/**
 * The indices of these cards in the list. If the list has several copies of a card, there are as many indices
 * as `cards` has copies.
 */
export function placesOf(list: readonly Card[], cards: readonly Card[]): ReadonlySet<number> {
  const places = new Set<number>();
  for (const card of cards) {
    const place = list.findIndex((one, i) => one === card && !places.has(i));
    if (place >= 0) places.add(place);
  }
  return places;
}

/**
 * The list without these cards. If the list has several copies of a card, as many are removed as `cards` has
 * copies.
 */
export function withoutCards(list: readonly Card[], cards: readonly Card[]): readonly Card[] {
  const places = placesOf(list, cards);
  return list.filter((_, i) => !places.has(i));
}

/** Number of cards in a list of cards, or the number itself if the viewer knows only the number. */
export const countOf = (seen: readonly Card[] | number): number => (typeof seen === 'number' ? seen : seen.length);
