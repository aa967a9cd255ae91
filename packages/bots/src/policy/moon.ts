// The policy of a seat that tries for the moon: it wins tricks with scoring cards, and keeps winning cards.
import * as bits from '../sim/bits.ts';
import * as layout from '../sim/trick/layout.ts';
import type { TrickPosition } from '../sim/trick/position.ts';
import type { Observation } from './observation.ts';
import type { PolicyScratch } from './scratch.ts';

const { BEST, DONE, HIGH, LED, ORDER, RANK_BITS, entriesAt } = layout;
const { countOf } = bits;

/** Chooses a move for a seat that tries for the moon. `hand`, `out` and `open` of `scratch` must be set. */
export function moonMove(scratch: PolicyScratch, at: TrickPosition, observation: Observation): number {
  const { open, tables } = scratch;
  let best = -1;
  let most = Number.NEGATIVE_INFINITY;
  for (let suit = 0; suit < 4; suit++)
    for (let rest = open[suit]!; rest !== 0; rest &= rest - 1) {
      const code = (suit << 5) | (31 - Math.clz32(rest & -rest));
      const wild = (tables.suitBits.wilds[suit]! & rest & -rest) !== 0;
      const move = wild ? code | HIGH : code;
      const gain =
        at[ORDER] === 0 || at[LED]! < 0 ? leading(scratch, at, move) : following(scratch, at, observation, move);
      if (gain > most) {
        most = gain;
        best = move;
      }
    }
  return best;
}

/** Value of leading a joker, which takes no trick and gives up the lead. */
const LOSES = -40;

/** The number of unseen cards of the same suit that beat a move. */
const above = ({ out }: PolicyScratch, move: number): number =>
  move >= HIGH ? 0 : countOf(out[(move >> 5) & 3]! & ~((2 << (move & 31)) - 1));

/** Value of leading a certain winner, and of leading a loser first while all others can probably follow. */
const SAFE = 40;
const EARLY = 60;

/**
 * The value of leading a card. Certain winners of the longest suit are best, because the suit's other cards
 * then win too. If losers are led first, the lowest is best: while others still follow suit, the lost trick
 * probably has no points.
 */
function leading(scratch: PolicyScratch, at: TrickPosition, move: number): number {
  const suit = (move >> 5) & 3;
  if (((scratch.tables.suitBits.jokers[suit]! >>> (move & 31)) & 1) === 1) return LOSES;
  const length = countOf(scratch.hand[suit]!);
  const beaten = above(scratch, move);
  const moon = (scratch.tables.suitBits.moon[suit]! >>> (move & 31)) & 1;
  if (beaten > 0 && moon === 0) {
    const out = countOf(scratch.out[suit]!);
    if (scratch.losersFirst && out >= scratch.tables.others) return EARLY + out + beaten;
    if (at[DONE]! < 3) return 20 - beaten;
  }
  return (beaten === 0 ? SAFE : 0) + length - beaten * 3 - moon * (beaten > 0 ? 20 : 0);
}

function following(scratch: PolicyScratch, at: TrickPosition, observation: Observation, move: number): number {
  const { suitBits } = scratch.tables;
  const suit = (move >> 5) & 3;
  const place = move & 31;
  const moon = (suitBits.moon[suit]! >>> place) & 1;
  const rank = suitBits.entries[entriesAt(at[LED]!) | move]! & RANK_BITS;
  if (rank <= at[BEST]! >> 4) return -50 * moon - place - (above(scratch, move) === 0 ? 10 : 0);
  const last = at[ORDER]! % suitBits.seats === scratch.tables.others;
  // The last seat wins as cheaply as possible, others as high as necessary.
  if (last) return (observation.worth > 0 || moon === 1 ? 60 : 20) - place - 10 * moon;
  return 60 - above(scratch, move) * 4 - (above(scratch, move) === 0 ? place : 0);
}
