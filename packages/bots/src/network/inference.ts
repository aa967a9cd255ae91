// Evaluates a network in whole numbers: in WebAssembly with SIMD where it is available, otherwise in
// JavaScript. Both give the same numbers, because every rounding is the same and no sum overflows.
//
// 1. First layer: the rows of the active inputs are added to the biases. The leaky ReLU of each sum is
//   divided by 4, rounded, and clamped to 16 bits. The result is the activation.
// 2. Second layer: the products of two neighbours are added, divided by 256 and rounded down, in 32 bits. The
//   sum of 128 such pairs fits in 30 bits. Then the leaky ReLU is applied.
// 3. Outputs: the products are added exactly, because doubles hold whole numbers of 53 bits.

import { INFERENCE_WASM } from './inference-wasm.ts';
import { bytesOf, type IntegerNetwork, layOutNetwork, type NetworkSizes } from './integer-network.ts';

/** Evaluates a network for the first `count` active inputs. `count` is a multiple of 4. */
type Infer = (count: number) => void;

export interface Inference {
  readonly numbers: IntegerNetwork;
  readonly infer: Infer;
  readonly simd: boolean; // whether `infer` runs in WebAssembly
}

/** Maximum number of units in the first and second layer. Up to these numbers, no sum overflows. */
export const UNITS_MOST = { wide: 256, narrow: 128 } as const;
const [LEAST, MOST] = [-32_768, 32_767]; // range of signed 16-bit numbers
const PAGE = 65_536; // bytes of a WebAssembly page

interface Exports {
  infer(...numbers: readonly number[]): void;
}

// Declared in this file because Node's types lack WebAssembly.
declare const WebAssembly: {
  readonly Module: new (code: Uint8Array) => object;
  readonly Memory: new (pages: { readonly initial: number }) => { readonly buffer: ArrayBuffer };
  readonly Instance: new (module: object, imports: object) => { readonly exports: unknown };
};

let compiled: object | null | undefined;

/** The compiled module; null if WebAssembly or its SIMD instructions are unavailable or forbidden. */
function simdModule(): object | null {
  if (compiled !== undefined) return compiled;
  try {
    compiled = new WebAssembly.Module(Uint8Array.from(atob(INFERENCE_WASM), letter => letter.charCodeAt(0)));
  } catch {
    compiled = null;
  }
  return compiled;
}

/**
 * Allocates memory for a network of these sizes and returns it with its evaluation function. If `simd` is
 * false, that function runs in JavaScript.
 */
export function inferenceFor(sizes: NetworkSizes, simd = true): Inference {
  const module = simd ? simdModule() : null;
  const bytes = bytesOf(sizes);
  if (module === null) {
    const numbers = layOutNetwork(sizes, new ArrayBuffer(bytes));
    return { numbers, infer: plainInference(numbers), simd: false };
  }
  const memory = new WebAssembly.Memory({ initial: Math.ceil(bytes / PAGE) });
  const numbers = layOutNetwork(sizes, memory.buffer);
  const { exports } = new WebAssembly.Instance(module, { env: { memory } });
  return { numbers, infer: simdInference(numbers, exports as Exports), simd: true };
}

function simdInference(numbers: IntegerNetwork, { infer }: Exports): Infer {
  const { rows, firstWeights, firstBias, activations, middleWeights, middleBias, sums, endWeights, values } = numbers;
  return count =>
    infer(
      rows.picked.byteOffset,
      count,
      activations.length,
      firstWeights.byteOffset,
      firstBias.byteOffset,
      activations.byteOffset,
      sums.length,
      middleWeights.byteOffset,
      middleBias.byteOffset,
      sums.byteOffset,
      values.length,
      endWeights.byteOffset,
      values.byteOffset,
    );
}

function plainInference(numbers: IntegerNetwork): Infer {
  const wide = new Int32Array(numbers.activations.length);
  return count => {
    sumRows(numbers, count, wide);
    sumPairs(numbers);
    for (let output = 0; output < numbers.values.length; output++) numbers.values[output] = sumOf(numbers, output);
  };
}

/** The leaky ReLU: the slope for negative sums is 0.01. */
const leak = (sum: number): number => (sum < 0 ? ((sum >> 5) * 41) >> 7 : sum);

function sumRows(
  { rows, firstWeights, firstBias, activations }: IntegerNetwork,
  count: number,
  sums: Int32Array,
): void {
  const { picked } = rows;
  const size = sums.length;
  sums.set(firstBias);
  for (let k = 0; k < count; k += 4) {
    const a = picked[k]! * size;
    const b = picked[k + 1]! * size;
    const c = picked[k + 2]! * size;
    const d = picked[k + 3]! * size;
    for (let i = 0; i < size; i++)
      sums[i]! += firstWeights[a + i]! + firstWeights[b + i]! + firstWeights[c + i]! + firstWeights[d + i]!;
  }
  for (let i = 0; i < size; i++) {
    const activation = (leak(sums[i]!) + 2) >> 2;
    activations[i] = activation > MOST ? MOST : activation < LEAST ? LEAST : activation;
  }
}

function sumPairs({ activations, middleWeights, middleBias, sums }: IntegerNetwork): void {
  const size = activations.length;
  for (let j = 0, from = 0; j < sums.length; j++, from += size) {
    let sum = middleBias[j]!;
    for (let i = 0; i < size; i += 2)
      sum += (activations[i]! * middleWeights[from + i]! + activations[i + 1]! * middleWeights[from + i + 1]!) >> 8;
    sums[j] = leak(sum);
  }
}

function sumOf({ sums, endWeights }: IntegerNetwork, output: number): number {
  const size = sums.length;
  const from = output * size;
  let [even, odd] = [0, 0]; // two sums in parallel
  for (let j = 0; j < size; j += 2) {
    even += sums[j]! * endWeights[from + j]!;
    odd += sums[j + 1]! * endWeights[from + j + 1]!;
  }
  return even + odd;
}
