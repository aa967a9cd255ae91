// A small network whose first layer adds up a few of many rows: read from its text, and asked.

/** A network as it is kept, in base 64: for each layer its lines in steps, of a byte for a row and of two for what comes after, then what a step of each line is worth, then where its sums start. */
export interface Kept {
  readonly rows: number;
  readonly wide: number;
  readonly narrow: number;
  readonly outputs: number;
  readonly weights: string;
}

interface Layer {
  readonly lines: Int8Array | Int16Array; // one after another
  readonly steps: Float32Array; // by line
  readonly start: Float32Array;
}

export interface Network {
  readonly first: Layer; // a line a row, of as many numbers as it is wide
  readonly middle: Layer; // a line a number of the narrow layer
  readonly end: Layer; // a line an output
  readonly wide: Float32Array; // what the question that was taken in last made of the layers
  readonly narrow: Float32Array;
}

/** What is left of a number below zero. */
const LEAK = 0.01;

/** Reads a network; throws where its text is shorter or longer than its sizes say. */
export function networkOf({ rows, wide, narrow, outputs, weights }: Kept): Network {
  const bytes = Uint8Array.from(atob(weights), letter => letter.charCodeAt(0));
  let from = 0;
  const next = (size: number): ArrayBuffer => {
    from += size;
    return bytes.slice(from - size, from).buffer;
  };
  const rest = (count: number, starts: number): Pick<Layer, 'steps' | 'start'> => ({
    steps: new Float32Array(next(4 * count)),
    start: new Float32Array(next(4 * starts)),
  });
  const wanted = rows * (wide + 4) + 4 * wide + narrow * (2 * wide + 8) + outputs * (2 * narrow + 8);
  if (bytes.length !== wanted)
    throw new RangeError(`Cannot read a network: ${wanted} bytes are wanted, not ${bytes.length}`);
  return {
    first: { lines: new Int8Array(next(rows * wide)), ...rest(rows, wide) },
    middle: { lines: new Int16Array(next(2 * narrow * wide)), ...rest(narrow, narrow) },
    end: { lines: new Int16Array(next(2 * outputs * narrow)), ...rest(outputs, outputs) },
    wide: new Float32Array(wide),
    narrow: new Float32Array(narrow),
  };
}

/** Takes in a question: the rows that it picks. `told` answers it. */
export function ask({ first, middle, wide, narrow }: Network, picked: Int16Array, count: number): void {
  wide.set(first.start);
  for (let k = 0; k < count; k++) addLine(wide, first, picked[k]!);
  leak(wide);
  for (let j = 0; j < narrow.length; j++) narrow[j] = sumOf(wide, middle, j);
  leak(narrow);
}

/** One output for the question that was taken in last. */
export const told = ({ end, narrow }: Network, output: number): number => sumOf(narrow, end, output);

function addLine(sums: Float32Array, { lines, steps }: Layer, line: number): void {
  const size = sums.length;
  const from = line * size;
  const step = steps[line]!;
  for (let i = 0; i < size; i++) sums[i] = sums[i]! + step * lines[from + i]!;
}

function sumOf(numbers: Float32Array, { lines, steps, start }: Layer, line: number): number {
  const size = numbers.length;
  const from = line * size;
  let sum = 0;
  for (let i = 0; i < size; i++) sum += numbers[i]! * lines[from + i]!;
  return start[line]! + steps[line]! * sum;
}

function leak(numbers: Float32Array): void {
  for (let i = 0; i < numbers.length; i++) if (numbers[i]! < 0) numbers[i] = numbers[i]! * LEAK;
}
