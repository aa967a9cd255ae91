// The rule sheet of a trick game: plain data, every field a choice among named alternatives, a number or a
// list of cards.
import type { Card, Suit } from '../../cards/card.ts';
import type { Selector } from '../../cards/card-set.ts';
import type { SheetHead } from '../../game/head.ts';
import type { PerSeats } from '../../game/per-seats.ts';

/**
 * To which seats cards are passed. `left-2` is the second seat to the left. A scatter gives every opponent
 * the same number of cards. In a mix all cards go into the middle, are shuffled and dealt back.
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
  // seats may charge cards; if no seat does, cards are mixed, and seats may charge again
  'mix-if-uncharged',
  'hold',
] as const;
export type PassStep = (typeof PASS_STEPS)[number];

/**
 * How the points of a suit's cards depend on their rank. pips: A 14, K 13, Q 12, J 11, others their number;
 * pipsFace10: A 15, K, Q and J 10, others their number; low: A 5, K 4, Q 3, J 2, others 1; tens: A 50, K 40,
 * Q 30, J 20, ten each for 10 to 5, others 0.
 */
export const SCALES = ['pips', 'pipsFace10', 'low', 'tens'] as const;
export type RankScale = (typeof SCALES)[number];

/**
 * What the shooter of the moon gets: `keep` leaves the points as they were taken; `turn` counts every card
 * that costs points as a gain.
 */
export interface MoonOption {
  readonly name: MoonChoice;
  readonly self: number | 'start'; // `start`: the total goes back to where everybody started
  readonly others: number;
}
export const MOON_CHOICES = ['shed', 'burden', 'both', 'keep', 'turn'] as const;
export type MoonChoice = (typeof MOON_CHOICES)[number];

/** A card that changes the value of other cards for the player who takes it. */
export type Modifier =
  // `others`: doubles the seat's other cards with points, and has points itself only without such cards
  | { readonly card: Selector; readonly doubles: 'all' | 'hearts' | 'others' }
  | { readonly card: Selector; readonly cancels: Selector };

/** A card that its holder may show before play. The named cards then count double for every player. */
export interface Chargeable {
  readonly shown: Card;
  readonly doubles: readonly Selector[];
}

/** What counts in one deal of a game of contracts, in addition to the sheet's points. */
export interface Contract {
  readonly name: string;
  readonly points: TrickSheet['points'];
  readonly each: number; // for every trick
  readonly lastButOne: number;
  readonly last: number;
  readonly closed: readonly Selector[]; // not to be led until hearts are broken
}

