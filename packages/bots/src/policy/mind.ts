// A player’s mind while deals are played out: how it judges, and the scratch room of one decision.
import { type Holdings, noHoldings } from './danger.ts';
import type { Eye } from './eye.ts';

/** A player’s looking at a position: scratch room that one decision fills and the next overwrites. */
export interface Mind {
  readonly eye: Eye;
  readonly kept: Holdings;
  readonly open: Int32Array; // legal cards
  readonly hand: Int32Array;
  readonly out: Int32Array; // neither seen nor one’s own
  readonly dumps: Float64Array; // by suit led, what a seat without it would throw in
  readonly danger: Float64Array; // by suit, of what is held
  noise: number; // how far costs may stray, in points
  later: number; // how much a point that may come later counts beside one that is taken now
  heedsMoons: boolean;
  light: boolean; // plays by the ends of suits, many times as fast
  trust: number; // how far signs of a moon are believed
  watchful: number; // the seat that believes them in any case; −1: none
  // by seat, a bit for each other that it would rather not burden: the match would be lost by it
  spares: Int32Array;
  stake: number; // what a threatening moon costs one’s own seat, by its chance
  threat: number; // and the chance
  total: number; // danger of the hand
  voids: number;
}

/** How far the costs of a card stray in playouts, in points. */
const NOISE = 0.1;

export const mindOf = (eye: Eye): Mind => ({
  eye,
  kept: noHoldings(),
  open: new Int32Array(4),
  hand: new Int32Array(4),
  out: new Int32Array(4),
  dumps: new Float64Array(4),
  danger: new Float64Array(4),
  noise: NOISE * eye.unit,
  later: 0.7,
  heedsMoons: true,
  light: false,
  trust: 1,
  watchful: -1,
  spares: new Int32Array(eye.lanes.seats),
  stake: 0,
  threat: 0,
  total: 0,
  voids: 0,
});
