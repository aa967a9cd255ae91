// What a seat of a capture deal thinks with: which tops are still out, and room for the pairs of one hand.
import type { View } from '@moonshot/rules/capture/view';
import { HAND_ROOM, type Table } from '../sim/capture/position.ts';
import { weightsFor } from './weights.ts';
import { stakesFor } from './worth.ts';

const MOST = 2 * HAND_ROOM;
export const STEPS = 512;
/** Others choose their tops rather high than by chance. */
const AIM = 1.25;

/** How a seat may lay: by habit, by plan, or any pair that it considers. */
export const WAYS = { habit: 0, plan: 1, any: 2 } as const;
export const WAYS_COUNT = Object.keys(WAYS).length;

/** By code, how many copies may still be shown as a top. */
export type Live = Uint8Array;

/** Everything is written over by the next seat that is considered. */
export interface Mind {
  readonly table: Table;
  readonly usual: boolean;
  readonly weights: Float64Array;
  readonly wins: Float64Array; // the chance to win by the share of stronger tops, in steps
  readonly over: Float64Array; // by code, how many tops that are out beat it
  readonly order: Uint8Array; // places of the hand, strongest card first
  readonly bottoms: Uint8Array; // the pairs, as places in the hand
  readonly tops: Uint8Array;
  readonly topWins: Float64Array; // how likely the top of each wins
  readonly chances: Float64Array; // how likely the seat lays each
  readonly terms: Float64Array; // what the weights come to for one hand
  // places: weakest and next that scores not, weakest and next that scores; −1: none
  readonly weakest: Int32Array;
  readonly scoring: Uint8Array; // of each, whether its bottom scores
  readonly ways: Uint8Array; // by seat, one of the WAYS in which it lays
  way: number; // in which the seat that is considered lays
  count: number; // pairs
  out: number; // tops that are out
  left: number; // bouts, this one included
  size: number; // of the hand
  free: number; // cards of the hand that may lie on top at any time
  kept: number; // cards of the hand that score
  draws: number; // cards that will still be drawn
  pressure: number; // cards that score to lay away in each bout
  readonly chanceOf: Float64Array; // by place in the hand, the chance to win as a top
  readonly hearts: number; // cards that score in the deck
  unseenShare: number; // of the cards that the seat has not seen, those that score
  pot: number; // scoring cards that the seat can still capture, per pair that will be laid
  best: number; // the highest of `chanceOf`
  least: number; // the chance of the worst top that will be needed
  thrift: number; // the chance of the worst top of the hand that will be needed
  readonly lineChances: Float64Array; // of the best tops in hand and to be drawn, best first
  readonly linePlaces: Int32Array; // their places in the hand; −1: not drawn yet
  lined: number; // how many they are
  covers: number; // the chance of the worst top that a heart will lie under
}

/**
 * Whether the habits of the usual game apply: scoring cards are captured from below, may not lie on top, and
 * are good to have.
 */
const isUsual = ({ rules, hearts, banned }: Table, totals: View['totals']): boolean =>
  rules.sheet.winnerTakes === 'bottoms' &&
  totals.every(total => stakesFor(rules.sheet, total).captured > 0) &&
  hearts.every((scores, code) => scores === banned[code]);

/** A mind for a deal that begins with these totals. */
export function mindFor(table: Table, totals: View['totals']): Mind {
  return {
    table,
    usual: isUsual(table, totals),
    weights: weightsFor(table.seats),
    wins: Float64Array.from({ length: STEPS + 1 }, (_, i) => (1 - i / STEPS) ** (AIM * (table.seats - 1))),
    over: new Float64Array(table.names.length),
    order: new Uint8Array(HAND_ROOM),
    bottoms: new Uint8Array(MOST),
    tops: new Uint8Array(MOST),
    topWins: new Float64Array(MOST),
    chances: new Float64Array(MOST),
    terms: new Float64Array(10),
    weakest: new Int32Array(4),
    scoring: new Uint8Array(MOST),
    ways: new Uint8Array(table.seats),
    way: WAYS.habit,
    count: 0,
    out: 0,
    left: 1,
    size: 0,
    free: 0,
    kept: 0,
    draws: 0,
    chanceOf: new Float64Array(HAND_ROOM),
    hearts: table.deck.filter(code => table.hearts[code] === 1).length,
    pot: 0,
    unseenShare: 0,
    best: 0,
    least: 0,
    thrift: 0,
    lineChances: new Float64Array(MOST + HAND_ROOM),
    linePlaces: new Int32Array(MOST + HAND_ROOM),
    lined: 0,
    covers: 0,
    pressure: 0,
  };
}

/** Notes before a bout which tops are out and how many bouts are left. */
export function remember(mind: Mind, live: Live, left: number): void {
  const { over } = mind;
  let above = 0;
  for (let code = live.length - 1; code >= 0; code--) {
    over[code] = above + live[code]! / 2;
    above += live[code]!;
  }
  mind.out = above;
  mind.left = left;
}

/** The probability that a top wins if `stronger` of the others' tops beat it. */
export function chanceToWin(mind: Mind, stronger: number): number {
  const share = stronger / Math.max(1, mind.out - mind.free);
  return mind.wins[share <= 0 ? 0 : share >= 1 ? STEPS : Math.round(share * STEPS)]!;
}
