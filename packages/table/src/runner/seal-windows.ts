// How long a table waits for its seats while it seals a deal: first for their commitments, then for their
// secrets. Revealing a secret is called `open`.
import { mayDeal } from '../core/decide.ts';
import type { Beacon } from '../core/ports.ts';
import { allSeatsDone, hasDayClock, owesUnsealing, type SealCommand, sealOwed, sealPhase } from '../core/seal-rules.ts';
import { presentSeats } from '../core/sitters.ts';
import type { Seal } from '../core/state.ts';
import { run } from './commands.ts';
import { enqueue, type RunnerState, stopAfterError } from './runner-state.ts';

/**
 * The time in milliseconds for each of two steps: in the first the seats commit, in the second they reveal
 * their secrets. In correspondence play, present players have the time limit of answers instead.
 */
export const SEAL_WINDOW_MS = 2_000;

/** A seat's own command for a seal. */
export type SeatSeal = Extract<SealCommand, { seat: number }>;

/**
 * Whether the table waits for a seal. If so, starts the timer of the current step. After the match, reveals
 * the server's secrets.
 */
export function waitsForSeal(runner: RunnerState): boolean {
  const { hearts, state } = runner;
  if (owesUnsealing(state)) void enqueue(runner, () => run(runner, { type: 'unseal' }));
  const phase = sealPhase(hearts, state);
  if (phase === undefined) return false;
  if (!waitsForDays(runner, phase)) openWindow(runner);
  return true;
}

/**
 * Whether the seal waits for seats without a short timer, as in correspondence play. A seat then commits when
 * it gets ready and reveals its secret on its next visit. The time limits of answers apply.
 */
export function waitsForDays(
  { hearts, state }: Pick<RunnerState, 'hearts' | 'state'>,
  phase: 'commit' | 'open',
): boolean {
  if (!hasDayClock(state.spec)) return false;
  if (presentSeats(state).some(seat => sealOwed(hearts, state, seat) !== undefined)) return true;
  return phase === 'commit' && !mayDeal(state);
}

/** Ends the current step of a seal without waiting for silent seats, unless `holds` returns false. */
export const closeSeal = (runner: RunnerState, holds: () => boolean): Promise<unknown> =>
  enqueue(runner, () => run(runner, closingAt(runner), holds));

const closingAt = ({ state, ports }: RunnerState): SealCommand => {
  const { deal, attempt, phase } = stepOf(state.seal);
  if (phase === 'open' || state.spec.beacon === undefined) return { type: 'close-seal', deal, attempt, phase };
  return { type: 'close-seal', deal, attempt, phase, round: beaconOf(ports).next(state.spec.beacon) };
};

/** Starts the timer of each step once. A table that is resumed during a step starts it again. */
function openWindow(runner: RunnerState): void {
  const { seal } = runner.state;
  const { deal, attempt, phase } = stepOf(seal);
  const came = seal !== null && allSeatsDone(seal);
  const name = `${deal} ${attempt} ${phase}${came ? ' all' : ''}`;
  if (runner.sealing === name) return;
  runner.sealing = name;
  const holds = (): boolean => name.startsWith(nameOf(runner.state.seal));
  const ended =
    came && phase === 'open'
      ? drawn(runner, seal).then(command => enqueue(runner, () => run(runner, command)))
      : runner.ports.alarms.after(came ? 0 : SEAL_WINDOW_MS).then(() => closeSeal(runner, holds));
  void ended.catch((error: unknown) => stopAfterError(runner, error));
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

/** Waits for the round of the public beacon. If it is not published in time, the deal is dealt without it. */
async function drawn({ state, ports }: RunnerState, { deal, attempt, beacon }: Seal): Promise<SealCommand> {
  const { spec } = state;
  const round = beacon && spec.beacon ? await beaconOf(ports).drawn(spec.beacon, beacon.round) : null;
  return { type: 'close-seal', deal, attempt, phase: 'open', drawn: round };
}

function beaconOf({ beacon }: RunnerState['ports']): Beacon {
  if (beacon === undefined) throw new Error('Cannot go on: this table mixes in a beacon, but none is configured');
  return beacon;
}
