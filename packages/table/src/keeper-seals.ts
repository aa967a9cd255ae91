// The windows of a seal: how long the seats are waited for, and what the keeper does when the time is over.
import { inTurn, type Kept, stop } from './keeper-kept.ts';
import { run } from './keeper-run.ts';
import { owesUnsealing, type SealCommand, sealPhase } from './seal-due.ts';

/** How long the seats may take to commit, and again to open; whoever is silent adds nothing to the deal. */
export const SEAL_WINDOW_MS = 2_000;

/** What a seat itself may say of a seal. */
export type SeatSeal = Extract<SealCommand, { seat: number }>;

/** Whether the table waits for a seal to go on: it then opens the window, or has the secrets shown after the match. */
export function waitsForSeal(kept: Kept): boolean {
  const { hearts, state } = kept;
  if (owesUnsealing(state)) void inTurn(kept, () => run(kept, { type: 'unseal' }));
  const phase = sealPhase(hearts, state);
  if (phase === undefined) return false;
  openWindow(kept, state.seal?.deal ?? 0, phase);
  return true;
}

/** A keeper opens each window once; one that took the table up in the middle of a seal opens it anew. */
function openWindow(kept: Kept, deal: number, phase: 'commit' | 'open'): void {
  const name = `${deal} ${phase}`;
  if (kept.sealing === name) return;
  kept.sealing = name;
  void kept.ports.alarms
    .after(SEAL_WINDOW_MS)
    .then(() => inTurn(kept, () => run(kept, { type: 'close-seal', deal, phase })))
    .catch((error: unknown) => stop(kept, error));
}
