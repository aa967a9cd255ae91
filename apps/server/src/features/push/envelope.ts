// Encrypts a message for one browser (RFC 8291), so that the push service cannot read it.
import { createCipheriv, type ECDH, hkdfSync } from 'node:crypto';

/** A browser's keys for push messages in base64url: a point on the curve P-256, and a secret of 16 bytes. */
export interface BrowserKeys {
  readonly p256dh: string;
  readonly auth: string;
}

export interface EphemeralKeys {
  readonly salt: Uint8Array; // 16 bytes
  readonly pair: ECDH; // key pair that is used for this message only
}

const RECORD_BYTES = 4096;
const LAST_RECORD = 2;
const TAG_BYTES = 16;

/**
 * Encrypts the body of a push message. Pads the text to `bytes`, so that the length of the message reveals
 * nothing. Throws if the browser's key is not a point on the curve.
 */
export function encryptFor(
  { p256dh, auth }: BrowserKeys,
  text: string,
  { salt, pair }: EphemeralKeys,
  bytes = 0,
): Buffer {
  const theirs = Buffer.from(p256dh, 'base64url');
  const own = pair.getPublicKey();
  const shared = pair.computeSecret(theirs);
  const info = Buffer.concat([Buffer.from('WebPush: info\0'), theirs, own]);
  const secret = derived(shared, Buffer.from(auth, 'base64url'), info, 32);
  const key = derived(secret, salt, Buffer.from('Content-Encoding: aes128gcm\0'), 16);
  const nonce = derived(secret, salt, Buffer.from('Content-Encoding: nonce\0'), 12);
  const plain = Buffer.from(text);
  const filling = Buffer.alloc(Math.max(0, bytes - plain.length));
  const cipher = createCipheriv('aes-128-gcm', key, nonce, { authTagLength: TAG_BYTES });
  const sealed = [cipher.update(Buffer.concat([plain, Buffer.of(LAST_RECORD), filling])), cipher.final()];
  return Buffer.concat([head(salt, own), ...sealed, cipher.getAuthTag()]);
}

const derived = (secret: Uint8Array, salt: Uint8Array, info: Uint8Array, bytes: number): Buffer =>
  Buffer.from(hkdfSync('sha256', secret, salt, info, bytes));

/** The header of the encrypted body (RFC 8188): the salt, the record size, and the sender's public key. */
function head(salt: Uint8Array, own: Buffer): Buffer {
  const size = Buffer.alloc(4);
  size.writeUInt32BE(RECORD_BYTES);
  return Buffer.concat([salt, size, Buffer.of(own.length), own]);
}
