// Test harness: a browser with push keys of its own, which decrypts the messages sent to it.
import { createDecipheriv, createECDH, type ECDH, hkdfSync } from 'node:crypto';
import type { Language } from '@moonshot/i18n';

export interface Asked {
  readonly endpoint: string;
  readonly keys: { readonly p256dh: string; readonly auth: string };
  readonly language: Language;
}

export interface Browser {
  readonly asked: Asked; // what its page sends to the server
  /** Decrypts a message. Throws if it was encrypted for another browser, or is damaged. */
  read(body: Uint8Array): string;
}

const AUTH_BYTES = 16;

/** A browser with new keys, or with given ones. */
export function browserAt(endpoint: string, pair = newPair(), language: Language = 'en'): Browser {
  const auth = Buffer.alloc(AUTH_BYTES, 5);
  const keys = { p256dh: pair.getPublicKey('base64url'), auth: auth.toString('base64url') };
  return { asked: { endpoint, keys, language }, read: body => readWith(pair, auth, Buffer.from(body)) };
}

function newPair(): ECDH {
  const pair = createECDH('prime256v1');
  pair.generateKeys();
  return pair;
}

const SALT_BYTES = 16;
const HEAD_BYTES = SALT_BYTES + 4 + 1;
const TAG_BYTES = 16;

/** Reads one record of `aes128gcm` (RFC 8188) with the keys that both ends derive (RFC 8291, 3.4). */
export function readWith(pair: ECDH, auth: Uint8Array, body: Buffer): string {
  const salt = body.subarray(0, SALT_BYTES);
  const theirs = body.subarray(HEAD_BYTES, HEAD_BYTES + (body[HEAD_BYTES - 1] ?? 0));
  const sealed = body.subarray(HEAD_BYTES + theirs.length);
  const context = Buffer.concat([Buffer.from('WebPush: info\0'), pair.getPublicKey(), theirs]);
  const secret = hkdfSync('sha256', pair.computeSecret(theirs), auth, context, 32);
  const part = (name: string, bytes: number) =>
    Buffer.from(hkdfSync('sha256', new Uint8Array(secret), salt, `Content-Encoding: ${name}\0`, bytes));
  const cipher = createDecipheriv('aes-128-gcm', part('aes128gcm', 16), part('nonce', 12), {
    authTagLength: TAG_BYTES,
  });
  cipher.setAuthTag(sealed.subarray(-TAG_BYTES));
  const plain = Buffer.concat([cipher.update(sealed.subarray(0, -TAG_BYTES)), cipher.final()]);
  const text = plain.toString('utf8').replace(/\0*$/, '');
  if (!text.endsWith('\x02')) throw new Error('Cannot read the message: it does not end with its last record');
  return text.slice(0, -1);
}
