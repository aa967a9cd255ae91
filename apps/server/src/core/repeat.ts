// A repeating server task. Each run starts a fixed delay after the previous one ended.

import type { BaseLogger } from 'pino';
import type { Cancel, Env } from './env.ts';
import { reasonOf } from './errors.ts';

/**
 * Repeats the task until it is cancelled. A failed run is logged with the message `failed` and its reason.
 */
export function repeat(
  { env, log }: { readonly env: Env; readonly log: BaseLogger },
  ms: number,
  failed: string,
  run: () => Promise<unknown>,
): Cancel {
  let cancel: Cancel = () => {};
  let isOver = false;
  const next = (): void => {
    cancel = env.after(ms, () => void once());
  };
  const once = async (): Promise<void> => {
    await run().catch(error => log.warn({ reason: reasonOf(error) }, failed));
    if (!isOver) next();
  };
  next();
  return () => {
    isOver = true;
    cancel();
  };
}
