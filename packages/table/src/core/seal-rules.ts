// When a deal must be sealed, and the interface of sealing: a page without server tables need not load the
// code.

import type { BeaconRound, SealEvent } from '@moonshot/protocol';
import type { Hearts, HeartsGame, Seat, Verdict } from '@moonshot/rules';
import { dealOwed } from './randomness.ts';
import { matchIsOver, type Seal, type Spec, type State } from './state.ts';

/** A command to a seal: from a seat, without a number because a repeat changes nothing, or from the table. */
export type SealCommand =
  | ({ readonly type: 'commitSeal'; readonly seat: Seat; readonly commitment: string } & Attempted)
  | ({ readonly type: 'openSeal'; readonly seat: Seat; readonly bytes: string } & Attempted)
  | ({
      readonly type: 'close-seal'; // stop waiting
      readonly phase: 'commit' | 'open';
      readonly round?: number | undefined; // the beacon's round that will be mixed in
      readonly drawn?: BeaconRound | null | undefined; // that round; null if it did not come in time
    } & Attempted)
  | { readonly type: 'unseal' };

/** Identifies a seal; the old protocol has no attempts. */
interface Attempted {
  readonly deal: number;
  readonly attempt?: number | undefined;
}

/**
 * Why a seal refuses a command: too late, too early, another value was given before, or it does not fit the
 * commitment.
 */
export interface SealRefusal {
  readonly type: 'not-sealing';
  readonly why: 'time' | 'other' | 'wrong';
}

export type SealDecision = Verdict<readonly SealEvent[], SealRefusal>;

/** How deals are sealed. Missing on pages without server tables, which need not load it. */
export interface SealRules {
  /** The first events of a deal's seal, or all of them if no seat is asked. */
  begin(hearts: Hearts, state: State): readonly SealEvent[];
  /** The events of a command. The list is empty if the command repeats an accepted one. */
  decide(state: State, command: SealCommand): SealDecision;
}

/** The phase of the seal for what is owed: null before it begins, undefined if nothing owed needs a seal. */
function progress(hearts: Hearts, state: State): Seal['phase'] | null | undefined {
  const { spec, seal } = state;
  const owed = (hearts.game as HeartsGame).owed(state.game);
  if (!spec.sealed || matchIsOver(state) || (owed !== 'dealer' && owed !== 'deal')) return undefined;
  return seal?.deal === dealOwed(state) ? seal.phase : null;
}

/** Whether the deal that is owed must be sealed, or is being sealed. */
export function owesSeal(hearts: Hearts, state: State): boolean {
  const phase = progress(hearts, state);
  return phase !== undefined && phase !== 'mixed';
}

/** What the seats are asked for; undefined while no seal is open. */
export function sealPhase(hearts: Hearts, state: State): 'commit' | 'open' | undefined {
  const phase = progress(hearts, state);
  return phase === 'commit' || phase === 'open' ? phase : undefined;
}

/** Whether answers have days, so that players need not be online at the same time. */
export const isPatient = ({ online }: Spec): boolean => online?.clock != null && 'days' in online.clock;

/** Seats with a published commitment and an unopened secret. */
export const unopened = ({ commitments, opened }: Pick<Seal, 'commitments' | 'opened'>): readonly Seat[] =>
  commitments.flatMap((one, seat) => (one !== null && opened[seat] === null ? [seat] : []));

/** Whether no seat is awaited in this step. A beacon still may be. */
export const allCame = (seal: Seal): boolean =>
  seal.phase === 'commit' ? seal.asked.every(seat => seal.commitments[seat]) : unopened(seal).length === 0;

/**
 * What a seat owes the seal. Before the first deal and for a redraw it owes a commitment; for other deals the
 * client sends one when it is ready.
 */
export function sealOwed(hearts: Hearts, state: State, seat: Seat): 'commit' | 'open' | undefined {
  const { seal, game } = state;
  const phase = sealPhase(hearts, state);
  if (phase === undefined || !seal?.asked.includes(seat)) return undefined;
  if (phase === 'commit')
    return (game.results.length === 0 || seal.attempt > 0) && !seal.commitments[seat] ? 'commit' : undefined;
  return seal.commitments[seat] && !seal.opened[seat] ? 'open' : undefined;
}

/** Whether the match is over and the server's secrets are not revealed yet. */
export const owesUnsealing = (state: State): boolean => !state.unsealed && state.seal !== null && matchIsOver(state);
