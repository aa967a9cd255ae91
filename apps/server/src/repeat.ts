// A task that a server repeats: each run begins some time after the one before has ended.
import type { Cancel } from './env.ts';
import { reasonOf } from './no.ts';
import type { World } from './world.ts';

/** Repeats the task until it is cancelled; where a run fails, the log says `failed` and why. */
export function repeat(
  { env, log }: Pick<World, 'env' | 'log'>,
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
