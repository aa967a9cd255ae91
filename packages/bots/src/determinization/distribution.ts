// Counts the ways to distribute unseen cards to places (hands and the kitty) of given sizes, and draws one of
// them uniformly.
import { anyBelow, fraction, type WideDice } from './dice.ts';

/** A kind: unseen cards with the same possible places. */
interface Kind {
  readonly places: number;
  readonly codes: Uint8Array; // reordered by each draw
}

/** A group: places that may contain the same kinds of cards. */
interface Group {
  readonly takes: readonly boolean[]; // by kind, whether the places may contain it
  readonly places: readonly number[];
  readonly room: number;
}

/** The places in the order of drawing, with their room. */
export type SamplingOrder = readonly { readonly place: number; readonly room: number }[];

export interface DealSampler {
  readonly ways: number; // number of possible distributions, in double precision
  readonly fixed: ReadonlyMap<number, number>; // cards with a single possible place, by code
  readonly order: SamplingOrder;
  /**
   * Draws a place for each card that is not fixed. Writes the codes to `out`, place by place as in `order`.
   * `ways` must not be 0.
   */
  draw(dice: WideDice, out: Uint8Array): void;
}

const MOST = 112; // maximum number of cards of a kind: two packs with their wild cards
const WIDTH = MOST + 1;
const CHOICES = new Float64Array(WIDTH * WIDTH); // binomial coefficients

for (let n = 0; n <= MOST; n++)
  for (let k = 0; k <= n; k++)
    CHOICES[n * WIDTH + k] = k === 0 || k === n ? 1 : CHOICES[(n - 1) * WIDTH + k - 1]! + CHOICES[(n - 1) * WIDTH + k]!;

/**
 * Prepares the sampling of distributions. `may` has each card's possible places as bits, by code; `room` is
 * the number of cards in each place.
 */
export function tableOf(may: ReadonlyMap<number, number>, room: readonly number[]): DealSampler {
  const left = [...room];
  const fixed = settled(may, left);
  const free = new Map([...may].filter(([code]) => !fixed.has(code)));
  const kinds = kindsOf(free, left);
  const groups = groupsOf(kinds, left);
  const strides = stridesOf(kinds);
  const counter = kinds.length === 0 || groups.length === 0 ? NO_CARDS : counterOf(kinds, groups, strides);
  const splits = groups.reduce((product, group) => product * splitsOf(group, left), 1);
  // No distribution exists if a place is overfull or underfull, or a card has no place.
  const fits = left.every(size => size >= 0) && (kinds.length === 0) === (groups.length === 0);
  return {
    ways: fits ? counter.all * splits : 0,
    fixed,
    order: groups.flatMap(group => group.places.map(place => ({ place, room: left[place]! }))),
    draw: drawer(kinds, groups, strides, counter.ways),
  };
}

/**
 * The cards that have only one possible place. Once they fill that place, other cards may have only one
 * possible place left. Updates `left`, the room that remains in each place.
 */
function settled(may: ReadonlyMap<number, number>, left: number[]): ReadonlyMap<number, number> {
  const fixed = new Map<number, number>();
  for (let before = -1; before < fixed.size; ) {
    before = fixed.size;
    const open = openIn(left);
    for (const [code, places] of may) {
      const at = places & open;
      if (fixed.has(code) || at === 0 || (at & (at - 1)) !== 0) continue;
      fixed.set(code, 31 - Math.clz32(at));
      left[31 - Math.clz32(at)]! -= 1;
    }
  }
  return fixed;
}

const openIn = (room: readonly number[]): number =>
  room.reduce((places, size, place) => (size > 0 ? places | (1 << place) : places), 0);

/**
 * Groups cards by their possible places. The largest kind comes last, because its remaining number need not
 * be stored.
 */
function kindsOf(may: ReadonlyMap<number, number>, room: readonly number[]): readonly Kind[] {
  const open = openIn(room);
  const byPlaces = new Map<number, number[]>();
  for (const [code, places] of may) byPlaces.set(places & open, [...(byPlaces.get(places & open) ?? []), code]);
  return [...byPlaces]
    .map(([places, codes]) => ({ places, codes: Uint8Array.from(codes) }))
    .sort((a, b) => a.codes.length - b.codes.length);
}

/**
 * Groups places by the kinds that they accept, fewest kinds first. The last group takes all cards that are
 * left.
 */
function groupsOf(kinds: readonly Kind[], room: readonly number[]): readonly Group[] {
  const groups = new Map<string, { takes: boolean[]; places: number[]; room: number }>();
  for (const [place, size] of room.entries()) {
    if (size === 0) continue;
    const takes = kinds.map(kind => ((kind.places >>> place) & 1) === 1);
    const group = groups.get(takes.join()) ?? { takes, places: [], room: 0 };
    groups.set(takes.join(), { takes, places: [...group.places, place], room: group.room + size });
  }
  const width = ({ takes }: Group): number => takes.filter(Boolean).length;
  return [...groups.values()].sort((a, b) => width(a) - width(b));
}

/**
 * A state is one mixed-radix number: how many cards of each kind except the last are left. Returns the place
 * value of each of these kinds, followed by the number of states.
 */
function stridesOf(kinds: readonly Kind[]): readonly number[] {
  const strides = [1];
  for (const { codes } of kinds.slice(0, -1)) strides.push((strides.at(-1) ?? 1) * (codes.length + 1));
  return strides;
}

