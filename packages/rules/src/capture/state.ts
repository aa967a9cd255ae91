// The state of a capture game: immutable plain JSON.
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

/**
 * A round in which all seats show their pairs. It has no winner if the highest face-up cards are identical
 * and the sheet leaves them to the next bout's winner.
 */
export interface Bout {
  readonly dealer: Seat;
  readonly laid: readonly Laid[]; // by seat
  readonly winner: Seat | null;
}

/** The seat that gets the cards of a bout: its winner or, if it has none, that of a later bout. */
export const takerOf = (bouts: readonly Pick<Bout, 'winner'>[], bout: number): Seat | null =>
  bouts.slice(bout).find(({ winner }) => winner !== null)?.winner ?? null;

/** The result of a deal. */
export interface CaptureDealResult {
  readonly deal: number;
  readonly dealer: Seat; // the dealer of the first bout
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
