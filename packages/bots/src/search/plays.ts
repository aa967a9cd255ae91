// The plays that a search compares. Of equivalent cards in sequence, one is enough.
import type { Card } from '@moonshot/rules/cards';
import type { TrickQuestion } from '../core/player.ts';
import { type Observation, observePosition } from '../policy/observation.ts';
import { step } from '../policy/playout.ts';
import type { PolicyTables } from '../policy/policy-tables.ts';
import type { PolicyScratch } from '../policy/scratch.ts';
import * as layout from '../sim/trick/layout.ts';
import type { TrickPosition } from '../sim/trick/position.ts';
import { type Candidate, createCandidate } from './candidate.ts';

const { codeIn, HANDS, HIGH, LYING, ORDER, placeIn, suitIn } = layout;

type Play = Extract<TrickQuestion['ask'], { type: 'play' }>['plays'][number];

/** A legal play, with its move: the number of the play in `sim`. */
export interface PlayOption {
  readonly play: Play;
  readonly move: number;
}

/** The legal plays with their moves. */
export function optionsOf(
  { suitBits }: PolicyTables,
  at: TrickPosition,
  seat: number,
  plays: readonly Play[],
): readonly PlayOption[] {
  const held = (code: number): boolean => ((at[HANDS + (seat << 2) + suitIn(code)]! >>> placeIn(code)) & 1) === 1;
  return plays.map(play => {
    const code = suitBits.deck.find(one => suitBits.names[one] === play.card && held(one));
    if (code === undefined) throw new RangeError(`Cannot try out ${play.card}: the hand does not hold it`);
    return { play, move: code | (play.call === 'high' ? HIGH : 0) };
  });
}

/** Whether a move is this play. With two packs the move may be of either copy. */
export const isMoveOf = ({ names }: PolicyTables['suitBits'], move: number, { card, call }: Play): boolean =>
  names[codeIn(move)] === card && (call === 'high') === ((move & HIGH) !== 0);

/**
 * Keeps one play, the highest, of each group of equivalent cards. Two cards of a suit are equivalent if they
 * cost the same and every card between them is in the seat's own hand or in an earlier trick. Wild cards that
 * need not take a trick are all kept.
 */
export function distinct(
  tables: PolicyTables,
  at: TrickPosition,
  seat: number,
  seen: Int32Array,
  options: readonly PlayOption[],
): readonly PlayOption[] {
  const { ducks } = tables.suitBits;
  const gone = (suit: number): number => seen[suit]! & ~(at[ORDER] === 0 ? 0 : at[LYING + suit]!);
  const open = (suit: number): number => ~(at[HANDS + (seat << 2) + suit]! | gone(suit)) & tables.suitBits.all[suit]!;
  const isWild = (code: number): boolean => ((ducks[suitIn(code)]! >>> placeIn(code)) & 1) === 1;
  const alike = (low: number, high: number): boolean => {
    const suit = suitIn(low);
    if (suit !== suitIn(high) || isWild(low) || isWild(high) || tables.costs[low] !== tables.costs[high]) return false;
    const between = ((1 << placeIn(high)) - 1) & ~((2 << placeIn(low)) - 1);
    return (open(suit) & between) === 0;
  };
  return options.filter(
    ({ move }) => !options.some(other => other.move < HIGH && move < other.move && alike(move, other.move)),
  );
}

/** Candidates for plays. The policy continues after the play; the seats in `shooters` try for the moon. */
export function playTrials(
  tables: PolicyTables,
  scratch: PolicyScratch,
  options: readonly PlayOption[],
  observation: Observation,
  shooters = 0,
  losersFirst = false,
): readonly Candidate[] {
  return options.map(({ play, move }) =>
    createCandidate(
      { type: 'play', ...play },
      tables.suitBits.seats,
      at => {
        observePosition(tables, at, observation);
        step(scratch, at, observation, move);
      },
      shooters,
      losersFirst,
    ),
  );
}

/** The codes of the named cards in a hand. With two packs, each copy is used once. */
export function codesIn(
  { deck, names }: PolicyTables['suitBits'],
  at: TrickPosition,
  seat: number,
  cards: readonly Card[],
): readonly number[] {
  const held = deck.filter(code => ((at[HANDS + (seat << 2) + suitIn(code)]! >>> placeIn(code)) & 1) === 1);
  return cards.map(card => {
    const index = held.findIndex(code => names[code] === card);
    if (index < 0) throw new RangeError(`Cannot try out ${card}: the hand does not hold it`);
    return held.splice(index, 1)[0] as number;
  });
}
