// Test harness: a beacon's key pair, and signatures of its rounds.
import { bls12_381 } from '@noble/curves/bls12-381.js';
import { bytesToHex } from '@noble/hashes/utils.js';
import { DOMAIN, messageOf } from '../src/beacon.ts';

const { shortSignatures } = bls12_381;
const { secretKey, publicKey } = shortSignatures.keygen(new Uint8Array(48).fill(7));

/** The public key of the test beacon. */
export const BEACON_KEY = publicKey.toHex(true);

/** The beacon's signature of a round. */
export const signed = (round: number): string =>
  bytesToHex(shortSignatures.sign(shortSignatures.hash(messageOf(round), DOMAIN), secretKey).toBytes(true));
