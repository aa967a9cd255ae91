// Test harness: floating-point evaluation of networks, with which the integer evaluation is compared in
// results and speed.
import type { StoredLayer, StoredNetwork } from '../src/network/quantize.ts';

interface FloatLayer<Lines> {
  readonly lines: Lines;
  readonly start: Float64Array;
}

export interface FloatNetwork {
  readonly first: FloatLayer<Float32Array>; // one row per input, and a row of zeros
  readonly middle: FloatLayer<Float64Array>;
  readonly end: FloatLayer<Float64Array>;
  readonly wide: Float64Array; // activations of the first layer
  readonly narrow: Float64Array;
}

const LEAK = 0.01;
const AT_ONCE = 4;

function layerOf<Lines extends Float32Array | Float64Array>(
  { steps, worth, start }: StoredLayer,
  lines: Lines,
): FloatLayer<Lines> {
  const size = steps.length / worth.length;
  for (let line = 0, i = 0; line < worth.length; line++)
    for (const end = i + size; i < end; i++) lines[i] = steps[i]! * worth[line]!;
  return { lines, start: Float64Array.from(start) };
}

export const floatNetworkOf = ({ first, middle, end }: StoredNetwork): FloatNetwork => ({
  first: layerOf(first, new Float32Array(first.steps.length + first.start.length)),
  middle: layerOf(middle, new Float64Array(middle.steps.length)),
  end: layerOf(end, new Float64Array(end.steps.length)),
  wide: new Float64Array(first.start.length),
  narrow: new Float64Array(middle.start.length),
});

/** Evaluates the network for the first `count` inputs in `picked`, which must have room for three more. */
export function evaluateFloats({ first, middle, wide, narrow }: FloatNetwork, picked: Int16Array, count: number): void {
  const { lines, start } = first;
  const size = wide.length;
  picked.fill(lines.length / size - 1, count, count + AT_ONCE - 1);
  wide.set(start);
  for (let k = 0; k < count; k += AT_ONCE) {
    const a = picked[k]! * size;
    const b = picked[k + 1]! * size;
    const c = picked[k + 2]! * size;
    const d = picked[k + 3]! * size;
    for (let i = 0; i < size; i++) wide[i]! += lines[a + i]! + lines[b + i]! + lines[c + i]! + lines[d + i]!;
  }
  leak(wide);
  for (let j = 0; j < narrow.length; j++) narrow[j] = sumOf(wide, middle, j);
  leak(narrow);
}

/** One output of the last call of `evaluateFloats`. */
export const floatOutputOf = ({ end, narrow }: FloatNetwork, output: number): number => sumOf(narrow, end, output);

function sumOf(numbers: Float64Array, { lines, start }: FloatLayer<Float64Array>, line: number): number {
  const size = numbers.length;
  const from = line * size;
  let [even, odd] = [start[line]!, 0]; // two sums in parallel
  for (let i = 0; i < size; i += 2) {
    even += numbers[i]! * lines[from + i]!;
    odd += numbers[i + 1]! * lines[from + i + 1]!;
  }
  return even + odd;
}

function leak(numbers: Float64Array): void {
  for (let i = 0; i < numbers.length; i++) if (numbers[i]! < 0) numbers[i] = numbers[i]! * LEAK;
}
