// The windows of a seal: how long seats are awaited, and what happens afterwards.
import { mayDeal } from './decide.ts';
import { inTurn, type Kept, stop } from './keeper-kept.ts';
import { run } from './keeper-run.ts';
import type { Beacon } from './ports.ts';
import { allCame, isPatient, owesUnsealing, type SealCommand, sealOwed, sealPhase } from './seal-due.ts';
import { present } from './sitting.ts';
import type { Seal } from './state.ts';

/** The time for the seats to commit, and again to open, if all are present. */
export const SEAL_WINDOW_MS = 2_000;

/** A seat's own command to a seal. */
export type SeatSeal = Extract<SealCommand, { seat: number }>;

/**
 * Whether the table waits for a seal. If so, it opens the window. After the match, it reveals the secrets.
 */
export function waitsForSeal(kept: Kept): boolean {
  const { hearts, state } = kept;
  if (owesUnsealing(state)) void inTurn(kept, () => run(kept, { type: 'unseal' }));
  const phase = sealPhase(hearts, state);
  if (phase === undefined) return false;
  if (!waitsForDays(kept, phase)) openWindow(kept);
  return true;
}

/** With turns of days a seat commits when it gets ready, and opens on its next visit. Clocks run for both. */
export function waitsForDays({ hearts, state }: Pick<Kept, 'hearts' | 'state'>, phase: 'commit' | 'open'): boolean {
  if (!isPatient(state.spec)) return false;
  if (present(state).some(seat => sealOwed(hearts, state, seat) !== undefined)) return true;
  return phase === 'commit' && !mayDeal(state);
}

/** Closes the current step of a seal, unless `holds` says that it is outdated. */
export const closeSeal = (kept: Kept, holds: () => boolean): Promise<unknown> =>
  inTurn(kept, () => run(kept, closingAt(kept), holds));

const closingAt = ({ state, ports }: Kept): SealCommand => {
  const { deal, attempt, phase } = stepOf(state.seal);
  if (phase === 'open' || state.spec.beacon === undefined) return { type: 'close-seal', deal, attempt, phase };
  return { type: 'close-seal', deal, attempt, phase, round: beaconOf(ports).next(state.spec.beacon) };
};

/** Opens each window once. A table resumed in the middle of a seal opens it again. */
function openWindow(kept: Kept): void {
  const { seal } = kept.state;
  const { deal, attempt, phase } = stepOf(seal);
  const came = seal !== null && allCame(seal);
  const name = `${deal} ${attempt} ${phase}${came ? ' all' : ''}`;
  if (kept.sealing === name) return;
  kept.sealing = name;
  const holds = (): boolean => name.startsWith(nameOf(kept.state.seal));
  const ended =
    came && phase === 'open'
      ? drawn(kept, seal).then(command => inTurn(kept, () => run(kept, command)))
      : kept.ports.alarms.after(came ? 0 : SEAL_WINDOW_MS).then(() => closeSeal(kept, holds));
  void ended.catch((error: unknown) => stop(kept, error));
}

const nameOf = (seal: Seal | null): string => {
  const { deal, attempt, phase } = stepOf(seal);
  return `${deal} ${attempt} ${phase}`;
};

const stepOf = (seal: Seal | null): Pick<Seal, 'deal' | 'attempt'> & { readonly phase: 'commit' | 'open' } => ({
  deal: seal?.deal ?? 0,
  attempt: seal?.attempt ?? 0,
  phase: seal?.phase === 'open' ? 'open' : 'commit',
});

/** Waits for the beacon's round. If it does not come in time, the deal is made without it. */
async function drawn({ state, ports }: Kept, { deal, attempt, beacon }: Seal): Promise<SealCommand> {
  const { spec } = state;
  const round = beacon && spec.beacon ? await beaconOf(ports).drawn(spec.beacon, beacon.round) : null;
  return { type: 'close-seal', deal, attempt, phase: 'open', drawn: round };
}

function beaconOf({ beacon }: Kept['ports']): Beacon {
  if (beacon === undefined) throw new Error('Cannot go on: this table mixes in a beacon, but none is configured');
  return beacon;
}
