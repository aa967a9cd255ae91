// Times the evaluation of one network in three ways, in Node or on a page.
import {
  type EncodedNetwork,
  evaluate,
  networkOf,
  outputOf,
  storedNetworkOf,
} from '../../packages/bots/src/network/network.ts';
import { emptyRows } from '../../packages/bots/src/network/rows.ts';
import { evaluateFloats, floatNetworkOf, floatOutputOf } from '../../packages/bots/testing/float-network.ts';

/** The time per evaluation in microseconds, for each of the three ways. */
export interface InferenceTimes {
  readonly float: number;
  readonly simd: number;
  readonly plain: number;
}

const BLOCKS = 60;
// milliseconds; short enough that some blocks are undisturbed, and long enough for a page's coarse clock
const BLOCK_MS = 4;
const EVALUATIONS = 100; // evaluations between two readings of the clock

/**
 * Evaluates the network for one list of inputs and reads its outputs. Returns their sum, so that the
 * compiler cannot optimise the work away.
 */
type Evaluate = (inputs: Int16Array) => number;

function byFloats(encoded: EncodedNetwork, read: number): Evaluate {
  const network = floatNetworkOf(storedNetworkOf(encoded));
  const { picked } = emptyRows();
  return inputs => {
    picked.set(inputs);
    evaluateFloats(network, picked, inputs.length);
    let sum = 0;
    for (let output = 0; output < read; output++) sum += floatOutputOf(network, output);
    return sum;
  };
}

function byIntegers(encoded: EncodedNetwork, read: number, simd: boolean): Evaluate {
  const network = networkOf(encoded, simd);
  if (network.simd !== simd) throw new Error('Cannot measure WebAssembly: it is not available');
  return inputs => {
    network.rows.picked.set(inputs);
    network.rows.count = inputs.length;
    evaluate(network);
    let sum = 0;
    for (let output = 0; output < read; output++) sum += outputOf(network, output);
    return sum;
  };
}

/** Measures one block: the microseconds per evaluation. */
function timeOf(way: Evaluate, lists: readonly Int16Array[], nowMs: () => number): number {
  const before = nowMs();
  let [sum, count, passed] = [0, 0, 0];
  while (passed < BLOCK_MS) {
    for (let i = 0; i < EVALUATIONS; i++, count++) sum += way(lists[count % lists.length] as Int16Array);
    passed = nowMs() - before;
  }
  if (Number.isNaN(sum)) throw new Error('Cannot measure inference: an output is no number');
  return (passed * 1000) / count;
}

/** Measures the three ways in alternating blocks. The fastest block of each counts. */
export function timesOf(
  encoded: EncodedNetwork,
  inputs: readonly (readonly number[])[],
  read: number,
  nowMs: () => number,
): InferenceTimes {
  const lists = inputs.map(rows => Int16Array.from(rows)); // copied before the measurement
  const ways = [byFloats(encoded, read), byIntegers(encoded, read, true), byIntegers(encoded, read, false)];
  const best = ways.map(() => Number.POSITIVE_INFINITY);
  for (let block = 0; block < BLOCKS; block++)
    for (const [i, way] of ways.entries()) best[i] = Math.min(best[i] as number, timeOf(way, lists, nowMs));
  const [float = 0, simd = 0, plain = 0] = best;
  return { float, simd, plain };
}
