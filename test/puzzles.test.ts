// The puzzles' answers, judged again with other random draws: each is still clearly the best.

import { judge, type Question, questionOf, quickDraws } from '@moonshot/bots';
import { contrastTexts, hintWordsEn } from '@moonshot/bots/hint';
import { type Puzzle, wordOf } from '@moonshot/protocol';
import type { HeartsGame } from '@moonshot/rules';
import { type Card, symbolsOf, withoutAll } from '@moonshot/rules/cards';
import { actionFrom, setUpPuzzle } from '@moonshot/table/records';
import { expect, test } from 'vitest';
import { isRight } from '../apps/web/src/features/puzzles/answer.ts';
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
  const next = options.find(({ action }) => !isRight(puzzle, wordOf(action)));
  return (next?.behind ?? Number.NaN) - (own?.behind ?? Number.NaN);
}

test.each(PUZZLES.filter((_, i) => i % EACH === 0).map(puzzle => [puzzle.id, puzzle] as const))(
  'the answer of %s is clearly the best',
  (_, puzzle) => {
    expect(ahead(puzzle)).toBeGreaterThanOrEqual(CLEAR);
  },
);

const cardsIn = (text: string): readonly string[] => text.match(/(10|[2-9JQKAW])[♣♦♠♥]/gu) ?? [];

/** The cards of the finished tricks or bouts that the viewer has seen. */
const goneIn = (view: Question['view']): readonly Card[] =>
  view.kind === 'tricks'
    ? view.tricks.flatMap(({ plays }) => plays.map(({ card }) => card))
    : view.bouts.flatMap(({ tops, bottoms }) => [...tops, ...bottoms.filter(card => card !== null)]);

test('every answer of every puzzle is explained by facts about cards that are not gone', () => {
  const judged = hintWordsEn.reasons.judged({ kind: 'judged' }, String);
  const silent = PUZZLES.flatMap(({ id, kind, best, others, ...puzzle }) => {
    const { hearts, state, ask } = setUpPuzzle({ id, ...puzzle });
    const game: HeartsGame = hearts.game;
    const question = questionOf(hearts, game.view(state, 0), ask);
    const answer = (word: string) => actionFrom(word, ask) ?? expect.fail(`${word} answers nothing`);
    const reasons = (right: string, given?: string): readonly string[] =>
      contrastTexts(
        hintWordsEn,
        question,
        {
          best: answer(right),
          given: given === undefined ? undefined : answer(given),
          others: [],
          shoots: kind === 'shoot',
        },
        seat => `Player ${seat}`,
      );
    const there = cardsIn(symbolsOf(withoutAll(hearts.rules.deck, goneIn(question.view))));
    return [best, ...Object.keys(others)].flatMap(given => {
      const isGood = isRight({ id, kind, best, others, ...puzzle }, given);
      const texts = isGood ? reasons(given) : reasons(best, given).slice(reasons(best).length);
      const isSound = texts.every(text => !text.includes(judged) && cardsIn(text).every(card => there.includes(card)));
      return texts.length === 0 || !isSound ? [`${id} ${given}: ${texts.join(' ')}`] : [];
    });
  });
  expect(silent).toEqual([]);
});
