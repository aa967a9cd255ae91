// How much of the processor each player and each address may take: what was spent is paid back as time goes by.
import type { Env } from '../env.ts';
import type { Limits } from '../limits.ts';
import { type Rates, ratesBy } from '../socket/rates.ts';

/** Whoever is worked for. */
export interface Spender {
  readonly player: string; // empty where nobody is known
  readonly network: string; // of the address
}

export interface Budgets {
  /** How many milliseconds pass until more is done for them; 0 where it is done at once. */
  waitMs(by: Spender): number;
  /** Notes so many milliseconds of processor time. */
  spend(by: Spender, ms: number): void;
}

const MINUTE_MS = 60_000;

/** Nobody has spent anything yet. Whoever is signed in spends from their own budget, and all of an address from a large one. */
export function newBudgets(env: Env, { workMsPerMinute, addressWorkMsPerMinute }: Limits): Budgets {
  const players = ratesBy(env, workMsPerMinute, MINUTE_MS);
  const networks = ratesBy(env, addressWorkMsPerMinute, MINUTE_MS);
  const both = (by: Spender): readonly (readonly [Rates, string])[] =>
    by.player === ''
      ? [[networks, by.network]]
      : [
          [players, by.player],
          [networks, by.network],
        ];
  return {
    waitMs: by => Math.max(...both(by).map(([rates, key]) => rates.waitMs(key))),
    spend: (by, ms) => {
      for (const [rates, key] of both(by)) rates.spend(key, ms);
    },
  };
}

/** Tells how long the event loop is held by what follows at once: until nothing that waits for nothing else is left to do. */
export function whileHeld({ monoMs }: Pick<Env, 'monoMs'>, told: (ms: number) => void): void {
  const beganMs = monoMs();
  queueMicrotask(() => process.nextTick(() => told(monoMs() - beganMs))); // a tick comes after all microtasks
}
