// Test harness: random networks and inputs, and the outputs of a network in Node and on a page.
import type { Below } from '@moonshot/rules/cards';
import { quickDraws } from '../src/core/chance.ts';
import { type EncodedNetwork, evaluate, networkOf, outputOf } from '../src/network/network.ts';

type Sizes = Omit<EncodedNetwork, 'weights'>;

/** The step numbers, the step size and the biases of a layer. */
export interface LayerDraws {
  readonly step: (most: number) => number;
  readonly worth: () => number;
  readonly bias: () => number;
}

const randomDraws = (below: Below): LayerDraws => ({
  step: most => below(2 * most + 1) - most,
  worth: () => 0.001 + below(1000) / 100_000,
  bias: () => below(2001) / 1000 - 1,
});

const bytesOf = (numbers: Int8Array | Int16Array | Float32Array): Uint8Array =>
  new Uint8Array(numbers.buffer, numbers.byteOffset, numbers.byteLength);

/** A stored network of these sizes with random weights. */
export function networkWith({ rows, wide, narrow, outputs }: Sizes, { step, worth, bias }: LayerDraws): EncodedNetwork {
  const floats = (size: number, draw: () => number): Uint8Array => bytesOf(Float32Array.from({ length: size }, draw));
  const shorts = (size: number): Uint8Array => bytesOf(Int16Array.from({ length: size }, () => step(32_767)));
  const parts = [
    bytesOf(Int8Array.from({ length: rows * wide }, () => step(127))),
    floats(rows, worth),
    floats(wide, bias),
    ...[shorts(narrow * wide), floats(narrow, () => worth() / 256), floats(narrow, bias)],
    ...[shorts(outputs * narrow), floats(outputs, () => worth() / 256), floats(outputs, bias)],
  ];
  let text = '';
  for (const part of parts) for (const byte of part) text += String.fromCharCode(byte);
  return { rows, wide, narrow, outputs, weights: btoa(text) };
}

export const randomNetwork = (sizes: Sizes, seed: string): EncodedNetwork =>
  networkWith(sizes, randomDraws(quickDraws(seed)));

/** Draws random active inputs. */
export function randomInputs(rows: number, seed: string): readonly number[] {
  const below = quickDraws(seed);
  return Array.from({ length: 1 + below(Math.min(rows, 150)) }, () => below(rows));
}

/** Every output for each list of active inputs, and whether the outputs were computed in WebAssembly. */
export function answersOf(
  encoded: EncodedNetwork,
  inputs: readonly (readonly number[])[],
  wish: boolean,
): { readonly simd: boolean; readonly answers: readonly number[] } {
  const network = networkOf(encoded, wish);
  const answers = inputs.flatMap(rows => {
    network.rows.picked.set(rows);
    network.rows.count = rows.length;
    evaluate(network);
    return Array.from({ length: encoded.outputs }, (_, output) => outputOf(network, output));
  });
  return { simd: network.simd, answers };
}
