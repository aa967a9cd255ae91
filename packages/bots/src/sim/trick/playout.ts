// Random playouts: every legal card equally likely, a wild called high or low evenly; whole tricks at a time where the rules allow.
import { countOf, placeOf } from '../bits.ts';
import { type Dice, roll } from '../dice.ts';
import { bentTricks } from './bent.ts';
import { jokerTricks } from './joking.ts';
import type { CardLanes, Lanes } from './lanes.ts';
import * as layout from './layout.ts';
import { legal, opensLow } from './legal.ts';
import { bury, choose, play } from './play.ts';
import type { Position } from './position.ts';
import { dearestOption } from './score.ts';
import { swiftRest, swiftTricks } from './swift.ts';

const { BROKEN, DONE, HIGH, KITTY_LEFT, ORDER, PHASE, PHASES, placeIn, suitIn } = layout;

const OPEN: CardLanes = new Int32Array(4); // written and read within one move

/** Plays a deal at random from where it stands to its end; a moon's option is the one that gains most in this deal. */
export function playOut(lanes: Lanes, at: Position, dice: Dice): void {
  while (at[PHASE]! < PHASES.over) {
    const first = at[DONE] === 0;
    const later = at[BROKEN] === 0 ? lanes.swiftClosed : lanes.swift;
    const swift = at[PHASE] === PHASES.play && (first ? lanes.swiftFirst && at[ORDER] !== 0 : later);
    const leads = at[ORDER] === 0;
    const bent = (!first || lanes.bentFirst) && leads && (at[BROKEN] === 0 ? lanes.bentClosed : lanes.bent);
    if (bent && at[PHASE] === PHASES.play && (lanes.stocked || at[KITTY_LEFT] === 0))
      (lanes.joking ? jokerTricks : bentTricks)(lanes, at, dice);
    else if (!swift || (leads && at[KITTY_LEFT] !== 0)) randomMove(lanes, at, dice);
    else if (leads) swiftTricks(lanes, at, dice);
    else swiftRest(lanes, at, dice, first);
  }
}

/** The same, move by move whatever the rules allow: what the quick way is held against. */
export function playOutSlowly(lanes: Lanes, at: Position, dice: Dice): void {
  while (at[PHASE]! < PHASES.over) randomMove(lanes, at, dice);
}

function randomMove(lanes: Lanes, at: Position, dice: Dice): void {
  if (at[PHASE] === PHASES.moon) choose(at, dearestOption(lanes, at));
  else {
    legal(lanes, at, OPEN);
    const code = anyOf(OPEN, dice);
    if (at[PHASE] === PHASES.bury) bury(lanes, at, code);
    else play(lanes, at, code | callOf(lanes, at, code, dice));
  }
}

/** Any of the cards among the lanes, by its code. */
function anyOf(set: CardLanes, dice: Dice): number {
  const [clubs, diamonds, spades] = [countOf(set[0]!), countOf(set[1]!), countOf(set[2]!)];
  let k = roll(dice, clubs + diamonds + spades + countOf(set[3]!));
  if (k < clubs) return placeOf(set[0]!, k);
  k -= clubs;
  if (k < diamonds) return (1 << 5) | placeOf(set[1]!, k);
  k -= diamonds;
  return k < spades ? (2 << 5) | placeOf(set[2]!, k) : (3 << 5) | placeOf(set[3]!, k - spades);
}

/** A wild's call, by a bit of the word that chose it; the wild that opens a deal is low. */
function callOf(lanes: Lanes, at: Position, code: number, dice: Dice): number {
  const wild = ((lanes.wilds[suitIn(code)]! >>> placeIn(code)) & 1) === 1;
  return wild && !opensLow(lanes, at, code) && (dice[0]! & 1) === 1 ? HIGH : 0;
}
