// Events as they lie on the disk: AES-256-GCM under a key for each match, bound to their place in its log.
import { createCipheriv, createDecipheriv, createHmac } from 'node:crypto';

const NONCE_BYTES = 12;
const TAG_BYTES = 16;

export interface Cipher {
  /** The text as it may lie on a disk: nonce, ciphertext, tag. */
  seal(match: string, seq: number, text: string): Uint8Array;
  /** The text again. Throws where a bit of it, its match, its number or the key is another. */
  open(match: string, seq: number, body: Uint8Array): string;
}

/**
 * A cipher under the server's key. Each match has a key of its own, derived from it: nonces are random, because a restored
 * backup uses numbers again, and random nonces stay safe for far more events than one match can have.
 */
export function cipherWith(key: Uint8Array, random: (bytes: number) => Uint8Array): Cipher {
  const keyOf = (match: string): Uint8Array =>
    createHmac('sha256', key).update(`moonshot-event-key/1 ${match}`).digest();
  return {
    seal: (match, seq, text) => {
      const nonce = random(NONCE_BYTES);
      const cipher = createCipheriv('aes-256-gcm', keyOf(match), nonce).setAAD(placeOf(match, seq));
      return Buffer.concat([nonce, cipher.update(text, 'utf8'), cipher.final(), cipher.getAuthTag()]);
    },
    open: (match, seq, body) => {
      const nonce = body.subarray(0, NONCE_BYTES);
      const decipher = createDecipheriv('aes-256-gcm', keyOf(match), nonce, { authTagLength: TAG_BYTES });
      decipher.setAAD(placeOf(match, seq)).setAuthTag(body.subarray(-TAG_BYTES));
      const text = decipher.update(body.subarray(NONCE_BYTES, -TAG_BYTES));
      return Buffer.concat([text, decipher.final()]).toString('utf8');
    },
  };
}

const placeOf = (match: string, seq: number): Buffer => Buffer.from(`${match} ${seq}`);
