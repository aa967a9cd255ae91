// Tests standings against numbers worked out by hand: what counts, who is ahead, and how bots affect the
// standings.
import { sheetOf } from '@moonshot/rules';
import { expect, test } from 'vitest';
import type { ContestTable } from '../../store/rows/contest.ts';
import { counted, standings } from './standings.ts';

const table = (name: string, round: number, places: ContestTable['places'], points: ContestTable['points']) => ({
  table: name,
  contest: 'c',
  round,
  places,
  points,
  over: false,
});

const TABLES = [
  table(
    'a',
    1,
    ['ada', 'bob'],
    [
      [3, 23],
      [10, 16],
    ],
  ),
  table('b', 1, ['eve', null], [[9, 17]]),
  table('c', 2, [null, 'ada'], [[0, 26]]),
  table('d', 2, ['bob', 'eve'], []),
];

const entries = ['ada', 'bob', 'eve', 'late'].map((player, number) => ({ player, number }));

const stood = (tables = TABLES) => {
  const sheet = sheetOf('ricketts');
  if (sheet === undefined) throw new Error('there is no such game');
  return standings({ tables, entries, rounds: 2, sheet, nameOf: player => player.toUpperCase(), you: 'bob' });
};

test('a deal counts once every table of its round has played it', () => {
  expect(counted(TABLES).map(({ points }) => points.length)).toEqual([1, 1, 0, 0]);
});

test('all are compared with others who had the same cards, bots included, and only people are listed', () => {
  expect(stood().map(({ name, raw, duplicate, place }) => [name, raw, duplicate, place])).toEqual([
    ['ADA', 3, 6, 1],
    ['LATE', 0, null, 2],
    ['BOB', 23, -6, 3],
    ['EVE', 9, -6, 3],
  ]);
  expect(stood().map(({ points, you }) => [points, you])).toEqual([
    [[3, null], false],
    [[null, null], false],
    [[23, null], true],
    [[9, null], false],
  ]);
});

test('rounds add up', () => {
  const [ada] = stood([...TABLES.slice(0, 3), table('d', 2, ['bob', 'eve'], [[20, 6]])]).filter(
    ({ name }) => name === 'ADA',
  );
  expect(ada).toMatchObject({ points: [3, 26], raw: 29, better: [6, -20], duplicate: -14 });
});
