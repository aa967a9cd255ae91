// The rule sheet of a trick game. It is plain data, mostly choices among named alternatives, numbers, and
// lists of cards.
import type { Card, Suit } from '../../cards/card.ts';
import type { Selector } from '../../cards/card-set.ts';
import type { SheetHead } from '../../game/head.ts';
import type { PerSeats } from '../../game/per-seats.ts';

/**
 * The seats to which cards are passed. `left-2` is the second seat to the left. In a scatter every opponent
 * gets the same number of cards. In a mix all cards go into the middle, are shuffled and dealt back.
 */
export const PASS_STEPS = [
  'left',
  'right',
  'across',
  'left-2',
  'right-2',
  'left-3',
  'right-3',
  'scatter',
  'mix',
  // seats may charge cards; if no seat does, cards are mixed, and then seats may charge again
  'mix-if-uncharged',
  'hold',
] as const;
export type PassStep = (typeof PASS_STEPS)[number];

/**
 * How the points of a suit's cards depend on their rank. `pips`: A 14, K 13, Q 12, J 11, wild 1, others
 * their number. `pipsFace10`: A 15, K, Q and J 10, wild 1, others their number. `low`: A 5, K 4, Q 3,
 * J 2, others 1. `tens`: A 50, K 40, Q 30, J 20, from 4 to 2 nothing, others 10.
 */
export const SCALES = ['pips', 'pipsFace10', 'low', 'tens'] as const;
export type RankScale = (typeof SCALES)[number];

/**
 * What the player who shot the moon can choose. `keep` leaves the points as they were taken. `turn` counts
 * every card that costs points as a gain.
 */
export interface MoonOption {
  readonly name: MoonChoice;
  readonly self: number | 'start'; // with `start` the total goes back to where all totals started
  readonly others: number;
}
export const MOON_CHOICES = ['shed', 'burden', 'both', 'keep', 'turn'] as const;
export type MoonChoice = (typeof MOON_CHOICES)[number];

/** A card that changes the value of other cards for the player who takes it. */
export type Modifier =
  // with `others` it doubles the seat's other cards with points, and has points itself only without such
  // cards
  | { readonly card: Selector; readonly doubles: 'all' | 'hearts' | 'others' }
  | { readonly card: Selector; readonly cancels: Selector };

/** A card that its holder may show before play. The named cards then count double for every player. */
export interface Chargeable {
  readonly shown: Card;
  readonly doubles: readonly Selector[];
}

/** What counts in one deal of a game of contracts, in addition to the points of every deal. */
export interface Contract {
  readonly name: string;
  readonly points: TrickSheet['points'];
  readonly each: number; // points for each trick
  readonly lastButOne: number;
  readonly last: number;
  readonly closed: readonly Selector[]; // the cards that may not be led until hearts are broken
}

