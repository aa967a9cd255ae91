// The part of a rule sheet that all games share: seats, deck, dealer, match, score and wraps.
import type { Card, Suit } from '../cards/card.ts';
import { type DeckPlan, deckOf } from '../cards/deck.ts';
import type { Clash } from '../words/sheet/en.ts';
import {
  CARD,
  choice,
  clashing,
  either,
  type FieldKind,
  forSeats,
  list,
  type PerSeats,
  pattern,
  perSeats,
  type SheetError,
  shape,
  text,
  whole,
} from './fields.ts';
import type { Length } from './game.ts';
import { SEATS_MAX, SEATS_MIN, TITLE_MAX, TOTAL_MAX } from './limits.ts';

/**
 * A wrap: a total of exactly `at`, or of a multiple of `every` except 0, changes to a number, to the mean of
 * the others' highest and lowest, or into a win.
 */
export interface Wrap {
  readonly at?: number;
  readonly every?: number;
  readonly to: number | 'mean' | 'wins';
}

export interface SheetHead {
  readonly id: string;
  readonly version: number;
  readonly name: string;
  readonly seats: { readonly min: number; readonly max: number; readonly best: number };
  // of play, of dealing and of all turns; `counterclockwise` mirrors each left and right of the sheet, except
  // the passes
  readonly direction: 'clockwise' | 'counterclockwise';
  readonly deck: {
    readonly packs: PerSeats<number>;
    readonly ranks: string; // all thirteen in any order, highest first
    readonly wilds: readonly Suit[];
    readonly remove: PerSeats<readonly Card[]>;
  };
  readonly dealer: {
    readonly first: 'random' | 'cutHigh' | 'cutLow';
    readonly tie: 'redraw' | 'suitOrder';
    // `taker`: whoever took the card `taken`; only in trick games
    readonly next: 'left' | 'right' | 'same' | 'loser' | 'taker' | 'cutAgain';
    readonly taken?: Card;
    readonly cutBy: 'nobody' | 'left' | 'right';
  };
  readonly match: {
    // `thereAndBack`: totals rise to the limit, and then go down until one is exactly 0
    readonly kind: 'limit' | 'deals' | 'limitOrDeals' | 'thereAndBack';
    readonly limit: number;
    readonly cmp: '>=' | '>' | '<' | '<=';
    readonly deals: number;
    readonly winner: 'lowest' | 'highest' | 'closestToZero';
    readonly tie: 'shared' | 'extraDeal';
    // lengths a table may choose from: deals or limits by the kind of the match, or a limit beside deals
    readonly offer: readonly (number | { readonly target: number })[];
  };
  readonly score: {
    readonly start: number;
    readonly sign: 'plus' | 'minus'; // whether points are added to a total or subtracted
    readonly floor: number | 'none';
  };
  readonly wrap: {
    readonly list: readonly Wrap[];
    readonly when: 'beforeEndTest' | 'afterEndTest';
    readonly inTieBreak: 'applies' | 'lapses';
  };
}

const SUIT = choice('C', 'D', 'S', 'H');
const SEATS = whole(SEATS_MIN, SEATS_MAX);
export const TOTAL = whole(-TOTAL_MAX, TOTAL_MAX);
const EVERY_RANK_ONCE = /^(?=[2-9TJQKA]{13}$)(?!.*(.).*\1)/;

/** How the dealers are found, apart from the next one. */
export const DEALER_FIELDS = {
  first: choice('random', 'cutHigh', 'cutLow'),
  tie: choice('redraw', 'suitOrder'),
  cutBy: choice('nobody', 'left', 'right'),
};
/** The next dealers of every game, except for a new cut. */
export const NEXT_DEALERS = ['left', 'right', 'same', 'loser'] as const;

