// The puzzles that the page has, and which of them is a day's.
import type { Puzzle } from '@moonshot/wire/puzzle';
import atPlay from './kept/at-play.json' with { type: 'json' };
import capture from './kept/capture.json' with { type: 'json' };
import classic from './kept/classic.json' with { type: 'json' };
import ricketts from './kept/ricketts.json' with { type: 'json' };
import wildTwist from './kept/wild-twist.json' with { type: 'json' };

/** All of them, game by game. */
export const PUZZLES = [ricketts, atPlay, wildTwist, classic, capture].flat() as readonly Puzzle[];

export const puzzleNamed = (id: string): Puzzle | undefined => PUZZLES.find(one => one.id === id);

const DAY_MS = 86_400_000;
const STRIDE = 89; // so that one day's puzzle is of another game than the day's before

/** The puzzle of a day of the calendar: the same for everybody. */
export function puzzleOfDay(day: string, puzzles = PUZZLES): Puzzle | undefined {
  const days = Math.floor(Date.parse(`${day}T00:00:00Z`) / DAY_MS);
  return puzzles[(days * STRIDE) % puzzles.length];
}

const ANSWER = /^[2-9TJQKAW][CDSH]([+-]|\/[2-9TJQKAW][CDSH])?$/;

/**
 * How often the first seat has played or laid before the decision: once in each trick or bout that was whole.
 */
export const answersBefore = ({ line, hands }: Puzzle): number =>
  Math.floor(line.split(' ').filter(word => ANSWER.test(word)).length / hands.length);