export interface TrickSheet extends SheetHead {
  readonly kind: 'tricks';
  readonly dealer: Required<SheetHead['dealer']>;
  readonly deal: {
    readonly hand: 'all' | 'floor' | PerSeats<number>;
    // What happens to the cards left over. `dealt`: they are dealt after the pass, so that hands differ by a
    // card. `out`: they are out of play and unseen. `outShown`: they are out of play and shown to everybody.
    readonly rest: 'none' | 'kitty' | 'stock' | 'dealt' | 'out' | 'outShown';
  };
  readonly stock: { readonly draw: 'afterTrick' | 'toFollow' }; // when seats draw from the stock
  readonly kitty: {
    readonly to: 'firstTrick' | 'firstPenaltyTrick' | 'firstHeartTrick' | 'lastTrick' | 'onePerTrick' | 'hand';
    readonly visible: 'hidden' | 'winner' | 'all';
  };
  // The kind of hand for which a deal is thrown in. `allPenalty`: only penalty cards, as dealt or after the
  // pass. The others concern hands as dealt: no penalty card, no heart, or no king, queen or jack.
  readonly misdeal: 'none' | 'allPenalty' | 'noPenalty' | 'noHearts' | 'noFaces';
  readonly pass: {
    readonly cycle: PerSeats<readonly PassStep[]>;
    // The number of cards for each receiver. A single number is for all steps, but each receiver of a scatter
    // then gets one card. A list has a number for each step of the cycle.
    readonly count: PerSeats<number | readonly number[]>;
    // When seats see received cards. With `beforeChoosing` they must keep these cards, and with `mayPassOn`
    // they may pass them on.
    readonly see: 'afterChoosing' | 'beforeChoosing' | 'mayPassOn';
    // the cards that may not be passed, unless the hand has too few others
    readonly keep: readonly Selector[];
  };
  // the cards that may be shown before play; often empty
  readonly charge: { readonly cards: readonly Chargeable[] };
  readonly auction: {
    readonly prize: 'none' | 'suit'; // with `suit` the highest bidder names the suit that replaces hearts
    readonly most: number; // the maximum number of chips in a bid
  };
  readonly opening: {
    readonly leader: string; // `leftOfDealer`, `rightOfDealer`, `dealer`, `bidder`, `lowest:C` or `holder:2C`
    readonly later: string; // `asFirst`, or `took:QS` if the player who took that card leads the next deal
    readonly card: 'thatCard' | 'thatSuit' | 'any';
    readonly fallback: 'nextLowest' | 'leftOfDealer';
    readonly wild: 'holderMay' | 'ownerOfLowestOnly' | 'must' | 'never';
  };
  readonly follow: {
    readonly void: 'free' | 'mustTrump';
    // these cards must be played to follow suit as soon as a card that beats them is in the trick
    readonly under: readonly Selector[];
  };
  readonly teams: {
    readonly seating: 'none' | 'opposite'; // which seats are partners
    readonly score: 'pooled' | 'own'; // whether partners have one score
    readonly moon: 'seat' | 'team'; // whether a seat alone or a team must take the cards of the moon
  };
  readonly firstTrick: {
    readonly ban: readonly Selector[];
    readonly scope: 'discard' | 'any';
    readonly vsFollow: 'banWins' | 'followWins';
    readonly exempt: 'noneElse' | 'heartsFirst' | 'misdeal';
    readonly follow: 'any' | 'lowest'; // whether a seat must follow with the lowest card that it may play
  };
  readonly lead: {
    readonly restrict: readonly Selector[]; // the cards that may not be led until hearts are broken
    readonly firstTrick: readonly Selector[]; // the cards that may not be led to the first trick
    readonly exempt: 'onlyRestricted' | 'onlyPenalty' | 'passLead';
  };
  readonly discard: {
    readonly restrict: readonly Selector[]; // the cards that may not be discarded until hearts are broken
    // the cards that must be discarded as soon as a seat cannot follow suit
    readonly must: readonly Selector[];
    // whether cards of an earlier entry of `must` go before those of a later one
    readonly order: 'any' | 'listed';
  };
  readonly break: { readonly on: readonly { readonly cards: readonly Selector[]; readonly how: 'any' | 'discard' }[] };
  readonly trick: {
    // `turned`: the suit of a card that is left over and turned up; no seat gets this card
    readonly trump: Suit | 'none' | 'turned';
    // Which equal cards in a trick cancel each other, so that neither takes it. `alike`: cards of the same
    // rank and colour.
    readonly cancel: 'none' | 'identical' | 'alike';
    // who takes a trick in which all cards that could take it cancel each other
    readonly allCancelled: 'leader' | 'next';
    readonly identical: 'first' | 'last'; // which of two identical cards in a trick is the higher one
    // if one of these cards is played and is of the suit led, each seat plays a second card to the trick
    readonly extend: readonly Selector[];
  };
  readonly wild: {
    // What a wild card counts as. `beyond`: above or below its suit, by its call. `tieFirst`, `tieLast`: it
    // ties with the highest or lowest card of its suit, and the card played first or last wins. `overTen`:
    // just above the ten, and its suit is trumps in this trick. `none`: a joker without a suit, which takes
    // no trick.
    readonly rank: 'beyond' | 'tieFirst' | 'tieLast' | 'overTen' | 'none';
    // When a wild card may be played without following suit. `sameColour`: only to a lead of its colour.
    // `underHigher`: whenever the trick contains a card of its suit that beats it.
    readonly play: 'asSuit' | 'anyTime' | 'sameColour' | 'underHigher';
    // whether the player of a wild card receives its points from the seat that takes it
    readonly pays: 'likeOthers' | 'whoShedIt';
  };
  readonly points: readonly { readonly cards: readonly Selector[]; readonly value: number | RankScale }[];
  readonly modifiers: readonly Modifier[];
  // one contract for each deal, in turn; empty if all deals count alike
  readonly contracts: readonly Contract[];
  readonly settle: {
    readonly as: 'points' | 'difference' | 'lives' | 'pool'; // in what way a deal's points change the totals
    readonly lifeAt: number; // the number of points in a deal that costs a life
    readonly shareMax: number; // the pool stays if more seats than this number have no points
    // whether several seats may divide a pool that nobody won in the deal before
    readonly leftOver: 'shared' | 'alone';
    // whether points of a deal below 0 count if they do not come from a moon
    readonly belowZero: 'scores' | 'lapses';
  };
  readonly trickPoints: {
    readonly none: number; // points for taking no trick in the deal
    readonly each: number; // points for each trick
    readonly first: number; // points for taking the first trick
    readonly lastButOne: number; // points for taking the last trick but one
    readonly last: number; // points for taking the last trick
    readonly all: number; // points for taking the first and the last trick and every card that costs points
    // whether the points of tricks still count if a seat shoots the moon
    readonly besideMoon: 'scores' | 'lapses';
  };
  readonly moon: {
    // the cards that a seat must take to shoot the moon; empty if there is no moon
    readonly needs: readonly Selector[];
    readonly options: readonly MoonOption[];
    readonly choose: 'shooter' | 'fixed' | 'auto';
    // the total from which on the shooter may choose more than the first option
    readonly choiceFrom: number | 'always';
    // what the player who passed cards to the shooter pays: as much as the others, double, or for all of them
    readonly passer: 'likeOthers' | 'double' | 'forAll';
    readonly sun: number; // how many times a moon counts if the shooter has also taken every trick
    readonly bonus: 'scores' | 'lapses'; // whether cards with points that the moon does not need still count
  };
}

