// The puzzles that the page has can all be set up, ask what they say, and offer their answers.
import { type HeartsGame, SHEETS } from '@moonshot/rules/games';
import { setUp } from '@moonshot/table/puzzle';
import { PUZZLE_KINDS, type Puzzle, wordOf } from '@moonshot/wire/puzzle';
import { describe, expect, test } from 'vitest';
import { answerAt } from './answer.ts';
import { answersBefore, PUZZLES, puzzleOfDay } from './kept.ts';
import { nextPuzzle, wantedOf } from './next.ts';
import { recordFrom, rowOf, withAnswer } from './record.ts';

test('there are two hundred, of every game and kind, and none twice', () => {
  expect(PUZZLES.length).toBeGreaterThanOrEqual(200);
  expect(new Set(PUZZLES.map(({ id }) => id)).size).toBe(PUZZLES.length);
  expect(new Set(PUZZLES.map(({ game }) => game))).toEqual(new Set(SHEETS.map(({ id }) => id)));
  expect(new Set(PUZZLES.map(({ kind }) => kind))).toEqual(new Set(PUZZLE_KINDS));
});

test.each(SHEETS.map(({ id }) => id))('every puzzle of %s asks for an answer that it offers', game => {
  for (const puzzle of wantedOf(PUZZLES, { game, kind: null })) {
    const { hearts, state, ask } = setUp(puzzle);
    const rules: HeartsGame = hearts.game;
    const answers = [puzzle.best, ...Object.keys(puzzle.others)];
    expect(Object.keys(puzzle.others), puzzle.id).not.toContain(puzzle.best);
    expect(Math.min(...Object.values(puzzle.others)), puzzle.id).toBeGreaterThanOrEqual(1.5);
    if (ask.type === 'play') {
      const offered = ask.plays.map(play => wordOf({ type: 'play', ...play }));
      expect(offered, puzzle.id).toEqual(expect.arrayContaining(answers));
    } else expect(ask.type, puzzle.id).toBe('lay');
    expect(answerAt(puzzle, { deal: rules.view(state, 0) }), puzzle.id).toBeUndefined();
    expect(answersBefore(puzzle), puzzle.id).toBe('tricks' in state ? state.tricks.length : state.bouts.length);
  }
});

test('a line that cannot be played is refused with its puzzle’s name', () => {
  const [first] = PUZZLES as readonly [Puzzle];
  expect(() => setUp({ ...first, line: 'QS' })).toThrow(`Cannot set up the puzzle ${first.id}: the rules refuse QS`);
  expect(() => setUp({ ...first, game: 'bridge' })).toThrow('its rules are not known');
});

test('days that follow each other have different puzzles, and a day always the same', () => {
  const days = ['2026-11-21', '2026-11-22', '2026-11-23', '2027-01-01'];
  const ids = days.map(day => puzzleOfDay(day)?.id);
  expect(new Set(ids).size).toBe(days.length);
  expect(days.map(day => puzzleOfDay(day)?.id)).toEqual(ids);
});

describe('what is remembered', () => {
  const none = recordFrom(null);

  test.each([null, '', '7', '[]', '{"right":3}', '{"right":["a",4],"wrong":{}}', '{{'])(
    '%s is read as a record',
    text => {
      const { right, wrong, days } = recordFrom(text);
      for (const list of [right, wrong, days]) expect(list.every(one => typeof one === 'string')).toBe(true);
    },
  );

  test('only the first answer counts', () => {
    const once = withAnswer(none, 'a', false, undefined);
    expect(withAnswer(once, 'a', true, '2026-11-22')).toEqual({ right: [], wrong: ['a'], days: ['2026-11-22'] });
  });

  test.each([
    [[], 0],
    [['2026-11-22'], 1],
    [['2026-11-21'], 1],
    [['2026-11-20', '2026-11-21', '2026-11-22'], 3],
    [['2026-11-19', '2026-11-21'], 1],
    [['2026-11-20'], 0],
  ])('after %j the row is %i', (days, row) => {
    expect(rowOf({ ...none, days }, '2026-11-22')).toBe(row);
  });

  test('the next is one that was not tried, then one that went wrong', () => {
    const [a, b, c] = PUZZLES as readonly [Puzzle, Puzzle, Puzzle];
    const three = [a, b, c];
    expect(nextPuzzle(three, none, a.id)).toBe(b);
    expect(nextPuzzle(three, { ...none, right: [b.id] }, a.id)).toBe(c);
    expect(nextPuzzle(three, { ...none, right: [a.id, b.id], wrong: [c.id] }, c.id)).toBe(c);
    expect(nextPuzzle([], none)).toBeUndefined();
  });
});
