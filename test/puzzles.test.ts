// The answers of the puzzles, judged once more with other chance: each is still the best.
import { expect, test } from 'vitest';
import { PUZZLES } from '../apps/web/src/puzzles/kept.ts';
import { quickDraws } from '../packages/bots/src/chance.ts';
import { judge } from '../packages/bots/src/judge.ts';
import { questionOf } from '../packages/bots/src/player.ts';
import type { HeartsGame } from '../packages/rules/src/games.ts';
import { setUp } from '../packages/table/src/puzzle.ts';
import { type Puzzle, wordOf } from '../packages/wire/src/puzzle.ts';

const PLAYS = 6000;
const EACH = process.env.MODE === 'deep' ? 1 : 24; // in a usual run only some of them

/** How far the puzzle's answer is behind the best, in points a deal, and the standard error of that. */
function behind(puzzle: Puzzle): { readonly mean: number; readonly error: number } {
  const { hearts, state, ask } = setUp(puzzle);
  const game: HeartsGame = hearts.game;
  const question = questionOf(hearts, game.view(state, 0), ask);
  const { options } = judge(question, { plays: PLAYS }, quickDraws(`again ${puzzle.id}`));
  const own = options.find(({ action }) => wordOf(action) === puzzle.best);
  return { mean: own?.behind ?? Number.POSITIVE_INFINITY, error: own?.error ?? 0 };
}

test.each(PUZZLES.filter((_, i) => i % EACH === 0).map(puzzle => [puzzle.id, puzzle] as const))(
  'the answer of %s is the best',
  (_, puzzle) => {
    const { mean, error } = behind(puzzle);
    expect(mean).toBeLessThanOrEqual(2 * error);
  },
);
