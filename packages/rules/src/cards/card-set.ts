// Hands and piles are lists of cards, in which the same card name may occur twice. This module also has
// selectors, which select groups of cards.
import { CARDS, type Card, isCard, isWild, placeOf, type Rank, rankOf, SUITS, type Suit, suitOf } from './card.ts';

/**
 * The list without one copy of the card. Throws if the list does not contain the card, because that is a bug
 * and not an illegal move.
 */
export function without(cards: readonly Card[], card: Card): readonly Card[] {
  const index = cards.indexOf(card);
  if (index < 0) throw new RangeError(`Cannot take ${card} from a list: it holds ${cards.join(' ') || 'nothing'}`);
  return cards.toSpliced(index, 1);
}

/** The list without one copy of each of the cards. */
export const withoutAll = (cards: readonly Card[], gone: readonly Card[]): readonly Card[] =>
  gone.reduce<readonly Card[]>(without, cards);

/**
 * The first of the wanted cards that the list lacks, if copies are counted. Undefined if the list has all of
 * them.
 */
export function lacking(cards: readonly Card[], wanted: readonly Card[]): Card | undefined {
  const left = [...cards];
  return wanted.find(card => {
    const index = left.indexOf(card);
    if (index >= 0) left.splice(index, 1);
    return index < 0;
  });
}

/** Whether the list contains all wanted cards, if copies are counted. */
export const holdsAll = (cards: readonly Card[], wanted: readonly Card[]): boolean =>
  lacking(cards, wanted) === undefined;

/** Every subset of the cards, from the empty one to the complete one. */
export const someOf = (cards: readonly Card[]): readonly (readonly Card[])[] =>
  cards.reduce<readonly (readonly Card[])[]>((all, card) => all.concat(all.map(some => [...some, card])), [[]]);

/** The list in canonical order. Uses a counting sort, which is faster here than a comparison sort. */
export function sorted(cards: readonly Card[]): readonly Card[] {
  const copies = new Uint8Array(CARDS.length);
  for (const card of cards) copies[placeOf(card)]!++;
  const list: Card[] = [];
  for (let place = 0; place < copies.length; place++)
    for (let left = copies[place]!; left > 0; left--) list.push(CARDS[place]!);
  return list;
}

/** Selects cards: `QS` a single card, `H*` a suit with its wild card, `Q*` a rank, `W*` all wild cards. */
export type Selector = Card | `${Suit}*` | `${Rank}*`;

export const isSelector = (text: unknown): text is Selector =>
  isCard(text) || (typeof text === 'string' && /^[2-9TJQKAWCDSH]\*$/.test(text));

/** Whether a selector names a single card. */
export const namesOneCard = (selector: Selector): selector is Card => selector.charAt(1) !== '*';

/** Whether the selectors name several cards, so that a verb about them is plural. */
export const namesSeveral = (selectors: readonly Selector[]): boolean =>
  selectors.length > 1 || !selectors.every(namesOneCard);

const isSuit = (letter: string): letter is Suit => (SUITS as readonly string[]).includes(letter);

/** Whether a selector selects a card. */
export function selects(selector: Selector, card: Card): boolean {
  if (namesOneCard(selector)) return selector === card;
  const letter = selector.charAt(0);
  return isSuit(letter) ? suitOf(card) === letter : rankOf(card) === letter;
}

/**
 * How specific a selector is. A card is more specific than a rank, and a rank is more specific than a suit.
 */
export const specificity = (selector: Selector): number =>
  namesOneCard(selector) ? 2 : isSuit(selector.charAt(0)) ? 0 : 1;

/** Those of the cards that any of the selectors selects, in the order of the list. */
export const pick = (cards: readonly Card[], selectors: readonly Selector[]): readonly Card[] =>
  cards.filter(card => selectors.some(selector => selects(selector, card)));

/**
 * The strength of each card within its suit. `ranks` lists the ranks from the highest to the lowest. A wild
 * card has no strength until it is called.
 */
export function strengthsOf(ranks: string): ReadonlyMap<Card, number> {
  const strength = (card: Card): number => ranks.length - ranks.indexOf(rankOf(card));
  return new Map(CARDS.filter(card => !isWild(card)).map(card => [card, strength(card)]));
}