export interface TrickSheet extends SheetHead {
  readonly kind: 'tricks';
  readonly dealer: Required<SheetHead['dealer']>;
  readonly deal: {
    readonly hand: 'all' | 'floor' | PerSeats<number>;
    // what happens to cards left over; `dealt`: they are dealt after the pass, so that hands differ by a
    // card; `out`: they are out of play and unseen; `outShown`: out of play and shown to all
    readonly rest: 'none' | 'kitty' | 'stock' | 'dealt' | 'out' | 'outShown';
  };
  readonly stock: { readonly draw: 'afterTrick' | 'toFollow' }; // when seats draw from the stock
  readonly kitty: {
    readonly to: 'firstTrick' | 'firstPenaltyTrick' | 'firstHeartTrick' | 'lastTrick' | 'onePerTrick' | 'hand';
    readonly visible: 'hidden' | 'winner' | 'all';
  };
  // the kind of hand for which a deal is thrown in; `allPenalty`: only penalty cards, when dealt or after the
  // pass; the others: as dealt, no penalty card, no heart, or no king, queen or jack
  readonly misdeal: 'none' | 'allPenalty' | 'noPenalty' | 'noHearts' | 'noFaces';
  readonly pass: {
    readonly cycle: PerSeats<readonly PassStep[]>;
    // the number of cards for each receiver: one number for all steps except a scatter, in which each
    // receiver then gets one card, or a list with a number for each step of the cycle
    readonly count: PerSeats<number | readonly number[]>;
    // when seats see received cards; if they see them before choosing, they must keep them or, with
    // `mayPassOn`, may pass them on
    readonly see: 'afterChoosing' | 'beforeChoosing' | 'mayPassOn';
    readonly keep: readonly Selector[]; // not to be passed, unless the hand has too few other cards
  };
  readonly charge: { readonly cards: readonly Chargeable[] }; // empty: no card is shown before play
  readonly auction: {
    readonly prize: 'none' | 'suit'; // `suit`: the highest bidder names the suit that replaces hearts
    readonly most: number; // chips that may be bid
  };
  readonly opening: {
    readonly leader: string; // leftOfDealer, rightOfDealer, dealer, bidder, lowest:C or holder:2C
    readonly later: string; // asFirst, or took:QS: the player who took that card leads the next deal
    readonly card: 'thatCard' | 'thatSuit' | 'any';
    readonly fallback: 'nextLowest' | 'leftOfDealer';
    readonly wild: 'holderMay' | 'ownerOfLowestOnly' | 'must' | 'never';
  };
  readonly follow: {
    readonly void: 'free' | 'mustTrump';
    readonly under: readonly Selector[]; // played to follow suit as soon as a card that beats them lies
  };
  readonly teams: {
    readonly seating: 'none' | 'opposite'; // who are partners
    readonly score: 'pooled' | 'own'; // whether partners count together
    readonly moon: 'seat' | 'team'; // whether a seat or a team must take the cards of the moon
  };
  readonly firstTrick: {
    readonly ban: readonly Selector[];
    readonly scope: 'discard' | 'any';
    readonly vsFollow: 'banWins' | 'followWins';
    readonly exempt: 'noneElse' | 'heartsFirst' | 'misdeal';
    readonly follow: 'any' | 'lowest'; // which card of the suit led is played, of those that may be
  };
  readonly lead: {
    readonly restrict: readonly Selector[]; // closed until hearts are broken
    readonly firstTrick: readonly Selector[]; // closed as the lead of the first trick
    readonly exempt: 'onlyRestricted' | 'onlyPenalty' | 'passLead';
  };
  readonly discard: {
    readonly restrict: readonly Selector[]; // not thrown off suit until hearts are broken
    readonly must: readonly Selector[]; // thrown as soon as the suit led cannot be followed
    readonly order: 'any' | 'listed'; // whether an earlier entry of `must` goes before a later one
  };
  readonly break: { readonly on: readonly { readonly cards: readonly Selector[]; readonly how: 'any' | 'discard' }[] };
  readonly trick: {
    // `turned`: the suit of a card left over, which is turned up and goes to no seat
    readonly trump: Suit | 'none' | 'turned';
    // which equal cards in a trick cancel each other, so that neither takes it; `alike`: of one rank and
    // colour
    readonly cancel: 'none' | 'identical' | 'alike';
    readonly allCancelled: 'leader' | 'next'; // who takes a trick in which all that could take it cancel
    readonly identical: 'first' | 'last'; // which of two identical cards is the higher, by the order of play
    readonly extend: readonly Selector[]; // if of the suit led, each seat plays a second card to the trick
  };
  readonly wild: {
    // what a wild card counts as; `beyond`: above or below its suit by its call; `tieFirst`, `tieLast`: tied
    // with its highest or lowest card, and the one played first or last wins; `overTen`: just above the ten,
    // and it makes its suit trumps in its trick; `none`: a joker, without a suit, which takes no trick
    readonly rank: 'beyond' | 'tieFirst' | 'tieLast' | 'overTen' | 'none';
    // when it may be played without following suit; `sameColour`: only to a lead of its colour;
    // `underHigher`: whenever the trick contains a card of its suit that beats it
    readonly play: 'asSuit' | 'anyTime' | 'sameColour' | 'underHigher';
    readonly pays: 'likeOthers' | 'whoShedIt'; // who pays for a wild card that another seat takes
  };
  readonly points: readonly { readonly cards: readonly Selector[]; readonly value: number | RankScale }[];
  readonly modifiers: readonly Modifier[];
  readonly contracts: readonly Contract[]; // one for each deal, in turn; empty if all deals count alike
  readonly settle: {
    readonly as: 'points' | 'difference' | 'lives' | 'pool'; // how a deal's points change the totals
    readonly lifeAt: number; // how many points in a deal cost a life
    readonly shareMax: number; // the pool stays if more seats than this have no points
    readonly leftOver: 'shared' | 'alone'; // whether several may divide a pool that nobody won before
    readonly belowZero: 'scores' | 'lapses'; // points of a deal that come to less than 0 without the moon's
  };
  readonly trickPoints: {
    readonly none: number; // for taking no trick in the deal
    readonly each: number; // for every trick
    readonly first: number; // for taking the first trick
    readonly lastButOne: number; // for taking the last but one
    readonly last: number; // for taking the last
    readonly all: number; // for taking the first and the last trick and every card that costs points
    // whether these points still count if a seat shoots the moon
    readonly besideMoon: 'scores' | 'lapses';
  };
  readonly moon: {
    readonly needs: readonly Selector[]; // the cards that shoot the moon; empty if there is no moon
    readonly options: readonly MoonOption[];
    readonly choose: 'shooter' | 'fixed' | 'auto';
    readonly choiceFrom: number | 'always'; // the shooter's total that opens more than the first option
    // what the player who passed cards to the shooter pays: as much as the others, double, or for all of them
    readonly passer: 'likeOthers' | 'double' | 'forAll';
    readonly sun: number; // how often a moon counts whose shooter has also taken every trick
    readonly bonus: 'scores' | 'lapses'; // whether cards with points that the moon does not need still count
  };
}

/** The fields that most of the games share. A sheet states only where it differs. */
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
