// Tests a match as text, line by line, with names and tags that do not fit on a line.
import { expect, test } from 'vitest';
import type { Transcript } from '../transcript/transcript.ts';
import { notationText, notedOf } from './write.ts';

const MATCH: Transcript = {
  ...{ format: 'moonshot-transcript/1', game: 'whist', seats: 2, firstDealer: 1 },
  deals: [
    {
      ...{ dealer: 1, hands: [['AC', '2C', 'WC', 'TS'], []], kitty: ['QS', '2C'], stock: ['3D'] },
      steps: [{ seat: 0, play: 'AC', legal: ['AC', '2C'], took: [0, 0, 1] }],
      ...{ points: [1, -2], totals: [3, -4] },
    },
    { ...{ dealer: 0, hands: [['AC'], ['KC']], kitty: [], stock: [] }, steps: [], points: [0, 0], totals: [3, -4] },
  ],
  winners: [],
};

test('a transcript is noted by the sheet that is known, without what else was legal, its hands in their order', () => {
  const [first, second] = MATCH.deals;
  const bare = { ...first, hands: [['2C', 'AC', 'WC', 'TS'], []], steps: [{ seat: 0, play: 'AC' }] };
  const noted = {
    ...{ game: 'whist', version: 1, seats: 2, names: [], rules: {}, length: null, firstDealer: 1, tags: {} },
    ...{ deals: [bare, second], winners: [] },
  };
  expect(notedOf(MATCH)).toStrictEqual(noted);
  const [rules, length] = [{ 'moon.choose': 'auto' }, { deals: 2 }];
  expect(notedOf({ ...MATCH, rules, length, winners: [1] })).toStrictEqual({ ...noted, rules, length, winners: [1] });
});

test('a match is written line by line', () => {
  const noted = notedOf(
    { ...MATCH, rules: { 'match.limit': 50, 'moon.choose': 'auto' }, length: { target: -5 }, winners: [1, 0] },
    { names: ['Ada', 'Ben'], tags: { proof: 'there', date: '2026-11-21', rules: 'here' } },
  );
  const text = `moonshot-notation/1
game whist 1
seats 2
seat 0 Ada
seat 1 Ben
set match.limit 50
set moon.choose "auto"
length target -5
first-dealer 1
date 2026-11-21
rules here
proof there

deal 1 dealer 1
hand 0 C:WA2 S:T
hand 1
kitty QS 2C
stock 3D
1. 0: AC
points 1 -2
totals 3 -4

deal 2 dealer 0
hand 0 C:A
hand 1 C:K
points 0 0
totals 3 -4

winners 1 0
`;
  expect(notationText(noted)).toBe(text);
  const bare = notationText({ ...noted, names: [], rules: {}, length: { deals: 2 }, tags: {}, deals: [], winners: [] });
  expect(bare).toBe('moonshot-notation/1\ngame whist 1\nseats 2\nlength deals 2\nfirst-dealer 1\n\nwinners none\n');
  expect(notationText({ ...noted, names: [], rules: {}, length: null, tags: {}, deals: [] })).toBe(
    'moonshot-notation/1\ngame whist 1\nseats 2\nfirst-dealer 1\n\nwinners 1 0\n',
  );
});

const LONG = 'n'.repeat(39);

test.each<[string, string]>([
  ['Ada of Bath', 'Ada of Bath'],
  [' Ada \t of\u00a0 Bath\n', 'Ada of Bath'],
  ['Ada\u202EBen', 'Ada Ben'],
  ['Ada\uD83D Ben', 'Ada Ben'],
  ['', 'Seat 1'],
  [' \u2028 ', 'Seat 1'],
  [`${LONG}no`, `${LONG}n`],
  [`  ${LONG}no`, `${LONG}n`],
  [`${LONG} o`, LONG],
  [`${LONG}😀`, LONG],
  [`${LONG.slice(1)}😀`, `${LONG.slice(1)}😀`],
])('the name “%s” is written as “%s”', (name, written) => {
  expect(notedOf(MATCH, { names: ['Ada', name] }).names).toEqual(['Ada', written]);
});

test('a tag is written on one line, and one that says nothing is left out', () => {
  const tags = { date: ' \n ', rules: '', proof: `a\nb ${'c'.repeat(4000)}` };
  expect(notedOf(MATCH, { tags }).tags).toEqual({ proof: `a b ${'c'.repeat(3996)}` });
});
