// What of a deal is public or one’s own, as a position into which any world’s hidden cards can be put.
import type { Card } from '@moonshot/rules/cards/card';
import type { View } from '@moonshot/rules/trick/view';
import { countOf } from '../sim/bits.ts';
import { isInDeck, type Lanes } from '../sim/trick/lanes.ts';
import * as layout from '../sim/trick/layout.ts';
import { begin, pile, play } from '../sim/trick/play.ts';
import { clear, emptyPosition, give, type Position } from '../sim/trick/position.ts';

const { BURIED, COUNTS, HANDS, HIGH, KITTY, KITTY_LEFT, LEADER, PHASE, PHASES, THROWS_IN } = layout;

/** The cards that a seat cannot see, as they may lie. */
export interface World {
  readonly hands: Int32Array; // four lanes a seat; one’s own is left out
  readonly kitty: readonly number[]; // codes of the cards in the middle, the next first
  readonly piles: readonly (readonly number[])[]; // by seat, codes of what it took or buried unseen
}

export interface Base {
  readonly lanes: Lanes;
  readonly seat: number;
  readonly at: Position; // no hand but one’s own, nothing unseen in a pile
  readonly unseen: readonly number[]; // codes of the cards that lie somewhere else
  readonly sizes: readonly number[]; // of the others’ hands; 0 for one’s own
  readonly hidden: readonly number[]; // by seat, how many cards lie in its pile unseen
  readonly kitty: number; // cards in the middle
}

/** Hands out the codes of named cards, of two copies first one and then the other. */
function coder({ names }: Lanes): (card: Card) => number {
  const free = new Map<Card, number[]>();
  for (const [code, name] of names.entries()) if (name !== undefined) free.set(name, [...(free.get(name) ?? []), code]);
  return card => {
    const code = free.get(card)?.shift();
    if (code === undefined) throw new RangeError(`Cannot lay out a view: it shows ${card} more often than it exists`);
    return code;
  };
}

/** Lays out a view; its viewer must sit at the table. */
export function baseOf(lanes: Lanes, view: View): Base {
  if (view.viewer === 'watcher') throw new Error('Cannot lay out a view for a player: it is a watcher’s');
  const { seats } = lanes;
  const seat = view.viewer;
  const coded = coder(lanes);
  const seen = new Set<number>();
  const see = (card: Card): number => {
    const code = coded(card);
    seen.add(code);
    return code;
  };
  const at = emptyPosition(lanes);
  const hidden = replay(lanes, at, view, see);
  const away = view.phase === 'pass' ? view.given.map(gift => gift.card) : [];
  for (const card of view.phase === 'pass' ? [...away, ...view.received] : []) see(card);
  for (const card of view.hand) give(at, seat, see(card));
  for (const card of view.buried) pile(lanes, at, seat, see(card));
  const unseen = lanes.deck
    .map((_, i) => lanes.deck[i] as number)
    .filter(code => isInDeck(lanes, code) && !seen.has(code));
  const sizes = Array.from({ length: seats }, (_, i) => (i === seat ? 0 : (view.handSizes[i] ?? 0)));
  return { lanes, seat, at, unseen, sizes, hidden, kitty: view.kitty };
}

/** Plays what has been played; gives how many cards lie unseen in each pile. */
function replay(lanes: Lanes, at: Position, view: View, see: (card: Card) => number): readonly number[] {
  const hidden = Array.from({ length: lanes.seats }, () => 0);
  clear(at);
  begin(lanes, at);
  at[LEADER] = view.trick.leader;
  for (const trick of view.tricks) {
    playAll(lanes, at, trick, see);
    const { kitty, winner } = trick;
    if (typeof kitty === 'number') hidden[winner]! += kitty;
    else if (lanes.rules.sheet.kitty.to !== 'hand') for (const card of kitty) pile(lanes, at, winner, see(card));
    else if (winner !== view.viewer) hidden[winner]! += kitty.length;
  }
  at[LEADER] = view.trick.leader;
  playAll(lanes, at, view.trick, see);
  at[KITTY_LEFT] = view.kitty;
  at[THROWS_IN] = 1;
  if (view.phase === 'bury') {
    at[PHASE] = PHASES.bury;
    at[BURIED] = view.hand.length - Math.min(...view.handSizes);
  }
  return hidden;
}

function playAll(lanes: Lanes, at: Position, trick: View['trick'], see: (card: Card) => number): void {
  at[LEADER] = trick.leader;
  const moves = trick.plays.map(({ card, call }) => see(card) | (call === 'high' ? HIGH : 0));
  for (const [i, { seat }] of trick.plays.entries()) give(at, seat, (moves[i] as number) & ~HIGH);
  for (const move of moves) play(lanes, at, move);
}

/** A base with a world’s cards put where they lie, into `at`. */
export function enter({ lanes, at: base, seat, kitty }: Base, world: World, at: Position): void {
  at.set(base);
  for (let other = 0; other < lanes.seats; other++) {
    if (other === seat) continue;
    let counts = 0;
    for (let suit = 0; suit < 4; suit++) {
      const lane = world.hands[(other << 2) + suit]!;
      at[HANDS + (other << 2) + suit] = lane;
      counts |= countOf(lane) << (suit << 3);
    }
    at[COUNTS + other] = counts;
  }
  const first = lanes.rules.kittySize - kitty;
  for (let i = 0; i < kitty; i++) at[KITTY + first + i] = world.kitty[i]!;
  for (const [owner, codes] of world.piles.entries()) for (const code of codes) pile(lanes, at, owner, code);
}
