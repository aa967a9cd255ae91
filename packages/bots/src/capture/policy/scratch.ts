// Working memory of the policy in a capture deal: the unseen cards that may become tops (face-up cards), and
// the pairs of one hand.
import type { CaptureView as View } from '@moonshot/rules/engine';
import { type CaptureTables, HAND_ROOM } from '../../sim/capture/position.ts';
import { weightsFor } from './weights.ts';
import { stakesFor } from './worth.ts';

const MOST = 2 * HAND_ROOM;
export const STEPS = 512;
/** Exponent of winning chances: above 1, because the tops of other seats are higher than random cards. */
export const AIM = 1.25;

/** Ways of laying: by fitted preferences (habit), by looking ahead (plan), or any pair at random. */
export const WAYS = { habit: 0, plan: 1, any: 2 } as const;
export const WAYS_COUNT = Object.keys(WAYS).length;

/** For each code, the number of copies that may still become tops. */
export type UnseenTops = Uint8Array;

/** Working memory about one seat, overwritten when the next seat is considered. */
export interface CaptureScratch {
  readonly table: CaptureTables;
  readonly usual: boolean;
  readonly weights: Float64Array;
  readonly wins: Float64Array; // winning chance of a top, by the share of stronger tops in `STEPS` steps
  readonly over: Float64Array; // by code, the number of possible tops above it; equal ones count half
  readonly order: Uint8Array; // indices of the hand, strongest card first
  readonly bottoms: Uint8Array; // the pairs, as indices of the hand
  readonly tops: Uint8Array;
  readonly topWins: Float64Array; // winning chance of each pair's top
  readonly chances: Float64Array; // probability of each pair
  readonly terms: Float64Array; // weights of the preferences, combined for the present hand
  // indices in the hand of the weakest two non-scoring and the weakest two scoring cards; −1: none
  readonly weakest: Int32Array;
  readonly scoring: Uint8Array; // whether each pair's bottom scores
  readonly ways: Uint8Array; // by seat, its way of laying
  way: number; // way of laying of the seat considered
  count: number; // number of pairs
  out: number; // number of cards that may still become tops, in all hands and the stock
  left: number; // number of bouts left, the present one included
  size: number; // number of cards in the hand
  free: number; // cards of the hand that may become tops at any time
  kept: number; // scoring cards in the hand
  draws: number; // expected number of cards that the seat will still draw
  pressure: number; // scoring cards per bout that the seat needs to lay
  readonly chanceOf: Float64Array; // by index in the hand, its winning chance as a top
  readonly hearts: number; // number of scoring cards in the deck
  unseenShare: number; // share of scoring cards among the unseen cards
  pot: number; // scoring cards that the seat can still capture, per pair that will be laid
  best: number; // the highest of `chanceOf`
  least: number; // winning chance of the worst top needed, if each remaining bout gets one of the best tops
  thrift: number; // the lowest winning chance of the hand's tops that is not below `least`
  readonly lineChances: Float64Array; // winning chances of the best tops, held and expected, best first
  readonly linePlaces: Int32Array; // indices of these tops in the hand; −1: not drawn yet
  lined: number; // number of tops in `lineChances`
  covers: number; // winning chance of the worst of these tops under which a scoring card will lie
}

/**
 * Whether the habits of the usual game apply: scoring cards are captured as hidden cards, may not be laid
 * face up, and are good to have.
 */
const isUsual = ({ rules, hearts, banned }: CaptureTables, totals: View['totals']): boolean =>
  rules.sheet.winnerTakes === 'bottoms' &&
  totals.every(total => stakesFor(rules.sheet, total).captured > 0) &&
  hearts.every((scores, code) => scores === banned[code]);

/** Working memory for a deal that begins with these totals. */
export function createCaptureScratch(table: CaptureTables, totals: View['totals']): CaptureScratch {
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

/** Records the unseen tops and the number of bouts left, before a bout. */
export function recordTops(scratch: CaptureScratch, live: UnseenTops, left: number): void {
  const { over } = scratch;
  let above = 0;
  for (let code = live.length - 1; code >= 0; code--) {
    over[code] = above + live[code]! / 2;
    above += live[code]!;
  }
  scratch.out = above;
  scratch.left = left;
}

/** The probability that a shown card wins, if `stronger` of the cards that others may still show beat it. */
export function chanceToWin(scratch: CaptureScratch, stronger: number): number {
  const share = stronger / Math.max(1, scratch.out - scratch.free);
  return scratch.wins[share <= 0 ? 0 : share >= 1 ? STEPS : Math.round(share * STEPS)]!;
}
