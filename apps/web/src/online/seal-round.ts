// The round of a public beacon that a deal mixes in: it must not be out while the deal can still be given up.
import type { SealView } from '@moonshot/wire';

/** Which attempt at which deal. */
export interface AtAttempt {
  readonly deal: number;
  readonly attempt: number;
}

export type RoundWarning = AtAttempt & { readonly what: 'early-round' | 'late-void' };

/** What one connection knows of it: a seal of which it heard no step, it cannot tell the time of. */
export interface RoundWatch {
  readonly seal: SealView | null; // as it was shown last on this connection
  readonly fixed: (AtAttempt & { readonly at: number }) | null; // the round that it heard being fixed
}

export const UNHEARD: RoundWatch = { seal: null, fixed: null };

/** So much may the device's clock be fast, and the line slow, before an honest table looks as if it had waited for a round. */
const CLOCK_MS = 1_000;

interface Heard {
  readonly round: RoundWatch;
  readonly warnings: readonly RoundWarning[];
}

/** A view shows this seal. Where answers have days, secrets are opened long after the round, and only its beginning is judged. */
export function sealHeard({ seal: before, fixed }: RoundWatch, seal: SealView, hasDays: boolean, nowMs: number): Heard {
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

/** This view is the first to say whose secrets count. */
const settledBy = (before: SealView | null, { deal, attempt, phase }: SealView): boolean =>
  before?.deal === deal && before.attempt === attempt && before.phase === 'commit' && phase !== 'commit';

const isVoid = (fixed: AtAttempt, { deal, voided }: SealView): boolean =>
  fixed.deal === deal && voided.some(({ attempt }) => attempt === fixed.attempt);