/** The fields that all sheets share, and their possible values. */
export const HEAD_FIELDS: Readonly<Record<keyof SheetHead, FieldKind>> = {
  id: pattern('id', /^[a-z0-9-]{1,40}$/),
  version: whole(1, 9999),
  name: text(TITLE_MAX),
  seats: shape({ min: SEATS, max: SEATS, best: SEATS }),
  direction: choice('clockwise', 'counterclockwise'),
  deck: shape({
    packs: perSeats(whole(1, 2)),
    ranks: either(choice('AKQJT98765432', 'KQJT98765432A'), pattern('ranks', EVERY_RANK_ONCE)),
    wilds: list(SUIT, 4),
    remove: perSeats(list(CARD, 52)),
  }),
  dealer: shape({ ...DEALER_FIELDS, next: choice(...NEXT_DEALERS, 'cutAgain') }),
  match: shape({
    kind: choice('limit', 'deals', 'limitOrDeals', 'thereAndBack'),
    limit: TOTAL,
    cmp: choice('>=', '>', '<', '<='),
    deals: whole(1, 1000),
    winner: choice('lowest', 'highest', 'closestToZero'),
    tie: choice('shared', 'extraDeal'),
    offer: list(either(TOTAL, shape({ target: TOTAL })), 8),
  }),
  score: shape({ start: TOTAL, sign: choice('plus', 'minus'), floor: either(TOTAL, choice('none')) }),
  wrap: shape({
    list: list(
      either(
        shape({ at: TOTAL, to: either(TOTAL, choice('mean', 'wins')) }),
        shape({ every: whole(2, 1000), to: either(TOTAL, choice('mean', 'wins')) }),
      ),
    ),
    when: choice('beforeEndTest', 'afterEndTest'),
    inTieBreak: choice('applies', 'lapses'),
  }),
};

/** The side that a `left` or `right` of the sheet is on at the table, apart from passes. */
export function sideOf<T extends string>({ direction }: Pick<SheetHead, 'direction'>, side: T): T {
  if (direction === 'clockwise') return side;
  return side.replace(/left|right/, name => (name === 'left' ? 'right' : 'left')) as T;
}

const planOf = (head: SheetHead, seats: number): DeckPlan => ({
  packs: forSeats(head.deck.packs, seats) ?? 1,
  wilds: head.deck.wilds,
  remove: forSeats(head.deck.remove, seats) ?? [],
});

/** The deck for this number of seats, in canonical order. */
export const deckFor = (head: SheetHead, seats: number): readonly Card[] => deckOf(planOf(head, seats));

/** Adds an error about the field at this path to a list of errors. */
export type Say = (path: string, value: unknown, ...clash: Clash) => void;

/**
 * Contradictions among the shared fields for this number of seats: seats out of range, removed cards that the
 * pack lacks, a match that never ends.
 */
export function checkHead(head: SheetHead, seats: number): readonly SheetError[] {
  const { min, max, best } = head.seats;
  if (min > max) return [clashing('seats.min', min, 'seatsMin', max)];
  const errors: SheetError[] = [];
  const say: Say = (path, value, ...clash) => void errors.push(clashing(path, value, ...clash));
  if (best < min || best > max) say('seats.best', best, 'seatsBest', min, max);
  if (seats < min || seats > max) say('seats', seats, 'seats', min, max);
  const plan = planOf(head, seats);
  const pack = deckOf({ ...plan, remove: [] });
  const surplus = plan.remove.filter((card, i) => copies(plan.remove.slice(0, i + 1), card) > copies(pack, card));
  if (surplus.length > 0) say('deck.remove', plan.remove, 'notInPack', surplus);
  if (new Set(plan.wilds).size < plan.wilds.length) say('deck.wilds', plan.wilds, 'suitsOnce');
  const totals = head.wrap.list.map(wrap => JSON.stringify([wrap.at, wrap.every]));
  if (new Set(totals).size < totals.length) say('wrap.list', head.wrap.list, 'totalsOnce');
  return [...errors, ...checkEnd(head)];
}

const copies = (cards: readonly Card[], card: Card): number => cards.filter(one => one === card).length;

const checkEnd = (head: SheetHead): readonly SheetError[] =>
  head.match.kind === 'deals' ? [] : checkLimit(head, 'match.limit', head.match.limit);

/** Errors of a chosen length for this sheet, such as a target that is reached before the first deal. */
export const checkLength = (head: SheetHead, length: Length): readonly SheetError[] =>
  'target' in length ? checkLimit(head, 'length.target', length.target) : [];

function checkLimit({ match, score: { start } }: SheetHead, path: string, limit: number): readonly SheetError[] {
  if (!compares(match.cmp, start, limit)) return [];
  return [clashing(path, limit, 'limit', start)];
}

/** Whether a total has reached the limit by the sheet's comparison. */
export function compares(cmp: SheetHead['match']['cmp'], total: number, limit: number): boolean {
  switch (cmp) {
    case '>=':
      return total >= limit;
    case '>':
      return total > limit;
    case '<':
      return total < limit;
    case '<=':
      return total <= limit;
  }
}
