// Seeded randomness. The generator is HMAC-DRBG with SHA-256 (SP 800-90A).
import { hmac } from '@noble/hashes/hmac.js';
import { sha256 } from '@noble/hashes/sha2.js';
import { concatBytes, utf8ToBytes } from '@noble/hashes/utils.js';

/**
 * The secret from which random numbers are drawn. At least 32 of its bytes should be unknown to every player.
 */
export type Seed = Uint8Array;

/** Draws a whole number from 0 to n − 1. All values are equally likely. n is at most 2^32. */
export type Below = (n: number) => number;

/** A field of a frame: text is written as UTF-8, a number as four bytes, big-endian. */
export type FrameField = string | number | Uint8Array;

const u32 = (value: number): Uint8Array =>
  Uint8Array.of((value >>> 24) & 255, (value >>> 16) & 255, (value >>> 8) & 255, value & 255);

const bytesOf = (field: FrameField): Uint8Array =>
  typeof field === 'string' ? utf8ToBytes(field) : typeof field === 'number' ? u32(field) : field;

/**
 * Concatenates fields. Each field follows its length as four bytes, big-endian. Different lists of fields
 * therefore never give the same bytes.
 */
export const frame = (...fields: readonly FrameField[]): Uint8Array =>
  concatBytes(
    ...fields.flatMap(field => {
      const bytes = bytesOf(field);
      return [u32(bytes.length), bytes];
    }),
  );

/** The seed of 256 bits that belongs to a text. */
export const seedOf = (text: string): Seed => sha256(utf8ToBytes(text));

/** Derives a new seed of 256 bits from a seed, for the named purpose. */
export const derived = (seed: Seed, purpose: string): Seed => sha256(frame('moonshot/1/derived', seed, purpose));

/** An instance of HMAC-DRBG. `block` returns the next 32 bytes, and `end` updates it after a request. */
interface Drbg {
  block(): Uint8Array;
  end(): void;
}

/**
 * HMAC-DRBG with SHA-256 (SP 800-90A, 10.1.2). The seed material consists of entropy, nonce and
 * personalisation string, one after another.
 */
function hmacDrbg(material: Uint8Array): Drbg {
  let key: Uint8Array = new Uint8Array(32);
  let value: Uint8Array = new Uint8Array(32).fill(1);
  const mac = (...parts: readonly Uint8Array[]): Uint8Array => hmac(sha256, key, concatBytes(...parts));
  const update = (...provided: readonly Uint8Array[]): void => {
    for (const step of provided.length > 0 ? [0, 1] : [0]) {
      key = mac(value, Uint8Array.of(step), ...provided);
      value = mac(value);
    }
  };
  update(material);
  return {
    block: () => {
      value = mac(value);
      return value;
    },
    end: () => update(),
  };
}

/**
 * Makes a function that returns new random bytes on every call, by the generate function of one instance
 * without reseeding.
 */
export function generator(material: Uint8Array): (bytes: number) => Uint8Array {
  const drbg = hmacDrbg(material);
  return bytes => {
    const blocks = Array.from({ length: Math.ceil(bytes / BLOCK_BYTES) }, () => drbg.block());
    drbg.end();
    return concatBytes(...blocks).slice(0, bytes);
  };
}

const BLOCK_BYTES = 32;
const REQUEST_BYTES = 1024;

/**
 * Reads the output of successive requests of 1024 bytes as 32-bit words, big-endian. The bytes are generated
 * on demand.
 */
function wordsOf(material: Uint8Array): () => number {
  const drbg = hmacDrbg(material);
  let block = new DataView(new ArrayBuffer(0));
  let next = 0; // the number of bytes that have been taken from this request
  return () => {
    if (next === REQUEST_BYTES) {
      drbg.end();
      next = 0;
    }
    const offset = next % BLOCK_BYTES;
    if (offset === 0) block = new DataView(drbg.block().slice().buffer);
    next += 4;
    return block.getUint32(offset);
  };
}

/**
 * Draws unbiased whole numbers from an HMAC-DRBG. Words from the largest multiple of n upwards are rejected.
 */
export function belowOf(material: Uint8Array): Below {
  const word = wordsOf(material);
  return n => {
    const limit = 2 ** 32 - (2 ** 32 % n);
    let drawn = word();
    while (drawn >= limit) drawn = word();
    return drawn % n;
  };
}

/**
 * Draws numbers for a named purpose. The same seed and purpose always give the same numbers, so that no state
 * of a generator is stored.
 */
export const draws = (seed: Seed, purpose: string): Below => belowOf(frame('moonshot/1/draws', seed, purpose));

export interface DealSecrets {
  readonly server: Uint8Array; // the server's secret of 32 bytes
  readonly match: string;
  readonly deal: number;
  readonly rules: string; // the id and the version of the game's rule sheet
  readonly seats: readonly Uint8Array[]; // each seat's secret of 32 bytes; empty if the seat gave none
}

/**
 * The seed of a deal, which combines all secrets in a single frame. Unsealed tables and the protocol
 * `hearts-deal/1` use it.
 */
export const dealSeed = ({ server, match, deal, rules, seats }: DealSecrets): Seed =>
  frame('hearts-deal/1/seed', server, match, deal, rules, ...seats);

/** The 32 bytes of randomness that follow from the signature of a beacon's round. */
export const randomnessOf = (signature: Uint8Array): Uint8Array => sha256(signature);

export interface AttemptSecrets extends DealSecrets {
  readonly attempt: number; // the number of void attempts before this attempt
  readonly beacon: Uint8Array | null; // 32 bytes of public randomness, if the deal uses a beacon
}

/**
 * The seed of a deal under the protocol `hearts-deal/2`. It combines all secrets of the attempt that dealt
 * the cards in a single frame.
 */
export const attemptSeed = ({ server, match, deal, attempt, rules, seats, beacon }: AttemptSecrets): Seed =>
  frame('hearts-deal/2/seed', server, match, deal, attempt, rules, ...seats, ...(beacon === null ? [] : [beacon]));
