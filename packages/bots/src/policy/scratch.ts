// The state of the policy that plays all seats in playouts: its settings, and the working memory for one
// decision.
import { type Holdings, holdingsOf } from './danger.ts';
import { LATER } from './judgement.ts';
import type { PolicyTables } from './policy-tables.ts';

/** Settings, and working memory that each decision overwrites. "The seat" is the one that decides. */
export interface PolicyScratch {
  readonly tables: PolicyTables;
  readonly kept: Holdings; // cache of estimates for the cards of one suit
  readonly open: Int32Array; // legal cards, as one number per suit with a bit per card
  readonly hand: Int32Array; // cards of the seat, in the same form
  readonly out: Int32Array; // cards neither seen nor in the seat's hand, in the same form
  readonly dumps: Float64Array; // by suit led, expected cost of a discard by a seat without that suit
  readonly danger: Float64Array; // by suit, expected future cost of the hand's cards
  noise: number; // maximum random addition to a cost, in points
  later: number; // weight of future points relative to present ones
  heedsMoons: boolean; // whether seats try to stop another seat's moon
  losersFirst: boolean; // whether a seat that tries for the moon leads its losers before its winners
  light: boolean; // whether the light policy plays, which is many times as fast
  trust: number; // factor (0 to 1) on the probability of another seat's moon
  watchful: number; // the seat to which `trust` does not apply; −1: none
  // for each seat, the seats to which it should not give points because that would lose the match, as bits
  spares: Int32Array;
  stake: number; // expected cost to the seat of another seat's possible moon
  threat: number; // probability of that moon
  total: number; // expected future cost of the whole hand
  voids: number; // number of suits that the hand lacks
}

/** Maximum random addition to a cost in playouts, in points of standard Hearts. */
const NOISE = 0.1;

export const createPolicyScratch = (tables: PolicyTables): PolicyScratch => ({
  tables,
  kept: holdingsOf(tables),
  open: new Int32Array(4),
  hand: new Int32Array(4),
  out: new Int32Array(4),
  dumps: new Float64Array(4),
  danger: new Float64Array(4),
  noise: NOISE * tables.unit,
  later: LATER,
  heedsMoons: true,
  losersFirst: false,
  light: false,
  trust: 1,
  watchful: -1,
  spares: new Int32Array(tables.suitBits.seats),
  stake: 0,
  threat: 0,
  total: 0,
  voids: 0,
});
