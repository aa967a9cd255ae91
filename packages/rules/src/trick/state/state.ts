// The state of a trick game: only what cannot be computed from the rest, immutable, plain JSON.
import type { Bid } from '../../cards/bids.ts';
import type { Card, Suit } from '../../cards/card.ts';
import type { Length } from '../../game/game.ts';
import type { Wrapped } from '../../game/match.ts';
import type { Seat } from '../../game/seat.ts';
import type { MoonChoice, PassStep } from '../sheet/sheet.ts';

/**
 * What is happening. In dealer, deal and opening the table must supply something. In the other phases seats
 * are asked.
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

/** A card put on the table; a wild with what it was called. */
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
  readonly kitty: readonly Card[]; // cards of the kitty that went to the winner's pile with it
}

/** A card and the seat that is to have it. */
export interface PassedCard {
  readonly card: Card;
  readonly to: Seat;
}

/** What a seat gave, in the order of seats. */
export interface Pass {
  readonly seat: Seat;
  readonly gifts: readonly PassedCard[];
}

/** What a seat shows before play; often nothing. */
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
  readonly trick: number; // how many tricks had been taken
  readonly cards: number;
}

/** One line of the score sheet. */
export interface TrickDealResult {
  readonly deal: number;
  readonly dealer: Seat;
  readonly step: PassStep;
  readonly taken: readonly (readonly Card[])[]; // by seat, the cards worth points, the kitty's included
  readonly moon: Moon | null;
  readonly named?: Suit; // in an auction: it took the part of hearts
  readonly points: readonly number[]; // what the deal adds, after the moon, before any wrap
  readonly totals: readonly number[];
  readonly wraps: readonly Wrapped[];
}

export interface State {
  readonly phase: TrickPhase;
  readonly length: Length | null;
  readonly totals: readonly number[];
  readonly tiebreak: boolean;
  readonly turned: boolean; // a match there and back is on its way back: points come off the totals
  readonly results: readonly TrickDealResult[];
  readonly winners: readonly Seat[];
  readonly deal: number; // counted from 1; 0 before the first
  readonly misdeals: number; // of the present deal
  readonly dealer: Seat;
  readonly step: PassStep;
  // the receiver of the card at each place in the middle; empty without a mix
  readonly mix: readonly Seat[];
  readonly hands: readonly (readonly Card[])[];
  readonly upcard: Card | null; // turned up for trumps, and out of the deal
  readonly kitty: readonly Card[]; // still in the middle, a stock's next card first
  readonly draws: readonly Draw[];
  // who alone was left with cards, and laid them to its pile with the rest of the stock
  readonly kept: Seat | null;
  readonly passes: readonly Pass[];
  readonly charges: readonly Charge[]; // by now; they are secret until all are in
  readonly bids: readonly Bid[]; // of this deal, in order
  readonly claimed: boolean; // the wild of the opening suit was claimed for the opening
  readonly trick: Trick;
  readonly tricks: readonly TakenTrick[];
  readonly buried: readonly (readonly Card[])[]; // by seat, laid away after taking the kitty in hand
  readonly broken: boolean;
  readonly moon: Moon | null;
  readonly shooter: Seat | null;
}
