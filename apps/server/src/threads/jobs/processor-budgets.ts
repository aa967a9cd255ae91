// Budgets of processor time for players and addresses. They are refilled over time.
import type { Env } from '../../core/env.ts';
import type { Limits } from '../../core/limits.ts';
import { SITE_WORK_ROOM } from '../../core/network/client-network.ts';
import { type Rates, ratesBy, ratesByNetwork } from '../../core/network/rate-limits.ts';

/** The player and network to whom processor time is charged. */
export interface Spender {
  readonly player: string; // the player's id; empty if the requester is not signed in
  readonly network: string; // the network of the requester's address
}

export interface Budgets {
  /** The milliseconds until the client may cause more work; 0 if it may now. */
  waitMs(by: Spender): number;
  /** Charges this many milliseconds of processor time. */
  spend(by: Spender, ms: number): void;
}

const MINUTE_MS = 60_000;

/**
 * Creates budgets that are full at first. Work for a signed-in player is charged both to the player and to
 * the address, whose budget is larger.
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

/**
 * Measures the processor time of the code after this call, up to the end of its microtasks. Then calls
 * `onBlocked` with the milliseconds. A clock would also charge the time during which a busy machine runs
 * other programs.
 */
export function measureBlocking({ cpuMs }: Pick<Env, 'cpuMs'>, onBlocked: (ms: number) => void): void {
  const beganMs = cpuMs();
  queueMicrotask(() => process.nextTick(() => onBlocked(cpuMs() - beganMs))); // runs after all microtasks
}
