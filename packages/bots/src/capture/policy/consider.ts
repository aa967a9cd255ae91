// The pairs of cards that a seat considers in a bout (round), with the probability of each pair. A bottom is
// the weakest scoring card of the hand or its weakest other card.

import { mayLay } from '../../sim/capture/play.ts';
import { type CapturePosition, HAND_ROOM } from '../../sim/capture/position.ts';
import { addTop, plannedProbabilities } from './lineup.ts';
import { type CaptureScratch, chanceToWin, STEPS, WAYS } from './scratch.ts';
import { likesBelow, likesPlain, likesTop, weighHand } from './utility-weights.ts';

/** Writes the pairs of a seat's hand and their probabilities into `scratch`. */
export function considerPairs(scratch: CaptureScratch, at: CapturePosition, seat: number): void {
  sortHand(scratch, at, seat);
  countHand(scratch, at, seat);
  scratch.way = scratch.usual ? scratch.ways[seat]! : WAYS.any;
  if (scratch.usual) plan(scratch, at, seat);
  if (scratch.way === WAYS.habit) weighHand(scratch);
  findPairs(scratch, at, seat);
  share(scratch);
}

/** Writes the indices of the hand's cards into `order`, strongest card first. */
function sortHand(scratch: CaptureScratch, { hands, sizes }: CapturePosition, seat: number): void {
  const { order } = scratch;
  const from = seat * HAND_ROOM;
  const size = sizes[seat]!;
  for (let i = 0; i < size; i++) {
    const code = hands[from + i]!;
    let j = i;
    for (; j > 0 && hands[from + order[j - 1]!]! < code; j--) order[j] = order[j - 1]!;
    order[j] = i;
  }
  scratch.size = size;
}

function countHand(scratch: CaptureScratch, at: CapturePosition, seat: number): void {
  const { order, size, weakest, left } = scratch;
  const { hearts, banned, seats } = scratch.table;
  weakest.fill(-1);
  let [kept, free] = [0, 0];
  for (let i = size - 1; i >= 0; i--) {
    const place = order[i]!;
    const code = at.hands[seat * HAND_ROOM + place]!;
    const scores = hearts[code]!;
    kept += scores;
    free += 1 - banned[code]!;
    const row = scores * 2;
    if (weakest[row]! < 0) weakest[row] = place;
    else if (weakest[row + 1]! < 0) weakest[row + 1] = place;
  }
  const draws = Math.min(2 * (left - 1), (at.stocked - at.drawn) / seats);
  scratch.kept = kept;
  scratch.free = free;
  scratch.draws = draws;
  scratch.pot = (scratch.hearts - kept - at.captured[seat]!) / (left * seats);
  const out = scratch.hearts - kept - at.captured[seat]!;
  scratch.unseenShare = out / Math.max(1, out + scratch.out - free);
  scratch.pressure = (kept + draws / 4) / left;
}

/**
 * Lists the tops of the hand and of future draws, best first. Finds the winning chance of the worst top that
 * the remaining bouts need, and of the worst top under which a scoring card will be laid.
 */
function plan(scratch: CaptureScratch, at: CapturePosition, seat: number): void {
  const { order, size, over, table, chanceOf, left, draws, kept, lineChances } = scratch;
  const coming = Math.round(draws * 0.75);
  let [above, drawn] = [0, 0];
  scratch.lined = scratch.best = 0;
  for (let i = 0; i < size; i++) {
    const place = order[i]!;
    const code = at.hands[seat * HAND_ROOM + place]!;
    const counted = table.banned[code] === 0;
    const chance = counted ? chanceToWin(scratch, over[code]! - above - 0.5) : 0;
    chanceOf[place] = chance;
    if (!counted) continue;
    if (above === 0) scratch.best = chance;
    above += 1;
    while (drawn < coming && laterTop(scratch, drawn, coming) >= chance)
      addTop(scratch, laterTop(scratch, drawn++, coming), -1);
    addTop(scratch, chance, place);
  }
  while (drawn < coming) addTop(scratch, laterTop(scratch, drawn++, coming), -1);
  const laid = Math.min(left, Math.max(1, Math.round(kept + draws / 4)));
  scratch.least = left <= scratch.lined ? lineChances[left - 1]! : 0;
  scratch.covers = laid <= scratch.lined ? lineChances[laid - 1]! : 0;
  scratch.thrift = thriftOf(scratch);
}

