// What a catalogue of words is given to say: numbers, cards and choices, and never words, so that every
// language finds its own.
import type { Card, Rank, Suit } from '../cards/card.ts';
import type { Selector } from '../cards/card-set.ts';

/**
 * The shape of a catalogue in any language, made from one in English: texts may differ, keys and arguments
 * may not.
 */
export type Said<T> = T extends string
  ? string
  : T extends (...given: infer Given) => infer Result
    ? (...given: Given) => Said<Result>
    : { readonly [Key in keyof T]: Said<T[Key]> };

/** Whose total wins the match. */
export type Winner = 'lowest' | 'highest' | 'closestToZero';

/** Where a total goes: to a number, halfway between the others, or into a win. */
export type Becomes = number | 'mean' | 'wins';

/** Cards taken out of a deck: a whole rank, or one card, perhaps both copies of it. */
export type Removed = { readonly rank: Rank } | { readonly card: Card; readonly twice: boolean };

export interface DeckTold {
  readonly packs: number;
  readonly packsFor: number | null; // the number of seats, where the packs depend on it
  readonly wilds: readonly Suit[]; // the suits that have a wild card
  readonly removed: readonly Removed[];
  readonly removedFor: number | null; // the number of seats, where what is removed depends on it
  readonly cards: number;
  readonly each: number; // cards in a hand
  readonly rest: number;
  readonly restIs: 'stock' | 'leftOver';
}

/** A way in which cards go to one other seat. */
export type PassWay = 'left' | 'right' | 'across' | 'left-2' | 'right-2' | 'left-3' | 'right-3';

/**
 * Deals of a cycle of passes that share one sentence: several directions in a row, a card for each opponent,
 * a mix (always, or if no player charges), or no pass.
 */
export type PassGroup = readonly PassWay[] | 'scatter' | 'mix' | 'mix-if-uncharged' | 'hold';

/** What cards count: a number of points, or by rank in one of four ways. */
export type Worth = number | 'pips' | 'pipsFace10' | 'low' | 'tens';

/** Cards that count the same. */
export interface PointsTold {
  readonly cards: Selector;
  readonly how: 'one' | 'each' | 'other'; // the one card, each of them, or each one not named before
  readonly withWild: Card | null; // the wild that counts among them, where that has to be said
  readonly worth: Worth;
  readonly wildWorth: boolean; // a wild is among them, and counts 1 where cards count by rank
}

/** Cards that must be taken to shoot the moon, and how many of them there are. */
export interface Needed {
  readonly cards: Selector;
  readonly count: number;
}

/**
 * What a moon may bring: the points stay, or what costs is good, or totals change, or the sums of the deal
 * before it is settled.
 */
export type MoonTold =
  | 'keep'
  | 'turn'
  | { readonly yours: number; readonly theirs: number; readonly of: 'total' | 'deal' };

/** What to do instead of what was refused: one of these cards, or something else. */
export type Instead = readonly Card[] | 'otherSuit' | 'otherCard';
