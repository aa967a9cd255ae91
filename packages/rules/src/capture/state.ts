// The state of a capture game, as immutable plain JSON.
import type { Card } from '../cards/card.ts';
import type { Length } from '../game/game.ts';
import type { Wrapped } from '../game/match.ts';
import type { Seat } from '../game/seat.ts';

export type CapturePhase = 'dealer' | 'deal' | 'lay' | 'revealed' | 'redeal' | 'ending' | 'over';

/**
 * The two cards that a seat lays. When all seats have laid, the top is revealed, and the bottom stays hidden.
 */
export interface Laid {
  readonly bottom: Card;
  readonly top: Card;
}

/**
 * A round in which all seats lay a pair. It may have no winner if face-up cards are identical. Its cards then
 * go to the winner of a later bout.
 */
export interface Bout {
  readonly dealer: Seat;
  readonly laid: readonly Laid[]; // the pair of each seat
  readonly winner: Seat | null;
}

/**
 * The seat that gets the cards of a bout: its winner or, if it has none, the winner of the next bout that
 * has one. Null if there is no such bout yet.
 */
export const takerOf = (bouts: readonly Pick<Bout, 'winner'>[], bout: number): Seat | null =>
  bouts.slice(bout).find(({ winner }) => winner !== null)?.winner ?? null;

/** The result of a deal. */
export interface CaptureDealResult {
  readonly deal: number;
  readonly dealer: Seat; // the dealer of the first bout
  readonly bouts: number;
  readonly captured: readonly number[]; // the number of hearts that each seat has captured
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
  readonly deal: number; // the number of the deal, from 1; 0 before the first deal
  readonly firstDealer: Seat; // the dealer of the first bout of this deal
  readonly dealer: Seat; // the dealer of this bout
  readonly hands: readonly (readonly Card[])[];
  readonly stock: readonly Card[]; // the cards of the stock, the next card first
  readonly laid: readonly (Laid | null)[];
  readonly bouts: readonly Bout[];
}
