// The key pair with which the server identifies itself to push services (RFC 8292). The pair is derived from
// the server's key.
import { createECDH, createHmac, createPrivateKey, type ECDH, sign } from 'node:crypto';
import type { PushKeys } from '../../domain/context.ts';

/** The curve P-256: its name in node:crypto, its order, and the length of a private key in bytes. */
const CURVE = 'prime256v1';
const ORDER = 0xffffffff_00000000_ffffffff_ffffffff_bce6faad_a7179e84_f3b9cac2_fc632551n;
const NUMBER_BYTES = 32;

/**
 * The number of random bytes from which a private key is derived. With this many, the bias of the key is
 * negligible.
 */
export const DRAWN_BYTES = 64;

/** Derives a key pair on the curve from `DRAWN_BYTES` random bytes. */
export function keyPairFrom(drawn: Uint8Array): ECDH {
  const number = (BigInt(`0x${Buffer.from(drawn).toString('hex')}`) % (ORDER - 1n)) + 1n;
  const pair = createECDH(CURVE);
  pair.setPrivateKey(number.toString(16).padStart(NUMBER_BYTES * 2, '0'), 'hex');
  return pair;
}

/** Derives the key pair from the server's key, so that it stays the same after a backup is restored. */
export function pushKeysFrom(key: Uint8Array): PushKeys {
  const pair = keyPairFrom(createHmac('sha512', key).update('moonshot-push-key/1').digest());
  const point = pair.getPublicKey();
  const [x, y] = [point.subarray(1, 1 + NUMBER_BYTES), point.subarray(1 + NUMBER_BYTES)];
  const [jx, jy, d] = [x, y, pair.getPrivateKey()].map(bytes => bytes.toString('base64url'));
  const jwk = { kty: 'EC', crv: 'P-256', x: jx ?? '', y: jy ?? '', d: d ?? '' };
  return {
    publicKey: point.toString('base64url'),
    privateKey: createPrivateKey({ format: 'jwk', key: jwk }),
  };
}

const GOOD_FOR_S = 12 * 3600; // validity of a signature in seconds; push services allow at most a day
const json = (value: unknown): string => Buffer.from(JSON.stringify(value)).toString('base64url');

/**
 * The `Authorization` header for a push service. It states the sender, the expiry, and how to contact the
 * operator.
 */
export function signedFor({ publicKey, privateKey }: PushKeys, endpoint: string, contact: string, nowMs: number) {
  const claims = { aud: new URL(endpoint).origin, exp: Math.floor(nowMs / 1000) + GOOD_FOR_S, sub: contact };
  const signedText = `${json({ typ: 'JWT', alg: 'ES256' })}.${json(claims)}`;
  const signature = sign('sha256', Buffer.from(signedText), { key: privateKey, dsaEncoding: 'ieee-p1363' });
  return `vapid t=${signedText}.${signature.toString('base64url')}, k=${publicKey}`;
}
