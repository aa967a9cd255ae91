// Applies moves to a position: play a card, bury one, or choose the moon option. Allocates nothing.

import * as layout from './layout.ts';
import { drop, seatDue, type TrickPosition } from './position.ts';
import { moonsIn } from './shooter.ts';
import { advanceTurn } from './stock.ts';
import type { SuitBits } from './suit-bitboards.ts';
import { addToPile, continueAfterTrick, passLead, playedCount, take } from './take.ts';
import { isRaised } from './wilds.ts';

const {
  BEST,
  BREAKS,
  BROKEN,
  BURIED,
  DONE,
  EXTRA,
  HANDS,
  LEADER,
  LED,
  LYING,
  MOON_SHIFT,
  MOVES,
  OPTION,
  ORDER,
  PHASE,
  PHASES,
  RANK_BITS,
  THROWS_IN,
  WORTH,
  WORTH_SHIFT,
  entriesAt,
  placeIn,
  suitIn,
} = layout;

/** Begins the play of a deal. If the rules say so, the lead passes to another seat first. */
export function beginPlay(suitBits: SuitBits, at: TrickPosition): void {
  at[PHASE] = PHASES.play;
  passLead(suitBits, at);
}

/** Plays a legal move of the seat whose turn it is, and moves the turn to the next seat that has cards. */
export function play(suitBits: SuitBits, at: TrickPosition, move: number): void {
  playCard(suitBits, at, move);
  if (suitBits.stocked && at[PHASE] === PHASES.play) advanceTurn(suitBits, at);
}

/**
 * Adds a card to the trick, and ends the trick if it is complete. In a game with a stock, the caller then
 * draws, skips seats without cards and ends the deal (see `advanceTurn`).
 */
export function playCard(suitBits: SuitBits, at: TrickPosition, move: number): void {
  const order = at[ORDER]!;
  const suit = suitIn(move);
  drop(at, seatDue(suitBits, at), move);
  if (order === 0) openTrick(at);
  if (at[LED]! < 0 && !isAmong(suitBits.jokers, move)) at[LED] = suit;
  const entry = suitBits.entries[entriesAt(Math.max(0, at[LED]!)) | move]!;
  const rank = rankOf(suitBits, at, move, entry, order);
  if (rank > at[BEST]!) at[BEST] = rank;
  at[BROKEN]! |= entry & BREAKS;
  at[WORTH]! += entry >> WORTH_SHIFT;
  at[LYING + suit]! |= 1 << placeIn(move);
  at[MOVES + order] = move;
  at[ORDER] = order + 1;
  if (suitBits.raised >= 0 && isRaised(suitBits, at[LYING + suitBits.raised]!)) at[BEST] = highestRaised(suitBits, at);
  if (order + 1 === suitBits.seats ? !isTrickExtended(suitBits, at) : order + 1 === suitBits.seats << 1)
    take(suitBits, at);
  else if (at[DONE] === 0 && at[THROWS_IN] === 1) throwIn(suitBits, at);
}

/**
 * Whether the trick is extended: if it has a certain card of the suit led, every seat plays a second card,
 * while there are cards. Counts the trick in `EXTRA`.
 */
export function isTrickExtended({ extended, extenders, handSize }: SuitBits, at: TrickPosition): boolean {
  const led = at[LED]!;
  if (!extended || led < 0 || (at[LYING + led]! & extenders[led]!) === 0 || playedCount(at) + 1 >= handSize)
    return false;
  at[EXTRA]! += 1;
  return true;
}

/** The best play of a trick with the wild card that makes its suit trumps. */
export function highestRaised({ raised, packs, tieFlip }: SuitBits, at: TrickPosition): number {
  let best = 0;
  for (let order = 0; order < at[ORDER]!; order++) {
    const move = at[MOVES + order]!;
    if (suitIn(move) === raised)
      best = Math.max(best, ((RAISED + (placeIn(move) >> (packs - 1))) << 4) | (order ^ 15 ^ tieFlip));
  }
  return best;
}

const RAISED = 32; // a rank above all ranks of suits that are not trumps

/** Resets the current trick, so that it contains no card. */
export function openTrick(at: TrickPosition): void {
  at[LED] = -1;
  at[BEST] = 0;
  at[WORTH] = 0;
  at[LYING] = 0;
  at[LYING + 1] = 0;
  at[LYING + 2] = 0;
  at[LYING + 3] = 0;
}

/** The rank of a play within its trick. Of equal plays the first or the last wins, depending on the game. */
export function rankOf(
  { tieFlip, level, wilds, rules }: SuitBits,
  at: TrickPosition,
  move: number,
  entry: number,
  order: number,
): number {
  const rank = (entry & RANK_BITS) << 4;
  const best = at[BEST]!;
  if (!level || rank !== (best & ~15)) return rank | (order ^ 15 ^ tieFlip);
  // if the later of two equal wild cards wins, the earlier of two equal copies wins, and vice versa
  const held = at[MOVES + (best & 15)]!;
  const wild = isAmong(wilds, move) || isAmong(wilds, held);
  return wild === (rules.sheet.wild.rank === 'tieLast') ? rank | order : 0;
}

const isAmong = (set: Int32Array, move: number): boolean => ((set[suitIn(move)]! >>> placeIn(move)) & 1) === 1;

/** Buries one card. The deal continues when all hands have the same size again. */
export function bury(suitBits: SuitBits, at: TrickPosition, code: number): void {
  const seat = at[LEADER]!;
  drop(at, seat, code);
  addToPile(suitBits, at, seat, code);
  at[BURIED]! -= 1;
  if (at[BURIED]! > 0) return;
  at[PHASE] = PHASES.play;
  continueAfterTrick(suitBits, at);
}

/** The points of a tally without its moon cards. */
export const pointsIn = (tally: number): number => tally - (moonsIn(tally) << MOON_SHIFT);

/** Chooses the moon option by its index in the game's rules. */
export function chooseMoonOption(at: TrickPosition, option: number): void {
  at[OPTION] = option;
  at[PHASE] = PHASES.over;
}

/**
 * Throws the deal in, if the game's rules require it: a seat cannot follow the first lead and holds only
 * cards that are banned from the first trick.
 */
function throwIn(suitBits: SuitBits, at: TrickPosition): void {
  if (!suitBits.misdeals) return;
  const from = HANDS + (seatDue(suitBits, at) << 2);
  const led = at[LED]!;
  if (led < 0) return;
  let free = at[from + led]! & ~suitBits.jokers[led]!;
  for (let suit = 0; suit < 4; suit++) free |= at[from + suit]! & ~suitBits.banned[suit]!;
  if (free === 0) at[PHASE] = PHASES.thrownIn;
}
