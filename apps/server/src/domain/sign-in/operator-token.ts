// The token with which the operator signs in. It is shown once when it is created, and stored as a hash.
import { timingSafeEqual } from 'node:crypto';
import { hashOf, newSecret } from '../../core/ids.ts';
import type { ServerContext } from '../context.ts';

type Ground = Pick<ServerContext, 'env' | 'store'>;

/**
 * Creates an operator token if there is none or if `anew` is set, and returns it. Returns undefined
 * otherwise, because only the hash of an existing token is stored.
 */
export async function operatorToken({ env, store }: Ground, anew: boolean): Promise<string | undefined> {
  if (!anew && (await store.conduct.operatorTokenHash()) !== undefined) return undefined;
  const token = newSecret(env);
  const line = { at: env.nowMs(), what: 'token made', subject: 'desk', note: '' };
  // If another node stored its own token first, this token is not valid and is not returned.
  return (await store.conduct.storeOperatorTokenHash(hashOf(token), line, anew)) ? token : undefined;
}

/** Whether the request's authorization header contains the operator token. */
export const isOperator = async ({ store }: Ground, authorization: string | undefined): Promise<boolean> =>
  authorization !== undefined && isBearer(authorization, await store.conduct.operatorTokenHash());

/** Whether the authorization header contains the token whose hash is `kept`. */
export function isBearer(authorization: string | undefined, kept: string | undefined): boolean {
  const token = /^Bearer (\S+)$/.exec(authorization ?? '')?.[1];
  if (token === undefined || kept === undefined) return false;
  return timingSafeEqual(Buffer.from(hashOf(token)), Buffer.from(kept));
}
