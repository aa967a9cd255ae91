// The operator's token: made and shown once, kept as a hash.
import { timingSafeEqual } from 'node:crypto';
import { hashOf, newSecret } from './secrets.ts';
import type { World } from './world.ts';

type Ground = Pick<World, 'env' | 'store'>;

/** A new token where there is none, or where another is wished; it is given this once. */
export async function deskToken({ env, store }: Ground, anew: boolean): Promise<string | undefined> {
  if (!anew && (await store.conduct.deskHash()) !== undefined) return undefined;
  const token = newSecret(env);
  const line = { at: env.nowMs(), what: 'token made', subject: 'desk', note: '' };
  await store.conduct.keepDeskHash(hashOf(token), line);
  return token;
}

/** Whether the header of a request shows the token. */
export async function isOperator({ store }: Ground, authorization: string | undefined): Promise<boolean> {
  const token = /^Bearer (\S+)$/.exec(authorization ?? '')?.[1];
  const kept = await store.conduct.deskHash();
  if (token === undefined || kept === undefined) return false;
  return timingSafeEqual(Buffer.from(hashOf(token)), Buffer.from(kept));
}
