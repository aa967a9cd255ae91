// Tests how the options are parsed.
import { CATALOGUE } from '@moonshot/rules/catalogue';
import { expect, test } from 'vitest';
import { heartsChosen, readLength, readSet, settled, underOwnName, wholeFrom } from './options.ts';

test.each([
  ['deals:3', { deals: 3 }],
  ['deals:1000', { deals: 1000 }],
  ['target:50', { target: 50 }],
  ['target:-100', { target: -100 }],
] as const)('length %s', (text, length) => {
  expect(readLength(text)).toEqual(length);
});

test.each(['', '3', 'deals', 'deals:', 'deals:1001', 'deals:-1', 'deals:1.5', 'target:x', 'target:99999', 'rounds:3'])(
  'no length: %j',
  text => {
    expect(() => readLength(text)).toThrow('Expected deals:N');
  },
);

test('a field is parsed as JSON if possible, otherwise it is text; the last value counts', () => {
  const fields = ['a.b=auto', 'c=5', 'd.3=["2D"]', 'e=', 'f=a=b', 'c=6'].reduce((set, text) => readSet(text, set), {});
  expect(fields).toEqual({ 'a.b': 'auto', c: 6, 'd.3': ['2D'], e: '', f: 'a=b' });
});

test('a field named like a part of every object is a field all the same', () => {
  expect(Object.keys(readSet('__proto__=1'))).toEqual(['__proto__']);
});

test.each(['1e1', ' 3', '3.0', '0x3', '15', '1'])('no whole number from 2 to 14: %j', text => {
  expect(() => wholeFrom(2, 14)(text)).toThrow('Expected a whole number from 2 to 14.');
});

test.each([
  ['ricketts', undefined, 4],
  ['Capture', 14, 14],
  ['wild-twist', 7, 7],
] as const)('%s with %j seats', (game, seats, sits) => {
  expect(heartsChosen({ game, seats }).rules.seats).toBe(sits);
});

test.each(CATALOGUE.map(({ id }) => id))('%s goes by its own name, with what else is changed', id => {
  for (const set of [{}, { 'match.limit': 77 }, { 'pass.cycle': ['left'] }]) {
    const base = settled({ game: id, set });
    const own = underOwnName(base);
    expect(own.game).toBe(id);
    expect(Object.keys(own.set).length).toBeLessThanOrEqual(Object.keys(set).length);
    expect(settled(own)).toEqual(base);
  }
});

test('other rules keep the name of their base', () => {
  const house = { game: 'black-lady', set: { name: 'Sunday', 'match.limit': 50 } };
  expect(underOwnName(house)).toEqual(house);
  const part = { game: 'black-lady', set: { name: 'Omnibus Hearts' } };
  expect(underOwnName(part)).toEqual(part);
});
