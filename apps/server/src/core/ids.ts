// Unguessable ids, and secrets of which only the hash is stored.
import { createHash } from 'node:crypto';
import type { Env } from './env.ts';

const ID_BYTES = 16;
const SECRET_BYTES = 32;

const text = (bytes: Uint8Array, encoding: 'base64url' | 'hex'): string => Buffer.from(bytes).toString(encoding);

/** A random id of 128 bits in 22 characters. */
export const newId = (env: Env): string => text(env.random(ID_BYTES), 'base64url');

/** A random secret of 256 bits in 43 characters. */
export const newSecret = (env: Env): string => text(env.random(SECRET_BYTES), 'base64url');

/** The random secret from which a match's shuffles are derived: 32 bytes as hexadecimal digits. */
export const newSeed = (env: Env): string => text(env.random(SECRET_BYTES), 'hex');

/**
 * The hash under which a secret is stored. Secrets are long and random, so one round of SHA-256 without salt
 * is enough.
 */
export const hashOf = (secret: string): string => createHash('sha256').update(secret).digest('hex');

/** A random whole number from `least` to `most`, both included, uniform to within 2^-32. */
export function between(env: Env, least: number, most: number): number {
  const word = new DataView(Uint8Array.from(env.random(4)).buffer).getUint32(0);
  return least + Math.floor((word / 2 ** 32) * (most - least + 1));
}
