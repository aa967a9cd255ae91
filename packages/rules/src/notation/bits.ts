// Reads and writes numbers as a sequence of bits, so that small numbers take little space.

/** The number of bits that suffice for every number from 0 up to, but not including, `many`. */
export const bitsBelow = (many: number): number => 32 - Math.clz32(Math.max(0, many - 1));

/** Thrown if the bits are invalid. Callers within the package catch this error. */
export class CorruptBits extends Error {}

/** The bits that have been written so far. Writing changes this object. */
export interface BitWriter {
  readonly bytes: number[];
  bits: number; // the number of bits written
}

export function write(out: BitWriter, value: number, width: number): void {
  for (let i = width - 1; i >= 0; i--) {
    if (out.bits % 8 === 0) out.bytes.push(0);
    const last = out.bytes.length - 1;
    out.bytes[last] = (out.bytes[last] ?? 0) | (((value >> i) & 1) << (7 - (out.bits % 8)));
    out.bits += 1;
  }
}

/** A sequence of bits that is being read. Reading changes this object. */
export interface BitReader {
  readonly bytes: Uint8Array;
  bits: number; // the number of bits read
}

export function read(from: BitReader, width: number): number {
  if (from.bits + width > from.bytes.length * 8) throw new CorruptBits('it ends too early');
  let value = 0;
  for (let i = 0; i < width; i++, from.bits++)
    value = value * 2 + (((from.bytes[from.bits >> 3] ?? 0) >> (7 - (from.bits % 8))) & 1);
  return value;
}

const GROUP = 4;
const GROUPS_MAX = 6;

/**
 * Writes a signed whole number in groups of bits. The smaller its absolute value, the fewer bits it takes.
 */
export function writeWhole(out: BitWriter, value: number): void {
  let left = value < 0 ? -value * 2 - 1 : value * 2;
  for (; left >= 1 << GROUP; left = Math.floor(left / (1 << GROUP)))
    write(out, (1 << GROUP) | (left % (1 << GROUP)), GROUP + 1);
  write(out, left, GROUP + 1);
}

export function readWhole(from: BitReader): number {
  let [value, unit] = [0, 1];
  for (let groups = 0; groups < GROUPS_MAX; groups++, unit *= 1 << GROUP) {
    const group = read(from, GROUP + 1);
    value += (group % (1 << GROUP)) * unit;
    if (group < 1 << GROUP) return value % 2 === 1 ? -(value + 1) / 2 : value / 2;
  }
  throw new CorruptBits('a number is too large');
}

/** Writes a text of at most 65,535 bytes: the number of its bytes in 16 bits, then its bytes. */
export function writeText(out: BitWriter, text: string): void {
  const bytes = new TextEncoder().encode(text);
  write(out, bytes.length, 16);
  for (const byte of bytes) write(out, byte, 8);
}

export function readText(from: BitReader, most: number): string {
  const length = read(from, 16);
  if (length > most) throw new CorruptBits('a text is too long');
  const bytes = Uint8Array.from({ length }, () => read(from, 8));
  return new TextDecoder().decode(bytes);
}
