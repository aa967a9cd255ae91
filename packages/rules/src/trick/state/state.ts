// The state of a trick game, as immutable plain JSON.
import type { Bid } from '../../cards/bids.ts';
import type { Card, Suit } from '../../cards/card.ts';
import type { Length } from '../../game/game.ts';
import type { ScoreParts, Wrapped } from '../../game/match.ts';
import type { Seat } from '../../game/seat.ts';
import type { MoonChoice, PassStep } from '../sheet/sheet.ts';

/**
 * The phase of a match. In `dealer` and `deal`, and sometimes in `opening`, the game waits for the table. In
 * `scoring` and `ending` an event follows without an answer. In the other phases seats are asked, until
 * `over`.
 */
export type TrickPhase =
  | 'dealer'
  | 'deal'
  | 'pass'
  | 'charge'
  | 'bid'
  | 'opening'
  | 'play'
  | 'bury'
  | 'moon'
  | 'scoring'
  | 'ending'
  | 'over';

export type Call = 'high' | 'low';

/** A played card. A wild card also has its call: whether it is the highest or the lowest card of its suit. */
export interface Play {
  readonly card: Card;
  readonly call?: Call;
}

export interface SeatPlay extends Play {
  readonly seat: Seat;
}

export interface Trick {
  readonly leader: Seat;
  readonly plays: readonly SeatPlay[];
}

export interface TakenTrick extends Trick {
  readonly winner: Seat;
  readonly kitty: readonly Card[]; // the cards of the kitty that the winner took with the trick
  // All cards that could take the trick were cancelled, so the trick goes to the winner of the next trick
  // that somebody takes. Until then `winner` is the leader.
  readonly cancelled?: true;
}

/** A card that is passed, and the seat that receives it. */
export interface PassedCard {
  readonly card: Card;
  readonly to: Seat;
}

/** The cards that a seat passes. */
export interface Pass {
  readonly seat: Seat;
  readonly gifts: readonly PassedCard[];
  // the gifts that the seat had received itself and passes on; absent if there are none
  readonly onward?: readonly Card[];
}

/**
 * The cards that a seat charges, that is, shows before play so that they count more. The list is often empty.
 */
export interface Charge {
  readonly seat: Seat;
  readonly cards: readonly Card[];
}

export interface Moon {
  readonly seat: Seat;
  readonly option: MoonChoice;
}

/** Cards that a seat drew from the stock. */
export interface Draw {
  readonly seat: Seat;
  readonly trick: number; // the number of tricks taken in this deal before the draw
  readonly cards: number;
}

/** The result of a deal. */
export interface TrickDealResult {
  readonly deal: number;
  readonly dealer: Seat;
  readonly step: PassStep;
  // by seat, the taken cards that affect the score, with those of the kitty
  readonly taken: readonly (readonly Card[])[];
  readonly moon: Moon | null;
  readonly named?: Suit; // the suit that an auction put in the place of hearts
  // what the deal adds to each total, with the moon, before any wrap of the totals
  readonly points: readonly number[];
  // the parts of each seat's points; absent if no seat has any, and in results of earlier versions
  readonly parts?: readonly ScoreParts[];
  readonly totals: readonly number[];
  readonly wraps: readonly Wrapped[];
}

export interface State {
  readonly phase: TrickPhase;
  readonly length: Length | null;
  readonly totals: readonly number[];
  readonly tiebreak: boolean;
  // whether a match to the limit and back is on its way back, so that points are subtracted
  readonly turned: boolean;
  readonly results: readonly TrickDealResult[];
  readonly winners: readonly Seat[];
  readonly deal: number; // the number of the deal, from 1; 0 before the first deal
  readonly misdeals: number; // how often this deal was thrown in and dealt again
  readonly dealer: Seat;
  readonly step: PassStep;
  // the seat that receives each card from the middle; empty without a mix
  readonly mix: readonly Seat[];
  readonly hands: readonly (readonly Card[])[];
  readonly upcard: Card | null; // the card that is turned up to determine the trump suit; no seat gets it
  readonly kitty: readonly Card[]; // the cards still in the kitty, or in the stock with its next card first
  readonly draws: readonly Draw[];
  // the last seat with cards; its cards and the rest of the stock count as taken by this seat
  readonly kept: Seat | null;
  readonly passes: readonly Pass[];
  // what the seats have charged so far; secret until all seats have chosen
  readonly charges: readonly Charge[];
  readonly bids: readonly Bid[]; // the bids of this deal, in order
  readonly claimed: boolean; // whether the holder of the opening suit's wild card claimed the first lead
  readonly trick: Trick;
  readonly tricks: readonly TakenTrick[];
  // by seat: the cards that were laid away in exchange for the kitty
  readonly buried: readonly (readonly Card[])[];
  readonly broken: boolean;
  readonly moon: Moon | null;
  readonly shooter: Seat | null;
}
