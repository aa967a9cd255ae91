// The position in a replay of a match (deal and step), and the position to which a key or automatic playback
// moves.
import type { Seat } from '@moonshot/rules';
import type { ReplayDeal } from './replay.ts';

export interface ReplayPosition {
  readonly deal: number; // the index in the list of deals
  readonly step: number;
}

export const SPEEDS = ['slow', 'usual', 'fast'] as const;
export type ReplaySpeed = (typeof SPEEDS)[number];

/** Duration of each step during automatic playback, in milliseconds. */
export const STEP_MS: Readonly<Record<ReplaySpeed, number>> = { slow: 2000, usual: 900, fast: 250 };

/** A command that a key gives in a replay. */
export type ReplayCommand =
  | { readonly type: 'go'; readonly to: ReplayPosition }
  | { readonly type: 'eyes'; readonly seat: Seat | null }
  | { readonly type: 'speed'; readonly by: -1 | 1 }
  | { readonly type: 'run' | 'fork' | 'close' };

const lastOf = (deals: readonly ReplayDeal[], deal: number): number => (deals[deal]?.steps.length ?? 1) - 1;

/**
 * The position after this one: the next step, or the beginning of the next deal. Undefined at the end of the
 * match.
 */
export function onwards(deals: readonly ReplayDeal[], { deal, step }: ReplayPosition): ReplayPosition | undefined {
  if (step < lastOf(deals, deal)) return { deal, step: step + 1 };
  return deal + 1 < deals.length ? { deal: deal + 1, step: 0 } : undefined;
}

function backwards(deals: readonly ReplayDeal[], { deal, step }: ReplayPosition): ReplayPosition | undefined {
  if (step > 0) return { deal, step: step - 1 };
  return deal > 0 ? { deal: deal - 1, step: lastOf(deals, deal - 1) } : undefined;
}

const toDeal = (deals: readonly ReplayDeal[], deal: number): ReplayPosition | undefined =>
  deals[deal] === undefined ? undefined : { deal, step: 0 };

function wayOf(key: string, deals: readonly ReplayDeal[], at: ReplayPosition): ReplayPosition | undefined {
  switch (key) {
    case 'ArrowRight':
      return onwards(deals, at);
    case 'ArrowLeft':
      return backwards(deals, at);
    case 'PageDown':
      return toDeal(deals, at.deal + 1);
    case 'PageUp':
      return toDeal(deals, at.deal - 1);
    case 'Home':
      return { deal: at.deal, step: 0 };
    case 'End':
      return { deal: at.deal, step: lastOf(deals, at.deal) };
    default:
      return undefined;
  }
}

/** The command that a key gives at this position of a replay. Undefined if the key does nothing there. */
export function wishOf(
  key: string,
  deals: readonly ReplayDeal[],
  at: ReplayPosition,
  seats: number,
): ReplayCommand | undefined {
  const to = wayOf(key, deals, at);
  if (to !== undefined) return { type: 'go', to };
  if (/^[1-9]$/.test(key)) return Number(key) <= seats ? { type: 'eyes', seat: Number(key) - 1 } : undefined;
  switch (key) {
    case ' ':
      return { type: 'run' };
    case '+':
      return { type: 'speed', by: 1 };
    case '-':
      return { type: 'speed', by: -1 };
    case 'o':
      return { type: 'eyes', seat: null };
    case 'p':
      return { type: 'fork' };
    case 'Escape':
      return { type: 'close' };
    default:
      return undefined;
  }
}
