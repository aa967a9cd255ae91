// The arguments from which each language makes its sentences about the rules: numbers, cards and choices, but
// never words.
import type { Card, Rank, Suit } from '../cards/card.ts';
import type { Selector } from '../cards/card-set.ts';

/**
 * The type of a catalogue of sentences in any language, derived from the type of the English catalogue: it
 * has the same keys and arguments.
 */
export type Catalog<T> = T extends string
  ? string
  : T extends (...given: infer Given) => infer Result
    ? (...given: Given) => Catalog<Result>
    : { readonly [Key in keyof T]: Catalog<T[Key]> };

/** The total that wins the match. */
export type WinRule = 'lowest' | 'highest' | 'closestToZero';

/** Whose totals rank: each player's own, a side's sum, or for a side the worse one of its partners. */
export type Standing = 'player' | 'pooled' | 'worse';

/**
 * What happens to a total that is reached exactly: it becomes a number or the mean of the others' totals, or
 * it wins.
 */
export type TotalChange = number | 'mean' | 'wins';

/** Cards removed from a deck: a whole rank, or one card, perhaps both copies. */
export type Removed = { readonly rank: Rank } | { readonly card: Card; readonly twice: boolean };

export interface DeckDescription {
  readonly packs: number;
  readonly packsFor: number | null; // the number of seats, if the packs depend on it
  readonly wilds: readonly Suit[]; // the suits with a wild card that belongs to it
  readonly removed: readonly Removed[];
  readonly removedFor: number | null; // the number of seats, if the removed cards depend on it
  readonly cards: number;
  readonly each: number; // cards in a hand
  readonly rest: number;
  readonly restIs: 'stock' | 'kitty' | 'leftOver';
  readonly jokers: number; // wild cards that belong to no suit, without those that are removed
}

/** The seat to which cards are passed. `left-2` is the second seat to the left, `other` the one opponent. */
export type PassWay = 'other' | 'left' | 'right' | 'across' | 'left-2' | 'right-2' | 'left-3' | 'right-3';

/**
 * Deals of a cycle of passes that share one sentence: several directions in a row, a card for each opponent,
 * a mix (always, or if no player charges), or no pass.
 */
export interface PassGroup {
  readonly how: readonly PassWay[] | 'scatter' | 'mix' | 'mix-if-uncharged' | 'hold';
  readonly count: number; // cards for each receiver
}

/** The value of cards: points, or by rank in one of four ways. */
export type CardWorth = number | 'pips' | 'pipsFace10' | 'low' | 'tens' | 'minusTens';

/** Cards with the same value. */
export interface PointsDescription {
  readonly cards: Selector;
  readonly how: 'one' | 'each' | 'other'; // the one card, each of them, or each one not named before
  readonly withWild: Card | null; // the wild card among them, if the sentence must mention it
  readonly worth: CardWorth;
  readonly signed: boolean; // points count for their taker, so that gains bear a plus
  readonly wildWorth: boolean; // a wild is among them, and counts 1 if cards count by rank
}

/** Cards that a seat must take to shoot the moon, and how many of them there are. */
export interface Needed {
  readonly cards: Selector;
  readonly count: number;
}

/** The cards of a moon by group, or all cards of the deck. */
export type NeededCards = readonly Needed[] | 'all';

/** The others whose totals a moon changes: one or all other players, those of other sides, or whole sides. */
export type MoonOthers = 'player' | 'players' | 'opponents' | 'side' | 'sides';

/**
 * What shooting the moon leads to: points stay (`keep`), costs become gains (`turn`), or the totals or points
 * of the shooter (`yours`) and of the others (`theirs`) change. If partners are `pooled`, both numbers are
 * per side.
 */
export type MoonDescription =
  | 'keep'
  | 'turn'
  | {
      readonly yours: number | { readonly to: number }; // `to`: the total goes back to this
      readonly theirs: number;
      readonly of: 'total' | 'deal';
      readonly others: MoonOthers;
    };

/** What a player who cannot follow suit may play: any card, a trump, or whatever is drawn from the stock. */
export type VoidRule = 'any' | 'anyNoTrump' | 'trump' | Suit | 'draw';

/** Cards that may be played by a player who could follow suit. */
export type FreeCards = 'none' | 'wilds' | 'jokers';

/** What to do instead of the refused action: one of these cards, or something else. */
export type Instead = readonly Card[] | 'otherSuit' | 'otherCard';
