// Quantizes a stored network. Every unit has a scale of its own, so that its weights use all bits. A leaky
// ReLU preserves scales, and the weights of the next layer are divided by the scales of their inputs.
import type { IntegerNetwork } from './integer-network.ts';

/** A layer in its stored form. Each weight is a number of steps times the step size of its row. */
export interface StoredLayer {
  readonly steps: Int8Array | Int16Array;
  readonly worth: Float32Array; // step size of each row
  readonly start: Float32Array; // bias of each unit
}

export interface StoredNetwork {
  readonly first: StoredLayer; // one row per input
  readonly middle: StoredLayer; // one row per unit of the second layer
  readonly end: StoredLayer; // one row per output
}

/** Largest weight of the first layer. With this limit the sum of four weights fits in 16 bits. */
const FIRST_MOST = 8191;
const MOST = 32_767;
/** If the bias is more than this many times the largest weight, the bias sets the scale. */
const BIAS_MOST = 2 ** 15;
/** Divisors in an evaluation: of the sums of the first layer, and of the pairs of products in the second. */
const QUARTER = 4;
const PAIR = 256;

const rounded = (value: number): number => Math.floor(value + 0.5);

/** Steps per unit of value, so that no weight has more than `most` steps. */
const scaleOf = (largest: number, bias: number, most: number): number =>
  most / (Math.max(largest, Math.abs(bias) / BIAS_MOST) || most);

/** Writes the weights of a stored network into a network that has been laid out. */
export function quantize({ first, middle, end }: StoredNetwork, into: IntegerNetwork): void {
  const wide = quantizeFirst(first, into);
  const narrow = quantizeRows(middle, wide, into.middleWeights, into.activations.length);
  // Corrects the rounding: each pair of products is rounded down, by a half on average.
  for (const [unit, scale] of narrow.entries()) {
    into.middleBias[unit] = rounded((middle.start[unit]! * scale) / PAIR + wide.length / 4);
    narrow[unit] = scale / PAIR;
  }
  const ends = quantizeRows(end, narrow, into.endWeights, into.sums.length);
  for (const [output, scale] of ends.entries()) {
    into.endBias[output] = rounded(end.start[output]! * scale);
    into.worth[output] = 1 / scale;
  }
}

/** Quantizes the first layer. Returns the scales of its activations. */
function quantizeFirst({ steps, worth, start }: StoredLayer, into: IntegerNetwork): Float64Array {
  const wide = start.length;
  const scales = new Float64Array(wide);
  for (const [row, each] of worth.entries()) enlarge(scales, steps, row * wide, each);
  for (const [unit, bias] of start.entries()) {
    scales[unit] = scaleOf(scales[unit]!, bias, FIRST_MOST);
    into.firstBias[unit] = rounded(bias * scales[unit]!);
  }
  for (const [row, each] of worth.entries())
    writeRow(steps.subarray(row * wide), each, scales, into.firstWeights.subarray(row * into.activations.length));
  return scales.map(scale => scale / QUARTER);
}

/** Quantizes rows of weights for inputs of these scales. Returns the scale of each row's sum. */
function quantizeRows(
  { steps, worth, start }: StoredLayer,
  inputs: Float64Array,
  into: Int16Array | Float64Array,
  size: number,
): Float64Array {
  const scales = new Float64Array(worth.length);
  const row = new Float64Array(inputs.length);
  for (const [line, each] of worth.entries()) {
    let largest = 0;
    for (let i = 0; i < row.length; i++) {
      row[i] = (steps[line * row.length + i]! * each) / inputs[i]!;
      largest = Math.max(largest, Math.abs(row[i]!));
    }
    const scale = scaleOf(largest, start[line]!, MOST);
    for (let i = 0; i < row.length; i++) into[line * size + i] = rounded(row[i]! * scale);
    scales[line] = scale;
  }
  return scales;
}

// `enlarge` and `writeRow` handle one row per call: a JavaScript engine soon compiles functions that are
// called often.

/** Raises each unit's largest weight so far, if its weight in this row of the first layer is larger. */
function enlarge(largest: Float64Array, steps: ArrayLike<number>, from: number, each: number): void {
  for (let unit = 0; unit < largest.length; unit++) {
    const weight = Math.abs(steps[from + unit]! * each);
    if (weight > largest[unit]!) largest[unit] = weight;
  }
}

function writeRow(steps: ArrayLike<number>, each: number, scales: Float64Array, into: Int16Array): void {
  for (let unit = 0; unit < scales.length; unit++) into[unit] = Math.floor(steps[unit]! * each * scales[unit]! + 0.5);
}
