// Worlds that fit a view, drawn plainly: every unseen card goes to a place that may hold it.
import { SUITS, type Suit, suitOf } from '@moonshot/rules/cards/card';
import type { Below } from '@moonshot/rules/cards/chance';
import { shuffled } from '@moonshot/rules/cards/deck';
import type { Rules } from '@moonshot/rules/trick/rules';
import type { View } from '@moonshot/rules/trick/view';
import { placeIn, suitIn } from '../sim/trick/layout.ts';
import type { Base, World } from './base.ts';

const TRIES = 100;

/** Where an unseen card may lie: a hand, a pile, or the middle. */
interface Place {
  readonly seat: number; // −1: the middle
  readonly hand: boolean;
  readonly room: number;
  readonly voids: ReadonlySet<number>;
}

/** Draws one world after another. */
export function drawing(base: Base, view: View, below: Below): () => World {
  const places = placesOf(base, view);
  const pins = pinsOf(base, view, places);
  return () => {
    for (let i = 0; i < TRIES; i++) {
      const codes = dealt(base, places, pins, below);
      if (codes !== undefined) return worldOf(base, places, codes);
    }
    const free = places.map(place => ({ ...place, voids: new Set<number>() }));
    return worldOf(base, free, dealt(base, free, new Map(), below) ?? []);
  };
}

function placesOf(base: Base, view: View): readonly Place[] {
  const voids = voidsOf(base.lanes.rules, view);
  const none = new Set<number>();
  return [
    ...base.sizes.map((room, seat) => ({ seat, hand: true, room, voids: voids[seat] ?? none })),
    ...base.hidden.map((room, seat) => ({ seat, hand: false, room, voids: none })),
    { seat: -1, hand: false, room: base.kitty, voids: none },
  ];
}

/** By seat, the suits that it has shown to hold nothing of, by their numbers. */
function voidsOf(rules: Rules, view: View): readonly ReadonlySet<number>[] {
  const voids = Array.from({ length: rules.seats }, () => new Set<number>());
  for (const [number, trick] of [...view.tricks, view.trick].entries()) {
    const led = trick.plays[0] && suitOf(trick.plays[0].card);
    if (led === undefined || (number === 0 && banHides(rules, led))) continue;
    for (const { seat, card } of trick.plays)
      if (suitOf(card) !== led && !(rules.sheet.wild.play === 'anyTime' && card.startsWith('W')))
        voids[seat]?.add(SUITS.indexOf(led));
  }
  return voids;
}

const banHides = (rules: Rules, led: Suit): boolean =>
  rules.sheet.firstTrick.vsFollow === 'banWins' && [...rules.banned].some(card => suitOf(card) === led);

/** Cards that the viewer passed lie in the hand they went to while that hand may hold them. */
function pinsOf(base: Base, view: View, places: readonly Place[]): ReadonlyMap<number, number> {
  const pins = new Map<number, number>();
  if (view.phase === 'pass' || base.hidden.some(count => count > 0)) return pins;
  const { names } = base.lanes;
  for (const { card, to } of view.given) {
    const code = base.unseen.find(one => names[one] === card && !pins.has(one));
    if (code !== undefined && !places[to]?.voids.has(suitIn(code))) pins.set(code, to);
  }
  return pins;
}

/** The codes by place; undefined where a card was left without one. */
function dealt(
  base: Base,
  places: readonly Place[],
  pins: ReadonlyMap<number, number>,
  below: Below,
): readonly (readonly number[])[] | undefined {
  const codes: number[][] = places.map(() => []);
  for (const [code, place] of pins) codes[place]?.push(code);
  const open = (code: number): number => places.filter(place => !place.voids.has(suitIn(code))).length;
  const loose = shuffled(base.unseen, below).filter(code => !pins.has(code));
  for (const code of [...loose].sort((a, b) => open(a) - open(b))) {
    const room = places.map((place, i) => (place.voids.has(suitIn(code)) ? 0 : place.room - (codes[i]?.length ?? 0)));
    const total = room.reduce((sum, one) => sum + Math.max(0, one), 0);
    if (total === 0) return undefined;
    codes[chosenOf(room, below(total))]?.push(code);
  }
  return codes;
}

/** Which of the rooms the k-th free place is in. */
function chosenOf(rooms: readonly number[], k: number): number {
  let left = k;
  for (const [i, room] of rooms.entries()) {
    left -= Math.max(0, room);
    if (left < 0) return i;
  }
  return -1;
}

function worldOf({ lanes }: Base, places: readonly Place[], codes: readonly (readonly number[])[]): World {
  const hands = new Int32Array(lanes.seats << 2);
  const piles: number[][] = Array.from({ length: lanes.seats }, () => []);
  let kitty: readonly number[] = [];
  for (const [i, { seat, hand }] of places.entries()) {
    const own = codes[i] ?? [];
    if (seat < 0) kitty = own;
    else if (hand) for (const code of own) hands[(seat << 2) + suitIn(code)]! |= 1 << placeIn(code);
    else piles[seat] = [...own];
  }
  return { hands, kitty, piles };
}
