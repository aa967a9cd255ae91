// The state of a policy during playouts: its settings, and the scratch memory of one decision.
import { type Holdings, noHoldings } from './danger.ts';
import type { PolicyTables } from './policy-tables.ts';

/** Settings and scratch memory, which the next decision overwrites. */
export interface PolicyScratch {
  readonly tables: PolicyTables;
  readonly kept: Holdings;
  readonly open: Int32Array; // legal cards
  readonly hand: Int32Array;
  readonly out: Int32Array; // neither seen nor one’s own
  readonly dumps: Float64Array; // by suit led, expected discard of a void seat
  readonly danger: Float64Array; // by suit, danger of the hand
  noise: number; // noise of costs, in points
  later: number; // weight of future points relative to present ones
  heedsMoons: boolean;
  light: boolean; // the light policy, many times as fast
  trust: number; // weight of signs of a moon
  watchful: number; // the seat that always believes them; −1: none
  // by seat, the seats it spares, as bits: burdening them would lose the match
  spares: Int32Array;
  stake: number; // expected cost of a threatening moon for the own seat
  threat: number; // and the chance
  total: number; // danger of the hand
  voids: number;
}

/** Noise of costs in playouts, in points. */
const NOISE = 0.1;

export const mindOf = (tables: PolicyTables): PolicyScratch => ({
  tables,
  kept: noHoldings(),
  open: new Int32Array(4),
  hand: new Int32Array(4),
  out: new Int32Array(4),
  dumps: new Float64Array(4),
  danger: new Float64Array(4),
  noise: NOISE * tables.unit,
  later: 0.7,
  heedsMoons: true,
  light: false,
  trust: 1,
  watchful: -1,
  spares: new Int32Array(tables.lanes.seats),
  stake: 0,
  threat: 0,
  total: 0,
  voids: 0,
});
