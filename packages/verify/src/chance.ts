// The randomness of sealed deals, implemented independently of the server's code according to
// `docs/reference/sealed-deals.md`: frames, hashes, the generator HMAC-DRBG, and the shuffle.
import { hmac } from '@noble/hashes/hmac.js';
import { sha256 } from '@noble/hashes/sha2.js';
import { bytesToHex, concatBytes, hexToBytes } from '@noble/hashes/utils.js';

type Part = string | number | Uint8Array;

const TEXT = new TextEncoder();

function word(value: number): Uint8Array {
  const bytes = new Uint8Array(4);
  new DataView(bytes.buffer).setUint32(0, value);
  return bytes;
}

/**
 * Concatenates parts. Before each part comes its length as four bytes, big-endian. A number is encoded as
 * four bytes.
 */
export function framed(...parts: readonly Part[]): Uint8Array {
  const out: Uint8Array[] = [];
  for (const part of parts) {
    const bytes = typeof part === 'string' ? TEXT.encode(part) : typeof part === 'number' ? word(part) : part;
    out.push(word(bytes.length), bytes);
  }
  return concatBytes(...out);
}

/** SHA-256 of the framed parts, as 64 hexadecimal digits. */
export const hashOf = (...parts: readonly Part[]): string => bytesToHex(sha256(framed(...parts)));

/** The 32 bytes of a secret, from 64 hexadecimal digits. Null gives no bytes. */
export const secretOf = (digits: string | null): Uint8Array =>
  digits === null ? new Uint8Array(0) : hexToBytes(digits);

/** The 32 bytes of randomness that follow from the signature of a beacon's round. */
export const drawn = (signature: string): Uint8Array => sha256(hexToBytes(signature));

const REQUEST = 1024;

/** The output of HMAC-DRBG with SHA-256 (SP 800-90A, 10.1.2), in requests of 1024 bytes. */
function* requests(material: Uint8Array): Generator<DataView, never> {
  let [key, value] = [new Uint8Array(32), new Uint8Array(32).fill(1)];
  const turn = (tail: Uint8Array): void => {
    key = Uint8Array.from(hmac(sha256, key, concatBytes(value, tail)));
    value = Uint8Array.from(hmac(sha256, key, value));
  };
  turn(concatBytes(Uint8Array.of(0), material));
  turn(concatBytes(Uint8Array.of(1), material));
  while (true) {
    const bytes = new Uint8Array(REQUEST);
    for (let at = 0; at < REQUEST; at += 32) {
      value = Uint8Array.from(hmac(sha256, key, value));
      bytes.set(value, at);
    }
    yield new DataView(bytes.buffer);
    turn(Uint8Array.of(0));
  }
}

/**
 * A source of uniform random whole numbers below `n`. To avoid bias it rejects every 32-bit word from the
 * largest multiple of `n` upwards.
 */
export function drawing(material: Uint8Array): (n: number) => number {
  const source = requests(material);
  let bytes: DataView = new DataView(new ArrayBuffer(0));
  let at = 0;
  const next = (): number => {
    if (at === bytes.byteLength) {
      bytes = source.next().value;
      at = 0;
    }
    at += 4;
    return bytes.getUint32(at - 4);
  };
  return n => {
    for (;;) {
      const drawn = next();
      if (drawn < 0x1_0000_0000 - (0x1_0000_0000 % n)) return drawn % n;
    }
  };
}

/**
 * Shuffles by Fisher–Yates. From the last card to the first, each card is swapped with a random card at or
 * before its position.
 */
export function shuffle<T>(cards: readonly T[], below: (n: number) => number): readonly T[] {
  const out = cards.slice();
  for (let last = out.length; last > 1; last--) {
    const chosen = below(last);
    [out[last - 1], out[chosen]] = [out[chosen] as T, out[last - 1] as T];
  }
  return out;
}
