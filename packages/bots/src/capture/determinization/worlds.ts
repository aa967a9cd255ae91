// Worlds of a capture game: deals in which every unseen card is in a possible place.
import { addToHand, type CapturePosition, clearTable } from '../../sim/capture/position.ts';
import { type Dice, xorshift } from '../../sim/dice.ts';
import type { CaptureFacts } from './facts.ts';
import { type BannedCards, bannedCardSampler } from './marks.ts';

/** The unseen cards of one world, as codes. */
export interface CaptureDeterminization {
  readonly hands: readonly Uint8Array[]; // by seat; the viewer's own is empty
  readonly bottoms: Uint8Array; // one for each hidden card of the facts
  readonly stock: Uint8Array; // cards still to be dealt, the next card first
}

/** Maximum number of draws until a world fits both the public counts and the deduced banned tops. */
const TRIES = 100;

/** Draws a random number from 0 up to 1. */
export function fraction(dice: Dice): number {
  const word = xorshift(dice[0]!);
  dice[0] = word;
  return (word >>> 0) / 2 ** 32;
}

/**
 * A world with room for the cards that are unseen in a view. All codes are 0 until a world is drawn into it.
 */
export const emptyWorld = ({ table, viewer, sizes, hidden, view }: CaptureFacts): CaptureDeterminization => ({
  hands: Array.from({ length: table.seats }, (_, seat) => new Uint8Array(seat === viewer ? 0 : (sizes[seat] ?? 0))),
  bottoms: new Uint8Array(hidden.length),
  stock: new Uint8Array(view.stock),
});

/** Returns a function that draws one world per call, always into the same memory. */
export function worldSampler(facts: CaptureFacts, dice: Dice): () => CaptureDeterminization {
  const world = emptyWorld(facts);
  const marking = bannedCardSampler(facts);
  const pool: Pool = { codes: Uint8Array.from(facts.unseen), left: 0 };
  return () => {
    for (let i = 0; i < TRIES; i++) {
      const marks = marking(() => fraction(dice));
      pool.left = pool.codes.length;
      if (place(facts, world, pool, marks, dice)) return world;
    }
    throw new Error('Cannot draw a world: the view’s counts and cards contradict each other');
  };
}

/** The unseen cards. The first `left` codes have not been placed in the present world yet. */
interface Pool {
  readonly codes: Uint8Array;
  left: number;
}

function shuffle(list: Uint8Array, length: number, dice: Dice): void {
  for (let left = length; left > 1; left--) {
    const i = Math.floor(fraction(dice) * left);
    const one = list[i]!;
    list[i] = list[left - 1]!;
    list[left - 1] = one;
  }
}

/** The index in the pool of a random card that fits; −1 if there is none. */
function take({ codes, left }: Pool, dice: Dice, fits: (code: number) => boolean): number {
  let count = 0;
  for (let i = 0; i < left; i++) if (fits(codes[i]!)) count += 1;
  let k = Math.floor(fraction(dice) * count);
  for (let i = 0; i < left; i++) if (fits(codes[i]!) && k-- === 0) return i;
  return -1;
}

/** Takes the card at an index of the pool. */
function takeAt(pool: Pool, i: number): number {
  const code = pool.codes[i]!;
  pool.left -= 1;
  pool.codes[i] = pool.codes[pool.left]!;
  pool.codes[pool.left] = code; // keeps the card for the next world
  return code;
}

/** Distributes the pool over a world, the most restricted places first. Returns whether every card fits. */
function place(
  facts: CaptureFacts,
  world: CaptureDeterminization,
  pool: Pool,
  marks: BannedCards,
  dice: Dice,
): boolean {
  const filled = new Set<number>();
  const { banned } = facts.table;
  if (!placeCounted(facts, world, pool, marks, filled, dice)) return false;
  const into = (list: Uint8Array, i: number): boolean => {
    const from = take(pool, dice, one => banned[one] === 1);
    if (from >= 0) list[i] = takeAt(pool, from);
    return from >= 0;
  };
  for (const i of marks.bottoms) if (!filled.has(i) && !into(world.bottoms, i)) return false;
  for (const [seat, count] of marks.held.entries())
    for (let i = 0; i < count; i++) if (!into(world.hands[seat]!, i)) return false;
  shuffle(pool.codes, pool.left, dice);
  for (let seat = 0; seat < world.hands.length; seat++)
    for (let i = marks.held[seat]!; i < world.hands[seat]!.length; i++) world.hands[seat]![i] = next(pool);
  for (let i = 0; i < world.bottoms.length; i++)
    if (!filled.has(i) && !marks.bottoms.has(i)) world.bottoms[i] = next(pool);
  for (let i = 0; i < world.stock.length; i++) world.stock[i] = next(pool);
  return true;
}

function next(pool: Pool): number {
  pool.left -= 1;
  return pool.codes[pool.left]!;
}

/** Fills the hidden cards of each pile whose number of scoring cards is public. Returns whether they fit. */
function placeCounted(
  { open, hidden, table }: CaptureFacts,
  world: CaptureDeterminization,
  pool: Pool,
  { bottoms }: BannedCards,
  filled: Set<number>,
  dice: Dice,
): boolean {
  for (const [seat, count] of open.entries()) {
    if (count === null) continue;
    const free = Uint8Array.from(hidden.flatMap((one, i) => (one.taker === seat && !bottoms.has(i) ? [i] : [])));
    shuffle(free, free.length, dice);
    const marked = hidden.flatMap((one, i) => (one.taker === seat && bottoms.has(i) ? [i] : []));
    for (const [k, i] of [...marked, ...free].entries()) {
      const fits = (one: number): boolean =>
        table.hearts[one] === +(k < count) && (!bottoms.has(i) || table.banned[one] === 1);
      const from = take(pool, dice, fits);
      if (from < 0) return false;
      world.bottoms[i] = takeAt(pool, from);
      filled.add(i);
    }
  }
  return true;
}

/** Writes a world into a position, as the deal stood before the present bout. */
export function enterWorld(
  { table, hand, viewer, view, hidden, captured, carried }: CaptureFacts,
  world: CaptureDeterminization,
  at: CapturePosition,
): void {
  clearTable(at, view.dealer);
  for (const code of hand) addToHand(at, viewer, code);
  for (let seat = 0; seat < world.hands.length; seat++)
    for (let i = 0; i < world.hands[seat]!.length; i++) addToHand(at, seat, world.hands[seat]![i]!);
  at.stock.set(world.stock);
  at.stocked = world.stock.length;
  for (let seat = 0; seat < captured.length; seat++) at.captured[seat] = captured[seat]!;
  at.carried = carried;
  if (table.rules.sheet.winnerTakes === 'tops') return;
  for (let i = 0; i < hidden.length; i++) {
    const scores = table.hearts[world.bottoms[i]!]!;
    const { taker } = hidden[i]!;
    if (taker < 0) at.carried += scores;
    else at.captured[taker]! += scores;
  }
}