/** The values that most sheets share. A sheet states only the fields in which it differs. */
export const BASE_SHEET: Omit<TrickSheet, 'id' | 'version' | 'name' | 'seats'> = {
  kind: 'tricks',
  direction: 'clockwise',
  deck: { packs: 1, ranks: 'AKQJT98765432', wilds: [], remove: [] },
  dealer: { first: 'random', tie: 'redraw', next: 'left', taken: 'QS', cutBy: 'nobody' },
  match: { kind: 'limit', limit: 100, cmp: '>=', deals: 1, winner: 'lowest', tie: 'shared', offer: [50, 100, 150] },
  score: { start: 0, sign: 'plus', floor: 'none' },
  wrap: { list: [], when: 'beforeEndTest', inTieBreak: 'applies' },
  deal: { hand: 'all', rest: 'none' },
  stock: { draw: 'afterTrick' },
  kitty: { to: 'firstTrick', visible: 'hidden' },
  misdeal: 'none',
  pass: { cycle: [], count: 3, see: 'afterChoosing', keep: [] },
  charge: { cards: [] },
  auction: { prize: 'none', most: 13 },
  opening: { leader: 'leftOfDealer', later: 'asFirst', card: 'any', fallback: 'nextLowest', wild: 'never' },
  follow: { void: 'free', under: [] },
  teams: { seating: 'none', score: 'own', moon: 'seat' },
  firstTrick: { ban: [], scope: 'discard', vsFollow: 'followWins', exempt: 'noneElse', follow: 'any' },
  lead: { restrict: [], firstTrick: [], exempt: 'onlyRestricted' },
  discard: { restrict: [], must: [], order: 'any' },
  break: { on: [] },
  trick: { trump: 'none', cancel: 'none', allCancelled: 'leader', identical: 'first', extend: [] },
  wild: { rank: 'beyond', play: 'asSuit', pays: 'likeOthers' },
  points: [
    { cards: ['H*'], value: 1 },
    { cards: ['QS'], value: 13 },
  ],
  modifiers: [],
  contracts: [],
  settle: { as: 'points', lifeAt: 15, shareMax: 13, leftOver: 'shared', belowZero: 'scores' },
  trickPoints: { none: 0, each: 0, first: 0, lastButOne: 0, last: 0, all: 0, besideMoon: 'scores' },
  moon: {
    needs: ['H*', 'QS'],
    options: [
      { name: 'shed', self: -26, others: 0 },
      { name: 'burden', self: 0, others: 26 },
    ],
    choose: 'shooter',
    choiceFrom: 'always',
    passer: 'likeOthers',
    sun: 1,
    bonus: 'scores',
  },
};
