// The arguments from which every language makes its sentences about the rules. They are numbers, cards and
// choices.
import type { Card, Rank, Suit } from '../cards/card.ts';
import type { Selector } from '../cards/card-set.ts';

/**
 * The type of a catalogue of sentences in any language. It follows from the type of the English catalogue and
 * has the same keys and arguments.
 */
export type Catalog<T> = T extends string
  ? string
  : T extends (...given: infer Given) => infer Result
    ? (...given: Given) => Catalog<Result>
    : { readonly [Key in keyof T]: Catalog<T[Key]> };

/** Which total wins the match. */
export type WinRule = 'lowest' | 'highest' | 'closestToZero';

/**
 * Whose totals are ranked: those of players, as points or as lives, the sums of sides, or for each side the
 * worse total of its partners.
 */
export type Standing = 'player' | 'lives' | 'pooled' | 'worse';

/**
 * What happens to a total that is reached exactly. It becomes a number, or the mean of the highest and the
 * lowest total of the other players, or it wins the match.
 */
export type TotalChange = number | 'mean' | 'wins';

/**
 * Cards that are removed from a deck: a whole rank, or a single card. `twice` means both copies of the card.
 */
export type Removed = { readonly rank: Rank } | { readonly card: Card; readonly twice: boolean };

export interface DeckDescription {
  readonly packs: number;
  // the number of seats, if the number of packs depends on it; otherwise null
  readonly packsFor: number | null;
  readonly wilds: readonly Suit[]; // the suits that have a wild card
  readonly removed: readonly Removed[];
  // the number of seats, if the removed cards depend on it; otherwise null
  readonly removedFor: number | null;
  readonly cards: number;
  readonly each: number; // the number of cards in a hand
  readonly rest: number;
  readonly restIs: 'stock' | 'kitty' | 'leftOver';
  readonly jokers: number; // the number of wild cards that belong to no suit, not counting removed ones
}

/**
 * The seat to which cards are passed. `left-2` is the second seat to the left. `other` is the only opponent.
 */
export type PassWay = 'other' | 'left' | 'right' | 'across' | 'left-2' | 'right-2' | 'left-3' | 'right-3';

/**
 * Deals of a pass cycle that one part of a sentence describes: directions with the same number of cards, a
 * scatter, a mix (always, or if no player charges a card), or no pass.
 */
export interface PassGroup {
  readonly how: readonly PassWay[] | 'scatter' | 'mix' | 'mix-if-uncharged' | 'hold';
  readonly count: number; // the number of cards for each receiver
}

/** What cards are worth: a number of points, or points by rank in one of five ways. */
export type CardWorth = number | 'pips' | 'pipsFace10' | 'low' | 'tens' | 'minusTens';

/** Cards with the same value, as a sentence describes them. */
export interface PointsDescription {
  readonly cards: Selector;
  // a single card, each of several cards, or each card that was not named before
  readonly how: 'one' | 'each' | 'other';
  readonly withWild: Card | null; // the wild card among these cards, if the sentence must mention it
  readonly worth: CardWorth;
  // whether points are shown as gains and losses of the taker, so that gains have a plus sign
  readonly signed: boolean;
  // whether these cards include a wild card; if cards count by rank, the sentence names its points
  readonly wildWorth: boolean;
}

/** Cards that a seat must take to shoot the moon, and how many of them there are. */
export interface Needed {
  readonly cards: Selector;
  readonly count: number;
}

/** The groups of cards that a moon needs, or all cards of the deck. */
export type NeededCards = readonly Needed[] | 'all';

/**
 * The other players whose totals a moon changes: one or all other players, those of other sides, or whole
 * sides.
 */
export type MoonOthers = 'player' | 'players' | 'opponents' | 'side' | 'sides';

/**
 * What shooting the moon leads to. The points stay (`keep`), costs become gains (`turn`), or the totals or
 * points of the shooter (`yours`) and of the others (`theirs`) change. If partners have one score, both
 * numbers are for a side.
 */
export type MoonDescription =
  | 'keep'
  | 'turn'
  | {
      readonly yours: number | { readonly to: number }; // with `to` the total goes back to this number
      readonly theirs: number;
      readonly of: 'total' | 'deal';
      readonly others: MoonOthers;
    };

/** What a player who cannot follow suit may play: any card, a trump, or whatever is drawn from the stock. */
export type VoidRule = 'any' | 'anyNoTrump' | 'trump' | Suit | 'draw';

/** The cards that a player may play even though the player could follow suit. */
export type FreeCards = 'none' | 'wilds' | 'jokers';

/** What to do instead of the refused action: play one of these cards, another card, or another suit. */
export type Instead = readonly Card[] | 'otherSuit' | 'otherCard';
