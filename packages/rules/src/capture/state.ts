// The state of a capture game: immutable plain JSON without derived values.
import type { Card } from '../cards/card.ts';
import type { Length } from '../game/game.ts';
import type { Wrapped } from '../game/match.ts';
import type { Seat } from '../game/seat.ts';

export type CapturePhase = 'dealer' | 'deal' | 'lay' | 'revealed' | 'redeal' | 'ending' | 'over';

/** A pair: the bottom stays hidden, the top is revealed when all have laid. */
export interface Laid {
  readonly bottom: Card;
  readonly top: Card;
}

/** One simultaneous reveal. There is no winner if identical tops carry the bout over. */
export interface Bout {
  readonly dealer: Seat;
  readonly laid: readonly Laid[]; // by seat
  readonly winner: Seat | null;
}

/** One line of the score sheet. */
export interface CaptureDealResult {
  readonly deal: number;
  readonly dealer: Seat; // who dealt first
  readonly bouts: number;
  readonly captured: readonly number[]; // hearts by seat
  readonly inHand: readonly number[];
  readonly points: readonly number[];
  readonly totals: readonly number[];
  readonly wraps: readonly Wrapped[];
}

export interface State {
  readonly phase: CapturePhase;
  readonly length: Length | null;
  readonly totals: readonly number[];
  readonly tiebreak: boolean;
  readonly results: readonly CaptureDealResult[];
  readonly winners: readonly Seat[];
  readonly deal: number; // counted from 1; 0 before the first
  readonly firstDealer: Seat; // of this deal
  readonly dealer: Seat; // of the present bout
  readonly hands: readonly (readonly Card[])[];
  readonly stock: readonly Card[]; // next card first
  readonly laid: readonly (Laid | null)[];
  readonly bouts: readonly Bout[];
}
