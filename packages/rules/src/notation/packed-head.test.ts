// The head of a packed match (a match in a few bytes) survives a round trip, and any single error in it is
// detected.
import { expect, test } from 'vitest';
import { type BitReader, type BitWriter, CorruptBits, writeText } from './bits.ts';
import { NAME_MAX, TAG_MAX, TAGS } from './notated-match.ts';
import { type NotationHeader, readHead, writeHead } from './packed-head.ts';

const HEAD: NotationHeader = {
  game: 'ricketts',
  version: 1,
  names: ['Ada', 'Ñandú'],
  rules: { 'moon.choose': 'auto' },
  length: { deals: 3 },
  tags: { date: 'Home' },
};

const tagged = (text: string): NotationHeader['tags'] => Object.fromEntries(TAGS.map(tag => [tag, text]));

const from = (act: (out: BitWriter) => void): BitReader => {
  const out: BitWriter = { bytes: [], bits: 0 };
  act(out);
  return { bytes: Uint8Array.from(out.bytes), bits: 0 };
};

test.each<[string, Partial<NotationHeader>]>([
  ['all of it', {}],
  ['no names, rules or tags', { names: [], rules: {}, tags: {} }],
  ['no length', { length: null }],
  ['a target', { length: { target: 100 } }],
  [
    'the longest game, name and tag',
    { game: 'g'.repeat(NAME_MAX), names: ['n'.repeat(NAME_MAX)], tags: { date: 't'.repeat(TAG_MAX) } },
  ],
  ['all tags as long as they may be, in large letters', { tags: tagged('\u8A9E'.repeat(TAG_MAX)) }],
])('%s comes back', (_, change) => {
  const head = { ...HEAD, ...change };
  expect(readHead(from(out => writeHead(out, head)))).toEqual(head);
});

const told = (value: unknown): BitReader => from(out => writeText(out, JSON.stringify(value)));
const listed = ({ game, version, names, rules, length, tags }: Record<keyof NotationHeader, unknown>): unknown[] => [
  game,
  version,
  names,
  rules,
  length,
  tags,
];

test.each<[string, Partial<Record<keyof NotationHeader, unknown>>]>([
  ['a game that is no text', { game: 7 }],
  ['a game that is a list', { game: ['ricketts'] }],
  ['a game without a letter', { game: '' }],
  ['a game that is too long', { game: 'g'.repeat(NAME_MAX + 1) }],
  ['a game with a sign that nobody sees', { game: 'rick\u202Eetts' }],
  ['a version that is no number', { version: '1' }],
  ['a version that is not whole', { version: 1.5 }],
  ['names that are no list', { names: 'Ada' }],
  ['a name that is no text', { names: ['Ada', 7] }],
  ['a name without a letter', { names: ['Ada', ''] }],
  ['a name that is too long', { names: ['n'.repeat(NAME_MAX + 1)] }],
  ['a name of two lines', { names: ['Ada\nBob'] }],
  ['rules that are a list', { rules: [] }],
  ['no rules', { rules: null }],
  ['a length that is a number', { length: 3 }],
  ['a length that is a list', { length: [3] }],
  ['a length of nothing', { length: {} }],
  ['a length of two things', { length: { deals: 3, target: 100 } }],
  ['a length of something else', { length: { days: 3 } }],
  ['a length that is not whole', { length: { deals: 2.5 } }],
  ['tags that are a list', { tags: [] }],
  ['a tag that there is not', { tags: { colour: 'red' } }],
  ['a tag that is no text', { tags: { date: 7 } }],
  ['a tag that is too long', { tags: { date: 't'.repeat(TAG_MAX + 1) } }],
])('%s is no head', (_, change) => {
  expect(() => readHead(told(listed({ ...HEAD, ...change })))).toThrow(new CorruptBits('its head is none'));
});

test.each([null, 'ricketts', 7, { game: 'ricketts' }])('%j is no list of a head', value => {
  expect(() => readHead(told(value))).toThrow(new CorruptBits('it has no head'));
});

test('a head of more bytes than any has is not read, and one that is no JSON is none', () => {
  expect(() => readHead(told(['x'.repeat(64_000)]))).toThrow(new CorruptBits('a text is too long'));
  expect(() => readHead(from(out => writeText(out, '[')))).toThrow(SyntaxError);
});
