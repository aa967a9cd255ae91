// The course of a handmade deal for one seat, field by field.
import { expect, test } from 'vitest';
import type { Card } from '../cards/card.ts';
import { type Event, type Overrides, sheetOf } from '../games.ts';
import { heartsOf } from '../prepare.ts';
import { keyCardsOf, type LifeCourse, lifeCoursesIn } from './life-course.ts';

/** Events with only the fields that courses read. */
const told = (events: readonly { readonly type: Event['type']; readonly [field: string]: unknown }[]) =>
  events as readonly unknown[] as readonly Event[];

const took = (seat: number, points: number) => ({ type: 'taken', seat, points }) as const;
const DEALT = { type: 'dealt' } as const;

/** The end of a deal of Ricketts in which these cards were taken. */
const scored = (points: readonly number[], taken: readonly (readonly Card[])[] = [], moon: number | null = null) => ({
  type: 'scored' as const,
  result: { dealer: 0, points, totals: points, taken, moon: moon === null ? null : { seat: moon } },
});

const courses = (events: Parameters<typeof told>[0], seat: number, overrides: Overrides = {}): readonly LifeCourse[] =>
  lifeCoursesIn(heartsOf(sheetOf('ricketts'), 4, overrides), told(events), seat);

test('each trick has its taker’s points, up to the last one taken', () => {
  const events = [DEALT, took(1, 2), took(0, 5), took(1, 0), took(2, 19), scored([5, 2, 19, 0])];
  expect(courses(events, 1).map(({ tricks }) => tricks)).toStrictEqual([[2, 0, 0, 0]]);
  expect(courses(events, 0).map(({ tricks }) => tricks)).toStrictEqual([[0, 5, 0, 0]]);
  expect(courses(events, 3).map(({ all, tricks }) => ({ all, tricks }))).toStrictEqual([
    { all: [5, 2, 19, 0], tricks: [0, 0, 0, 0] },
  ]);
});

test('in Capture each bout has what the hearts that are captured in it count', () => {
  const hearts = heartsOf(sheetOf('capture'), 3, { 'hearts.captured': 3 });
  const events = told([
    DEALT,
    { type: 'revealed' },
    { type: 'captured', seat: 0, cards: ['KH', '2S', '3C', '5H'] },
    { type: 'revealed' },
    { type: 'captured', seat: 2, cards: ['TC', 'JC'] },
    { type: 'revealed' },
    { type: 'revealed' },
    { type: 'captured', seat: 0, cards: ['9H', 'AS'] },
    { type: 'scored', result: { dealer: 0, points: [9, 0, -1], totals: [9, 0, -1] } },
  ]);
  const course = { all: [9, 0, -1], dear: [], stopper: null, passed: false };
  expect(lifeCoursesIn(hearts, events, 0)).toStrictEqual([{ ...course, tricks: [6, 0, 0, 3] }]);
  expect(lifeCoursesIn(hearts, events, 2)).toStrictEqual([{ ...course, tricks: [0, 0, 0, 0] }]);
});

test('whether cards were passed is recorded per deal', () => {
  const passed = (seat: number) => ({ type: 'passed', seat, gifts: [] }) as const;
  const events = [
    ...[DEALT, passed(1), took(1, 0), scored([])],
    ...[DEALT, passed(2), passed(3), scored([])],
    ...[DEALT, scored([])],
    ...[DEALT, passed(2)],
  ];
  const of = (seat: number) => courses(events, seat).map(course => course.passed);
  expect([0, 1, 2].map(of)).toEqual([
    [false, false, false],
    [true, false, false],
    [false, true, false],
  ]);
});

test.each<[name: string, overrides: Overrides, stopper: number | null]>([
  ['where there is one', {}, 2],
  ['where there is none', { 'moon.needs': [] }, null],
])('who stopped a moon, %s', (_, overrides, stopper) => {
  const events = [DEALT, took(1, 20), took(2, 6), scored([0, 20, 6, 0])];
  expect(courses(events, 0, overrides).map(course => course.stopper)).toEqual([stopper]);
});

test('a moon is stopped as well where points are written as minus points; a card that counts plus stops none', () => {
  const events = [DEALT, took(1, -20), took(3, 10), took(2, -6), scored([0, -20, -6, 10])];
  const hearts = heartsOf(sheetOf('classic'), 4);
  expect(hearts.sheet).toMatchObject({ score: { sign: 'minus' } });
  expect(lifeCoursesIn(hearts, told(events), 0).map(course => course.stopper)).toEqual([2]);
});

test('a costly card is recorded with its number; a moon shooter took it on purpose', () => {
  const taken: readonly (readonly Card[])[] = [['2H'], ['3H', 'QS', '4H'], [], []];
  const events = [DEALT, scored([1, 15, 0, 0], taken), DEALT, scored([26, 0, 26, 26], taken, 1)];
  const counts = (seat: number) => courses(events, seat).map(({ dear }) => dear);
  expect(counts(1)).toEqual([[{ card: 'QS', taken: 1 }], [{ card: 'QS', taken: 0 }]]);
  expect(counts(0)).toEqual([[{ card: 'QS', taken: 0 }], [{ card: 'QS', taken: 0 }]]);
});

test('after a shared moon neither partner has taken a costly card', () => {
  const taken: readonly (readonly Card[])[] = [['QS'], [], ['2H'], []];
  const events = [DEALT, scored([0, 26, 0, 26], taken, 2)];
  const together = { 'teams.seating': 'opposite', 'teams.moon': 'team' };
  const counts = ({ dear }: { readonly dear: readonly unknown[] }) => dear;
  expect(courses(events, 0, together).map(counts)).toEqual([[{ card: 'QS', taken: 0 }]]);
  expect(courses(events, 0).map(counts)).toEqual([[{ card: 'QS', taken: 1 }]]);
});

test.each<[name: string, points: Partial<Record<Card, number>>, dear: readonly Card[]]>([
  ['no card', {}, []],
  ['one is worth as much as twice the middle one, another less', { '2H': 4, QS: 8, TS: 7, '3H': 4, '4H': 4 }, ['QS']],
  ['one is worth far more, but less than five', { QS: 4, '2H': 1, '3H': 1 }, []],
  ['one is worth five', { '2H': 1, QS: 5, '3H': 1 }, ['QS']],
  [
    'cards that count nothing do not move the middle',
    { QS: 6, '2H': 4, '3H': 4, '2C': 0, '3C': 0, '4C': 0, '5C': 0, '6C': 0 },
    [],
  ],
  ['what is taken off counts as much as what is added', { '2H': 1, '3H': 1, JD: -10, '4H': 1 }, ['JD']],
  [
    'the three dearest of four, in their order',
    { QS: 7, TS: 10, '2H': 1, '3H': 1, JS: 8, '4H': 1, '5H': 1, '6H': 1, KS: -9 },
    ['TS', 'KS', 'JS'],
  ],
])('costly cards: %s', (_, points, dear) => {
  expect(keyCardsOf(new Map(Object.entries(points) as [Card, number][]))).toEqual(dear);
});
