// The plays to try. Of equivalent neighbours one is enough.
import type { Card } from '@moonshot/rules/cards/card';
import type { TrickQuestion } from '../player.ts';
import type { Eye } from '../policy/eye.ts';
import type { Mind } from '../policy/mind.ts';
import { step } from '../policy/playout.ts';
import { type Sight, see } from '../policy/sight.ts';
import * as layout from '../sim/trick/layout.ts';
import type { Position } from '../sim/trick/position.ts';
import { type Trial, trial } from './trial.ts';

const { HANDS, HIGH, LYING, ORDER, placeIn, suitIn } = layout;

type Play = Extract<TrickQuestion['ask'], { type: 'play' }>['plays'][number];

/** A legal play with its move, and its run of equivalent neighbours. */
export interface Option {
  readonly play: Play;
  readonly move: number;
}

/** The legal plays as moves. */
export function optionsOf({ lanes }: Eye, at: Position, seat: number, plays: readonly Play[]): readonly Option[] {
  const held = (code: number): boolean => ((at[HANDS + (seat << 2) + suitIn(code)]! >>> placeIn(code)) & 1) === 1;
  return plays.map(play => {
    const code = lanes.deck.find(one => lanes.names[one] === play.card && held(one));
    if (code === undefined) throw new RangeError(`Cannot try out ${play.card}: the hand does not hold it`);
    return { play, move: code | (play.call === 'high' ? HIGH : 0) };
  });
}

/**
 * The highest of each run of neighbours. Cards of earlier tricks and own cards do not separate a run; those
 * of the current trick do.
 */
export function distinct(
  eye: Eye,
  at: Position,
  seat: number,
  seen: Int32Array,
  options: readonly Option[],
): readonly Option[] {
  const { ducks } = eye.lanes;
  const gone = (suit: number): number => seen[suit]! & ~(at[ORDER] === 0 ? 0 : at[LYING + suit]!);
  const open = (suit: number): number => ~(at[HANDS + (seat << 2) + suit]! | gone(suit)) & eye.lanes.all[suit]!;
  const isWild = (code: number): boolean => ((ducks[suitIn(code)]! >>> placeIn(code)) & 1) === 1;
  const alike = (low: number, high: number): boolean => {
    const suit = suitIn(low);
    if (suit !== suitIn(high) || isWild(low) || isWild(high) || eye.costs[low] !== eye.costs[high]) return false;
    const between = ((1 << placeIn(high)) - 1) & ~((2 << placeIn(low)) - 1);
    return (open(suit) & between) === 0;
  };
  return options.filter(
    ({ move }) => !options.some(other => other.move < HIGH && move < other.move && alike(move, other.move)),
  );
}

/** Trials for plays. The policy continues each, or, with `shooters`, a player who tries for the moon. */
export function playTrials(
  eye: Eye,
  mind: Mind,
  options: readonly Option[],
  sight: Sight,
  shooters = 0,
): readonly Trial[] {
  return options.map(({ play, move }) =>
    trial(
      { type: 'play', ...play },
      eye.lanes.seats,
      at => {
        see(eye, at, sight);
        step(mind, at, sight, move);
      },
      shooters,
    ),
  );
}

/** The codes of named cards in a hand, each copy once. */
export function codesIn(
  { deck, names }: Eye['lanes'],
  at: Position,
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
