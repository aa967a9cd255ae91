// The likelihood of the pairs that a seat has laid, in a sampled deal (a world) and for each way of laying
// (by habit, by plan, at random).
import type { Card } from '@moonshot/rules/cards';
import { addToHand, type CapturePosition, emptyPosition, HAND_ROOM } from '../../sim/capture/position.ts';
import type { Dice } from '../../sim/dice.ts';
import { considerPairs } from '../policy/consider.ts';
import { type CaptureScratch, recordTops, type UnseenTops, WAYS } from '../policy/scratch.ts';
import type { CaptureFacts } from './facts.ts';
import { type CaptureDeterminization, fraction } from './worlds.ts';

/** The probability that a seat lays a pair at random instead of in its way of laying. */
const STRAYS = 0.1;

/** The state before a finished bout, and its result. */
interface Bout {
  readonly live: UnseenTops;
  readonly left: number; // number of bouts left, this bout included
  readonly stock: number;
  readonly tops: readonly number[]; // code of the top of each seat
  readonly winner: number; // winner of the bout; −1: none
}

/** The two cards that a seat lays in a round, as card codes. */
interface Pair {
  readonly bottom: number;
  readonly top: number;
}

/** Writes the log likelihood of all pairs that a seat has laid into `logs`, one for each way of laying. */
export type PairLikelihood = (world: CaptureDeterminization, seat: number, dice: Dice, logs: Float64Array) => void;

/** Returns the likelihood function for the pairs in a view. Its calls overwrite `scratch`. */
export function pairLikelihood(facts: CaptureFacts, scratch: CaptureScratch): PairLikelihood {
  const bouts = boutsOf(facts);
  const at = emptyPosition(facts.table);
  const places = placesOf(facts);
  return (world, seat, dice, logs) => {
    logs.fill(0);
    at.sizes[seat] = 0;
    for (const code of world.hands[seat]!) addToHand(at, seat, code);
    at.captured[seat] = 0;
    for (const [i, { winner }] of bouts.entries())
      if (winner === seat) at.captured[seat]! += scoresIn(facts, places, world, i);
    for (let i = bouts.length - 1; i >= 0; i--) {
      const { winner, stock, live, left, tops } = bouts[i]!;
      const bottom = bottomOf(facts, places, world, i, seat);
      for (let k = facts.schedule.drawn[i]![seat]!; k > 0; k--) giveBack(facts, at, seat, dice);
      if (winner === seat) at.captured[seat]! -= scoresIn(facts, places, world, i);
      for (const code of [bottom, tops[seat]!]) addToHand(at, seat, code);
      at.stocked = stock;
      recordTops(scratch, live, left);
      explain(scratch, at, seat, { bottom, top: tops[seat]! }, logs);
    }
  };
}

/** Adds the log likelihood of one pair to `logs`, for each way of laying. */
function explain(scratch: CaptureScratch, at: CapturePosition, seat: number, pair: Pair, logs: Float64Array): void {
  for (const way of [WAYS.habit, WAYS.plan]) {
    scratch.ways[seat] = way;
    considerPairs(scratch, at, seat);
    logs[way]! += Math.log((1 - STRAYS) * chanceOf(scratch, at, seat, pair) + STRAYS / scratch.count);
  }
  logs[WAYS.any]! -= Math.log(scratch.count);
}

/** For each bout and seat, the index of the world's hidden bottom; −1 if the viewer knows the card. */
function placesOf({ bottoms, hidden }: CaptureFacts): readonly Int32Array[] {
  const places = bottoms.map(row => new Int32Array(row.length).fill(-1));
  for (const [i, { bout, seat }] of hidden.entries()) places[bout]![seat] = i;
  return places;
}

const bottomOf = (
  { bottoms }: CaptureFacts,
  places: readonly Int32Array[],
  world: CaptureDeterminization,
  bout: number,
  seat: number,
): number => (places[bout]![seat]! < 0 ? bottoms[bout]![seat]! : world.bottoms[places[bout]![seat]!]!);

function scoresIn(
  facts: CaptureFacts,
  places: readonly Int32Array[],
  world: CaptureDeterminization,
  bout: number,
): number {
  let count = 0;
  for (let seat = 0; seat < facts.table.seats; seat++)
    count += facts.table.hearts[bottomOf(facts, places, world, bout, seat)]!;
  return count;
}

/**
 * Removes a random card from the hand, as if the seat had drawn the card last. If the seat has ever shown a
 * banned top, other cards are removed before banned tops, because it had no others then.
 */
function giveBack({ table, view }: CaptureFacts, at: CapturePosition, seat: number, dice: Dice): void {
  const from = seat * HAND_ROOM;
  const size = at.sizes[seat]!;
  let place = Math.floor(fraction(dice) * size);
  if (view.bouts.some(({ tops }) => table.banned[table.names.indexOf(tops[seat] as Card)] === 1))
    for (let i = 0; i < size && table.banned[at.hands[from + place]!] === 1; i++) place = (place + 1) % size;
  at.hands[from + place] = at.hands[from + size - 1]!;
  at.sizes[seat] = size - 1;
}

/** The probability of a pair. Equivalent tops and bottoms are merged. */
function chanceOf(scratch: CaptureScratch, at: CapturePosition, seat: number, { bottom, top }: Pair): number {
  const { table, count, tops, chances, scoring } = scratch;
  let [best, chance] = [-1, 0];
  for (let i = 0; i < count; i++) {
    const code = at.hands[seat * HAND_ROOM + tops[i]!]!;
    if (scoring[i] === table.hearts[bottom] && code <= top && code > best) [best, chance] = [code, chances[i]!];
  }
  return chance;
}

/** The finished bouts of a view. Each has the tops that were unseen before that bout. */
function boutsOf({ table, view, live, bottoms, schedule }: CaptureFacts): readonly Bout[] {
  const bouts: Bout[] = [];
  let before = live;
  let stock = view.stock;
  for (let i = view.bouts.length - 1; i >= 0; i--) {
    const { tops, winner } = view.bouts[i]!;
    const codes = tops.map(card => table.names.indexOf(card));
    before = before.slice();
    for (const code of [...codes, ...bottoms[i]!.filter(one => one >= 0)])
      if (table.banned[code] === 0) before[code]! += 1;
    stock += schedule.drawn[i]!.reduce((sum, count) => sum + count, 0);
    bouts[i] = { live: before, left: schedule.left + view.bouts.length - i, stock, tops: codes, winner: winner ?? -1 };
  }
  return bouts;
}
