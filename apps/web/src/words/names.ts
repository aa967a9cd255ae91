// The names of cards and seats in a language, for labels and for people who hear the page.
import { type Card, isWild, rankOf, suitOf, symbolOf } from '@moonshot/rules/cards/card';
import type { Seat } from '@moonshot/rules/game/seat';
import type { Call } from '@moonshot/rules/trick/state';
import type { TableView } from '@moonshot/wire';
import type { Words } from './en.ts';

/** `queen of spades`, `10 of clubs`, `wild heart`, `wild heart, called lowest` */
export function cardName(words: Words, card: Card, call?: Call): string {
  const suit = suitOf(card);
  if (!isWild(card)) return words.card(rankName(words, card), suit);
  return call === undefined ? words.wild(suit) : words.wildCalled(suit, call);
}

/** `Q♠`, `10♣`; a wild has no sign and is named: `wild heart`. */
export const cardSign = (words: Words, card: Card): string =>
  isWild(card) ? words.wild(suitOf(card)) : symbolOf(card);

/** `queen`, `10`, `7` */
export const rankName = (words: Words, card: Card): string => words.ranks[rankOf(card)] ?? rankOf(card);

/** Who sits there: the viewer is `You`. */
export const seatName = (words: Words, view: TableView, seat: Seat): string =>
  seat === view.viewer ? words.you : (view.sitters[seat]?.name ?? '');

/**
 * What somebody without a name is called at a table, in the language that the page spoke when it was opened.
 */
export const NAMELESS: readonly string[] = ['You', 'Du', 'Toi', 'Tú'];

/** A name at a table as it is said now: whoever gave none is `You`, whatever was spoken then. */
export const nameNow = (words: Words, name: string): string => (NAMELESS.includes(name) ? words.you : name);

/** The name with its first letter large: it begins a label. */
export const capital = (name: string): string => name.charAt(0).toUpperCase() + name.slice(1);
