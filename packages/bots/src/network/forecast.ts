// Predicts every seat's points at the end of a deal, by a neural network. Its input is a position between two
// tricks with all hands known, as in a sampled deal.
import type { TrickRules as Rules } from '@moonshot/rules/engine';
import { networks } from '#networks';
import { countOf } from '../sim/bits.ts';
import * as layout from '../sim/trick/layout.ts';
import { pointsIn } from '../sim/trick/play.ts';
import type { TrickPosition } from '../sim/trick/position.ts';
import { type FeatureConfig, POINTS, RANKS, SEATS } from './feature-config.ts';
import { evaluate, outputOf } from './network.ts';
import * as rows from './rows.ts';

const { BROKEN, DONE, HANDS, LEADER, TALLY } = layout;
const { FORECAST, add } = rows;
const SUITS = 4;

/**
 * Returns the expected points by seat at the end of the deal, with the sign of the game's rules. The array is
 * valid until the next call. Undefined if all points have been taken.
 */
export type Forecast = (at: TrickPosition) => ArrayLike<number> | undefined;

/**
 * Creates the forecast for a game with these features and this sign of points.
 */
export function forecastFor(config: FeatureConfig, score: Rules['sheet']['score']['sign']): Forecast {
  const { forecast } = networks();
  const sign = score === 'minus' ? -1 : 1;
  const into = forecast.rows;
  const out = new Int32Array(SUITS);
  const points = new Float64Array(SEATS);
  const foretold = new Float64Array(SEATS);
  return at => {
    for (let seat = 0; seat < SEATS; seat++) points[seat] = pointsIn(at[TALLY + seat]!);
    if (points[0]! + points[1]! + points[2]! + points[3]! === POINTS) return undefined;
    const leader = at[LEADER]!;
    into.count = 0;
    for (let suit = 0; suit < SUITS; suit++) {
      out[suit] = 0;
      for (let seat = 0; seat < SEATS; seat++) out[suit]! |= at[HANDS + (seat << 2) + suit]!;
    }
    for (let turn = 0; turn < SEATS; turn++) {
      const seat = (leader + turn) % SEATS;
      for (let suit = 0; suit < SUITS; suit++) addSuit(at[HANDS + (seat << 2) + suit]!, out[suit]!, turn, suit, into);
      add(into, rows.pointRow(FORECAST.points, turn, points[seat]!));
    }
    add(into, rows.takerRow(FORECAST.alone, points, leader));
    add(into, rows.trickRow(FORECAST.tricks, at[DONE]!));
    if (at[BROKEN] !== 0 || config.breaking === 0) add(into, FORECAST.open);
    rows.addFeatureConfig(into, FORECAST.config, config);
    evaluate(forecast);
    for (let turn = 0; turn < SEATS; turn++) foretold[(leader + turn) % SEATS] = sign * outputOf(forecast, turn);
    return foretold;
  };
}

/** Adds input rows for a hand's cards of a suit: their codes, their ranks among cards left, their number. */
function addSuit(hand: number, out: number, turn: number, suit: number, into: rows.Rows): void {
  for (let rest = hand; rest !== 0; rest &= rest - 1) {
    const place = 31 - Math.clz32(rest & -rest);
    add(into, rows.cardRow(FORECAST.hands, turn, suit * RANKS + place));
    add(into, rows.cardRow(FORECAST.ranks, turn, suit * RANKS + countOf(out & ((1 << place) - 1))));
  }
  add(into, rows.countRow(FORECAST.counts, turn * SUITS + suit, countOf(hand)));
}
