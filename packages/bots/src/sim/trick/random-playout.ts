// Random playouts. Every legal card is equally likely, and so are both calls of a wild. Where the rules allow
// it, faster code plays whole tricks.
import { type Dice, xorshift } from '../dice.ts';
import * as layout from './layout.ts';
import { legal, opensLow } from './legal.ts';
import { bury, chooseMoonOption, play } from './play.ts';
import { fastStockTricks, fastTrickEnd, fastTrickPlays, fastTricks } from './playout-following.ts';
import { anyOf, playTrick } from './playout-restricted.ts';
import { wildTricks } from './playout-wilds.ts';
import type { TrickPosition } from './position.ts';
import { dearestOption } from './score.ts';
import type { CardBits, SuitBits } from './suit-bitboards.ts';

const { BROKEN, DONE, HIGH, KITTY_LEFT, ORDER, PHASE, PHASES, THROWS_IN, placeIn, suitIn } = layout;

const OPEN: CardBits = new Int32Array(4); // scratch memory of one move

/**
 * Plays a deal to its end at random. The shooter of a moon chooses the option with the largest gain in this
 * deal.
 */
export function playOut(lanes: SuitBits, at: TrickPosition, dice: Dice): void {
  while (at[PHASE]! < PHASES.over) {
    const first = at[DONE] === 0;
    const leads = at[ORDER] === 0;
    if (at[PHASE] !== PHASES.play || lanes.level || mayThrowIn(lanes, at)) randomMove(lanes, at, dice);
    else if (first ? lanes.swiftFirst : at[BROKEN] === 0 ? lanes.swiftClosed : lanes.swift) {
      if (!leads && lanes.extended) extendedRest(lanes, at, dice);
      else if (!leads) fastTrickEnd(lanes, at, dice, first);
      else if (first) randomMove(lanes, at, dice);
      else if (!hasKitty(lanes, at)) fastTricks(lanes, at, dice);
      else playTrick(lanes, at, dice);
    } else if (lanes.evenly && leads && !first) fastStockTricks(lanes, at, dice);
    else if (lanes.wildly && leads && !first && !hasKitty(lanes, at)) wildTricks(lanes, at, dice);
    else playTrick(lanes, at, dice);
  }
}

/** Whether there are cards in the middle that may go to a seat. */
const hasKitty = ({ out }: SuitBits, at: TrickPosition): boolean => !out && at[KITTY_LEFT]! > 0;

/** Completes a first trick that may be extended. */
function extendedRest(lanes: SuitBits, at: TrickPosition, dice: Dice): void {
  if (at[ORDER]! < lanes.seats) fastTrickPlays(lanes, at, dice, true);
  playTrick(lanes, at, dice);
}

/** Whether playing a card may cause a misdeal. */
const mayThrowIn = ({ misdeals }: SuitBits, at: TrickPosition): boolean =>
  misdeals && at[DONE] === 0 && at[THROWS_IN] === 1;

/** The reference implementation of `playOut`, which plays move by move under any rules. */
export function playOutSlowly(lanes: SuitBits, at: TrickPosition, dice: Dice): void {
  while (at[PHASE]! < PHASES.over) randomMove(lanes, at, dice);
}

function randomMove(lanes: SuitBits, at: TrickPosition, dice: Dice): void {
  if (at[PHASE] === PHASES.moon) chooseMoonOption(at, dearestOption(lanes, at));
  else {
    legal(lanes, at, OPEN);
    const word = xorshift(dice[0]!);
    dice[0] = word;
    const code = anyOf(OPEN, word);
    if (at[PHASE] === PHASES.bury) bury(lanes, at, code);
    else play(lanes, at, code | callOf(lanes, at, code, dice));
  }
}

/** A wild's call, from a bit of the word that selected the wild. A wild that opens a deal is called low. */
function callOf(lanes: SuitBits, at: TrickPosition, code: number, dice: Dice): number {
  const wild = ((lanes.wilds[suitIn(code)]! >>> placeIn(code)) & 1) === 1;
  return wild && !opensLow(lanes, at, code) && (dice[0]! & 1) === 1 ? HIGH : 0;
}
