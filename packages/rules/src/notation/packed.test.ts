// Matches packed into bytes, either by the rules or without them: invalid bytes are rejected, matches survive
// a round trip, and the number of deals can be limited.
import { expect, test } from 'vitest';
import { checkedAnew } from '../../../../test/notation/faulty.ts';
import { choosing, playing } from '../../../../test/play.ts';
import { CARDS, type Card } from '../cards/card.ts';
import { sheetOf } from '../games.ts';
import { heartsOf } from '../prepare.ts';
import { transcriptOf } from '../transcript/write.ts';
import { type BitReader, type BitWriter, CorruptBits, write } from './bits.ts';
import { begun, type NotatedMatch, NotationException } from './notated-match.ts';
import { packed, unpacked } from './packed.ts';
import { readCard, readOrder, readOwners } from './packed-cards.ts';
import { inPlain, plainly } from './packed-plain.ts';
import { notedOf } from './write.ts';

function played(game: string, seats: number, seed: string, deals = 1): NotatedMatch {
  const hearts = heartsOf(sheetOf(game), seats);
  const moments = playing(hearts, { seed, length: { deals } }, choosing(seed));
  return notedOf(
    transcriptOf(
      hearts,
      [...moments].flatMap(moment => moment.events),
    ),
  );
}

const noted = played('ricketts', 4, 'packed', 2);
const whole = packed(noted);
const plain = (match: NotatedMatch): NotatedMatch => inPlain({ bytes: plainly(match), bits: 8 });
const [first, second] = noted.deals as readonly [NotatedMatch['deals'][number], NotatedMatch['deals'][number]];

test.each([[[]], [[0]], [[3, ...whole.slice(1)]], [[...whole.slice(0, 40)]], [[1]], [[2]]])(
  '%#: some bytes are none',
  bytes => {
    expect(unpacked(Uint8Array.from(bytes))).toBeUndefined();
  },
);

test.each([1, 2, 3])('the byte %i before the end is a check of all before it', back => {
  const at = whole.length - back;
  expect(unpacked(whole.with(at, (whole[at] as number) ^ 1))).toBeUndefined();
});

test('only the first deals are read if no more are needed, in both forms', () => {
  for (const bytes of [whole, plainly(noted)])
    expect(unpacked(bytes, 1)).toMatchObject({ ok: true, noted: { deals: [first], winners: [] } });
  expect(unpacked(whole)).toMatchObject({ ok: true, noted });
});

test('either every player is named or none, in both forms', () => {
  const of = (names: readonly string[]): NotatedMatch => ({ ...noted, names });
  const named = packed(of(['A', 'B', 'C']));
  expect(unpacked(checkedAnew(named))).toBeUndefined();
  expect(() => plain(of(['A', 'B', 'C']))).toThrow(new CorruptBits('somebody has no name'));
  expect(plain(of(['A', 'B', 'C', 'D']))).toEqual(of(['A', 'B', 'C', 'D']));
});

test('a fault of ours passes the door', () => {
  expect(() => unpacked(null as never)).toThrow(TypeError);
  let asked = 0;
  const faulty = {
    ...noted,
    get names(): readonly string[] {
      if (asked++ === 0) throw new TypeError('ours');
      return [];
    },
  };
  expect(() => packed(faulty)).toThrow('ours');
});

test.each<[string, Partial<NotatedMatch>]>([
  ['one seat', { seats: 1, firstDealer: 0 }],
  ['more seats than there can be', { seats: 15, firstDealer: 0 }],
  ['a first dealer who is not there', { firstDealer: 4 }],
  ['a dealer who is not there', { deals: [{ ...first, dealer: 4 }] }],
])('%s: the plain form is none', (_, change) => {
  expect(() => plain({ ...noted, ...change })).toThrow(new CorruptBits('there is no such seat'));
});

test('the plain form holds as many deals as any match has, and no more', () => {
  const of = (deals: number): NotatedMatch => ({ ...noted, deals: Array.from({ length: deals }, () => first) });
  expect(plain(of(100))).toEqual(of(100));
  expect(() => plain(of(101))).toThrow(new NotationException({ line: 1, column: 1 }, { type: 'too-many', most: 100 }));
});

test('the plain form tells totals that are not the sum of the points, and a deck once', () => {
  const other = { ...noted, deals: [{ ...first, totals: first.totals.map(total => total + 5) }] };
  expect(plain(other)).toEqual(other);
  const hands = second.hands.map(hand => hand.map((card): Card => (card === '2C' ? '3C' : card)));
  const steps = second.steps.slice(0, 0);
  const lengthOf = (deal: typeof second): number => plainly({ ...noted, deals: [first, { ...deal, steps }] }).length;
  const again = lengthOf(second);
  expect(lengthOf({ ...second, hands }) - again).toBeGreaterThanOrEqual(Math.floor((CARDS.length * 3) / 8) - 1);
});

test('the most seats there are, and no byte more than the bits take', () => {
  for (const [seats, seed] of [14, 2, 3, 4, 5, 6, 7, 8, 9, 10, 11, 12, 13, 14].map(
    (n, i) => [n, `seats ${i}`] as const,
  )) {
    const match = played('capture', seats, seed);
    const from: BitReader = { bytes: plainly(match), bits: 8 };
    expect(inPlain(from)).toEqual(match);
    expect(Math.ceil(from.bits / 8)).toBe(from.bytes.length);
  }
});

const bits = (...all: readonly (readonly [value: number, width: number])[]): BitReader => {
  const out: BitWriter = { bytes: [], bits: 0 };
  for (const [value, width] of all) write(out, value, width);
  return { bytes: Uint8Array.from(out.bytes), bits: 0 };
};

test.each<[string, (from: BitReader) => unknown, BitReader]>([
  ['a card is nobody’s', from => readOwners(from, ['2C'], 3), bits([3, 2])],
  ['a card is in no hand', from => readCard(from, ['2C', '3C']), bits([3, 2])],
  ['a card is in no hand', from => readCard(from, ['2C', '3C']), bits([2, 2], [63, 6])],
  ['a card is in no pile', from => readOrder(from, ['2C', '3C', '4C']), bits([3, 2])],
])('%s', (sentence, read, from) => {
  expect(() => read(from)).toThrow(new CorruptBits(sentence));
});

test('a match after some of its deals is unfinished', () => {
  expect(begun(noted, 1)).toEqual({ ...noted, deals: [first], winners: [] });
  expect(begun(noted, 2)).toBe(noted);
  expect(begun(noted)).toBe(noted);
});

test('what is wrong names its place in a line, or in a transcript', () => {
  const why = { type: 'over' } as const;
  const [column, path] = [
    new NotationException({ line: 3, column: 4 }, why),
    new NotationException({ line: 3, column: 4, path: 'deals[0]' }, why),
  ];
  expect([column.message, column.misread]).toStrictEqual(['line 3, column 4: over', { line: 3, column: 4, why }]);
  expect([path.message, path.misread]).toStrictEqual([
    'line 3, deals[0]: over',
    { line: 3, column: 4, path: 'deals[0]', why },
  ]);
});
