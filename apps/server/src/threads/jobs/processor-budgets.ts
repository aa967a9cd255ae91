// Processor budgets of players and addresses, refilled over time.
import type { Env } from '../../core/env.ts';
import type { Limits } from '../../core/limits.ts';
import { SITE_WORK_ROOM } from '../../core/network/client-network.ts';
import { type Rates, ratesBy, ratesByNetwork } from '../../core/network/rate-limits.ts';

/** The player and network to whom processor time is charged. */
export interface Spender {
  readonly player: string; // empty if not signed in
  readonly network: string; // network of the requester's address
}

export interface Budgets {
  /** Milliseconds until the next work is allowed; 0 if it is allowed now. */
  waitMs(by: Spender): number;
  /** Charges this much processor time. */
  spend(by: Spender, ms: number): void;
}

const MINUTE_MS = 60_000;

/**
 * Creates budgets, which are full at first. Players who are signed in are charged both to their own budget
 * and to the larger budget of their address.
 */
export function newBudgets(env: Env, { workMsPerMinute, addressWorkMsPerMinute }: Limits): Budgets {
  const players = ratesBy(env, workMsPerMinute, MINUTE_MS);
  const networks = ratesByNetwork(env, addressWorkMsPerMinute, MINUTE_MS, SITE_WORK_ROOM);
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

/** Measures how long the work that follows blocks the event loop, until its microtasks are done. */
export function measureBlocking({ monoMs }: Pick<Env, 'monoMs'>, onBlocked: (ms: number) => void): void {
  const beganMs = monoMs();
  queueMicrotask(() => process.nextTick(() => onBlocked(monoMs() - beganMs))); // after all microtasks
}