/** The number of ways to distribute a group's cards to its places. */
function splitsOf({ places, room: whole }: Group, room: readonly number[]): number {
  let left = whole;
  let product = 1;
  for (const place of places) {
    product *= CHOICES[left * WIDTH + room[place]!]!;
    left -= room[place]!;
  }
  return product;
}

/**
 * The number of ways to distribute the cards that are left when a group is about to take cards of a kind.
 * `left` is the state (see `stridesOf`), and `room` the space left in the group.
 */
type Ways = (group: number, kind: number, left: number, room: number) => number;

interface Counter {
  readonly ways: Ways;
  readonly all: number;
}

const NO_CARDS: Counter = { ways: () => 1, all: 1 };

function counterOf(kinds: readonly Kind[], groups: readonly Group[], strides: readonly number[]): Counter {
  const last = kinds.length - 1;
  const size = strides[last]!;
  const starts = groups.map((_, g) => groups.slice(0, g).reduce((sum, group) => sum + group.room + 1, 0) * last * size);
  const known = new Float64Array(groups.reduce((sum, group) => sum + group.room + 1, 0) * last * size).fill(-1);
  const behind = groups.map((_, g) => groups.slice(g + 1).reduce((sum, group) => sum + group.room, 0));
  const others = sumsOf(kinds, strides, size);
  /** The number of ways if cards of the last kind fill the rest of the group. */
  const filled = (g: number, left: number, room: number): number => {
    const have = room + behind[g]! - others[left]!;
    if (have < room || (room > 0 && groups[g]!.takes[last] !== true)) return 0;
    const ways = g + 1 < groups.length ? go(g + 1, 0, left, groups[g + 1]!.room) : 1;
    return CHOICES[have * WIDTH + room]! * ways;
  };
  const go: Ways = (g, kind, left, room) => {
    if (kind === last) return filled(g, left, room);
    const at = starts[g]! + (room * last + kind) * size + left;
    const before = known[at]!;
    if (before >= 0) return before;
    const stride = strides[kind]!;
    const have = Math.floor(left / stride) % (kinds[kind]!.codes.length + 1);
    const most = groups[g]!.takes[kind] === true ? Math.min(have, room) : 0;
    let sum = 0;
    for (let k = 0; k <= most; k++) sum += CHOICES[have * WIDTH + k]! * go(g, kind + 1, left - k * stride, room - k);
    known[at] = sum;
    return sum;
  };
  return { ways: go, all: go(0, 0, size - 1, groups[0]!.room) };
}

/** For each state, the number of cards left of all kinds but the last. */
function sumsOf(kinds: readonly Kind[], strides: readonly number[], size: number): Uint8Array {
  const sums = new Uint8Array(size);
  for (const [kind, { codes }] of kinds.slice(0, -1).entries())
    for (let left = 0; left < size; left++) sums[left]! += Math.floor(left / strides[kind]!) % (codes.length + 1);
  return sums;
}

function drawer(
  kinds: readonly Kind[],
  groups: readonly Group[],
  strides: readonly number[],
  ways: Ways,
): DealSampler['draw'] {
  const have = new Int32Array(kinds.length);
  const last = kinds.length - 1;
  return (dice, out) => {
    for (let kind = 0; kind <= last; kind++) have[kind] = kinds[kind]!.codes.length;
    let left = last < 0 ? 0 : strides[last]! - 1;
    let at = 0;
    for (let g = 0; g < groups.length; g++) {
      const group = groups[g]!;
      const from = at;
      let room = group.room;
      for (let kind = 0; kind <= last && room > 0; kind++) {
        if (group.takes[kind] !== true) continue;
        const k = kind === last ? room : share(dice, ways, have[kind]!, room, g, kind, left, strides[kind]!);
        if (kind !== last) left -= k * strides[kind]!;
        room -= k;
        for (let i = 0; i < k; i++) out[at++] = anyOf(dice, kinds[kind]!.codes, have[kind]!--);
      }
      if (group.places.length > 1) shuffle(dice, out, from, at);
    }
  };
}

/** Draws how many cards of a kind a group takes, weighted by the number of ways to place the other cards. */
function share(
  dice: WideDice,
  ways: Ways,
  have: number,
  room: number,
  g: number,
  kind: number,
  left: number,
  stride: number,
): number {
  const most = Math.min(have, room);
  let rest = fraction(dice) * ways(g, kind, left, room);
  let chosen = 0;
  for (let k = 0; k <= most; k++) {
    const some = CHOICES[have * WIDTH + k]! * ways(g, kind + 1, left - k * stride, room - k);
    if (some === 0) continue;
    chosen = k;
    rest -= some;
    if (rest < 0) break;
  }
  return chosen;
}

/** Draws a random one of the first `count` codes, and swaps it with the last of them. */
function anyOf(dice: WideDice, codes: Uint8Array, count: number): number {
  const i = anyBelow(dice, count);
  const code = codes[i]!;
  codes[i] = codes[count - 1]!;
  codes[count - 1] = code;
  return code;
}

/** Shuffles the codes from index `from` up to, but not including, `to`. */
export function shuffle(dice: WideDice, codes: Uint8Array, from: number, to: number): void {
  for (let i = to - 1; i > from; i--) {
    const j = from + anyBelow(dice, i - from + 1);
    const code = codes[i]!;
    codes[i] = codes[j]!;
    codes[j] = code;
  }
}
