// Arithmetic coding after Witten, Neal and Cleary. The more likely a choice is, the fewer bits it takes.
import { type BitReader, type BitWriter, CorruptBits, read, write } from './bits.ts';

const WHOLE = 2 ** 32;
const HALF = WHOLE / 2;
const QUARTER = WHOLE / 4;
const WIDTH = 32;
const BYTE = 8;

/**
 * Writes choices, or reads them. A writer passes the index of the choice, a reader passes undefined, and both
 * get the index back. Weights must add up to less than 2 ** 16.
 */
export interface Coder {
  /** Codes one of `of` equally likely choices. */
  one(of: number, chosen: number | undefined): number;
  /** Codes one of several choices. Each is as likely as its weight says. */
  weighed(weights: readonly number[], chosen: number | undefined): number;
  /** The number of bits that are left to read. Infinity for a writer. */
  left(): number;
}

/** The interval that the choices so far have left. Coding changes this object. */
interface Span {
  low: number;
  high: number;
}

/** The value to be written is not among the choices. */
export class UncodableChoice extends Error {}

function narrow(span: Span, before: number, weight: number, all: number): void {
  const room = span.high - span.low + 1;
  span.high = span.low + Math.floor((room * (before + weight)) / all) - 1;
  span.low += Math.floor((room * before) / all);
}

/**
 * Doubles the interval as long as it lies in one half of the range, or in the middle. Each time it calls
 * `grown` with the lower bound that was dropped.
 */
function grow(span: Span, grown: (below: 0 | typeof HALF | typeof QUARTER) => void): void {
  for (;;) {
    const below =
      span.high < HALF ? 0 : span.low >= HALF ? HALF : span.low >= QUARTER && span.high < HALF + QUARTER ? QUARTER : -1;
    if (below === -1) return;
    span.low = 2 * (span.low - below);
    span.high = 2 * (span.high - below) + 1;
    grown(below as 0 | typeof HALF | typeof QUARTER);
  }
}

const sum = (weights: readonly number[]): number => weights.reduce((all, weight) => all + weight, 0);

/** Makes a coder from a function that narrows the interval. */
const coderOf = (
  chosenOf: (all: number, chosen: () => readonly [before: number, weight: number]) => void,
  at: (all: number) => number | undefined,
  left: () => number,
): Coder => ({
  left,
  one: (of, chosen) => {
    const place = at(of) ?? chosen ?? -1;
    if (place < 0 || place >= of) throw new UncodableChoice('it is none of the choices');
    chosenOf(of, () => [place, 1]);
    return place;
  },
  weighed: (weights, chosen) => {
    const all = sum(weights);
    const place = at(all);
    const index = place === undefined ? (chosen ?? -1) : indexAt(weights, place);
    const weight = weights[index] ?? 0;
    if (weight === 0) throw new UncodableChoice('it is none of the choices');
    chosenOf(all, () => [sum(weights.slice(0, index)), weight]);
    return index;
  },
});

function indexAt(weights: readonly number[], place: number): number {
  let before = 0;
  return weights.findIndex(weight => {
    before += weight;
    return before > place;
  });
}

/** Makes a coder that writes choices after earlier bits. `end` writes the remaining bits. */
export function writing(out: BitWriter): Coder & { end(): void } {
  const span: Span = { low: 0, high: WHOLE - 1 };
  let held = 0;
  const put = (bit: 0 | 1): void => {
    write(out, bit, 1);
    for (; held > 0; held--) write(out, 1 - bit, 1);
  };
  const coder = coderOf(
    (all, chosen) => {
      narrow(span, ...chosen(), all);
      grow(span, below => (below === QUARTER ? held++ : put(below === 0 ? 0 : 1)));
    },
    () => undefined,
    () => Number.POSITIVE_INFINITY,
  );
  return {
    ...coder,
    end: () => {
      held += 1;
      put(span.low < QUARTER ? 0 : 1);
    },
  };
}

/** Makes a coder that reads choices. Throws `CorruptBits` if far more is read than was written. */
export function reading(from: BitReader): Coder {
  const span: Span = { low: 0, high: WHOLE - 1 };
  let past = 0;
  const bit = (): number => {
    if (from.bits < from.bytes.length * BYTE) return read(from, 1);
    if (++past > WIDTH) throw new CorruptBits('it ends too early');
    return 0;
  };
  let code = 0;
  for (let i = 0; i < WIDTH; i++) code = 2 * code + bit();
  return coderOf(
    (all, chosen) => {
      narrow(span, ...chosen(), all);
      grow(span, below => {
        code = 2 * (code - below) + bit();
      });
    },
    all => Math.floor(((code - span.low + 1) * all - 1) / (span.high - span.low + 1)),
    // the bits in the buffer, and those that may be read beyond the end
    () => from.bytes.length * BYTE - from.bits + 2 * WIDTH,
  );
}
