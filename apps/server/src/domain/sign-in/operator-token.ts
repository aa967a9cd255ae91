// The operator's token: created and shown once, stored as a hash.
import { timingSafeEqual } from 'node:crypto';
import { hashOf, newSecret } from '../../core/ids.ts';
import type { ServerContext } from '../context.ts';

type Ground = Pick<ServerContext, 'env' | 'store'>;

/**
 * Creates an operator token if there is none or if `anew` is set. Returns the token this once, because only
 * its hash is stored.
 */
export async function operatorToken({ env, store }: Ground, anew: boolean): Promise<string | undefined> {
  if (!anew && (await store.conduct.operatorTokenHash()) !== undefined) return undefined;
  const token = newSecret(env);
  const line = { at: env.nowMs(), what: 'token made', subject: 'desk', note: '' };
  // undefined if another node stored its own token first
  return (await store.conduct.storeOperatorTokenHash(hashOf(token), line, anew)) ? token : undefined;
}

/** Whether the request's authorization header contains the operator token. */
export const isOperator = async ({ store }: Ground, authorization: string | undefined): Promise<boolean> =>
  authorization !== undefined && isBearer(authorization, await store.conduct.operatorTokenHash());

/** Whether the header contains the token with that hash. */
export function isBearer(authorization: string | undefined, kept: string | undefined): boolean {
  const token = /^Bearer (\S+)$/.exec(authorization ?? '')?.[1];
  if (token === undefined || kept === undefined) return false;
  return timingSafeEqual(Buffer.from(hashOf(token)), Buffer.from(kept));
}
