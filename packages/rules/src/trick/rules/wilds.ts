// What a wild card is in a game: a card of its suit, usually called high or low, or a joker, which has no
// suit.
import { type Card, isWild, type Suit, suitOf } from '../../cards/card.ts';
import { namesOneCard, type Selector, selects } from '../../cards/card-set.ts';
import type { TrickSheet } from '../sheet/sheet.ts';
import type { Play } from '../state/state.ts';

type Wilds = Pick<TrickSheet, 'wild'>;

/** Whether a player who plays a wild card calls it highest or lowest. */
export const isCalled = ({ wild }: Wilds): boolean => wild.rank !== 'none' && wild.rank !== 'overTen';

/** The suit that a wild card in the trick makes trumps. Undefined if no wild card does. */
export const raisedSuit = ({ wild }: Wilds, plays: readonly Play[]): Suit | undefined => {
  const raiser = wild.rank === 'overTen' ? plays.find(({ card }) => isWild(card)) : undefined;
  return raiser && suitOf(raiser.card);
};

/** Whether a card has no suit in this game, even if a suit is printed on it. */
export const isJoker = ({ wild }: Wilds, card: Card): boolean => wild.rank === 'none' && isWild(card);

/** The suit of a card. Undefined for a joker. */
export const suitIn = (sheet: Wilds, card: Card): Suit | undefined => (isJoker(sheet, card) ? undefined : suitOf(card));

/** Whether a selector of the sheet matches a card. The name of a suit does not match a joker. */
export const namesIn = (sheet: Wilds, selector: Selector, card: Card): boolean =>
  selects(selector, card) && (namesOneCard(selector) || selector === 'W*' || !isJoker(sheet, card));

/** The cards that at least one of the selectors matches in this game. */
export const pickIn = (sheet: Wilds, cards: readonly Card[], selectors: readonly Selector[]): readonly Card[] =>
  cards.filter(card => selectors.some(selector => namesIn(sheet, selector, card)));

/**
 * The suit that must be followed: that of the first card with a suit. Undefined if no such card has been
 * played.
 */
export function suitLed(sheet: Wilds, plays: readonly Play[]): Suit | undefined {
  const lead = plays.find(({ card }) => !isJoker(sheet, card));
  return lead && suitOf(lead.card);
}

const RED = 'DH';

/** Whether two suits have the same colour. */
export const isSameColour = (one: Suit, other: Suit): boolean => RED.includes(one) === RED.includes(other);
