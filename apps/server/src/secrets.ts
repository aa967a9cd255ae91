// Unguessable ids, and secrets of which only the hash is stored.
import { createHash } from 'node:crypto';
import type { Env } from './env.ts';

const ID_BYTES = 16;
const SECRET_BYTES = 32;

const text = (bytes: Uint8Array, encoding: 'base64url' | 'hex'): string => Buffer.from(bytes).toString(encoding);

/** 128 bits in 22 letters: what names a table or a player, or opens a door. */
export const newId = (env: Env): string => text(env.random(ID_BYTES), 'base64url');

/** 256 bits in 43 letters: a session, a ticket, a device's secret. */
export const newSecret = (env: Env): string => text(env.random(SECRET_BYTES), 'base64url');

/** The 32 bytes, as hexadecimal digits, that a match's cards come from. */
export const newSeed = (env: Env): string => text(env.random(SECRET_BYTES), 'hex');

/** What is kept of a secret. It is long and random, so one round of a plain hash is enough. */
export const hashOf = (secret: string): string => createHash('sha256').update(secret).digest('hex');

/** A whole number from `least` to `most`, both included, each as likely as any other to within 2^-32. */
export function between(env: Env, least: number, most: number): number {
  const word = new DataView(Uint8Array.from(env.random(4)).buffer).getUint32(0);
  return least + Math.floor((word / 2 ** 32) * (most - least + 1));
}
