// Deduces which hidden cards are banned tops: cards that may be laid face up only if the hand has no other.
// If a seat shows a banned top, all cards left in its hand are banned, too. So is its bottom, by some rules.
import type { CaptureFacts } from './facts.ts';

/** One way in which a seat may have received and laid its cards. */
interface Way {
  readonly bottoms: readonly number[]; // indices in `facts.hidden` of cards that must be banned ones
  readonly held: number; // number of cards in the seat's hand that must be banned ones
  readonly count: number; // number of possible orders of arrival
}

/** The cards that must be banned tops in one world. */
export interface BannedCards {
  readonly bottoms: ReadonlySet<number>;
  readonly held: readonly number[]; // number of such cards in the hand of each seat
}

/**
 * Draws one assignment of banned tops. Its probability is proportional to the number of deals in which it
 * occurs. `fraction` returns numbers from 0 up to 1.
 */
export type BannedCardSampler = (fraction: () => number) => BannedCards;

const NONE = (seats: number): BannedCards => ({ bottoms: new Set(), held: Array.from({ length: seats }, () => 0) });

export function bannedCardSampler(facts: CaptureFacts): BannedCardSampler {
  const { table, unseen, viewer } = facts;
  const ways = Array.from({ length: table.seats }, (_, seat) => (seat === viewer ? [] : waysOf(facts, seat)));
  const none = NONE(table.seats);
  if (ways.every(list => list.every(way => way.held === 0 && way.bottoms.length === 0))) return () => none;
  const banned = unseen.filter(code => table.banned[code] === 1).length;
  const share = shares(banned, unseen.length);
  const later = suffixes(ways, unseen.length + 1);
  return fraction => drawn(ways, later, share, fraction);
}

const needed = ({ bottoms, held }: Way): number => bottoms.length + held;

/** Element k is the probability that k given places all contain banned tops. */
function shares(banned: number, unseen: number): Float64Array {
  const share = new Float64Array(unseen + 2);
  share[0] = 1;
  for (let k = 0; k < Math.min(banned, unseen); k++) share[k + 1] = (share[k]! * (banned - k)) / (unseen - k);
  return share;
}

/** Element [seat][k] is the number of ways in which this seat and all later ones need k banned tops. */
function suffixes(ways: readonly (readonly Way[])[], size: number): readonly Float64Array[] {
  const all: Float64Array[] = [];
  let after = new Float64Array(size + 1);
  after[0] = 1;
  all[ways.length] = after;
  for (let seat = ways.length - 1; seat >= 0; seat--) {
    const here = new Float64Array(size + 1);
    for (const way of ways[seat]?.length ? (ways[seat] as readonly Way[]) : [{ bottoms: [], held: 0, count: 1 }])
      for (let k = 0; k + needed(way) <= size; k++) here[k + needed(way)]! += way.count * after[k]!;
    all[seat] = here;
    after = here;
  }
  return all;
}

function drawn(
  ways: readonly (readonly Way[])[],
  later: readonly Float64Array[],
  share: Float64Array,
  fraction: () => number,
): BannedCards {
  const bottoms = new Set<number>();
  const held = ways.map(() => 0);
  let before = 0;
  for (const [seat, list] of ways.entries()) {
    if (list.length === 0) continue;
    const weights = list.map(way => way.count * ahead(later[seat + 1] as Float64Array, share, before + needed(way)));
    const way = list[chosen(weights, fraction())] as Way;
    for (const i of way.bottoms) bottoms.add(i);
    held[seat] = way.held;
    before += needed(way);
  }
  return { bottoms, held };
}

const ahead = (later: Float64Array, share: Float64Array, before: number): number =>
  later.reduce((sum, count, k) => sum + count * (share[before + k] ?? 0), 0);

function chosen(weights: readonly number[], fraction: number): number {
  let rest = fraction * weights.reduce((sum, weight) => sum + weight, 0);
  for (const [i, weight] of weights.entries()) {
    rest -= weight;
    if (rest < 0) return i;
  }
  return weights.findLastIndex(weight => weight > 0);
}

/** A partial hand. `held` of its cards must be banned tops. */
interface Holding extends Way {
  readonly size: number;
}

/**
 * Enumerates a seat's possible hands, bout by bout. Each laid card is either unrestricted or must be a banned
 * top.
 */
function waysOf(facts: CaptureFacts, seat: number): readonly Way[] {
  const { table, view, bottoms, schedule } = facts;
  let all: readonly Holding[] = [{ bottoms: [], held: 0, count: 1, size: table.rules.sheet.deal.hand }];
  for (const [bout, { tops }] of view.bouts.entries()) {
    const top = table.names.indexOf(tops[seat] as (typeof tops)[number]);
    const bottom = bottoms[bout]?.[seat] ?? -1;
    const hidden = facts.hidden.findIndex(one => one.bout === bout && one.seat === seat);
    const laid = { top: table.banned[top] === 1, bottom: bottom < 0 ? undefined : table.banned[bottom] === 1, hidden };
    all = merged(all.flatMap(one => after(facts, one, laid))).map(one => ({
      ...one,
      size: one.size + (schedule.drawn[bout]?.[seat] ?? 0),
    }));
  }
  return all;
}

interface Pair {
  readonly top: boolean; // whether the top is a banned one
  readonly bottom: boolean | undefined; // whether the bottom is a banned top; undefined: hidden
  readonly hidden: number;
}

function after({ table }: CaptureFacts, one: Holding, { top, bottom, hidden }: Pair): readonly Holding[] {
  const size = one.size - 2;
  const mark = bottom === undefined ? [...one.bottoms, hidden] : one.bottoms;
  if (top && table.rules.sheet.top.exception === 'wholeHand')
    return bottom === false ? [] : [{ ...one, size, held: size, bottoms: mark }];
  const free = one.size - one.held;
  if (top)
    return [
      { ...one, size, held: size, count: one.count * free },
      ...(bottom === false ? [] : [{ ...one, size, held: size, bottoms: mark, count: one.count * one.held }]),
    ].filter(way => way.count > 0);
  return [
    { ...one, size, count: one.count * free * (free - 1) },
    ...(bottom === false
      ? []
      : [{ ...one, size, held: one.held - 1, bottoms: mark, count: one.count * free * one.held }]),
  ].filter(way => way.count > 0);
}

/** Merges ways that need the same banned tops, and adds up their counts. */
function merged(ways: readonly Holding[]): readonly Holding[] {
  const by = new Map<string, Holding>();
  for (const way of ways) {
    const key = `${way.bottoms.join()} ${way.held}`;
    const same = by.get(key);
    by.set(key, same === undefined ? way : { ...way, count: way.count + same.count });
  }
  return [...by.values()];
}
