// Names of cards and seats, for labels and screen readers.

import { NAMELESS, nameShown, type Words } from '@moonshot/i18n';
import type { TableView } from '@moonshot/protocol';
import type { Call, Seat } from '@moonshot/rules';
import { type Card, isWild, rankOf, suitOf, symbolOf } from '@moonshot/rules/cards';

/**
 * The name of a card, for example `queen of spades`, `10 of clubs`, `wild heart`, or `wild heart, called
 * lowest`.
 */
export function cardName(words: Words, card: Card, call?: Call): string {
  const suit = suitOf(card);
  if (!isWild(card)) return words.card(rankName(words, card), suit);
  return call === undefined ? words.wild(suit) : words.wildCalled(suit, call);
}

/**
 * The short sign of a card, such as `Q♠` or `10♣`. A wild card has no sign and is named, for example `wild
 * heart`.
 */
export const cardSign = (words: Words, card: Card): string =>
  isWild(card) ? words.wild(suitOf(card)) : symbolOf(card);

/** The name of a card's rank, for example `queen` or `10`. */
export const rankName = (words: Words, card: Card): string => words.ranks[rankOf(card)] ?? rankOf(card);

/** The name of a seat's player. The viewer's name is `You`. */
export const seatName = (words: Words, view: TableView, seat: Seat): string =>
  seat === view.viewer ? words.you : nameShown(view.sitters[seat]?.name ?? '', words.player);

/**
 * A player's name as it is shown now. A default name in any language is shown as `You` in the current one.
 */
export const nameNow = (words: Words, name: string): string =>
  NAMELESS.includes(name) ? words.you : nameShown(name, words.player);

/** Capitalizes a name at the start of a label. */
export const capital = (name: string): string => name.charAt(0).toUpperCase() + name.slice(1);