/**
 * The winning chance of a top that will be drawn, if draws are spread evenly over all tops that are still
 * unseen.
 */
const laterTop = ({ wins }: CaptureScratch, i: number, coming: number): number =>
  wins[Math.round(((i + 0.5) / coming) * STEPS)]!;

/** The winning chance of the worst top of the hand that will be needed. */
function thriftOf({ chanceOf, size, least }: CaptureScratch): number {
  let thrift = 1;
  for (let i = 0; i < size; i++)
    if (chanceOf[i]! >= least && chanceOf[i]! < thrift && chanceOf[i]! > 0) thrift = chanceOf[i]!;
  return thrift;
}

/**
 * Adds pairs for each top. In the usual game, only the weakest of several equivalent tops counts. Tops are
 * equivalent if no other player's card ranks between them.
 */
function findPairs(scratch: CaptureScratch, at: CapturePosition, seat: number): void {
  const { order, size, over, table, usual } = scratch;
  const { hands } = at;
  const from = seat * HAND_ROOM;
  let [above, before, kept] = [0, -1, 0];
  scratch.count = 0;
  for (let i = 0; i < size; i++) {
    const top = order[i]!;
    const code = hands[from + top]!;
    let twins = 1;
    for (; i + 1 < size && hands[from + order[i + 1]!] === code; i++) twins += 1;
    const counted = table.banned[code] === 0;
    const stronger = counted ? over[code]! - above - twins / 2 : over[code]!;
    if (usual && counted && stronger === before) scratch.count = kept;
    kept = scratch.count;
    addPairs(scratch, at, seat, top, chanceToWin(scratch, stronger));
    if (scratch.count > kept) before = stronger;
    if (counted) above += twins;
  }
}

/** Adds at most two pairs with this top: over the weakest scoring card, and over the weakest other card. */
function addPairs(scratch: CaptureScratch, at: CapturePosition, seat: number, top: number, wins: number): void {
  const { weakest, tops, bottoms, chances } = scratch;
  const byHabit = scratch.way === WAYS.habit;
  const liked = byHabit ? likesTop(scratch, wins) : 0;
  for (let row = 0; row < 4; row += 2) {
    const bottom = weakest[row] === top ? weakest[row + 1]! : weakest[row]!;
    if (bottom < 0 || !mayLay(scratch.table, at, seat, bottom, top)) continue;
    const i = scratch.count++;
    tops[i] = top;
    bottoms[i] = bottom;
    scratch.topWins[i] = wins;
    scratch.scoring[i] = row >> 1;
    if (byHabit)
      chances[i] = liked + (row > 0 ? likesBelow(scratch, wins) : likesPlain(scratch, scratch.chanceOf[bottom]!));
  }
}

/**
 * Computes the probabilities of the pairs from preferences, or by plan. If the seat lays at random, all pairs
 * are equally likely.
 */
function share(scratch: CaptureScratch): void {
  const { count, chances, way } = scratch;
  if (way === WAYS.any) chances.fill(1 / count, 0, count);
  else if (way === WAYS.plan) plannedProbabilities(scratch);
  else {
    let all = 0;
    for (let i = 0; i < count; i++) {
      const chance = Math.exp(chances[i]!);
      chances[i] = chance;
      all += chance;
    }
    for (let i = 0; i < count; i++) chances[i] = chances[i]! / all;
  }
}
