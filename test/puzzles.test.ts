// The puzzles' answers, judged again with other random draws: each is still clearly the best.
import { expect, test } from 'vitest';
import { PUZZLES } from '../apps/web/src/features/puzzles/puzzles.ts';
import { quickDraws } from '../packages/bots/src/core/chance.ts';
import { questionOf } from '../packages/bots/src/core/player.ts';
import { judge } from '../packages/bots/src/players/judge.ts';
import type { HeartsGame } from '../packages/rules/src/games.ts';
import { setUp } from '../packages/table/src/records/puzzle.ts';
import { type Puzzle, wordOf } from '../packages/wire/src/puzzle.ts';

const PLAYS = 6000;
const EACH = process.env.MODE === 'deep' ? 1 : 24; // only a sample in a normal run

/**
 * Minimum lead of the answer in points per deal. Puzzles are selected at 2.5; other draws may give a little
 * less.
 */
const CLEAR = 2;

/** Lead of the puzzle's answer over the best other one, in points per deal; negative if another is better. */
function ahead(puzzle: Puzzle): number {
  const { hearts, state, ask } = setUp(puzzle);
  const game: HeartsGame = hearts.game;
  const question = questionOf(hearts, game.view(state, 0), ask);
  const { options } = judge(question, { plays: PLAYS }, quickDraws(`again ${puzzle.id}`));
  const own = options.find(({ action }) => wordOf(action) === puzzle.best);
  const next = options.find(({ action }) => wordOf(action) !== puzzle.best);
  return (next?.behind ?? Number.NaN) - (own?.behind ?? Number.NaN);
}

test.each(PUZZLES.filter((_, i) => i % EACH === 0).map(puzzle => [puzzle.id, puzzle] as const))(
  'the answer of %s is clearly the best',
  (_, puzzle) => {
    expect(ahead(puzzle)).toBeGreaterThanOrEqual(CLEAR);
  },
);
