// The search tree of one sampled deal with open hands. Every seat maximises its own reward, and a node stores
// the mean reward of the seat that moved there.
import { countOf, placeOf } from '../../packages/bots/src/sim/bits.ts';
import { type Dice, roll } from '../../packages/bots/src/sim/dice.ts';
import * as layout from '../../packages/bots/src/sim/trick/layout.ts';
import { legal, movesInto } from '../../packages/bots/src/sim/trick/legal.ts';
import { chooseMoonOption, play } from '../../packages/bots/src/sim/trick/play.ts';
import { seatDue, type TrickPosition } from '../../packages/bots/src/sim/trick/position.ts';
import { costliestOption, score } from '../../packages/bots/src/sim/trick/score.ts';
import type { SuitBits } from '../../packages/bots/src/sim/trick/suit-bitboards.ts';

const { LED, ORDER, PHASE, PHASES } = layout;

/** The exploration constant of UCT. */
const CURIOSITY = 0.4;
const ALL = 26; // the points in a deal of standard Hearts
const QUEEN_PLACE = 10;
const [SPADES, HEARTS] = [2, 3];

export interface Tree {
  /** Runs one iteration of the search: selection, expansion, playout and backup. */
  grow(): void;
  /** The mean reward of each move from the root. */
  readonly rewards: () => readonly (readonly [move: number, reward: number])[];
}

interface Node {
  readonly move: number;
  readonly seat: number; // the seat whose move leads to this node
  children: readonly Node[] | undefined;
  visits: number;
  reward: number;
}

const OPEN = new Int32Array(4);
const MOVES = new Uint8Array(64);

/** Creates a tree whose root is this position. Each iteration overwrites `scratch`. */
export function treeOn(suitBits: SuitBits, root: TrickPosition, scratch: TrickPosition, dice: Dice): Tree {
  const top: Node = { move: -1, seat: -1, children: undefined, visits: 0, reward: 0 };
  const points = new Int32Array(suitBits.seats);
  const path: Node[] = [];
  return {
    grow: () => {
      scratch.set(root);
      path.length = 0;
      let node = top;
      for (let fresh = false; !fresh && scratch[PHASE] === PHASES.play; ) {
        fresh = node.children === undefined;
        node.children ??= childrenAt(suitBits, scratch);
        node = likeliest(node.children, node.visits);
        path.push(node);
        play(suitBits, scratch, node.move);
      }
      playOut(suitBits, scratch, dice);
      score(suitBits, scratch, points);
      top.visits += 1;
      let left = 0;
      for (const one of points) left += ALL - one;
      for (const one of path) {
        one.visits += 1;
        one.reward += ((ALL - points[one.seat]!) / left - one.reward) / one.visits;
      }
    },
    rewards: () => (top.children ?? []).map(({ move, reward }) => [move, reward]),
  };
}

function childrenAt(suitBits: SuitBits, at: TrickPosition): readonly Node[] {
  legal(suitBits, at, OPEN);
  const count = movesInto(suitBits, at, OPEN, MOVES);
  const seat = seatDue(suitBits, at);
  return Array.from(MOVES.subarray(0, count), move => ({ move, seat, children: undefined, visits: 0, reward: 0 }));
}

/** The first node that has not been visited, or else the one with the highest upper confidence bound. */
function likeliest(nodes: readonly Node[], visits: number): Node {
  let best = nodes[0] as Node;
  let most = Number.NEGATIVE_INFINITY;
  const wonder = Math.log(visits + 1);
  for (const node of nodes) {
    if (node.visits === 0) return node;
    const bound = node.reward + CURIOSITY * Math.sqrt(wonder / node.visits);
    if (bound > most) {
      most = bound;
      best = node;
    }
  }
  return best;
}

/**
 * Plays the rest of the deal at random. But a seat that cannot follow suit discards the queen of spades, or
 * else its highest heart, if it has one of these.
 */
function playOut(suitBits: SuitBits, at: TrickPosition, dice: Dice): void {
  while (at[PHASE]! < PHASES.over)
    if (at[PHASE] === PHASES.moon) chooseMoonOption(at, costliestOption(suitBits, at));
    else {
      legal(suitBits, at, OPEN);
      play(suitBits, at, at[ORDER]! > 0 && OPEN[at[LED]!] === 0 ? thrown(dice) : anyOf(dice));
    }
}

function thrown(dice: Dice): number {
  if (((OPEN[SPADES]! >>> QUEEN_PLACE) & 1) === 1) return (SPADES << 5) | QUEEN_PLACE;
  const hearts = countOf(OPEN[HEARTS]!);
  return hearts > 0 ? (HEARTS << 5) | placeOf(OPEN[HEARTS]!, hearts - 1) : anyOf(dice);
}

function anyOf(dice: Dice): number {
  let k = roll(dice, countOf(OPEN[0]!) + countOf(OPEN[1]!) + countOf(OPEN[2]!) + countOf(OPEN[3]!));
  for (let suit = 0; ; suit++) {
    const count = countOf(OPEN[suit]!);
    if (k < count) return (suit << 5) | placeOf(OPEN[suit]!, k);
    k -= count;
  }
}
