// A small neural network: its parser and its evaluation. Its inputs are on or off. Each input has a row of
// weights in the first layer; the rows of the inputs that are on are added up.

/**
 * A stored network in base 64: quantized rows of each layer (one byte per weight in the first, two in the
 * others), the scale of each row, and the biases.
 */
export interface EncodedNetwork {
  readonly rows: number; // number of inputs
  readonly wide: number; // number of units in the first layer
  readonly narrow: number; // number of units in the second layer
  readonly outputs: number;
  readonly weights: string;
}

interface Layer<Lines> {
  readonly lines: Lines; // the rows of weights, one after another
  readonly start: Float64Array; // biases
}

export interface Network {
  readonly first: Layer<Float32Array>; // one row per input, and a row of zeros
  readonly middle: Layer<Float64Array>; // one row per unit of the narrow layer
  readonly end: Layer<Float64Array>; // one row per output
  readonly wide: Float64Array; // activations of the first layer, from the last call of `evaluateLayers`
  readonly narrow: Float64Array; // activations of the second layer, likewise
}

/** The networks of a master: values of plays, values of passes, points at the end, and locations of cards. */
export type Networks = Readonly<Record<'player' | 'passer' | 'forecast' | 'belief', Network>>;

/** Slope of the leaky ReLU for negative inputs. */
const LEAK = 0.01;
/** Number of rows that are added in one pass, so that each sum is loaded and stored once for all of them. */
const AT_ONCE = 4;

/** Decodes base 64. Speed matters: a master's first answer waits for a million characters. */
function bytesOf(base64: string): Uint8Array {
  const text = atob(base64);
  const bytes = new Uint8Array(text.length);
  for (let i = 0; i < bytes.length; i++) bytes[i] = text.charCodeAt(i);
  return bytes;
}

/** Parses a network. Throws if its length does not fit its sizes. */
export function networkOf({ rows, wide, narrow, outputs, weights }: EncodedNetwork): Network {
  const bytes = bytesOf(weights);
  let from = 0;
  const next = (size: number): ArrayBuffer => {
    from += size;
    return bytes.slice(from - size, from).buffer;
  };
  const wanted = rows * (wide + 4) + 4 * wide + narrow * (2 * wide + 8) + outputs * (2 * narrow + 8);
  if (bytes.length !== wanted)
    throw new RangeError(`Cannot read a network: expected ${wanted} bytes, found ${bytes.length}`);
  const layer = <Lines extends Float32Array | Float64Array>(
    inSteps: Int8Array | Int16Array,
    count: number,
    starts: number,
    lines: Lines,
  ): Layer<Lines> => {
    const worth = new Float32Array(next(4 * count));
    const size = inSteps.length / count;
    for (let line = 0, i = 0; line < count; line++)
      for (const end = i + size; i < end; i++) lines[i] = inSteps[i]! * worth[line]!;
    return { lines, start: Float64Array.from(new Float32Array(next(4 * starts))) };
  };
  return {
    first: layer(new Int8Array(next(rows * wide)), rows, wide, new Float32Array((rows + 1) * wide)),
    middle: layer(new Int16Array(next(2 * narrow * wide)), narrow, narrow, new Float64Array(narrow * wide)),
    end: layer(new Int16Array(next(2 * outputs * narrow)), outputs, outputs, new Float64Array(outputs * narrow)),
    wide: new Float64Array(wide),
    narrow: new Float64Array(narrow),
  };
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

/**
 * Computes the layers for the inputs that are on: the first `count` numbers in `picked`, which needs space
 * for three more. Read the outputs with `outputOf`.
 */
export function evaluateLayers({ first, middle, wide, narrow }: Network, picked: Int16Array, count: number): void {
  const { lines, start } = first;
  const size = wide.length;
  const nothing = lines.length / size - 1;
  picked.fill(nothing, count, count + AT_ONCE - 1);
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

/** One output for the inputs of the last call of `evaluateLayers`. */
export const outputOf = ({ end, narrow }: Network, output: number): number => sumOf(narrow, end, output);

function sumOf(numbers: Float64Array, { lines, start }: Layer<Float64Array>, line: number): number {
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
