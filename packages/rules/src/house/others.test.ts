// Tests which other values are offered for a field, and in which order.
import { expect, test } from 'vitest';
import type { FieldKind } from '../game/errors.ts';
import { CARD, choice, either, list, perSeats, shape, text, whole } from '../game/fields.ts';
import { others, stepsIn } from './others.ts';

test.each([
  ['', []],
  ['[12].value', ['12', 'value']],
  ['.5[1]', ['5', '1']],
])('the steps of "%s"', (rest, steps) => {
  expect(stepsIn(rest)).toEqual(steps);
});

interface Where {
  readonly steps?: readonly string[];
  readonly seats?: readonly number[];
  readonly tables?: readonly number[];
}

const offered = (kind: FieldKind, value: unknown, where: Where): readonly unknown[] => [
  ...others(kind, value, { steps: [], seats: [], tables: [3, 4], ...where }),
];

type Row = readonly [name: string, kind: FieldKind, value: unknown, where: Where, offered: readonly unknown[]];

const AB = choice('a', 'b');

const alone: readonly Row[] = [
  ['the other names, from the next one round', choice('a', 'b', 'c'), 'b', {}, ['c', 'a']],
  ['every name for what is none of them', AB, 'x', {}, ['a', 'b']],
  ['the numbers on both sides, then the ends', whole(1, 4), 2, {}, [1, 3, 4, 1, 4]],
  ['of an end only the other', whole(1, 2), 1, {}, [2, 2]],
  ['the end itself for what lies beyond it', whole(1, 3), 9, {}, [3, 2, 1, 1, 3]],
  ['the whole part first', whole(1, 3), 2.5, {}, [2, 1, 3, 1, 3]],
  ['every number from the least for what is none', whole(1, 2), 'x', {}, [1, 2, 1, 2]],
  ['what each of several kinds offers', either(whole(1, 2), AB), 2, {}, [1, 1, 'a', 'b']],
  ['nothing for a card', CARD, 'QS', {}, []],
  ['nothing for a text', text(9), 'QS', {}, []],
];

const QUEENS = ['QS', 'QH', 'QD'];
const PAIR = shape({ x: AB, y: list(AB) });

const within: readonly Row[] = [
  [
    'a list without each of its entries, the last first, and without all',
    list(CARD),
    QUEENS,
    {},
    [['QS', 'QH'], ['QS', 'QD'], ['QH', 'QD'], []],
  ],
  ['a list without its only entry, once', list(CARD), ['QS'], {}, [[]]],
  ['nothing for what is no list', list(CARD), 'QS', {}, []],
  ['one entry otherwise, then without it', list(AB), ['a', 'b'], { steps: ['1'] }, [['a', 'a'], ['a']]],
  [
    'each field of a shape otherwise',
    PAIR,
    { x: 'a', y: ['b'] },
    {},
    [
      { x: 'b', y: ['b'] },
      { x: 'a', y: [] },
    ],
  ],
  ['only the field that does not do', PAIR, { x: 'a', y: ['b'] }, { steps: ['x'] }, [{ x: 'b', y: ['b'] }]],
  ['nothing for what is no shape', PAIR, 7, {}, []],
  [
    'only the entry that does not do, in a field of an entry',
    list(PAIR),
    [{ x: 'a', y: ['b'] }],
    { steps: ['0', 'y', '0'] },
    [[{ x: 'a', y: ['a'] }], [{ x: 'a', y: [] }], []],
  ],
];

const atTables: readonly Row[] = [
  ['one common value for all numbers of seats', perSeats(AB), 'a', {}, ['b']],
  [
    'another value at some tables',
    perSeats(AB),
    'a',
    { seats: [3, 5], tables: [3, 4, 5] },
    [{ 3: 'b', 4: 'a', 5: 'b' }],
  ],
  [
    'one common value for all numbers of seats that have their own',
    perSeats(AB),
    { 3: 'a', 4: 'b' },
    {},
    [{ 3: 'b', 4: 'b' }],
  ],
  [
    'one entry otherwise, at one table',
    perSeats(list(AB)),
    ['a'],
    { seats: [4], steps: ['0'] },
    [
      { 3: ['a'], 4: ['b'] },
      { 3: ['a'], 4: [] },
    ],
  ],
  [
    'the same where the table has its own',
    perSeats(list(AB)),
    { 3: ['a'], 4: ['b'] },
    { seats: [4], steps: ['4', '0'] },
    [
      { 3: ['a'], 4: ['a'] },
      { 3: ['a'], 4: [] },
    ],
  ],
  [
    'what holds with a seat less, where nothing does',
    perSeats(AB),
    { 3: 'a', 6: 'b' },
    { seats: [4], tables: [3, 4, 5, 6] },
    [
      { 3: 'a', 4: 'a', 6: 'b' },
      { 3: 'a', 4: 'b', 6: 'b' },
    ],
  ],
  [
    'what holds with a seat more, where nothing does',
    perSeats(AB),
    { 3: 'a', 6: 'b' },
    { seats: [5], tables: [3, 4, 5, 6] },
    [
      { 3: 'a', 5: 'b', 6: 'b' },
      { 3: 'a', 5: 'a', 6: 'b' },
    ],
  ],
  ['everything where no table has anything', perSeats(AB), {}, { seats: [4] }, [{}, { 4: 'a' }, { 4: 'b' }]],
];

test.each([...alone, ...within, ...atTables])('%s', (_, kind, value, where, expected) => {
  expect(offered(kind, value, where)).toEqual(expected);
});

test('sixty numbers on each side are tried, and of those beyond only the ends', () => {
  const numbers = offered(whole(0, 1000), 500, {});
  expect(numbers.slice(0, 3)).toEqual([499, 501, 498]);
  expect(numbers.slice(-4)).toEqual([440, 560, 0, 1000]);
  expect(numbers).toHaveLength(122);
});
