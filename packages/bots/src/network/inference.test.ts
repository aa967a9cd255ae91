// Evaluation in whole numbers: WebAssembly and JavaScript give identical bits, which are close to those of
// floating point. This is tested for the networks of a master, for random ones, and for the largest possible
// numbers.
import { expect, it, vi } from 'vitest';
import { evaluateFloats, floatNetworkOf, floatOutputOf } from '../../testing/float-network.ts';
import { answersOf, networkWith, randomInputs, randomNetwork } from '../../testing/random-networks.ts';
import belief from './belief.json' with { type: 'json' };
import forecast from './forecast.json' with { type: 'json' };
import { type EncodedNetwork, evaluate, networkOf, storedNetworkOf } from './network.ts';
import passer from './passer.json' with { type: 'json' };
import player from './player.json' with { type: 'json' };
import { ROWS_MOST } from './rows.ts';

const INPUTS = 60;
/** The number of active inputs. With few of them the activations of random networks are not clamped. */
const FEW = 12;
const inputsFor = (rows: number): readonly (readonly number[])[] =>
  Array.from({ length: INPUTS }, (_, i) => randomInputs(rows, `inputs ${i}`));

/** The outputs calculated in floating point. */
function floatAnswers(encoded: EncodedNetwork, inputs: readonly (readonly number[])[]): readonly number[] {
  const network = floatNetworkOf(storedNetworkOf(encoded));
  const picked = new Int16Array(ROWS_MOST + 3);
  return inputs.flatMap(rows => {
    picked.set(rows);
    evaluateFloats(network, picked, rows.length);
    return Array.from({ length: encoded.outputs }, (_, output) => floatOutputOf(network, output));
  });
}

const spread = (values: readonly number[]): number =>
  Math.sqrt(values.reduce((sum, x) => sum + x * x, 0) / values.length);

const sizes: readonly (readonly [wide: number, narrow: number, outputs: number])[] = [
  [256, 64, 52],
  [256, 128, 3],
  [128, 32, 4],
  [64, 32, 1],
  [40, 6, 5], // sizes that need padding
  [2, 2, 1],
];
const networks: readonly (readonly [name: string, encoded: EncodedNetwork])[] = [
  ['player', player],
  ['passer', passer],
  ['forecast', forecast],
  ['belief', belief],
  ...sizes.map(([wide, narrow, outputs]) => {
    const name = `a random one of ${wide}, ${narrow} and ${outputs}`;
    return [name, randomNetwork({ rows: 300, wide, narrow, outputs }, name)] as const;
  }),
];

it.each(networks)('of %s is the same in WebAssembly and JavaScript', (_, encoded) => {
  const inputs = inputsFor(encoded.rows);
  const [simd, plain] = [answersOf(encoded, inputs, true), answersOf(encoded, inputs, false)];
  expect([simd.simd, plain.simd]).toEqual([true, false]);
  expect(simd.answers).toEqual(plain.answers);
});

it.each(networks)('of %s is near floating point', (_, encoded) => {
  const inputs = inputsFor(encoded.rows).map(rows => rows.slice(0, FEW));
  const floats = floatAnswers(encoded, inputs);
  const off = answersOf(encoded, inputs, true).answers.map((value, i) => value - floats[i]!);
  expect(spread(off)).toBeLessThan(spread(floats) / 500);
});

// JavaScript adds in doubles, so the results would differ if a sum did not fit in 32 bits.
it.each([
  ['the largest numbers', 1, 1],
  ['the least', -1, 1],
  ['the largest, with biases beyond them', 1, 2e6],
  ['the least, with biases beyond them', -1, -2e6],
])('overflows by no sum of %s', (_, sign, bias) => {
  const draws = { step: (most: number) => sign * most, worth: () => 0.01, bias: () => bias };
  const encoded = networkWith({ rows: 300, wide: 256, narrow: 128, outputs: 2 }, draws);
  const all = [Array.from({ length: ROWS_MOST }, (_, row) => row)];
  const { answers } = answersOf(encoded, all, true);
  expect(answers).toEqual(answersOf(encoded, all, false).answers);
  expect(answers.every(Number.isFinite)).toBe(true);
});

it('of zeros is zero', () => {
  const encoded = networkWith(
    { rows: 3, wide: 2, narrow: 2, outputs: 1 },
    { step: () => 0, worth: () => 0, bias: () => 0 },
  );
  expect(answersOf(encoded, [[0, 1]], true).answers).toEqual([0]);
});

it('refuses more units than its sums have room for, and more inputs than there is room for', () => {
  expect(() => networkOf({ ...passer, wide: 288 })).toThrow(/units, which is too many$/);
  const network = networkOf(passer);
  network.rows.count = ROWS_MOST + 1;
  expect(() => evaluate(network)).toThrow('Cannot evaluate a network: 257 inputs are on, of 256');
});

it('runs in JavaScript where a content policy forbids WebAssembly', async () => {
  const refused = class {
    constructor() {
      throw new Error('refused by the content policy');
    }
  };
  vi.stubGlobal('WebAssembly', { Module: refused });
  const again = './inference.ts?again'; // a second instance, because the first one caches its compiled module
  const { inferenceFor } = (await import(again)) as typeof import('./inference.ts');
  expect(inferenceFor({ rows: 4, wide: 32, narrow: 8, outputs: 1 }).simd).toBe(false);
  vi.unstubAllGlobals();
});
