// Random playouts. Every legal card is equally likely, and so are both calls of a wild card. Faster code
// plays whole tricks where the rules allow this.
import { type Dice, xorshift } from '../dice.ts';
import * as layout from './layout.ts';
import { legal, opensLow } from './legal.ts';
import { bury, chooseMoonOption, play } from './play.ts';
import { fastStockTricks, fastTrickEnd, fastTrickPlays, fastTricks } from './playout-following.ts';
import { anyOf, playTrick } from './playout-restricted.ts';
import { wildTricks } from './playout-wilds.ts';
import type { TrickPosition } from './position.ts';
import { costliestOption } from './score.ts';
import type { CardBits, SuitBits } from './suit-bitboards.ts';

const { BROKEN, DONE, HIGH, KITTY_LEFT, ORDER, PHASE, PHASES, THROWS_IN, placeIn, suitIn } = layout;

const OPEN: CardBits = new Int32Array(4); // scratch memory of one move

/**
 * Plays a deal to its end at random. The shooter of a moon chooses the option with the largest gain in this
 * deal.
 */
export function playOut(suitBits: SuitBits, at: TrickPosition, dice: Dice): void {
  while (at[PHASE]! < PHASES.over) {
    const first = at[DONE] === 0;
    const leads = at[ORDER] === 0;
    if (at[PHASE] !== PHASES.play || suitBits.level || mayThrowIn(suitBits, at)) randomMove(suitBits, at, dice);
    else if (first ? suitBits.fastFirst : at[BROKEN] === 0 ? suitBits.fastClosed : suitBits.fast) {
      if (!leads && suitBits.extended) extendedRest(suitBits, at, dice);
      else if (!leads) fastTrickEnd(suitBits, at, dice, first);
      else if (first) randomMove(suitBits, at, dice);
      else if (!hasKitty(suitBits, at)) fastTricks(suitBits, at, dice);
      else playTrick(suitBits, at, dice);
    } else if (suitBits.fastDraws && leads && !first) fastStockTricks(suitBits, at, dice);
    else if (suitBits.fastWilds && leads && !first && !hasKitty(suitBits, at)) wildTricks(suitBits, at, dice);
    else playTrick(suitBits, at, dice);
  }
}

/** Whether there are cards in the middle that may go to a seat. */
const hasKitty = ({ out }: SuitBits, at: TrickPosition): boolean => !out && at[KITTY_LEFT]! > 0;

/** Plays the rest of a deal's first trick that may be extended. Later tricks of such games are not fast. */
function extendedRest(suitBits: SuitBits, at: TrickPosition, dice: Dice): void {
  if (at[ORDER]! < suitBits.seats) fastTrickPlays(suitBits, at, dice, true);
  playTrick(suitBits, at, dice);
}

/** Whether the next card may show that the deal is a misdeal. */
const mayThrowIn = ({ misdeals }: SuitBits, at: TrickPosition): boolean =>
  misdeals && at[DONE] === 0 && at[THROWS_IN] === 1;

/** The reference implementation of `playOut`, which plays move by move under any rules. */
export function playOutSlowly(suitBits: SuitBits, at: TrickPosition, dice: Dice): void {
  while (at[PHASE]! < PHASES.over) randomMove(suitBits, at, dice);
}

function randomMove(suitBits: SuitBits, at: TrickPosition, dice: Dice): void {
  if (at[PHASE] === PHASES.moon) chooseMoonOption(at, costliestOption(suitBits, at));
  else {
    legal(suitBits, at, OPEN);
    const word = xorshift(dice[0]!);
    dice[0] = word;
    const code = anyOf(OPEN, word);
    if (at[PHASE] === PHASES.bury) bury(suitBits, at, code);
    else play(suitBits, at, code | callOf(suitBits, at, code, dice));
  }
}

/** A wild card's call, from a bit of the word that drew the card. A wild card that opens is called low. */
function callOf(suitBits: SuitBits, at: TrickPosition, code: number, dice: Dice): number {
  const wild = ((suitBits.wilds[suitIn(code)]! >>> placeIn(code)) & 1) === 1;
  return wild && !opensLow(suitBits, at, code) && (dice[0]! & 1) === 1 ? HIGH : 0;
}
