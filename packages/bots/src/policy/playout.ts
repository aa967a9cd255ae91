// Plays deals to the end by the playout policy (rules of thumb for all seats).

import { placeOf } from '../sim/bits.ts';
import type { Dice } from '../sim/dice.ts';
import * as layout from '../sim/trick/layout.ts';
import * as deeds from '../sim/trick/play.ts';
import { seatDue, type TrickPosition } from '../sim/trick/position.ts';
import { costliestOption } from '../sim/trick/score.ts';
import { finish } from '../sim/trick/take.ts';
import { lightMove } from './light-policy.ts';
import { type Observation, observePosition, observeTaken } from './observation.ts';
import { pickMove } from './pick.ts';
import type { PolicyScratch } from './scratch.ts';

const { COUNTS, DONE, HANDS, KITTY_LEFT, ORDER, PHASE, PHASES, LEADER } = layout;
const { bury, chooseMoonOption } = deeds;

/**
 * Plays a position to the end of the deal by policy. `observation.shooters` are the seats that try for the
 * moon.
 */
export function playOutWell(scratch: PolicyScratch, at: TrickPosition, observation: Observation, dice: Dice): void {
  const { suitBits, flat } = scratch.tables;
  const play = scratch.light ? lightMove : pickMove;
  observePosition(scratch.tables, at, observation);
  while (at[PHASE]! < PHASES.over) {
    if (at[PHASE] === PHASES.play) {
      if (at[ORDER] === 0 && flat && at[KITTY_LEFT] === 0 && allSeen(scratch, observation)) finish(suitBits, at);
      else step(scratch, at, observation, play(scratch, at, observation, seatDue(suitBits, at), dice));
    } else if (at[PHASE] === PHASES.moon) chooseMoonOption(at, costliestOption(suitBits, at));
    else bury(suitBits, at, worst(scratch, at));
  }
}

/** Plays the rest of the current trick by policy. */
export function finishTrick(scratch: PolicyScratch, at: TrickPosition, observation: Observation, dice: Dice): void {
  const play = scratch.light ? lightMove : pickMove;
  observePosition(scratch.tables, at, observation);
  while (at[PHASE] === PHASES.play && at[ORDER] !== 0)
    step(scratch, at, observation, play(scratch, at, observation, seatDue(scratch.tables.suitBits, at), dice));
}

/** Plays a move and updates the observation. */
export function step({ tables }: PolicyScratch, at: TrickPosition, observation: Observation, move: number): void {
  const suit = (move >> 5) & 3;
  observation.seen[suit]! |= 1 << (move & 31);
  observation.worth += tables.costs[move & 127]!;
  deeds.play(tables.suitBits, at, move);
  if (at[ORDER] !== 0) return;
  observation.worth = tables.tricks[at[DONE]!]!;
  observeTaken(tables, at, observation);
}

/** Whether every scoring card has been seen, so that the score is decided. */
function allSeen({ tables: { suitBits, highCost, plain, good } }: PolicyScratch, { seen }: Observation): boolean {
  if (good) return false;
  const left = (suit: number): number => (highCost[suit]! | plain[suit]! | suitBits.moon[suit]!) & ~seen[suit]!;
  return (left(0) | left(1) | left(2) | left(3)) === 0;
}

/**
 * The card to bury: the highest card without a cost, from the shortest suit that has one. If every card has a
 * cost, the lowest card of the first suit in the hand is buried.
 */
function worst({ tables: { plain, highCost } }: PolicyScratch, at: TrickPosition): number {
  const from = HANDS + (at[LEADER]! << 2);
  let best = -1;
  let shortest = 99;
  for (let suit = 0; suit < 4; suit++) {
    const free = at[from + suit]! & ~(plain[suit]! | highCost[suit]!);
    const count = (at[COUNTS + at[LEADER]!]! >>> (suit << 3)) & 255;
    if (free !== 0 && count < shortest) {
      shortest = count;
      best = (suit << 5) | (31 - Math.clz32(free));
    }
  }
  if (best >= 0) return best;
  for (let suit = 0; suit < 4; suit++) if (at[from + suit] !== 0) return (suit << 5) | placeOf(at[from + suit]!, 0);
  return -1;
}
