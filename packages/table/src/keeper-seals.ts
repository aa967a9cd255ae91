// The windows of a seal: how long the seats are waited for, and what the keeper does when the time is over.
import { mayDeal } from './decide.ts';
import { inTurn, type Kept, stop } from './keeper-kept.ts';
import { run } from './keeper-run.ts';
import { dealOwed } from './seal.ts';
import { isPatient, owesUnsealing, type SealCommand, sealOwed, sealPhase } from './seal-due.ts';
import { present } from './sitting.ts';

/** How long the seats may take to commit, and again to open, where all are there; whoever is silent adds nothing to the deal. */
export const SEAL_WINDOW_MS = 2_000;

/** What a seat itself may say of a seal. */
export type SeatSeal = Extract<SealCommand, { seat: number }>;

/** Whether the table waits for a seal to go on: it then opens the window, or has the secrets shown after the match. */
export function waitsForSeal(kept: Kept): boolean {
  const { hearts, state } = kept;
  if (owesUnsealing(state)) void inTurn(kept, () => run(kept, { type: 'unseal' }));
  const phase = sealPhase(hearts, state);
  if (phase === undefined) return false;
  if (!waitsForDays(kept, phase)) openWindow(kept, phase);
  return true;
}

/** Where answers have days a seat commits on the visit in which it says that it is ready, and opens on its next; clocks run for both. */
export function waitsForDays({ hearts, state }: Pick<Kept, 'hearts' | 'state'>, phase: 'commit' | 'open'): boolean {
  if (!isPatient(state.spec)) return false;
  if (present(state).some(seat => sealOwed(hearts, state, seat) !== undefined)) return true;
  return phase === 'commit' && !mayDeal(state);
}

/** What ends the step that a seal is at. */
export const closing = ({ hearts, state }: Kept): SealCommand => ({
  type: 'close-seal',
  deal: dealOwed(state),
  phase: sealPhase(hearts, state) ?? 'commit',
});

/** A keeper opens each window once; one that took the table up in the middle of a seal opens it anew. */
function openWindow(kept: Kept, phase: 'commit' | 'open'): void {
  const deal = dealOwed(kept.state);
  const name = `${deal} ${phase}`;
  if (kept.sealing === name) return;
  kept.sealing = name;
  void kept.ports.alarms
    .after(SEAL_WINDOW_MS)
    .then(() => inTurn(kept, () => run(kept, { type: 'close-seal', deal, phase })))
    .catch((error: unknown) => stop(kept, error));
}
