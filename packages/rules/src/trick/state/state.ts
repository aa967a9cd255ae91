// The state of a trick game: immutable plain JSON. Values that can be computed from others are not stored.
import type { Bid } from '../../cards/bids.ts';
import type { Card, Suit } from '../../cards/card.ts';
import type { Length } from '../../game/game.ts';
import type { ScoreParts, Wrapped } from '../../game/match.ts';
import type { Seat } from '../../game/seat.ts';
import type { MoonChoice, PassStep } from '../sheet/sheet.ts';

/**
 * The phase of a match. In `dealer` and `deal` the table must supply something, and in `opening` it may have
 * to. In `scoring` and `ending` an event follows without an answer. In the others seats are asked, until
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

/** A played card. A wild card has its call: whether it counts as the highest or the lowest of its suit. */
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
  readonly kitty: readonly Card[]; // cards of the kitty that the winner took with the trick
  // every card that could take the trick was cancelled: it goes to the winner of the next trick that somebody
  // takes, and until then `winner` is the leader
  readonly cancelled?: true;
}

/** A card to pass, and the seat that receives it. */
export interface PassedCard {
  readonly card: Card;
  readonly to: Seat;
}

/** The cards that a seat passes. */
export interface Pass {
  readonly seat: Seat;
  readonly gifts: readonly PassedCard[];
  readonly onward?: readonly Card[]; // the gifts that were passed to the seat before; only if there are any
}

/** The cards that a seat charges, that is, shows before play so that they count more. Often none. */
export interface Charge {
  readonly seat: Seat;
  readonly cards: readonly Card[];
}

export interface Moon {
  readonly seat: Seat;
  readonly option: MoonChoice;
}

/** Cards that came to a hand from the stock. */
export interface Draw {
  readonly seat: Seat;
  readonly trick: number; // how many tricks had been taken before in the deal
  readonly cards: number;
}

/** The result of a deal. */
export interface TrickDealResult {
  readonly deal: number;
  readonly dealer: Seat;
  readonly step: PassStep;
  readonly taken: readonly (readonly Card[])[]; // by seat, what affects the score, the kitty's included
  readonly moon: Moon | null;
  readonly named?: Suit; // the suit that an auction put in the place of hearts
  readonly points: readonly number[]; // what the deal adds to each total, with the moon, before any wrap
  readonly parts?: readonly ScoreParts[]; // by seat; results of earlier versions have none
  readonly totals: readonly number[];
  readonly wraps: readonly Wrapped[];
}

export interface State {
  readonly phase: TrickPhase;
  readonly length: Length | null;
  readonly totals: readonly number[];
  readonly tiebreak: boolean;
  readonly turned: boolean; // whether a match to the limit and back is on its way back: points are subtracted
  readonly results: readonly TrickDealResult[];
  readonly winners: readonly Seat[];
  readonly deal: number; // counted from 1; 0 before the first
  readonly misdeals: number; // how often the present deal was thrown in and dealt again
  readonly dealer: Seat;
  readonly step: PassStep;
  // the receiver of the card at each place in the middle; empty without a mix
  readonly mix: readonly Seat[];
  readonly hands: readonly (readonly Card[])[];
  readonly upcard: Card | null; // turned up to name the trump suit; no seat gets it
  readonly kitty: readonly Card[]; // cards still in the kitty, or in the stock with its next card first
  readonly draws: readonly Draw[];
  // the last seat with cards; its cards and the rest of the stock count as taken by it
  readonly kept: Seat | null;
  readonly passes: readonly Pass[];
  readonly charges: readonly Charge[]; // as far as seats have charged; secret until all have
  readonly bids: readonly Bid[]; // of this deal, in order
  readonly claimed: boolean; // whether the holder of the opening suit's wild card claimed the first lead
  readonly trick: Trick;
  readonly tricks: readonly TakenTrick[];
  readonly buried: readonly (readonly Card[])[]; // by seat: cards laid away in exchange for the kitty
  readonly broken: boolean;
  readonly moon: Moon | null;
  readonly shooter: Seat | null;
}
