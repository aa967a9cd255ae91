// The puzzles' answers, judged again with other random draws: each is still clearly the best.

import { judge, questionOf, quickDraws } from '@moonshot/bots';
import { contrastTexts, hintWordsEn } from '@moonshot/bots/hint';
import { type Puzzle, wordOf } from '@moonshot/protocol';
import type { HeartsGame } from '@moonshot/rules';
import { actionFrom, setUpPuzzle } from '@moonshot/table/records';
import { expect, test } from 'vitest';
import { PUZZLES } from '../apps/web/src/features/puzzles/puzzles.ts';

const PLAYS = 6000;
const EACH = process.env.MODE === 'deep' ? 1 : 24; // only a sample in a normal run

/**
 * Minimum lead of the answer in points per deal. Puzzles are selected at 2.5; other draws may give a little
 * less.
 */
const CLEAR = 2;

/** Lead of the puzzle's answer over the best other one, in points per deal; negative if another is better. */
function ahead(puzzle: Puzzle): number {
  const { hearts, state, ask } = setUpPuzzle(puzzle);
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

test('every answer of every puzzle is explained by facts about its cards', () => {
  const judged = hintWordsEn.reasons.judged({ kind: 'judged' }, String);
  const silent = PUZZLES.flatMap(({ id, kind, best, others, ...puzzle }) => {
    const { hearts, state, ask } = setUpPuzzle({ id, ...puzzle });
    const game: HeartsGame = hearts.game;
    const question = questionOf(hearts, game.view(state, 0), ask);
    const answer = (word: string) => actionFrom(word, ask) ?? expect.fail(`${word} answers nothing`);
    const words = Object.keys(others);
    return [best, ...words].flatMap(given => {
      const contrasted = {
        best: answer(best),
        given: given === best ? undefined : answer(given),
        others: words.map(answer),
        shoots: kind === 'shoot',
      };
      const texts = contrastTexts(hintWordsEn, question, contrasted, seat => `Player ${seat}`);
      return texts.length === 0 || texts.some(text => text.includes(judged)) ? [`${id} ${given}`] : [];
    });
  });
  expect(silent).toEqual([]);
});
