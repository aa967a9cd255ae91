// Samples worlds (deals that fit the view) by beliefs about single cards. Each step of a Markov chain
// exchanges cards between seats.
import type { Card } from '@moonshot/rules/cards';
import { addToHand, drop, emptyPosition, isHeld, type TrickPosition } from '../sim/trick/position.ts';
import type { SuitBits } from '../sim/trick/suit-bitboards.ts';
import { anyBelow, fraction, type WideDice } from './dice.ts';
import type { Determinizations } from './world.ts';

/** The log probability that a seat holds a card, up to a constant that is the same for every seat. */
export type Belief = (seat: number, card: Card) => number;

/** Number of exchanges tried before the first world, and between two worlds. */
const AT_FIRST = 500;
const BETWEEN = 60;
/** One in this many exchanges may move more than two cards at once. */
const LONGER = 4;

/** The state of the Markov chain: its current world, and the cards that can be exchanged. */
interface Chain {
  readonly seats: number;
  readonly world: TrickPosition;
  readonly codes: readonly number[]; // cards that may be in several hands, in the order of the arrays below
  readonly may: readonly number[]; // by card, the seats that may hold it, one bit per seat
  readonly logs: Float64Array; // by card and seat, the log probability that the seat holds the card
  readonly holder: Uint8Array; // by card, the seat that holds it in this world
  readonly chosen: Uint8Array; // the cards of the next exchange, as indices
}

/**
 * Metropolis sampling: an exchange that makes the world more likely is always accepted. Any other exchange is
 * accepted with a probability equal to the ratio of the two worlds' probabilities. Falls back to uniform
 * sampling if the worlds are not plain (see `isPlain`).
 */
export function beliefSampler(suitBits: SuitBits, worlds: Determinizations, belief: Belief): Determinizations['draw'] {
  if (!isPlain(worlds.facts, suitBits.seats)) return worlds.draw;
  const chain = chainOf(suitBits, worlds.facts, belief);
  if (chain.codes.length < 2) return worlds.draw;
  let begun = false;
  return (at, dice) => {
    if (!begun) begin(chain, worlds, dice);
    begun = true;
    for (let k = 0; k < BETWEEN; k++) exchange(chain, dice);
    at.set(chain.world);
  };
}

/**
 * Whether a world is restricted only by the hands in which each card may be. There are then no limits and no
 * kitty, and no cases that exclude each other.
 */
export const isPlain = ({ loose, cases, limits, room }: Determinizations['facts'], seats: number): boolean =>
  !loose && cases.length <= 1 && limits.length === 0 && room[seats] === 0;

function chainOf(suitBits: SuitBits, { may, cases }: Determinizations['facts'], belief: Belief): Chain {
  const { seats } = suitBits;
  const placesOf = (code: number): number => (may.get(code) ?? 0) & (cases[0]?.get(code) ?? -1);
  const codes = [...may.keys()].filter(code => (placesOf(code) & (placesOf(code) - 1)) !== 0);
  const logs = new Float64Array(codes.length * seats);
  for (const [i, code] of codes.entries())
    for (let seat = 0; seat < seats; seat++)
      if (((placesOf(code) >> seat) & 1) === 1) logs[i * seats + seat] = belief(seat, suitBits.names[code] as Card);
  return {
    seats,
    world: emptyPosition(suitBits),
    codes,
    may: codes.map(placesOf),
    logs,
    holder: new Uint8Array(codes.length),
    chosen: new Uint8Array(seats),
  };
}

function begin(chain: Chain, worlds: Determinizations, dice: WideDice): void {
  const { seats, world, codes, holder } = chain;
  worlds.draw(world, dice);
  for (const [i, code] of codes.entries())
    for (let seat = 0; seat < seats; seat++) if (isHeld(world, seat, code)) holder[i] = seat;
  for (let k = 0; k < AT_FIRST; k++) exchange(chain, dice);
}

/**
 * Moves cards of different seats in a circle: usually two, sometimes more, so that every world can be
 * reached.
 */
function exchange(chain: Chain, dice: WideDice): void {
  const count = 2 + (anyBelow(dice, LONGER) === 0 ? anyBelow(dice, chain.seats - 2) : 0);
  if (!chooses(chain, count, dice)) return;
  const gain = gainOf(chain, count);
  if (gain < 0 && fraction(dice) >= Math.exp(gain)) return;
  const { world, codes, holder, chosen } = chain;
  const first = holder[chosen[0]!]!;
  for (let k = 0; k < count; k++) {
    const i = chosen[k]!;
    const to = k + 1 < count ? holder[chosen[k + 1]!]! : first;
    drop(world, holder[i]!, codes[i]!);
    addToHand(world, to, codes[i]!);
    holder[i] = to;
  }
}

/** Chooses `count` cards for an exchange. Returns false if two of them are in the same hand. */
function chooses({ codes, holder, chosen }: Chain, count: number, dice: WideDice): boolean {
  let held = 0;
  for (let k = 0; k < count; k++) {
    const i = anyBelow(dice, codes.length);
    if (((held >> holder[i]!) & 1) === 1) return false;
    held |= 1 << holder[i]!;
    chosen[k] = i;
  }
  return true;
}

/** The gain in log probability from the exchange; −Infinity if a card cannot be in its new place. */
function gainOf({ seats, may, logs, holder, chosen }: Chain, count: number): number {
  let gain = 0;
  for (let k = 0; k < count; k++) {
    const i = chosen[k]!;
    const to = holder[chosen[(k + 1) % count]!]!;
    if (((may[i]! >> to) & 1) === 0) return Number.NEGATIVE_INFINITY;
    gain += logs[i * seats + to]! - logs[i * seats + holder[i]!]!;
  }
  return gain;
}
