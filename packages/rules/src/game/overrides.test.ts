// Tests overrides of a sheet (changes to the rules of a game): their result, their limits, and that their
// cost is linear in their number.
import { afterEach, expect, test, vi } from 'vitest';
import { sheetOf } from '../games.ts';
import { prepare } from '../prepare.ts';
import { check } from './fields.ts';
import { OVERRIDES_LETTERS_MAX, OVERRIDES_MAX } from './limits.ts';
import { type Overrides, whyTooLarge, withOverrides } from './overrides.ts';
import { sentenceOf } from './sheet-errors.ts';

const SHEET = { a: 1, b: { c: 2, d: { e: 3 } } };

test.each<[string, Overrides, unknown]>([
  ['nothing', {}, SHEET],
  ['a field', { a: 5 }, { ...SHEET, a: 5 }],
  ['a field inside others', { 'b.d.e': 5 }, { a: 1, b: { c: 2, d: { e: 5 } } }],
  ['two fields of one', { 'b.c': 5, 'b.d': 6 }, { a: 1, b: { c: 5, d: 6 } }],
  ['a whole, and then a part of it', { b: { c: 7, f: 8 }, 'b.f': 9 }, { a: 1, b: { c: 7, f: 9 } }],
  ['a part, and then the whole', { 'b.c': 9, b: 7 }, { a: 1, b: 7 }],
  ['a part of what has none', { 'a.x': 5 }, { ...SHEET, a: { x: 5 } }],
  ['what is no field', { z: 5 }, { ...SHEET, z: 5 }],
  ['a field by the name of no object', { '': 5 }, { ...SHEET, '': 5 }],
  [
    'deeper than any field lies',
    { '1.2.3.4.5.6.7.8.9': 5 },
    { ...SHEET, 1: { 2: { 3: { 4: { 5: { 6: { 7: { 8: 5 } } } } } } } },
  ],
])('applies an override: %s', (_, overrides, changed) => {
  expect(withOverrides(SHEET, overrides)).toEqual(changed);
  expect(SHEET).toEqual({ a: 1, b: { c: 2, d: { e: 3 } } });
});

test('an override named like a prototype is an ordinary field', () => {
  const changed = withOverrides(SHEET, JSON.parse('{"__proto__.polluted":1,"constructor.x":2}')) as object;
  expect(Object.keys(changed)).toEqual(['a', 'b', '__proto__', 'constructor']);
  expect(Object.getPrototypeOf(changed)).toBe(Object.prototype);
  expect('polluted' in {}).toBe(false);
});

const many = (count: number, value: unknown = 1): Overrides =>
  Object.fromEntries(Array.from({ length: count }, (_, i) => [`jokers${i}`, value]));

test.each([
  ['the maximum number', many(OVERRIDES_MAX), undefined],
  ['one more', many(OVERRIDES_MAX + 1), `overrides is ${OVERRIDES_MAX + 1}, expected at most 64 changed fields`],
  ['the maximum length', { name: 'x'.repeat(OVERRIDES_LETTERS_MAX - '{"name":""}'.length) }, undefined],
  [
    'a longer one',
    { name: 'x'.repeat(OVERRIDES_LETTERS_MAX) },
    `overrides is ${OVERRIDES_LETTERS_MAX + 11}, expected changes of at most 4096 letters in JSON`,
  ],
  ['a long path', { ['x'.repeat(5000)]: 1 }, 'overrides is 5006, expected changes of at most 4096 letters in JSON'],
])('%s', (_, overrides, sentence) => {
  const error = whyTooLarge(overrides);
  expect(error && sentenceOf(error)).toBe(sentence);
});

test('nesting too deep for JSON is refused as too long', () => {
  let deep: unknown = 1;
  for (let i = 0; i < 100_000; i++) deep = [deep];
  expect(whyTooLarge({ deep })?.expected).toEqual({ type: 'clash', clash: ['changesLong', OVERRIDES_LETTERS_MAX] });
});

afterEach(() => vi.restoreAllMocks());

/** Counts the object entries that are read and written during a call. */
function entriesIn(run: () => void): number {
  const { entries, fromEntries, keys } = Object;
  let count = 0;
  vi.spyOn(Object, 'entries').mockImplementation((value: object) => {
    const read = entries(value);
    count += read.length;
    return read;
  });
  vi.spyOn(Object, 'keys').mockImplementation((value: object) => {
    const read = keys(value);
    count += read.length;
    return read;
  });
  vi.spyOn(Object, 'fromEntries').mockImplementation((read: Iterable<readonly unknown[]>) => {
    const written = [...read];
    count += written.length;
    return fromEntries(written as [PropertyKey, unknown][]);
  });
  run();
  vi.restoreAllMocks();
  return count;
}

const SHAPE = { type: 'shape', fields: { b: { type: 'shape', fields: { c: { type: 'text', max: 3 } } } } } as const;
const KINDS = [
  ['sibling overrides', (i: number) => `x${i}`],
  ['overrides inside one field', (i: number) => `b.x${i}`],
  [
    'overrides nested in each other',
    (i: number) => Array.from({ length: (i % 9) + 1 }, (_, step) => `y${step % 2}`).join('.'),
  ],
  ['overrides of different fields', (i: number) => `x${i}.y.z`],
] as const;

test.each(KINDS)('the work is linear in the number of %s', (_, path) => {
  const workFor = (count: number): number => {
    const overrides = Object.fromEntries(Array.from({ length: count }, (__, i) => [path(i), i]));
    return entriesIn(() => check(SHAPE, withOverrides(SHEET, overrides), ''));
  };
  const [some, more] = [workFor(2000), workFor(4000)];
  expect(some).toBeLessThan(2000 * 20);
  expect(more).toBeLessThanOrEqual(2 * some + 20);
});

test.each([
  ['a thousand unknown fields', 'ricketts', many(OVERRIDES_MAX)],
  ['texts where others belong', 'ricketts', { points: 'x'.repeat(4000) }],
  ['long keys', 'ricketts', { [`a${'\u0001'.repeat(600)}`]: 1, [`b${'\u0001'.repeat(50)}`]: 1, c: 2 }],
  [
    'deep values',
    'ricketts',
    { deep: Object.fromEntries(Array.from({ length: 9 }, (_, i) => [i, { a: { b: 'ü'.repeat(99) } }])) },
  ],
  ['lists of errors', 'ricketts', { points: Array.from({ length: 24 }, () => ({ cards: ['XX', 'XX'], value: 0.5 })) }],
  ['invalid seats', 'capture', { 'deck.remove': many(400) }],
  ['many contradictions', 'ricketts', { 'moon.needs': Array.from({ length: 24 }, () => 'WH') }],
])('reports at most three errors for %s, in less than a screen', (_, game, overrides) => {
  const prepared = prepare(sheetOf(game), 4, overrides);
  const errors = prepared.ok ? [] : prepared.errors;
  expect(errors.length).toBeGreaterThan(0);
  expect(errors.length).toBeLessThanOrEqual(3);
  expect(Buffer.byteLength(errors.map(error => sentenceOf(error)).join('; '))).toBeLessThan(3000);
});
