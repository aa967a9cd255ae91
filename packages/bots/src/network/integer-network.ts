// A network in whole numbers, laid out in a single buffer. `inference.ts` describes the computation.
import { emptyRows, type Rows } from './rows.ts';

export interface NetworkSizes {
  readonly rows: number; // number of inputs
  readonly wide: number; // number of units in the first layer
  readonly narrow: number; // number of units in the second layer
  readonly outputs: number;
}

export interface IntegerNetwork {
  readonly rows: Rows; // the active inputs of the next evaluation
  readonly firstWeights: Int16Array; // one row per input, and one row of zeros
  readonly firstBias: Int32Array;
  readonly activations: Int16Array; // activations of the first layer in the last evaluation
  readonly middleWeights: Int16Array; // one row per unit of the second layer
  readonly middleBias: Int32Array;
  readonly sums: Float64Array; // sums of the second layer in the last evaluation
  readonly endWeights: Float64Array; // one row per output
  readonly values: Float64Array; // outputs of the last evaluation, in steps and without biases
  readonly endBias: Float64Array;
  readonly worth: Float64Array; // by output, the value of one step
}

/** Layers are padded with units of zeros to a multiple of the number of units that are computed together. */
const AT_ONCE = { wide: 32, narrow: 8 } as const;
const ALIGNED = 16; // number of bytes to which each array is aligned
const ARRAYS = 11;

const filledUp = (size: number, units: number): number => Math.ceil(size / units) * units;

/** The layers' sizes including the padding units. */
export const paddedSizes = ({ wide, narrow, ...sizes }: NetworkSizes): NetworkSizes => ({
  ...sizes,
  wide: filledUp(wide, AT_ONCE.wide),
  narrow: filledUp(narrow, AT_ONCE.narrow),
});

/** The bytes that a network needs. */
export function bytesOf({ rows, wide, narrow, outputs }: NetworkSizes): number {
  const shorts = emptyRows().picked.length + (rows + 1 + 1 + narrow) * wide;
  const doubles = narrow + outputs * narrow + 3 * outputs;
  return 2 * shorts + 4 * (wide + narrow) + 8 * doubles + ARRAYS * ALIGNED;
}

/** Lays out a network in a buffer of zeros. */
export function layOutNetwork({ rows, wide, narrow, outputs }: NetworkSizes, buffer: ArrayBuffer): IntegerNetwork {
  let free = 0;
  const place = (bytes: number): number => {
    free += filledUp(bytes, ALIGNED);
    return free - filledUp(bytes, ALIGNED);
  };
  const shorts = (size: number): Int16Array<ArrayBuffer> => new Int16Array(buffer, place(2 * size), size);
  const words = (size: number): Int32Array => new Int32Array(buffer, place(4 * size), size);
  const doubles = (size: number): Float64Array => new Float64Array(buffer, place(8 * size), size);
  return {
    rows: emptyRows(shorts(emptyRows().picked.length)),
    firstWeights: shorts((rows + 1) * wide),
    firstBias: words(wide),
    activations: shorts(wide),
    middleWeights: shorts(narrow * wide),
    middleBias: words(narrow),
    sums: doubles(narrow),
    endWeights: doubles(outputs * narrow),
    values: doubles(outputs),
    endBias: doubles(outputs),
    worth: doubles(outputs),
  };
}
