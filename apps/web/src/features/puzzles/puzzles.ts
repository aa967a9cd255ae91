// The stored puzzles, and the puzzle of each day.
import type { Puzzle } from '@moonshot/protocol';
import atPlay from './data/at-play.json' with { type: 'json' };
import capture from './data/capture.json' with { type: 'json' };
import classic from './data/classic.json' with { type: 'json' };
import ricketts from './data/ricketts.json' with { type: 'json' };
import wildTwist from './data/wild-twist.json' with { type: 'json' };

/** All puzzles, by game. */
export const PUZZLES = [ricketts, atPlay, wildTwist, classic, capture].flat() as readonly Puzzle[];

export const puzzleNamed = (id: string): Puzzle | undefined => PUZZLES.find(one => one.id === id);

const DAY_MS = 86_400_000;
const STRIDE = 89; // puzzles of consecutive days are this far apart in the list, to vary the game

/** The puzzle of a date, the same for everybody. */
export function puzzleOfDay(day: string, puzzles = PUZZLES): Puzzle | undefined {
  const days = Math.floor(Date.parse(`${day}T00:00:00Z`) / DAY_MS);
  return puzzles[(days * STRIDE) % puzzles.length];
}

const ANSWER = /^[2-9TJQKAW][CDSH]([+-]|\/[2-9TJQKAW][CDSH])?$/;

/**
 * Number of answers that seat 0 has given before the decision: one in each complete trick or bout (round of
 * Capture).
 */
export const answersBefore = ({ line, hands }: Puzzle): number =>
  Math.floor(line.split(' ').filter(word => ANSWER.test(word)).length / hands.length);
