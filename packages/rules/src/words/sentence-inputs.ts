// The arguments of a catalogue's sentences: numbers, cards and choices, never words, so that each language
// chooses its own.
import type { Card, Rank, Suit } from '../cards/card.ts';
import type { Selector } from '../cards/card-set.ts';

/**
 * The type of a catalogue in any language, from the English one: texts may differ, keys and arguments may
 * not.
 */
export type Catalog<T> = T extends string
  ? string
  : T extends (...given: infer Given) => infer Result
    ? (...given: Given) => Catalog<Result>
    : { readonly [Key in keyof T]: Catalog<T[Key]> };

/** Which total wins the match. */
export type WinRule = 'lowest' | 'highest' | 'closestToZero';

/** The result of a wrap: a number, the mean of the others, or a win. */
export type TotalChange = number | 'mean' | 'wins';

/** Cards removed from a deck: a whole rank, or one card, perhaps both copies. */
export type Removed = { readonly rank: Rank } | { readonly card: Card; readonly twice: boolean };

export interface DeckDescription {
  readonly packs: number;
  readonly packsFor: number | null; // the number of seats, if the packs depend on it
  readonly wilds: readonly Suit[]; // the suits with a wild card
  readonly removed: readonly Removed[];
  readonly removedFor: number | null; // the number of seats, if the removed cards depend on it
  readonly cards: number;
  readonly each: number; // cards in a hand
  readonly rest: number;
  readonly restIs: 'stock' | 'leftOver';
}

/** A direction in which cards are passed to one seat. */
export type PassWay = 'left' | 'right' | 'across' | 'left-2' | 'right-2' | 'left-3' | 'right-3';

/**
 * Deals of a cycle of passes that share one sentence: several directions in a row, a card for each opponent,
 * a mix (always, or if no player charges), or no pass.
 */
export type PassGroup = readonly PassWay[] | 'scatter' | 'mix' | 'mix-if-uncharged' | 'hold';

/** The value of cards: points, or by rank in one of four ways. */
export type CardWorth = number | 'pips' | 'pipsFace10' | 'low' | 'tens';

/** Cards with the same value. */
export interface PointsDescription {
  readonly cards: Selector;
  readonly how: 'one' | 'each' | 'other'; // the one card, each of them, or each one not named before
  readonly withWild: Card | null; // the wild among them, if it must be mentioned
  readonly worth: CardWorth;
  readonly wildWorth: boolean; // a wild is among them, and counts 1 if cards count by rank
}

/** Cards required for a moon, and their number. */
export interface Needed {
  readonly cards: Selector;
  readonly count: number;
}

/** The result of a moon: points stay, costs become gains, or totals change. */
export type MoonDescription =
  | 'keep'
  | 'turn'
  | { readonly yours: number; readonly theirs: number; readonly of: 'total' | 'deal' };

/** What to do instead of the refused action: one of these cards, or something else. */
export type Instead = readonly Card[] | 'otherSuit' | 'otherCard';
