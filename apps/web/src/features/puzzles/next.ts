// Selects the next puzzle: an untried one, otherwise a failed one, otherwise any.
import type { Puzzle } from '@moonshot/protocol';
import type { PuzzleRecord } from './record.ts';

export interface PuzzleFilter {
  readonly game: string | null; // null: puzzles of any game
  readonly kind: Puzzle['kind'] | null;
}

export const filterPuzzles = (puzzles: readonly Puzzle[], { game, kind }: PuzzleFilter): readonly Puzzle[] =>
  puzzles.filter(one => (game === null || one.game === game) && (kind === null || one.kind === kind));

/**
 * The puzzle to offer after the one with the id `after`. The search goes through the puzzles in order and
 * continues at the start.
 */
export function nextPuzzle(puzzles: readonly Puzzle[], record: PuzzleRecord, after?: string): Puzzle | undefined {
  const start = puzzles.findIndex(({ id }) => id === after) + 1;
  const round = [...puzzles.slice(start), ...puzzles.slice(0, start)];
  const tried = new Set([...record.right, ...record.wrong]);
  return round.find(({ id }) => !tried.has(id)) ?? round.find(({ id }) => record.wrong.includes(id)) ?? round[0];
}
