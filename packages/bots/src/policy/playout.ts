// Plays deals to the end by policy.

import { placeOf } from '../sim/bits.ts';
import type { Dice } from '../sim/dice.ts';
import * as layout from '../sim/trick/layout.ts';
import * as deeds from '../sim/trick/play.ts';
import { type Position, seatDue } from '../sim/trick/position.ts';
import { dearestOption } from '../sim/trick/score.ts';
import { finish } from '../sim/trick/take.ts';
import { playLightly } from './light.ts';
import type { Mind } from './mind.ts';
import { pick } from './pick.ts';
import { type Sight, see, seeTaken } from './sight.ts';

const { COUNTS, DONE, HANDS, KITTY_LEFT, ORDER, PHASE, PHASES, LEADER } = layout;
const { bury, choose } = deeds;

/**
 * Plays a position to the end of the deal by policy. `sight.shooters` are the seats that try for the moon.
 */
export function playOutWell(mind: Mind, at: Position, sight: Sight, dice: Dice): void {
  const { lanes, flat } = mind.eye;
  const play = mind.light ? playLightly : pick;
  see(mind.eye, at, sight);
  while (at[PHASE]! < PHASES.over) {
    if (at[PHASE] === PHASES.play) {
      if (at[ORDER] === 0 && flat && at[KITTY_LEFT] === 0 && allSeen(mind, sight)) finish(lanes, at);
      else step(mind, at, sight, play(mind, at, sight, seatDue(lanes, at), dice));
    } else if (at[PHASE] === PHASES.moon) choose(at, dearestOption(lanes, at));
    else bury(lanes, at, worst(mind, at));
  }
}

/** Completes the current trick. */
export function finishTrick(mind: Mind, at: Position, sight: Sight, dice: Dice): void {
  const play = mind.light ? playLightly : pick;
  see(mind.eye, at, sight);
  while (at[PHASE] === PHASES.play && at[ORDER] !== 0)
    step(mind, at, sight, play(mind, at, sight, seatDue(mind.eye.lanes, at), dice));
}

/** Plays a move and updates the sight. */
export function step({ eye }: Mind, at: Position, sight: Sight, move: number): void {
  const suit = (move >> 5) & 3;
  sight.seen[suit]! |= 1 << (move & 31);
  sight.worth += eye.costs[move & 127]!;
  deeds.play(eye.lanes, at, move);
  if (at[ORDER] !== 0) return;
  sight.worth = eye.tricks[at[DONE]!]!;
  seeTaken(eye, at, sight);
}

/** Whether every scoring card has been seen, so that the score is decided. */
function allSeen({ eye: { costs, lanes, dear, plain, good } }: Mind, { seen }: Sight): boolean {
  if (good && costs.length > 0) return false;
  const left = (suit: number): number => (dear[suit]! | plain[suit]! | lanes.moon[suit]!) & ~seen[suit]!;
  return (left(0) | left(1) | left(2) | left(3)) === 0;
}

/** The card to bury: the highest of the shortest suit without costs, or the highest of all. */
function worst({ eye: { plain, dear } }: Mind, at: Position): number {
  const from = HANDS + (at[LEADER]! << 2);
  let best = -1;
  let shortest = 99;
  for (let suit = 0; suit < 4; suit++) {
    const free = at[from + suit]! & ~(plain[suit]! | dear[suit]!);
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
