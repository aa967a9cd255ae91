// When a deal must be sealed, and the interface of sealing. Server and players commit to secrets and reveal
// them, and the cards are computed from all of the secrets. The code behind the interface is a separate
// module, because a page that only plays against bots need not load it.

import type { BeaconRound, SealEvent } from '@moonshot/protocol';
import type { Hearts, Seat, Verdict } from '@moonshot/rules';
import { dealOwed } from './randomness.ts';
import { matchIsOver, type Seal, type Spec, type State } from './state.ts';

/**
 * A command about the seal of a deal, from a seat or from the table itself. The command has no number,
 * because a repeated command changes nothing.
 */
export type SealCommand =
  | ({ readonly type: 'commitSeal'; readonly seat: Seat; readonly commitment: string } & Attempted)
  | ({ readonly type: 'openSeal'; readonly seat: Seat; readonly bytes: string } & Attempted)
  | ({
      readonly type: 'close-seal'; // ends a phase of the seal without waiting longer for seats
      readonly phase: 'commit' | 'open';
      readonly round?: number | undefined; // the round of the public beacon that will be mixed in
      readonly drawn?: BeaconRound | null | undefined; // the beacon's round; null if it came too late
    } & Attempted)
  | { readonly type: 'unseal' };

/**
 * The deal, and the number of the attempt at sealing it, from 0. A client of the old protocol sends no
 * attempt.
 */
interface Attempted {
  readonly deal: number;
  readonly attempt?: number | undefined;
}

/**
 * Why a seal refuses a command: the command comes too late or too early (`time`), the seat has given another
 * value before (`other`), or the secret does not match the seat's commitment (`wrong`).
 */
export interface SealRefusal {
  readonly type: 'not-sealing';
  readonly why: 'time' | 'other' | 'wrong';
}

export type SealDecision = Verdict<readonly SealEvent[], SealRefusal>;

/** How deals are sealed. A page that only plays against bots runs without these rules. */
export interface SealRules {
  /** The events that begin a deal's seal. If no seat has to be waited for, they also complete the seal. */
  begin(hearts: Hearts, state: State): readonly SealEvent[];
  /** The events of a command. The list is empty if the command repeats an accepted one. */
  decide(state: State, command: SealCommand): SealDecision;
}

/**
 * The phase of the seal for the next cut or deal. Null before the seal begins. Undefined if the table need
 * not cut or deal now, or does not seal its deals.
 */
function progress(hearts: Hearts, state: State): Seal['phase'] | null | undefined {
  const { spec, seal } = state;
  const owed = hearts.game.owed(state.game);
  if (!spec.sealed || matchIsOver(state) || (owed !== 'dealer' && owed !== 'deal')) return undefined;
  return seal?.deal === dealOwed(state) ? seal.phase : null;
}

/** Whether the next cut or deal still has to wait for its seal. */
export function owesSeal(hearts: Hearts, state: State): boolean {
  const phase = progress(hearts, state);
  return phase !== undefined && phase !== 'mixed';
}

/** What a seal in progress asks of the seats; undefined if no seal is in progress. */
export function sealPhase(hearts: Hearts, state: State): 'commit' | 'open' | undefined {
  const phase = progress(hearts, state);
  return phase === 'commit' || phase === 'open' ? phase : undefined;
}

/**
 * Whether the table is for correspondence play: each answer may take days, so that players need not be online
 * at the same time.
 */
export const hasDayClock = ({ online }: Spec): boolean => online?.clock != null && 'days' in online.clock;

/** Seats with a published commitment whose secret has not been revealed. */
export const unopened = ({ commitments, opened }: Pick<Seal, 'commitments' | 'opened'>): readonly Seat[] =>
  commitments.flatMap((one, seat) => (one !== null && opened[seat] === null ? [seat] : []));

/** Whether every seat has done its part in this phase. The beacon's round may still be pending. */
export const allSeatsDone = (seal: Seal): boolean =>
  seal.phase === 'commit' ? seal.asked.every(seat => seal.commitments[seat]) : unopened(seal).length === 0;

/**
 * What the table awaits from a seat: its commitment, or its secret. The table waits for commitments only
 * before the first deal and after a void attempt. For other deals a seat may commit when it gets ready, but
 * need not.
 */
export function sealOwed(hearts: Hearts, state: State, seat: Seat): 'commit' | 'open' | undefined {
  const { seal, game } = state;
  const phase = sealPhase(hearts, state);
  if (phase === undefined || !seal?.asked.includes(seat)) return undefined;
  if (phase === 'commit')
    return (game.results.length === 0 || seal.attempt > 0) && !seal.commitments[seat] ? 'commit' : undefined;
  return seal.commitments[seat] && !seal.opened[seat] ? 'open' : undefined;
}

/** Whether the match is over and the server's secrets have not been revealed yet. */
export const owesUnsealing = (state: State): boolean => !state.unsealed && state.seal !== null && matchIsOver(state);
