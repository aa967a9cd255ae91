// Tests the arithmetic coding of choices: the bits that encode them, round trips, and the end of the bits.
import * as fc from 'fast-check';
import { expect, test } from 'vitest';
import { type BitReader, type BitWriter, CorruptBits, write } from './bits.ts';
import { type Coder, reading, UncodableChoice, writing } from './range.ts';

/** One choice: the number of equal choices or a list of weights, and the chosen index. */
type Choice = readonly [of: number | readonly number[], chosen: number];

const choose = (coder: Coder, of: Choice[0], chosen: number | undefined): number =>
  typeof of === 'number' ? coder.one(of, chosen) : coder.weighed(of, chosen);

function written(choices: readonly Choice[]): BitWriter {
  const out: BitWriter = { bytes: [], bits: 0 };
  const coder = writing(out);
  expect(choices.map(([of, chosen]) => choose(coder, of, chosen))).toEqual(choices.map(([, chosen]) => chosen));
  coder.end();
  return out;
}

const unread = (bytes: readonly number[], bits = 0): BitReader => ({ bytes: Uint8Array.from(bytes), bits });

const bitsOf = ({ bytes, bits }: BitWriter): string =>
  bytes
    .map(byte => byte.toString(2).padStart(8, '0'))
    .join('')
    .slice(0, bits);

const times = (count: number, ...choice: Choice): readonly Choice[] => Array.from({ length: count }, () => choice);

test.each<[string, readonly Choice[], bits: string]>([
  ['nothing', [], '01'],
  ['the only one there is', [[1, 0]], '01'],
  ['the lower half', [[2, 0]], '001'],
  ['the upper half', [[2, 1]], '101'],
  ['a quarter', [[4, 2]], '1001'],
  ['the middle half', [[[1, 2, 1], 1]], '011'],
  ['the middle half twice, then its upper half', [...times(2, [1, 2, 1], 1), [2, 1]], '10001'],
  ['all but the first quarter', [[[1, 3], 1]], '10'],
  ['all but the last quarter', [[[3, 1], 0]], '01'],
  [
    'what ends one above a half',
    [
      [[2, 63_998], 1],
      [[31_999, 32_001], 0],
    ],
    '01',
  ],
  [
    'what ends one above three quarters',
    [
      [[22_658, 41_342], 1],
      [[39_231, 24_769], 0],
    ],
    '10',
  ],
  ['the first of three, many times', times(20, 3, 0), `${'0'.repeat(32)}1`],
  ['the second of three, many times', times(20, 3, 1), `0${'1'.repeat(31)}0`],
  ['the last of three, many times', times(20, 3, 2), `${'1'.repeat(32)}0`],
])('%s', (_, choices, bits) => {
  const out = written(choices);
  expect(bitsOf(out)).toBe(bits);
  const coder = reading(unread(out.bytes));
  expect(choices.map(([of]) => choose(coder, of, undefined))).toEqual(choices.map(([, chosen]) => chosen));
});

test('choices of any kind come back, and take the bits that their chance allows', () => {
  const weights = fc.array(fc.nat({ max: 4000 }), { minLength: 1, maxLength: 16 });
  const weighed = weights
    .filter(all => all.some(weight => weight > 0))
    .chain(all =>
      fc.tuple(
        fc.constant(all),
        fc.constantFrom(...all.keys()).filter(i => all[i] !== 0),
      ),
    );
  const one = fc.integer({ min: 1, max: 60_000 }).chain(of => fc.tuple(fc.constant(of), fc.nat({ max: of - 1 })));
  fc.assert(
    fc.property(fc.array(fc.oneof(one, weighed), { maxLength: 60 }), choices => {
      const out = written(choices);
      const coder = reading(unread(out.bytes));
      expect(choices.map(([of]) => choose(coder, of, undefined))).toEqual(choices.map(([, chosen]) => chosen));
      expect(out.bits).toBeLessThanOrEqual(Math.ceil(choices.reduce((all, choice) => all + bitsFor(choice), 0)) + 2);
    }),
  );
});

function bitsFor([of, chosen]: Choice): number {
  if (typeof of === 'number') return Math.log2(of);
  return Math.log2(of.reduce((all, weight) => all + weight, 0) / (of[chosen] ?? 0));
}

test.each([0x00, 0xff])('bits that are all the same tell the first of any, or the last: %i', byte => {
  const coder = reading(unread(Array.from({ length: 400 }, () => byte)));
  const at = (of: number): number => (byte === 0 ? 0 : of - 1);
  for (let of = 1; of < 100; of++) {
    expect(coder.one(of, undefined)).toBe(at(of));
    expect(coder.weighed([of, 1, of], undefined)).toBe(at(3));
  }
});

test.each<[string, ...(Choice | [of: Choice[0], chosen: undefined])]>([
  ['one before the first', 3, -1],
  ['one before the only one', 1, -1],
  ['one after the last', 3, 3],
  ['one after the only one', 1, 1],
  ['the first of none', 0, 0],
  ['what nobody says', 3, undefined],
  ['what nobody says, by weights', [1, 1], undefined],
  ['one before the first, by weights', [1, 1], -1],
  ['one after the last, by weights', [1, 1], 2],
  ['one without a weight', [1, 0, 1], 1],
])('%s is none of the choices', (_, of, chosen) => {
  expect(() => choose(writing({ bytes: [], bits: 0 }), of, chosen)).toThrow(
    new UncodableChoice('it is none of the choices'),
  );
});

test('a single choice takes no bits', () => {
  for (const only of [0, [], [0, 0]])
    expect(() => choose(reading(unread([0x55])), only, undefined)).toThrow(
      new UncodableChoice('it is none of the choices'),
    );
});

test('32 bits more than were written are read as noughts, and none after them', () => {
  const coder = reading(unread([0b0101_1100]));
  const read = Array.from({ length: 8 }, () => coder.one(2, undefined));
  expect(read).toEqual([0, 1, 0, 1, 1, 1, 0, 0]);
  expect(() => coder.one(2, undefined)).toThrow(new CorruptBits('it ends too early'));
  expect(() => reading(unread([])).one(2, undefined)).toThrow(new CorruptBits('it ends too early'));
});

test('encoded choices follow the numbers that were written before them', () => {
  const out: BitWriter = { bytes: [], bits: 0 };
  write(out, 5, 3);
  const coder = writing(out);
  coder.one(2, 1);
  coder.end();
  expect(out).toEqual({ bytes: [0b1011_0100], bits: 6 });
  expect(reading(unread(out.bytes, 3)).one(2, undefined)).toBe(1);
});

test('choices may be read as long as bits are left, and be written without end', () => {
  const bytes = [0, 0, 0, 0, 0, 0];
  const coder = reading(unread(bytes, 8));
  const left = [coder.left()];
  for (let i = 0; i < 8; i++) {
    coder.one(2, undefined);
    left.push(coder.left());
  }
  expect(left).toEqual([72, 71, 70, 69, 68, 67, 66, 65, 64]);
  expect(writing({ bytes: [], bits: 0 }).left()).toBe(Number.POSITIVE_INFINITY);
});
