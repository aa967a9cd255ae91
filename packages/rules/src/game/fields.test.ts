// What a field accepts and rejects, and how much of an untrusted value an error quotes.
import { expect, test } from 'vitest';
import type { FieldKind } from './errors.ts';
import { CARD, check, choice, list, pattern, perSeats, quoted, text, whole } from './fields.ts';

type Row = readonly [name: string, kind: FieldKind, fit: readonly unknown[], unfit: readonly unknown[]];

const rows: readonly Row[] = [
  ['a text', text(3), ['a', 'abc'], ['', 'abcd', ['a'], 7, undefined, null]],
  ['a choice', choice('a', '1'), ['a', '1'], ['b', '', 1, ['a'], undefined]],
  ['a number', whole(2, 4), [2, 3, 4], [1, 5, 2.5, '3', null, undefined]],
  ['a card', CARD, ['QS', 'WH'], ['H*', 'qs', '', ['QS'], undefined]],
  ['a pattern', pattern('id', /^[a-z0-9]+$/), ['a', '5'], ['', 'A', 5, ['a'], undefined]],
  ['a list', list(text(1), 2), [[], ['a'], ['a', 'b']], [['a', 'b', 'c'], '', 'ab', { length: 0 }, undefined]],
  ['one for each table', perSeats(whole(1, 2)), [1, {}, { 2: 1, 9: 2, 10: 1, 14: 2 }], [3, [1], { 4: 3 }, undefined]],
];

test.each(rows)('%s', (_, kind, fit, unfit) => {
  for (const value of fit) expect(check(kind, value, 'field')).toEqual([]);
  for (const value of unfit) expect(check(kind, value, 'field'), JSON.stringify(value)).toHaveLength(1);
});

test.each(['0', '1', '15', '20', '22', '04', 'x4', ''])('%j is no number of seats', key => {
  expect(check(perSeats(whole(1, 2)), { [key]: 1 }, 'field')).toEqual([
    { path: `field.${key}`, value: 1, expected: { type: 'clash', clash: ['seatsKey'] } },
  ]);
});

test.each([
  ['nothing', undefined, 'nothing'],
  ['null', null, 'null'],
  ['a number', 7, '7'],
  ['a text', 'QS', '"QS"'],
  ['a long text', 'x'.repeat(61), `"${'x'.repeat(60)}"`],
  ['a list of lists', [[[1]]], '[[[1]]]'],
  ['deeper lists', [[[[1], 2]]], '[[["…",2]]]'],
  ['an object in objects', { a: { b: { c: 1 } } }, '{"a":{"b":{"c":1}}}'],
  ['deeper objects', { a: { b: { c: { d: 1 }, e: 2 } } }, '{"a":{"b":{"c":"…","e":2}}}'],
  ['a long list', [1, 2, 3, 4, 5, 6, 7, 8, 9], '[1,2,3,4,5,6,7,8]'],
  [
    'many fields',
    { a: 1, b: 2, c: 3, d: 4, e: 5, f: 6, g: 7, h: 8, i: 9 },
    '{"a":1,"b":2,"c":3,"d":4,"e":5,"f":6,"g":7,"h":8}',
  ],
  ['a long key', { ['x'.repeat(61)]: 'y'.repeat(61) }, `{"${'x'.repeat(60)}":"${'y'.repeat(60)}"}`],
  [
    'much of everything',
    Array(8).fill(Array(8).fill('x'.repeat(60))),
    `[["${'x'.repeat(60)}","${'x'.repeat(60)}","${'x'.repeat(31)}…`,
  ],
  [
    'letters of two halves',
    Array(8).fill(`${'x'.repeat(23)}😀`),
    `${JSON.stringify(Array(8).fill(`${'x'.repeat(23)}😀`)).slice(0, 160)}…`,
  ],
])('%s is quoted', (_, value, told) => {
  expect(quoted(value)).toBe(told);
});
