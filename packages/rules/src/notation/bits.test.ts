// Bits are read back as they were written, from any offset. Invalid bits end the reading with an error.
import * as fc from 'fast-check';
import { expect, test } from 'vitest';
import {
  type BitReader,
  type BitWriter,
  bitsBelow,
  CorruptBits,
  read,
  readText,
  readWhole,
  write,
  writeText,
  writeWhole,
} from './bits.ts';

const written = (act: (out: BitWriter) => void): BitReader => {
  const out: BitWriter = { bytes: [], bits: 0 };
  act(out);
  return { bytes: Uint8Array.from(out.bytes), bits: 0 };
};

test.each([
  [0, 0],
  [1, 0],
  [2, 1],
  [3, 2],
  [4, 2],
  [5, 3],
  [256, 8],
  [257, 9],
])('numbers below %i take %i bits', (many, bits) => {
  expect(bitsBelow(many)).toBe(bits);
});

test('bits of any widths come back, and there are no more of them', () => {
  const one = fc
    .integer({ min: 0, max: 30 })
    .chain(width => fc.tuple(fc.nat({ max: 2 ** width - 1 }), fc.constant(width)));
  fc.assert(
    fc.property(fc.array(one, { maxLength: 20 }), all => {
      const from = written(out => all.forEach(([value, width]) => void write(out, value, width)));
      expect(all.map(([, width]) => read(from, width))).toEqual(all.map(([value]) => value));
      expect(from.bytes).toHaveLength(Math.ceil(all.reduce((sum, [, width]) => sum + width, 0) / 8));
      expect(() => read(from, from.bytes.length * 8 - from.bits + 1)).toThrow(new CorruptBits('it ends too early'));
    }),
  );
});

test('whole numbers and texts come back from wherever they begin', () => {
  const whole = fc.integer({ min: -(2 ** 23), max: 2 ** 23 - 1 });
  fc.assert(
    fc.property(fc.nat({ max: 7 }), whole, fc.string({ unit: 'grapheme' }), (before, value, text) => {
      const from = written(out => {
        write(out, 1, before);
        writeWhole(out, value);
        writeText(out, text);
      });
      from.bits = before;
      expect([readWhole(from), readText(from, 65_535)]).toEqual([value, text]);
    }),
  );
});

test.each([
  [0, 5],
  [7, 5],
  [-8, 5],
  [8, 10],
  [-9, 10],
  [127, 10],
  [128, 15],
])('%i takes %i bits', (value, bits) => {
  const out: BitWriter = { bytes: [], bits: 0 };
  writeWhole(out, value);
  expect(out.bits).toBe(bits);
});

test('a number of more groups than any has is none', () => {
  const groups = (many: number): BitReader =>
    written(out => {
      for (let i = 1; i <= many; i++) write(out, i < many ? 31 : 15, 5);
    });
  expect(readWhole(groups(6))).toBe(-(2 ** 23));
  expect(() => readWhole(groups(7))).toThrow(new CorruptBits('a number is too large'));
});

test('a text of as many bytes as it may have is read, and a longer one is not', () => {
  const from = (): BitReader => written(out => writeText(out, 'Ñandú'));
  expect(readText(from(), 7)).toBe('Ñandú');
  expect(() => readText(from(), 6)).toThrow(new CorruptBits('a text is too long'));
});
