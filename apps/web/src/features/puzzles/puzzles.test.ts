// The stored puzzles, the stored results, and the selection of the next puzzle.

import { isAsGood, PUZZLE_KINDS, type Puzzle, wordOf } from '@moonshot/protocol';
import { type Ask, type HeartsGame, SHEETS } from '@moonshot/rules';
import { setUpPuzzle } from '@moonshot/table/records';
import { describe, expect, test } from 'vitest';
import { answerAt, comparedAnswers, isRight } from './answer.ts';
import { filterPuzzles, nextPuzzle } from './next.ts';
import { answersBefore, PUZZLES, puzzleOfDay } from './puzzles.ts';
import { mergeRecords, recordFrom, rowOf, withAnswer, withPass } from './record.ts';

test('there are two hundred, of every game and kind, and none twice', () => {
  expect(PUZZLES.length).toBeGreaterThanOrEqual(200);
  expect(new Set(PUZZLES.map(({ id }) => id)).size).toBe(PUZZLES.length);
  expect(new Set(PUZZLES.map(({ game }) => game))).toEqual(new Set(SHEETS.map(({ id }) => id)));
  expect(new Set(PUZZLES.map(({ kind }) => kind))).toEqual(new Set(PUZZLE_KINDS));
});

/** Every legal answer, in order, without duplicates of equal cards. */
function offered(ask: Ask): readonly string[] {
  if (ask.type === 'play') return distinct(ask.plays.map(play => wordOf({ type: 'play', ...play })));
  return ask.type === 'lay' ? distinct(ask.pairs.map(pair => wordOf({ type: 'lay', ...pair }))) : [];
}

const distinct = (words: readonly string[]): readonly string[] => [...new Set(words)].sort();

test.each(SHEETS.map(({ id }) => id))(
  'every puzzle of %s judges each answer that it offers as right or clearly worse',
  game => {
    for (const puzzle of filterPuzzles(PUZZLES, { game, kind: null })) {
      const { hearts, state, ask } = setUpPuzzle(puzzle);
      const rules: HeartsGame = hearts.game;
      expect([puzzle.best, ...Object.keys(puzzle.others)].sort(), puzzle.id).toEqual(offered(ask));
      expect(Object.values(puzzle.others).filter(cost => !isAsGood(cost) && cost < 2.5)).toEqual([]);
      expect(answerAt(puzzle, { deal: rules.view(state, 0) }), puzzle.id).toBeUndefined();
      expect(answersBefore(puzzle), puzzle.id).toBe('tricks' in state ? state.tricks.length : state.bouts.length);
    }
  },
);

test('an answer as good as the best is right, and of pairs with one card face up only the best is compared', () => {
  const [first] = PUZZLES as readonly [Puzzle];
  const puzzle = {
    ...first,
    best: 'AC/6S',
    others: { 'AC/TD': 0.1, 'TD/6S': 3.4, 'TD/AC': 3.5, 'WC+': 3.6, 'WC-': 4 },
  };
  expect(['AC/6S', 'AC/TD', 'TD/6S'].map(word => isRight(puzzle, word))).toEqual([true, true, false]);
  expect(comparedAnswers(puzzle, 'TD/AC')).toEqual(['AC/6S', 'TD/6S', 'TD/AC', 'WC+', 'WC-']);
  expect(comparedAnswers(puzzle, 'AC/6S')).toEqual(['AC/6S', 'TD/6S', 'WC+', 'WC-']);
});

test('a line that cannot be played is refused with its puzzle’s name', () => {
  const [first] = PUZZLES as readonly [Puzzle];
  expect(() => setUpPuzzle({ ...first, line: 'QS' })).toThrow(
    `Cannot set up the puzzle ${first.id}: the rules refuse QS`,
  );
  expect(() => setUpPuzzle({ ...first, game: 'bridge' })).toThrow('its rules are not known');
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
    expect(withAnswer(once, 'a', true, '2026-11-22')).toEqual({
      ...none,
      wrong: ['a'],
      days: ['2026-11-22'],
    });
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

  test.each<[lost: readonly number[], row: number, longest: number, best: number]>([
    [[0], 1, 1, 1],
    [[0, 0, 1.5], 0, 2, 2],
    [[2, 0, 0, 0, 0.4, 0], 1, 3, 4],
  ])('after passes that gave %j away the row is %i, the longest %i', (lost, row, longest, best) => {
    const record = lost.reduce((before, many, i) => withPass(before, `hand ${i}`, many), none);
    const all = lost.reduce((sum, many) => sum + many, 0);
    expect(record.passes).toMatchObject({ tried: lost.length, best, row, longest, lost: all });
    expect(recordFrom(JSON.stringify(record))).toEqual(record);
    // another pass from the last hand does not count
    expect(withPass(record, `hand ${lost.length - 1}`, 9)).toEqual(record);
  });

  test.each([
    { tried: 1, best: 2, row: 0, longest: 0, lost: 0, last: '' },
    { tried: 3, best: 2, row: 2, longest: 1, lost: 0, last: '' },
    { tried: 3, best: 2, row: 1, longest: 1, lost: -1, last: '' },
    { tried: 3, best: 2, row: 1, longest: 1, lost: 1, last: 7 },
    { tried: 'many' },
    7,
  ])('passes %j cannot be, and count as none', passes => {
    expect(recordFrom(JSON.stringify({ passes })).passes).toEqual(none.passes);
  });

  test('two records become one: what is known here stays, and nothing is twice', () => {
    const here = { ...none, right: ['a'], wrong: ['b'], days: ['2026-11-22'] };
    const other = withPass(
      { ...none, right: ['b', 'c'], wrong: ['a', 'd'], days: ['2026-11-21', '2026-11-22'] },
      'x',
      2,
    );
    const both = {
      right: ['a', 'c'],
      wrong: ['b', 'd'],
      days: ['2026-11-21', '2026-11-22'],
      passes: { tried: 1, best: 0, row: 0, longest: 0, lost: 2, last: 'x' },
    };
    expect(mergeRecords(here, other)).toEqual(both);
    expect(mergeRecords(mergeRecords(here, other), other)).toEqual(both);
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
