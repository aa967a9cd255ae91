// Encrypts events with AES-256-GCM. Each match has its own key, and the number of an event in its log is
// authenticated too.
import { createCipheriv, createDecipheriv, createHmac, createSecretKey, type KeyObject } from 'node:crypto';

const NONCE_BYTES = 12;
const TAG_BYTES = 16;
const METHOD = 'aes-256-gcm';

/** Encrypts and decrypts the events of one match. */
export interface MatchCipher {
  /** Encrypts a text. Returns the nonce, the ciphertext and the tag. */
  seal(seq: number, text: string): Uint8Array;
  /** Decrypts a text. Throws if a bit was changed, or if the match, the number or the key is another one. */
  open(seq: number, body: Uint8Array): string;
}

export type Cipher = (match: string) => MatchCipher;

/**
 * The maximum number of match keys in the cache. Deriving a key takes longer than encrypting an event, so the
 * keys of all matches in play should fit.
 */
const REMEMBERED = 16_384;

/**
 * Creates ciphers under the server's key. Each match gets a key derived from it. Nonces are random, because
 * counters would repeat after a backup is restored. Random nonces are safe for far more events than a match
 * can have.
 */
export function ciphersWith(key: Uint8Array, random: (bytes: number) => Uint8Array): Cipher {
  const remembered = new Map<string, MatchCipher>();
  return match => {
    const known = remembered.get(match);
    if (known) return known;
    const derived = createHmac('sha256', key).update(`moonshot-event-key/1 ${match}`).digest();
    const made = cipherFor(match, createSecretKey(derived), random);
    const oldest = remembered.size < REMEMBERED ? undefined : remembered.keys().next().value;
    if (oldest !== undefined) remembered.delete(oldest);
    remembered.set(match, made);
    return made;
  };
}

const POOL_BYTES = 4096;

/**
 * Returns a source of random bytes that fetches many at a time, because fetching takes longer than
 * encrypting an event.
 */
export function pooled(random: (bytes: number) => Uint8Array): (bytes: number) => Uint8Array {
  let pool: Uint8Array = new Uint8Array();
  return bytes => {
    if (pool.length < bytes) pool = random(Math.max(POOL_BYTES, bytes));
    const taken = pool.subarray(0, bytes);
    pool = pool.subarray(bytes); // no byte is used twice
    return taken;
  };
}

const cipherFor = (match: string, key: KeyObject, random: (bytes: number) => Uint8Array): MatchCipher => ({
  seal: (seq, text) => {
    const nonce = random(NONCE_BYTES);
    const cipher = createCipheriv(METHOD, key, nonce).setAAD(placeOf(match, seq));
    return Buffer.concat([nonce, cipher.update(text, 'utf8'), cipher.final(), cipher.getAuthTag()]);
  },
  open: (seq, body) => {
    const cipher = createDecipheriv(METHOD, key, body.subarray(0, NONCE_BYTES), { authTagLength: TAG_BYTES });
    cipher.setAAD(placeOf(match, seq)).setAuthTag(body.subarray(-TAG_BYTES));
    const text = cipher.update(body.subarray(NONCE_BYTES, -TAG_BYTES));
    cipher.final();
    return text.toString('utf8');
  },
});

const placeOf = (match: string, seq: number): Buffer => Buffer.from(`${match} ${seq}`);
