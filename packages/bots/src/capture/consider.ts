// The pairs that a seat considers, with the probability of each. Equivalent pairs are merged.

import { mayLay } from '../sim/capture/play.ts';
import { HAND_ROOM, type Position } from '../sim/capture/position.ts';
import { goByPlan, lineUp } from './lineup.ts';
import { chanceToWin, type Mind, STEPS, WAYS } from './mind.ts';
import { likesBelow, likesPlain, likesTop, weighHand } from './taste.ts';

/** Writes the pairs of a seat's hand and their probabilities into the mind. */
export function consider(mind: Mind, at: Position, seat: number): void {
  sortHand(mind, at, seat);
  countHand(mind, at, seat);
  mind.way = mind.usual ? mind.ways[seat]! : WAYS.any;
  if (mind.usual) plan(mind, at, seat);
  if (mind.way === WAYS.habit) weighHand(mind);
  findPairs(mind, at, seat);
  share(mind);
}

/** Strongest first. */
function sortHand(mind: Mind, { hands, sizes }: Position, seat: number): void {
  const { order } = mind;
  const from = seat * HAND_ROOM;
  const size = sizes[seat]!;
  for (let i = 0; i < size; i++) {
    const code = hands[from + i]!;
    let j = i;
    for (; j > 0 && hands[from + order[j - 1]!]! < code; j--) order[j] = order[j - 1]!;
    order[j] = i;
  }
  mind.size = size;
}

function countHand(mind: Mind, at: Position, seat: number): void {
  const { order, size, weakest, left } = mind;
  const { hearts, banned, seats } = mind.table;
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
  mind.kept = kept;
  mind.free = free;
  mind.draws = draws;
  mind.pot = (mind.hearts - kept - at.captured[seat]!) / (left * seats);
  const out = mind.hearts - kept - at.captured[seat]!;
  mind.unseenShare = out / Math.max(1, out + mind.out - free);
  mind.pressure = (kept + draws / 4) / left;
}

/**
 * Lines up the best tops of the hand and of future draws. Finds the winning chances of the worst needed top
 * and of the worst top over a heart.
 */
function plan(mind: Mind, at: Position, seat: number): void {
  const { order, size, over, table, chanceOf, left, draws, kept, lineChances } = mind;
  const coming = Math.round(draws * 0.75);
  let [above, drawn] = [0, 0];
  mind.lined = mind.best = 0;
  for (let i = 0; i < size; i++) {
    const place = order[i]!;
    const code = at.hands[seat * HAND_ROOM + place]!;
    const counted = table.banned[code] === 0;
    const chance = counted ? chanceToWin(mind, over[code]! - above - 0.5) : 0;
    chanceOf[place] = chance;
    if (!counted) continue;
    if (above === 0) mind.best = chance;
    above += 1;
    while (drawn < coming && laterTop(mind, drawn, coming) >= chance) lineUp(mind, laterTop(mind, drawn++, coming), -1);
    lineUp(mind, chance, place);
  }
  while (drawn < coming) lineUp(mind, laterTop(mind, drawn++, coming), -1);
  const laid = Math.min(left, Math.max(1, Math.round(kept + draws / 4)));
  mind.least = left <= mind.lined ? lineChances[left - 1]! : 0;
  mind.covers = laid <= mind.lined ? lineChances[laid - 1]! : 0;
  mind.thrift = thriftOf(mind);
}

/** The winning chance of a top that will be drawn, if draws are spread evenly over all tops that are out. */
const laterTop = ({ wins }: Mind, i: number, coming: number): number => wins[Math.round(((i + 0.5) / coming) * STEPS)]!;

/** The winning chance of the hand's worst top that will be needed. */
function thriftOf({ chanceOf, size, least }: Mind): number {
  let thrift = 1;
  for (let i = 0; i < size; i++)
    if (chanceOf[i]! >= least && chanceOf[i]! < thrift && chanceOf[i]! > 0) thrift = chanceOf[i]!;
  return thrift;
}

/**
 * Adds pairs top by top. Tops without other players' cards between them are equivalent; only the weakest is
 * kept.
 */
function findPairs(mind: Mind, at: Position, seat: number): void {
  const { order, size, over, table, usual } = mind;
  const { hands } = at;
  const from = seat * HAND_ROOM;
  let [above, before, kept] = [0, -1, 0];
  mind.count = 0;
  for (let i = 0; i < size; i++) {
    const top = order[i]!;
    const code = hands[from + top]!;
    let twins = 1;
    for (; i + 1 < size && hands[from + order[i + 1]!] === code; i++) twins += 1;
    const counted = table.banned[code] === 0;
    const stronger = counted ? over[code]! - above - twins / 2 : over[code]!;
    if (usual && counted && stronger === before) mind.count = kept;
    kept = mind.count;
    addPairs(mind, at, seat, top, chanceToWin(mind, stronger));
    if (mind.count > kept) before = stronger;
    if (counted) above += twins;
  }
}

/** Adds the top over the weakest scoring card and over the weakest other card. */
function addPairs(mind: Mind, at: Position, seat: number, top: number, wins: number): void {
  const { weakest, tops, bottoms, chances } = mind;
  const byHabit = mind.way === WAYS.habit;
  const liked = byHabit ? likesTop(mind, wins) : 0;
  for (let row = 0; row < 4; row += 2) {
    const bottom = weakest[row] === top ? weakest[row + 1]! : weakest[row]!;
    if (bottom < 0 || !mayLay(mind.table, at, seat, bottom, top)) continue;
    const i = mind.count++;
    tops[i] = top;
    bottoms[i] = bottom;
    mind.topWins[i] = wins;
    mind.scoring[i] = row >> 1;
    if (byHabit) chances[i] = liked + (row > 0 ? likesBelow(mind, wins) : likesPlain(mind, mind.chanceOf[bottom]!));
  }
}

/**
 * Computes probabilities from preferences, or by plan. With an unusual sheet all pairs are equally likely.
 */
function share(mind: Mind): void {
  const { count, chances, way } = mind;
  if (way === WAYS.any) chances.fill(1 / count, 0, count);
  else if (way === WAYS.plan) goByPlan(mind);
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
