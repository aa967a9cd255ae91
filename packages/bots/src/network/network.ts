// A small neural network: its parser and its evaluation. Each input is either active or not and has a row of
// weights in the first layer. The rows of the active inputs are added up.
import { type Inference, inferenceFor, UNITS_MOST } from './inference.ts';
import { type NetworkSizes, paddedSizes } from './integer-network.ts';
import { quantize, type StoredLayer, type StoredNetwork } from './quantize.ts';
import { ROWS_MOST, type Rows } from './rows.ts';

/**
 * A stored network in base64: quantized rows of each layer (one byte per weight in the first, two in the
 * others), the scale of each row, and the biases.
 */
export interface EncodedNetwork extends NetworkSizes {
  readonly weights: string;
}

export interface Network extends Inference {
  readonly rows: Rows; // the active inputs of the next evaluation
}

/** The networks of a master, for values of plays and of passes, points at the end, and holders of cards. */
export type Networks = Readonly<Record<'player' | 'passer' | 'forecast' | 'belief', Network>>;

/** Number of rows that are added at once. */
const AT_ONCE = 4;

/**
 * Decodes base64. Speed matters, because a master's first answer waits until a million characters are
 * decoded.
 */
function bytesIn(base64: string): Uint8Array {
  const text = atob(base64);
  const bytes = new Uint8Array(text.length);
  for (let i = 0; i < bytes.length; i++) bytes[i] = text.charCodeAt(i);
  return bytes;
}

/** Parses a stored network. Throws if its length does not fit its sizes. */
export function storedNetworkOf({ rows, wide, narrow, outputs, weights }: EncodedNetwork): StoredNetwork {
  const bytes = bytesIn(weights);
  let from = 0;
  const next = (size: number): ArrayBuffer => {
    from += size;
    return bytes.slice(from - size, from).buffer as ArrayBuffer;
  };
  const wanted = rows * (wide + 4) + 4 * wide + narrow * (2 * wide + 8) + outputs * (2 * narrow + 8);
  if (bytes.length !== wanted)
    throw new RangeError(`Cannot read a network: expected ${wanted} bytes, found ${bytes.length}`);
  const layer = (steps: Int8Array | Int16Array, count: number, units: number): StoredLayer => ({
    steps,
    worth: new Float32Array(next(4 * count)),
    start: new Float32Array(next(4 * units)),
  });
  return {
    first: layer(new Int8Array(next(rows * wide)), rows, wide),
    middle: layer(new Int16Array(next(2 * narrow * wide)), narrow, narrow),
    end: layer(new Int16Array(next(2 * outputs * narrow)), outputs, outputs),
  };
}

/** Reads a network. Throws if its data is invalid. If `simd` is false, the network runs in JavaScript. */
export function networkOf(encoded: EncodedNetwork, simd = true): Network {
  const { wide, narrow } = encoded;
  if (wide > UNITS_MOST.wide || narrow > UNITS_MOST.narrow)
    throw new RangeError(`Cannot read a network: its layers have ${wide} and ${narrow} units, which is too many`);
  const stored = storedNetworkOf(encoded);
  const inference = inferenceFor(paddedSizes(encoded), simd);
  quantize(stored, inference.numbers);
  return { ...inference, rows: inference.numbers.rows };
}

export const networksOf = ({
  player,
  passer,
  forecast,
  belief,
}: Readonly<Record<keyof Networks, EncodedNetwork>>): Networks => ({
  player: networkOf(player),
  passer: networkOf(passer),
  forecast: networkOf(forecast),
  belief: networkOf(belief),
});

/** Evaluates the network for its active inputs, which are in `rows`. `outputOf` reads the outputs. */
export function evaluate({ numbers: { firstWeights, activations }, rows: { picked, count }, infer }: Network): void {
  if (count > ROWS_MOST) throw new RangeError(`Cannot evaluate a network: ${count} inputs are on, of ${ROWS_MOST}`);
  picked.fill(firstWeights.length / activations.length - 1, count, count + AT_ONCE - 1); // the row of zeros
  infer(Math.ceil(count / AT_ONCE) * AT_ONCE);
}

/** One output of the last call of `evaluate`. */
export const outputOf = ({ numbers: { values, endBias, worth } }: Network, output: number): number =>
  (values[output]! + endBias[output]!) * worth[output]!;
