// The value of a public randomness beacon enters the shuffle. This module checks that the value is not yet
// public while the server could still discard the attempt to seal the deal.
import type { SealView } from '@moonshot/protocol';

/** Identifies one attempt to seal one deal. */
export interface AtAttempt {
  readonly deal: number;
  readonly attempt: number;
}

export type RoundWarning = AtAttempt & { readonly what: 'early-round' | 'late-void' };

/**
 * What one connection has observed about the beacon's round for a deal. It has no times of events before the
 * connection was opened.
 */
export interface RoundWatch {
  readonly seal: SealView | null; // the last seal that this connection has shown
  // the round that was chosen while this connection was open, and the time at which it becomes public
  readonly fixed: (AtAttempt & { readonly at: number }) | null;
}

export const NO_ROUND: RoundWatch = { seal: null, fixed: null };

/**
 * Tolerance in milliseconds. Without it, a fast clock or a slow connection would make an honest table look as
 * if it had waited for the round.
 */
const CLOCK_MS = 1_000;

interface RoundUpdate {
  readonly round: RoundWatch;
  readonly warnings: readonly RoundWarning[];
}

/**
 * Records the seal of a view and returns new warnings. At a table with days for each answer, secrets are
 * revealed long after the beacon's round, so only the start of the round is checked there.
 */
export function recordSeal(
  { seal: before, fixed }: RoundWatch,
  seal: SealView,
  hasDays: boolean,
  nowMs: number,
): RoundUpdate {
  const { deal, attempt, phase, beacon } = seal;
  const isNow = settledBy(before, seal) && beacon !== null;
  const round = { seal, fixed: isNow ? { deal, attempt, at: beacon.at } : phase === 'open' ? fixed : null };
  const early = isNow && beacon.at <= nowMs;
  const late = !hasDays && fixed !== null && isVoid(fixed, seal) && fixed.at + CLOCK_MS <= nowMs;
  return {
    round,
    warnings: [
      ...(early ? [{ deal, attempt, what: 'early-round' } as const] : []),
      ...(late ? [{ deal: fixed.deal, attempt: fixed.attempt, what: 'late-void' } as const] : []),
    ],
  };
}

/** Whether this is the first view after the commitments of the attempt were closed. */
const settledBy = (before: SealView | null, { deal, attempt, phase }: SealView): boolean =>
  before?.deal === deal && before.attempt === attempt && before.phase === 'commit' && phase !== 'commit';

const isVoid = (fixed: AtAttempt, { deal, voided }: SealView): boolean =>
  fixed.deal === deal && voided.some(({ attempt }) => attempt === fixed.attempt);
