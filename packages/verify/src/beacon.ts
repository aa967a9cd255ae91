// Checks the signature of a round of a public randomness beacon. This module is a separate entry point of the
// package, so that a page loads the code for elliptic curves only when a proof needs it.
import { bls12_381 } from '@noble/curves/bls12-381.js';
import { sha256 } from '@noble/hashes/sha2.js';
import { hexToBytes } from '@noble/hashes/utils.js';
import type { CheckRound } from './verify.ts';

/**
 * The name in drand of the supported signature scheme. In this scheme a round's signature does not depend on
 * earlier rounds. The signature is a point of the curve's group G1, and the key is a point of G2.
 */
export const SCHEME = 'bls-unchained-g1-rfc9380';

/** The domain separation tag of the scheme `bls-unchained-g1-rfc9380`. */
export const DOMAIN = 'BLS_SIG_BLS12381G1_XMD:SHA-256_SSWU_RO_NUL_';

/** Whether a text is the public key of a beacon: a point of the group G2 as lower-case hexadecimal digits. */
export function isKey(text: string): boolean {
  try {
    bls12_381.G2.Point.fromHex(text).assertValidity();
    return /^[0-9a-f]{192}$/.test(text);
  } catch {
    return false;
  }
}

/** The message that the beacon signs: the SHA-256 of the round's number as eight bytes, big-endian. */
export function messageOf(round: number): Uint8Array {
  const bytes = new Uint8Array(8);
  new DataView(bytes.buffer).setBigUint64(0, BigInt(round));
  return sha256(bytes);
}

/** Whether the beacon's key signed the round. Null if the signature scheme is not supported. */
export const checkRound: CheckRound = ({ scheme, key }, round, signature) => {
  if (scheme !== SCHEME) return null;
  try {
    const { shortSignatures } = bls12_381;
    const point = shortSignatures.hash(messageOf(round), DOMAIN);
    return shortSignatures.verify(hexToBytes(signature), point, hexToBytes(key));
  } catch {
    return false; // the signature or the key is not a point of the curve
  }
};
